import type { MarkColor } from '../model/mark.js';
import type { PieceLook } from '../model/piece.js';

/** A cell. Its coordinates are exact, however far it is. */
export type PlaneCell = readonly [x: bigint, y: bigint];

/**
 * A piece on a cell.
 *
 * The picture `void` is a hole in the board, and is not looked up in a set. The picture `obstacle` is a block if no set has it.
 */
export interface PlanePiece {
	readonly x: bigint;
	readonly y: bigint;
	/** Pieces of one kind may share this object; they are then drawn from the same memory. */
	readonly look: PieceLook;
}

/** The numbers of steps `k` for which (`times` · `k` + `plus`) / `over` is an integer and, with `primes`, a prime. */
export interface PlaneSeries {
	/** By default false. */
	readonly primes?: boolean;
	/** By default 1. */
	readonly times?: bigint;
	/** By default 0. */
	readonly plus?: bigint;
	/** By default 1. */
	readonly over?: bigint;
}

/** The cells at `from` + `k` · `by`, for every `k` from `first` to `last` that satisfies the conditions. */
export interface PlaneRay {
	readonly from: PlaneCell;
	readonly by: PlaneCell;
	/** By default 1. */
	readonly first?: bigint;
	/** Undefined for a ray without end. */
	readonly last?: bigint | undefined;
	/** Steps that are left out. */
	readonly except?: readonly bigint[];
	/** Series that a step has to be in, all of them. */
	readonly only?: readonly PlaneSeries[];
	/** Series that a step may not be in. */
	readonly not?: readonly PlaneSeries[];
}

/** The cells that the picked-up piece can go to. */
export interface PlaneReach {
	/** The cell of the piece. The board ignores the targets of another piece than the one that is picked up. */
	readonly from: PlaneCell;
	readonly points: readonly { readonly to: PlaneCell; readonly capture?: boolean }[];
	readonly rays: readonly PlaneRay[];
	/** Announced in place of the number of cells and rays. */
	readonly words?: string;
	/** The piece is only looked at, as it is not its turn: its targets are drawn in another shape and colour. */
	readonly idle?: boolean;
}

/** A mark: a cell, or a ray from the middle of a cell. Its colour is by default that of `--x-board-square`. */
export type PlaneMark =
	| { readonly cell: PlaneCell; readonly color?: MarkColor }
	| { readonly from: PlaneCell; readonly by: PlaneCell; readonly color?: MarkColor };

/** The last columns and rows of the board, inclusive. A side without a number is open. */
export interface PlaneBorder {
	readonly left?: bigint;
	readonly right?: bigint;
	readonly bottom?: bigint;
	readonly top?: bigint;
}

/** A row on which a side promotes. */
export interface PlanePromotion {
	/** Index of the side. */
	readonly side: number;
	readonly y: bigint;
}

/** One of several moves between the same cells. */
export interface PlaneChoice {
	/** Given back as `choice` of the event `plane-move`. */
	readonly id: string;
	/** `queen` */
	readonly label: string;
	/** The piece that the move makes. Without it, the label is shown. */
	readonly look?: PieceLook;
}

/** A question: which of several moves. */
export interface PlaneChoices {
	readonly from: PlaneCell;
	readonly to: PlaneCell;
	/** By default `words.promote`. */
	readonly title?: string;
	readonly options: readonly PlaneChoice[];
}

/**
 * The use of the mouse wheel: `zoom` always zooms; `ctrl` zooms only while Ctrl or ⌘ is held, and when two fingers pinch on a trackpad,
 * and otherwise lets the page scroll.
 */
export type PlaneWheel = 'zoom' | 'ctrl';

/** A part of the interface next to the canvas. */
export type PlaneControl =
	/** Buttons that move the view. */
	| 'tools'
	/** The field for a square or a move. */
	| 'go'
	/** The square in the middle and the size of cells. */
	| 'place'
	/** The list of pieces out of view. */
	| 'far'
	/** The list of all pieces. */
	| 'pieces'
	/** The description of the keys. */
	| 'help';

/** All parts of the interface, in the order in which they are shown. */
export const PLANE_CONTROLS: readonly PlaneControl[] = ['tools', 'go', 'place', 'far', 'pieces', 'help'];
