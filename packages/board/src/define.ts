/** Registers `<x-board>`. */
import { register } from './element/register.js';

register();

export { XBoard } from './element/x-board.js';
