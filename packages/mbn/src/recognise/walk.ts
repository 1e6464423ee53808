import type { Cond, Filter } from '@x/core';
import type { Vector } from '../path/vectors.js';
import type { SideIndex } from './sides.js';

/** The offset of a square from the start of a walk: files and ranks from White's point of view, in one number. */
export type Offset = number;

/** More than twice the maximum distance of two squares on any board. */
const WIDTH = 256;

/** The sum of two packed offsets is the packed sum. */
export const offsetOf = (dx: number, dy: number): Offset => dx + dy * WIDTH;

/**
 * An offset from a side's point of view.
 *
 * @example
 * vectorOf(-511, 0) // [ 1, -2 ]
 * vectorOf(-511, 1) // [ 1, 2 ]
 */
export function vectorOf(offset: Offset, side: SideIndex): Vector {
	const dy = Math.round(offset / WIDTH);
	return [offset - dy * WIDTH, side === 0 ? dy : 0 - dy];
}

/**
 * An offset with reversed ranks.
 *
 * @example
 * mirrored(257) // -255
 */
export const mirrored = (offset: Offset): Offset => offset - 2 * WIDTH * Math.round(offset / WIDTH);

/**
 * The square at an offset from another, or a negative number outside the board.
 *
 * @example
 * squareAt({ files: 8, ranks: 8 }, 12, 256) // 20
 */
export function squareAt({ files, ranks }: { readonly files: number; readonly ranks: number }, origin: number, offset: Offset): number {
	const dy = Math.round(offset / WIDTH);
	const x = (origin % files) + offset - dy * WIDTH;
	const y = Math.floor(origin / files) + dy;
	return x >= 0 && x < files && y >= 0 && y < ranks ? x + y * files : -1;
}

/** One way through a path with all decisions that do not depend on the board, and the squares from which it is possible. */
export interface Walk {
	readonly origins: readonly number[];
	/** The final square of the cursor. */
	readonly to: Offset;
	/** The final square of the mover; `undefined` if the mover is removed. */
	readonly stand: Offset | undefined;
	/** Squares that must be empty and squares that must be occupied, in the order of the tests. */
	readonly empty: readonly Offset[];
	readonly occupied: readonly Offset[];
	/** Own pieces that are required on squares. */
	readonly friends: readonly Standing[];
	/** Other pieces that are required on squares and stay there. */
	readonly others: readonly Standing[];
	readonly captures: readonly Standing[];
	/** The kind that the mover becomes. */
	readonly becomes: string | undefined;
	/** Points left behind. */
	readonly points: readonly { readonly point: string; readonly cell: Offset }[];
	/** Other pieces that are placed. */
	readonly writes: readonly { readonly cell: Offset; readonly piece: string }[];
	/** Other conditions as text; equal conditions have equal texts. */
	readonly tests: readonly string[];
	/** Other effects. */
	readonly effects: readonly string[];
	readonly marks: ReadonlyMap<string, Offset>;
}

/**
 * Castling: the partner must have a flag of its own.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * new Explorer(chess.rules).walks(chess.rules.paths.king!, 'K', 0)?.filter(isCastling).length // 2
 */
export const isCastling = ({ friends }: Walk): boolean => friends.some(({ filter }) => filter.flag !== undefined);

/** The required content of a square. */
export interface Standing {
	readonly cell: Offset;
	readonly filter: Filter;
}

const conditions = new Map<string, Cond | undefined>();

/**
 * The condition from which the test of a walk was written; `undefined` if only the game can decide it.
 *
 * @example
 * conditionOf('{"phase":["white"]}') // { phase: [ 'white' ] }
 * conditionOf('enemy 1') // undefined
 */
export function conditionOf(test: string): Cond | undefined {
	if (!conditions.has(test)) conditions.set(test, test.startsWith('{') ? JSON.parse(test) : undefined);
	return conditions.get(test);
}

const moverFilter = (cond: Cond | undefined): Filter => (cond !== undefined && 'mover' in cond ? cond.mover : {});

/**
 * Whether a test asks that the piece has not moved.
 *
 * @example
 * asksUnmoved('{"mover":{"flag":"castle"}}') // true
 */
export const asksUnmoved = (test: string): boolean => moverFilter(conditionOf(test)).flag !== undefined;
/**
 * Whether the mover becomes the kind of its victim.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * new Explorer(chess.rules).walks(chess.rules.paths.pawn!, 'P', 0)?.some(isAssimilation) // false
 */
export const isAssimilation = ({ becomes, captures }: Walk): boolean => {
	const kinds = captures[0]?.filter.kind;
	return becomes !== undefined && kinds?.length === 1 && kinds[0] === becomes;
};

/**
 * Squares without repetitions, in order.
 *
 * @example
 * sorted([3, 1, 3]) // [ 1, 3 ]
 */
export const sorted = (cells: Iterable<number>): readonly number[] => [...new Set(cells)].sort((a, b) => a - b);
