import { XBoard } from './x-board.js';

/** Registers `<x-board>`, once, where there are custom elements. */
export const register = (): void => {
	if (globalThis.customElements !== undefined && customElements.get('x-board') === undefined) customElements.define('x-board', XBoard);
};
