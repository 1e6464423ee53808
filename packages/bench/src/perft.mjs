/** Counting the leaves of the move tree, bulk-counted at the last ply. */
import { perft } from '@x/core';
import { parsePosition } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { perft as chessopsPerft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import { installed, nativeRow } from './native.mjs';
import { geometricMean, ratioOf } from './ratio.mjs';

/** The usual four positions: a depth for a peer in the same process, and a larger one for a program that has to be started. */
const POSITIONS = [
	{ name: 'start', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', depth: 4, deep: 5, counts: { 4: 197281, 5: 4865609 } },
	{
		name: 'Kiwipete',
		fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
		depth: 3,
		deep: 4,
		counts: { 3: 97862, 4: 4085603 },
	},
	{ name: 'position 3', fen: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', depth: 5, deep: 6, counts: { 5: 674624, 6: 11030083 } },
	{
		name: 'position 4',
		fen: 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
		depth: 4,
		deep: 5,
		counts: { 4: 422333, 5: 15833292 },
	},
];

const PEERS = {
	chessops: (fen, depth) => {
		const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
		return () => chessopsPerft(position, depth, false);
	},
	'chess.js': (fen, depth) => {
		const position = new ChessJs(fen);
		return () => position.perft(depth);
	},
};

const meanRow = (peer, rows) => ({ what: 'perft, geometric mean', peer, ratio: geometricMean(rows.map(({ ratio }) => ratio)), rate: '' });

/**
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const perftRows = ({ rounds }) => {
	const rows = [];
	for (const [peer, prepare] of Object.entries(PEERS)) {
		const own = POSITIONS.map(({ name, fen, depth, counts }) => {
			const nodes = counts[depth];
			const position = parsePosition(fen, chess);
			const ours = () => perft(position, depth);
			const theirs = prepare(fen, depth);
			if (ours() !== nodes || theirs() !== nodes) throw new Error(`${name}: ours ${ours()}, ${peer} ${theirs()}, known ${nodes}`);
			const slow = peer === 'chess.js';
			const { ratio, ours: milliseconds } = ratioOf(ours, theirs, { rounds: slow ? Math.min(rounds, 7) : rounds });
			return { what: `perft ${depth}, ${name}`, peer, ratio, rate: `${(nodes / milliseconds / 1000).toFixed(1)} M nodes/s` };
		});
		rows.push(...own, meanRow(peer, own));
	}
	const native = 'fairy-stockfish';
	if (!installed(native)) return rows;
	const own = POSITIONS.map(({ name, ...entry }) =>
		nativeRow(native, { ...entry, name, variant: 'chess', start: parsePosition(entry.fen, chess) }, Math.min(rounds, 5)),
	);
	return [...rows, ...own, meanRow(native, own)];
};
