import type { Outcome } from '@x/core';
import { compare, count } from '@x/core/build';

/** A side with fewer than `least` pieces of one of the kinds loses (or wins). If both sides have fewer, the side that just moved counts first. */
export const extinction = (
	kinds: readonly string[],
	options: { readonly least?: number; readonly for?: 'loss' | 'win' } = {},
): Outcome[] => {
	const { least = 1, for: result = 'loss' } = options;
	const ends = (who: 'friend' | 'enemy', result: 'loss' | 'win'): Outcome[] =>
		kinds.map((kind) => ({ id: 'extinction', when: 'turn', if: compare(count({ who, kind: [kind] }), '<', least), result }));
	return [...ends('enemy', result === 'loss' ? 'win' : 'loss'), ...ends('friend', result)];
};
