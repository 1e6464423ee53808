/** FEN read and written: as a setup, and as a position validated by the rules. */
import { apply } from '@x/core';
import { parse, parsePosition, stringify, stringifySetup } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { resolve } from '@x/san';
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import kokopu from 'kokopu';
import { ratioOf } from './ratio.mjs';

/** The FENs of the positions of some games, every few plies. */
export const fensOf = (games, step = 7) =>
	games.flatMap((game) => {
		const fens = [];
		let position = chess.start;
		game.forEach((san, index) => {
			position = apply(position, resolve(san, position));
			if (index % step === 0) fens.push(stringify(position));
		});
		return fens;
	});

const WORKS = [
	{
		what: 'FEN → arrangement → FEN',
		peer: 'chessops',
		ours: (fen) => stringifySetup(parse(fen, chess), chess),
		theirs: (fen) => makeFen(parseFen(fen).unwrap()),
	},
	{
		what: 'FEN → arrangement → FEN',
		peer: 'kokopu',
		ours: (fen) => stringifySetup(parse(fen, chess), chess),
		theirs: (fen) => new kokopu.Position(fen).fen(),
	},
	{
		what: 'FEN → position → FEN',
		peer: 'chessops',
		ours: (fen) => stringify(parsePosition(fen, chess)),
		theirs: (fen) => makeFen(Chess.fromSetup(parseFen(fen).unwrap()).unwrap().toSetup()),
	},
	{
		what: 'FEN → position → FEN',
		peer: 'kokopu',
		ours: (fen) => stringify(parsePosition(fen, chess)),
		theirs: (fen) => new kokopu.Position(fen).fen(),
	},
];

/**
 * @param {readonly string[][]} games
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const fenRows = (games, { rounds }) => {
	const fens = fensOf(games);
	const all = (one) => () => fens.reduce((sum, fen) => sum + one(fen).length, 0);
	return WORKS.map(({ what, peer, ours, theirs }) => {
		for (const fen of fens) {
			if (ours(fen) !== fen) throw new Error(`Expected ${fen}, found ${ours(fen)}`);
		}
		const measured = ratioOf(all(ours), all(theirs), { rounds });
		return { what, peer, ratio: measured.ratio, rate: `${(fens.length / measured.ours / 1000).toFixed(2)} M FENs/s` };
	});
};
