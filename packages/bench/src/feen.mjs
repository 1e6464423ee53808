/** FEEN read and written, compared with FEN of the same positions: both sides read and write the whole board. */
import { parse, stringify } from '@x/feen';
import { chess } from '@x/feen/bindings';
import { importFen } from '@x/feen/convert';
import { makeFen, parseFen } from 'chessops/fen';
import { fensOf } from './fen.mjs';
import { ratioOf } from './ratio.mjs';

/** @param {string} fen */
const feenOf = (fen) => {
	const read = importFen(fen, chess);
	if (!read.ok) throw new Error(`${fen}: ${read.problems[0].message}`);
	return stringify(read.value.feen);
};

/**
 * @param {readonly string[][]} games
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const feenRows = (games, { rounds }) => {
	const fens = fensOf(games);
	const feens = fens.map(feenOf);
	for (const feen of feens) if (stringify(parse(feen)) !== feen) throw new Error(`Expected ${feen}, found ${stringify(parse(feen))}`);
	const ours = () => feens.reduce((sum, feen) => sum + stringify(parse(feen)).length, 0);
	const theirs = () => fens.reduce((sum, fen) => sum + makeFen(parseFen(fen).unwrap()).length, 0);
	const measured = ratioOf(ours, theirs, { rounds });
	return [
		{
			what: 'FEEN → value → FEEN (peer: FEN)',
			peer: 'chessops',
			ratio: measured.ratio,
			rate: `${(feens.length / measured.ours / 1000).toFixed(2)} M FEENs/s`,
		},
	];
};
