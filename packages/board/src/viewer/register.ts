import { register } from '../element/register.js';
import { registerMoves } from '../moves/register.js';
import type { GameReader } from './reader.js';
import { XGame } from './x-game.js';

/**
 * Registers `<x-game>` and the elements in it, once, where there are custom elements. A page that is built as one file contains the code of these
 * readers and of no others.
 *
 * @throws TypeError if the argument is not an array.
 *
 * @example
 * import { chessReader, registerGame } from '@x/board/x-game';
 * registerGame([chessReader]);
 */
export const registerGame = (readers: readonly GameReader[]): void => {
	if (!Array.isArray(readers)) throw new TypeError('Expected an array of readers, such as [chessReader].');
	XGame.readers = readers;
	register();
	registerMoves();
	if (globalThis.customElements !== undefined && customElements.get('x-game') === undefined) customElements.define('x-game', XGame);
};
