import type { Placement, Square } from './feen.js';
import { placementGiven } from './given.js';

/** Reports the end of each block: its level, from 0 for segments, and its size. */
const blocks = ({ segments, separators }: Placement, ended: (level: number, size: number) => void): void => {
	const sizes: number[] = [];
	const close = (slashes: number, segment: readonly Square[]): void => {
		const length = segment.reduce<number>((sum, square) => sum + (typeof square === 'number' ? square : 1), 0);
		for (let level = 0; level < slashes; level++) {
			ended(level, level ? (sizes[level] ?? 0) + 1 : length);
			sizes[level] = 0;
		}
		sizes[slashes] = (sizes[slashes] ?? 0) + 1;
	};
	for (const [nth, segment] of segments.entries()) close(separators[nth] ?? dimensions({ segments, separators }), segment);
};

/**
 * The number of dimensions of a board: the length of the longest run of slashes plus one.
 *
 * @example
 * import { parse } from '@x/feen';
 * dimensions(parse('ab/cd//AB/CD / G/g')); // → 3
 */
export function dimensions(placement: Placement): number {
	placementGiven(placement);
	const { separators } = placement;
	return separators.reduce((most, slashes) => Math.max(most, slashes), 0) + 1;
}

/**
 * The sizes of a regular board, the outermost first: levels, ranks, files. `undefined` if blocks of a level differ in size, or if the board
 * is not coherent.
 *
 * @example
 * import { parse } from '@x/feen';
 * shape(parse('8/8/8/8/8/8/8/8 / C/c')); // → [ 8, 8 ]
 * shape(parse('rkr/pp/PPPP / G/g')); // → undefined
 */
export function shape(placement: Placement): readonly number[] | undefined {
	placementGiven(placement);
	const sizes: number[] = [];
	let regular = isCoherent(placement);
	blocks(placement, (level, size) => {
		sizes[level] ??= size;
		if (sizes[level] !== size) regular = false;
	});
	return regular ? sizes.reverse() : undefined;
}

/**
 * Returns whether the parts between `//` are divided by `/`, the parts between `///` by `//`, and so on.
 *
 * @example
 * import { parse } from '@x/feen';
 * isCoherent(parse('a/b//c/d / G/g')); // → true
 * isCoherent(parse('a/b//c / G/g')); // → false
 */
export function isCoherent(placement: Placement): boolean {
	placementGiven(placement);
	let coherent = true;
	blocks(placement, (level, size) => {
		if (level && size < 2) coherent = false;
	});
	return coherent;
}
