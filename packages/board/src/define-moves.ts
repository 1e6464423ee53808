/** Registers `<x-moves>`. */
import { registerMoves } from './moves/register.js';

registerMoves();

export { XMoves } from './moves/x-moves.js';
