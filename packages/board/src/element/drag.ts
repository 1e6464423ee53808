import type { Point } from '../layout/layout.js';
import type { CellId } from '../model/geometry.js';
import type { Source } from '../model/move.js';

/** A press on a cell or on a piece in a hand. It becomes a drag once it has moved far enough; otherwise it stays a click. */
export interface Drag {
	readonly pointer: number;
	readonly from: Source;
	/** Pixels of the window. */
	readonly start: Point;
	readonly at: Point;
	readonly moving: boolean;
}

/** Pixels; a shorter movement is a click. */
const THRESHOLD = 8;

/** The drag after a movement of its pointer. Only a piece can be dragged. */
export const dragTo = (drag: Drag, at: Point, hasPiece: boolean): Drag => ({
	...drag,
	at,
	moving: drag.moving || (hasPiece && Math.hypot(at.x - drag.start.x, at.y - drag.start.y) > THRESHOLD),
});

/** Whether two sources are the same. */
export const sameSource = (a: Source | undefined, b: Source | undefined): boolean =>
	a !== undefined && b !== undefined && ('cell' in a ? 'cell' in b && a.cell === b.cell : 'drop' in b && a.drop === b.drop);

/** The cell of a source; undefined for a hand. */
export const cellOf = (source: Source | undefined): CellId | undefined =>
	source !== undefined && 'cell' in source ? source.cell : undefined;
