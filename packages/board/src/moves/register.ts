import { XMoves } from './x-moves.js';

/** Registers `<x-moves>`, once, where there are custom elements. */
export const registerMoves = (): void => {
	if (globalThis.customElements !== undefined && customElements.get('x-moves') === undefined) customElements.define('x-moves', XMoves);
};
