import { chosen, type Direction, FORWARD, images, nearest, same } from '../path/vectors.js';
import type { Modification } from '../tree.js';
import { ALL, type Offset, offsetsOf, type Sizes } from './geometry.js';

/** The letters of modifications that select directions. `d` selects the directions of the board, which the caller states. */
const directionsOf = (modifications: readonly Modification[]): readonly Direction[] =>
	modifications.flatMap((one): readonly Direction[] =>
		one.type === 'directions'
			? [`${one.letters[0]}${one.letters[1]}`]
			: one.type === 'direction' && one.letter !== 'd' && one.letter !== 'z'
				? [one.letter]
				: [],
	);

/**
 * The offsets that modifications of MBN select, clockwise. They are those of the path that the moves have.
 *
 * @param leaps the leaps of the alternative. Without letters, a leg that continues takes the least deflection among all of them.
 * @param ahead the offset of the leg before; absent for a leg that begins.
 */
export function mbnOffsets(
	sizes: Sizes,
	leaps: readonly Sizes[],
	modifications: readonly Modification[],
	ahead: Offset | undefined,
): readonly Offset[] {
	const offsets = offsetsOf(sizes, ALL);
	const letters = directionsOf(modifications);
	if (letters.length > 0) return chosen(offsets, letters, ahead ?? FORWARD);
	if (ahead === undefined) return offsets;
	const near = nearest(
		leaps.flatMap((one) => images(...one)),
		ahead,
	);
	return offsets.filter((offset) => near.some((one) => same(one, offset)));
}
