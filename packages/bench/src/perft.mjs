/** Counting the leaves of the move tree, bulk-counted at the last ply. */
import { perft } from '@x/core';
import { chess } from '@x/core/games/chess';
import { parsePosition } from '@x/fen';
import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chessops/chess';
import { perft as chessopsPerft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import { geometricMean, ratioOf } from './ratio.mjs';

const POSITIONS = [
	{ name: 'start', fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', depth: 4, nodes: 197281 },
	{ name: 'Kiwipete', fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', depth: 3, nodes: 97862 },
	{ name: 'position 3', fen: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', depth: 5, nodes: 674624 },
	{ name: 'position 4', fen: 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', depth: 4, nodes: 422333 },
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

/**
 * @param {{ rounds: number }} options
 * @returns {import('./table.mjs').Row[]}
 */
export const perftRows = ({ rounds }) => {
	const rows = [];
	for (const [peer, prepare] of Object.entries(PEERS)) {
		const own = POSITIONS.map(({ name, fen, depth, nodes }) => {
			const position = parsePosition(fen, chess);
			const ours = () => perft(position, depth);
			const theirs = prepare(fen, depth);
			if (ours() !== nodes || theirs() !== nodes) throw new Error(`${name}: ours ${ours()}, ${peer} ${theirs()}, known ${nodes}`);
			const slow = peer === 'chess.js';
			const { ratio, ours: milliseconds } = ratioOf(ours, theirs, { rounds: slow ? Math.min(rounds, 7) : rounds });
			return { what: `perft ${depth}, ${name}`, peer, ratio, rate: `${(nodes / milliseconds / 1000).toFixed(1)} M nodes/s` };
		});
		rows.push(...own, { what: 'perft, geometric mean', peer, ratio: geometricMean(own.map(({ ratio }) => ratio)), rate: '' });
	}
	return rows;
};
