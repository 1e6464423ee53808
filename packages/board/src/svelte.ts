/** The types of `<x-board>`, `<x-game>`, `<x-moves>` and `<x-plane>` in the templates of Svelte. */
import type { HTMLAttributes } from 'svelte/elements';
import type { BoardAttributes, GameAttributes, MovesAttributes, PlaneAttributes } from './element/attributes.js';
import type { XBoard } from './element/x-board.js';
import type { XMoves } from './moves/x-moves.js';
import type { XPlane } from './plane/x-plane.js';
import type { XGame } from './viewer/x-game.js';

/** The attributes of an element in a template of Svelte. */
export type SvelteAttributes<E extends HTMLElement, Own> = HTMLAttributes<E> & Own;

declare module 'svelte/elements' {
	interface SvelteHTMLElements {
		'x-board': SvelteAttributes<XBoard, BoardAttributes>;
		'x-game': SvelteAttributes<XGame, GameAttributes>;
		'x-moves': SvelteAttributes<XMoves, MovesAttributes>;
		'x-plane': SvelteAttributes<XPlane, PlaneAttributes>;
	}
}
