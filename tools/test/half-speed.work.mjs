// Counts moves of chess from built packages: first without captures in passing and castling, then with them, as a benchmark or a server does.

import { perft } from '../../packages/core/dist/index.js';
import { parsePosition } from '../../packages/fen/dist/index.js';
import { chess } from '../../packages/games/dist/ready/chess.js';

const start = parsePosition('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', chess);
const middle = parsePosition('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', chess);
for (let time = 0; time < 40; time++) perft(start, 4);
for (let time = 0; time < 12; time++) perft(middle, 3);
