/** The types of `<x-board>` and `<x-plane>` in the JSX of React. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { BoardAttributes, PlaneAttributes } from './element/attributes.js';
import type { XBoard } from './element/x-board.js';
import type { XPlane } from './plane/x-plane.js';

/** The attributes of an element in the JSX of React. */
export type ReactAttributes<E extends HTMLElement, Own> = DetailedHTMLProps<HTMLAttributes<E>, E> & Own;

declare module 'react' {
	namespace JSX {
		interface IntrinsicElements {
			'x-board': ReactAttributes<XBoard, BoardAttributes>;
			'x-plane': ReactAttributes<XPlane, PlaneAttributes>;
		}
	}
}
