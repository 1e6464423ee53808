/** Registers `<x-board>`. */
import { XBoard } from './element/x-board.js';

if (globalThis.customElements !== undefined && customElements.get('x-board') === undefined) customElements.define('x-board', XBoard);

declare global {
	interface HTMLElementTagNameMap {
		'x-board': XBoard;
	}
}
