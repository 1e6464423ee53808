/** The types of `<x-board>`, `<x-game>`, `<x-moves>` and `<x-plane>` in the JSX of React. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { BoardAttributes, GameAttributes, MovesAttributes, PlaneAttributes } from './element/attributes.js';
import type { XBoard } from './element/x-board.js';
import type { XMoves } from './moves/x-moves.js';
import type { XPlane } from './plane/x-plane.js';
import type { XGame } from './viewer/x-game.js';

/** The attributes of an element in the JSX of React. */
export type ReactAttributes<E extends HTMLElement, Own> = DetailedHTMLProps<HTMLAttributes<E>, E> & Own;

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'x-board': ReactAttributes<XBoard, BoardAttributes>;
			'x-game': ReactAttributes<XGame, GameAttributes>;
			'x-moves': ReactAttributes<XMoves, MovesAttributes>;
			'x-plane': ReactAttributes<XPlane, PlaneAttributes>;
		}
	}
}
