import { XPlane } from './x-plane.js';

/** Registers `<x-plane>`, once, where there are custom elements. */
export const register = (): void => {
	if (globalThis.customElements !== undefined && customElements.get('x-plane') === undefined) customElements.define('x-plane', XPlane);
};
