import type { CellId } from './geometry.js';

/** Names of the colours of marks and arrows. Each has the custom property `--x-board-mark-NAME`. */
export type MarkColor = 'green' | 'red' | 'blue' | 'yellow';

/** A mark on a cell. Marks differ in shape as well as in colour. */
export interface Mark {
	readonly cell: CellId;
	/** By default `circle`. Those of the types `tint`, `slash` and `backslash` are under the piece. */
	readonly type?: 'circle' | 'tint' | 'frame' | 'dot' | 'cross' | 'diamond' | 'slash' | 'backslash';
	/** By default `green`. */
	readonly color?: MarkColor;
}

/** A circle around a cell. */
export type Circle = Pick<Mark, 'cell' | 'color'>;

/** An arrow from the middle of a cell to that of another. */
export interface Arrow {
	readonly from: CellId;
	readonly to: CellId;
	/** By default `green`. */
	readonly color?: MarkColor;
}

/** The arrows and circles that the user has drawn, in the order of drawing. */
export interface Drawings {
	readonly arrows: readonly Arrow[];
	readonly circles: readonly Circle[];
}
