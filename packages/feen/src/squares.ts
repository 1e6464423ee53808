import { misuse } from '@x/diagnostics';
import { coordinates, squareName } from './coordinates.js';
import type { Placement } from './feen.js';
import { placementGiven } from './given.js';

/** A square of a board. */
export interface Place {
	/** File, rank, level …, each from 0 at the left, at the bottom and at the lowest level, as the first player sees the board. */
	readonly at: readonly number[];
	readonly name: string;
	/** An EPIN; `undefined` for an empty square. */
	readonly piece: string | undefined;
}

/** A square with a piece. */
export type Occupied = Place & { readonly piece: string };

/**
 * The rank, the level … of each segment. The last block of a block is its lowest, for any number of blocks.
 */
export const layout = ({ segments, separators }: Placement): readonly (readonly number[])[] => {
	const dimensions = separators.reduce((most, slashes) => Math.max(most, slashes), 0);
	const outer = new Array<number>(dimensions).fill(0);
	const found: number[][] = [];
	for (let nth = segments.length - 1; nth >= 0; nth--) {
		found[nth] = [...outer];
		const slashes = separators[nth - 1] ?? 0;
		outer.fill(0, 0, Math.max(slashes - 1, 0));
		if (slashes) outer[slashes - 1]!++;
	}
	return found;
};

/**
 * Iterates over all squares in the order of the text. Empty squares are created on demand.
 *
 * @example
 * import { parse } from '@x/feen';
 * const [first] = squares(parse('rnk^nr/5//5/RNK^NR / R/r'));
 * first; // → { at: [ 0, 1, 1 ], name: 'a2B', piece: 'r' }
 */
export function squares(placement: Placement): Generator<Place, void, undefined> {
	placementGiven(placement);
	return places(placement);
}

function* places(placement: Placement): Generator<Place, void, undefined> {
	const outer = layout(placement);
	for (const [nth, segment] of placement.segments.entries()) {
		let file = 0;
		for (const square of segment) {
			const end = file + (typeof square === 'number' ? square : 1);
			for (; file < end; file++) {
				const at = [file, ...outer[nth]!];
				yield { at, name: squareName(at), piece: typeof square === 'string' ? square : undefined };
			}
		}
	}
}

/**
 * The pieces on the board with their squares, in the order of the text. The time depends on the length of the text, not on the size of the
 * board.
 *
 * @example
 * import { parse } from '@x/feen';
 * pieces(parse('k^500000/499999K^1 / C/c')).map(({ name }) => name); // → [ 'a2', 'abkpt1' ]
 */
export function pieces(placement: Placement): readonly Occupied[] {
	placementGiven(placement);
	const outer = layout(placement);
	return placement.segments.flatMap((segment, nth) => {
		let file = 0;
		return segment.flatMap((square) => {
			const at = [file, ...outer[nth]!];
			file += typeof square === 'number' ? square : 1;
			return typeof square === 'number' ? [] : [{ at, name: squareName(at), piece: square }];
		});
	});
}

/**
 * The piece on a square, given by its coordinates or its name; `undefined` for an empty square.
 *
 * @throws {RangeError} if the board does not have this square.
 *
 * @example
 * import { parse } from '@x/feen';
 * const position = parse('4k^3/8/8/8/8/8/8/R3K^2+R / C/c');
 * pieceAt(position, 'h1'); // → '+R'
 * pieceAt(position, [4, 7]); // → 'k^'
 * pieceAt(position, 'i1'); // throws RangeError
 */
export function pieceAt(placement: Placement, square: string | readonly number[]): string | undefined {
	placementGiven(placement);
	const { segment, index } = find(placement, square);
	const found = placement.segments[segment]![index]!;
	return typeof found === 'string' ? found : undefined;
}

/** The place of a square in a placement: its segment, the item, and the number of empty squares of the item before it. */
export const find = (placement: Placement, square: string | readonly number[]): { segment: number; index: number; before: number } => {
	if (typeof square !== 'string' && !Array.isArray(square)) misuse('square', 'a name or coordinates', square);
	const at = typeof square === 'string' ? coordinates(square) : square;
	const [file, ...rest] = at;
	const segment = layout(placement).findIndex(
		(outer) => outer.length === rest.length && outer.every((number, axis) => number === rest[axis]),
	);
	let before = file ?? -1;
	const index = (placement.segments[segment] ?? []).findIndex((entry) => {
		const length = typeof entry === 'number' ? entry : 1;
		if (before < length) return true;
		before -= length;
		return false;
	});
	if (index < 0 || !Number.isInteger(before) || before < 0) throw new RangeError(`The board does not have a square ${squareName(at)}`);
	return { segment, index, before };
};
