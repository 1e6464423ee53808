/** Registers `<x-game>`, with `<x-board>` and `<x-moves>` in it, for all notations. */
import { allReaders } from './viewer/readers.js';
import { registerGame } from './viewer/register.js';

registerGame(allReaders);

export { XGame } from './viewer/x-game.js';
