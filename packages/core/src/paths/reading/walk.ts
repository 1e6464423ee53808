import { asCondition } from '../../rules/fold.js';
import type { CellRef, Cond, Effect, Filter, Path, PieceExpr } from '../../rules/types.js';

/** 0 is the first side, White; 1 is the second one, Black. */
export type SideIndex = 0 | 1;
/**
 * Both sides.
 *
 * @example
 * import { SIDES } from '@x/core/reading';
 * SIDES.length // → 2
 */
export const SIDES: readonly SideIndex[] = [0, 1];

/** The values for White and Black. */
export type Pair<T> = readonly [white: T, black: T];

/**
 * Computes a value for each side.
 *
 * @example
 * import { both } from '@x/core/reading';
 * both((side) => 8 * side) // → [ 0, 8 ]
 */
export const both = <T>(make: (side: SideIndex) => T): Pair<T> => [make(0), make(1)];

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
 * import { vectorOf } from '@x/core/reading';
 * vectorOf(-511, 1) // → [ 1, 2 ]
 */
export function vectorOf(offset: Offset, side: SideIndex): readonly [number, number] {
	const dy = Math.round(offset / WIDTH);
	return [offset - dy * WIDTH, side === 0 ? dy : 0 - dy];
}

/**
 * An offset with reversed ranks.
 *
 * @example
 * import { mirrored } from '@x/core/reading';
 * mirrored(257) // → -255
 */
export const mirrored = (offset: Offset): Offset => offset - 2 * WIDTH * Math.round(offset / WIDTH);

/**
 * The square at an offset from another, or a negative number outside the board.
 *
 * @example
 * import { squareAt } from '@x/core/reading';
 * squareAt({ files: 8, ranks: 8 }, 12, 256) // → 20
 */
export function squareAt({ files, ranks }: { readonly files: number; readonly ranks: number }, origin: number, offset: Offset): number {
	const [dx, dy] = vectorOf(offset, 0);
	const x = (origin % files) + dx;
	const y = Math.floor(origin / files) + dy;
	return x >= 0 && x < files && y >= 0 && y < ranks ? x + y * files : -1;
}

/**
 * The reference to a square that stands in the tests and effects of a walk.
 *
 * @example
 * import { squareRef } from '@x/core/reading';
 * squareRef(257) // → { from: 'origin', by: [ 1, 1 ] }
 */
export const squareRef = (offset: Offset): CellRef => ({ from: 'origin', by: vectorOf(offset, 0) });

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
	readonly writes: readonly { readonly cell: Offset; readonly piece: PieceExpr }[];
	/** Other conditions. The squares that the walk knows are offsets from `origin`, from White's point of view. */
	readonly tests: readonly Cond[];
	/** Other effects, with squares as in the tests. */
	readonly effects: readonly Effect[];
	/** Parts of the path that are not read. */
	readonly unread: readonly (Path | Effect)[];
	readonly marks: ReadonlyMap<string, Offset>;
}

/**
 * Castling: the partner must have a flag of its own.
 *
 * @example
 * import { Explorer, isCastling } from '@x/core/reading';
 * import { chess } from '@x/games/chess';
 * new Explorer(chess.rules).walks(chess.rules.paths.king, 'K', 0)?.filter(isCastling).length // → 2
 */
export const isCastling = ({ friends }: Walk): boolean => friends.some(({ filter }) => filter.flag !== undefined);

/** The required content of a square. */
export interface Standing {
	readonly cell: Offset;
	readonly filter: Filter;
	/** The piece stands on this point, and only the game knows where that is. */
	readonly point?: string;
}

/**
 * Whether a test requires that the piece has not moved.
 *
 * @example
 * import { asksUnmoved } from '@x/core/reading';
 * asksUnmoved({ mover: { flag: 'castle' } }) // → true
 */
export const asksUnmoved = (test: Cond): boolean => asCondition('mover', test)?.mover.flag !== undefined;

/**
 * Whether the mover becomes the kind of its victim.
 *
 * @example
 * import { Explorer, isAssimilation } from '@x/core/reading';
 * import { chess } from '@x/games/chess';
 * new Explorer(chess.rules).walks(chess.rules.paths.pawn, 'P', 0)?.some(isAssimilation) // → false
 */
export const isAssimilation = ({ becomes, captures }: Walk): boolean => {
	const kinds = captures[0]?.filter.kind;
	return becomes !== undefined && kinds?.length === 1 && kinds[0] === becomes;
};

/**
 * Squares without repetitions, in order.
 *
 * @example
 * import { sorted } from '@x/core/reading';
 * sorted([3, 1, 3]) // → [ 1, 3 ]
 */
export const sorted = (cells: Iterable<number>): readonly number[] => [...new Set(cells)].sort((a, b) => a - b);
