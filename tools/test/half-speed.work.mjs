// Counts moves of chess from built packages: first without captures in passing and castling, then with them, as a benchmark or a server does.

import { perft } from '../../packages/core/dist/index.js';
import { parsePosition } from '../../packages/fen/dist/index.js';
import { chess } from '../../packages/games/dist/ready/chess.js';

for (const [text, depth, times] of [
	['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 4, 40],
	['r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 3, 12],
]) {
	const position = parsePosition(text, chess);
	for (let time = 0; time < times; time++) perft(position, depth);
}
