/** The types of `<x-board>` and `<x-plane>` in the templates of Svelte. */
import type { HTMLAttributes } from 'svelte/elements';
import type { BoardAttributes, PlaneAttributes } from './element/attributes.js';
import type { XBoard } from './element/x-board.js';
import type { XPlane } from './plane/x-plane.js';

/** The attributes of an element in a template of Svelte. */
export type SvelteAttributes<E extends HTMLElement, Own> = HTMLAttributes<E> & Own;

declare module 'svelte/elements' {
	interface SvelteHTMLElements {
		'x-board': SvelteAttributes<XBoard, BoardAttributes>;
		'x-plane': SvelteAttributes<XPlane, PlaneAttributes>;
	}
}
