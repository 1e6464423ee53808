import { type Feen, parse, placementOf } from '@x/feen';
import { MOST_DRAWN } from './drawing.js';

export const EMPTY: Feen = parse('8/8/8/8/8/8/8/8 / C/c');

/** An empty board of given sizes: files, ranks, levels … Undefined if the sizes are invalid. */
export const emptyBoard = (text: string, position: Feen = EMPTY): Feen | undefined => {
	const sizes = (text.match(/\d{1,5}/g) ?? []).map(Number);
	const count = sizes.reduce((product, size) => product * size, 1);
	if (sizes.length === 0 || sizes.length > 16 || count < 1 || count > MOST_DRAWN) return undefined;
	return {
		...position,
		...placementOf(sizes.toReversed(), Array(count).fill(undefined), { drop: true }),
		hands: { first: {}, second: {} },
	};
};
