import { XPlane } from './plane/x-plane.js';

/** Registers `<x-plane>`, once. Without a DOM this module does nothing. */
if (globalThis.customElements !== undefined && customElements.get('x-plane') === undefined) customElements.define('x-plane', XPlane);

export type { XPlane } from './plane/x-plane.js';
