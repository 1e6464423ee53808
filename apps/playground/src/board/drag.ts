import type { Point } from './geometry.js';

/** A press on the board. It becomes a drag once it has moved far enough; otherwise it stays a click. */
export interface Drag {
	readonly pointer: number;
	readonly from: number;
	readonly start: Point;
	readonly at: Point;
	readonly moving: boolean;
}

/** A quarter of a cell. A shorter movement is a click. */
const THRESHOLD = 0.25;

export const press = (pointer: number, from: number, at: Point): Drag => ({ pointer, from, start: at, at, moving: false });

export const moveTo = (drag: Drag, at: Point): Drag => ({
	...drag,
	at,
	moving: drag.moving || Math.hypot(at.x - drag.start.x, at.y - drag.start.y) > THRESHOLD,
});

export type Release =
	| { readonly type: 'select'; readonly cell: number }
	| { readonly type: 'drop'; readonly from: number; readonly to: number }
	| { readonly type: 'cancel' };

/** The effect of releasing the pointer; `over` is the cell under it. */
export const release = (drag: Drag, over: number | undefined): Release => {
	if (!drag.moving) return { type: 'select', cell: drag.from };
	if (over === undefined || over === drag.from) return { type: 'cancel' };
	return { type: 'drop', from: drag.from, to: over };
};

/** The position of a pointer on the board, in cells. */
export const pointIn = (
	box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
	width: number,
	height: number,
	clientX: number,
	clientY: number,
): Point => ({ x: ((clientX - box.left) / box.width) * width, y: ((clientY - box.top) / box.height) * height });
