/** Registers `<x-plane>`. */
import { XPlane } from './plane/x-plane.js';

if (globalThis.customElements !== undefined && customElements.get('x-plane') === undefined) customElements.define('x-plane', XPlane);

declare global {
	interface HTMLElementTagNameMap {
		'x-plane': XPlane;
	}
}
