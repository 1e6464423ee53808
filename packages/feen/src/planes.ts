import type { Placement } from './feen.js';
import { placementGiven } from './given.js';
import { layout } from './squares.js';

/** A board of at most two dimensions that is a part of a larger one. */
export interface Plane extends Placement {
	/** Its place: level and further coordinates, each from 0; empty for a board of at most two dimensions. */
	readonly at: readonly number[];
}

/**
 * Splits a board into planes of files and ranks, in the order of the text. The squares of a plane are those whose coordinates after file
 * and rank are `at`.
 *
 * @example
 * import { parse, pieces, squareName } from '@x/feen';
 * const [upper] = planes(parse('rnk^nr/5//5/RNK^NR / R/r'));
 * upper.at; // → [ 1 ]
 * pieces(upper).map(({ at }) => squareName([...at, ...upper.at])); // → [ 'a2B', 'b2B', 'c2B', 'd2B', 'e2B' ]
 */
export function planes(placement: Placement): readonly Plane[] {
	placementGiven(placement);
	const outer = layout(placement);
	const found: { at: readonly number[]; segments: Placement['segments'][number][]; separators: number[] }[] = [];
	placement.segments.forEach((segment, nth) => {
		const last = found.at(-1);
		if (last && placement.separators[nth - 1] === 1) {
			last.segments.push(segment);
			last.separators.push(1);
		} else found.push({ at: outer[nth]!.slice(1), segments: [segment], separators: [] });
	});
	return found;
}
