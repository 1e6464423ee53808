import type { Outcome } from '@x/core';
import { compare, count } from '@x/core/build';

/** Who has fewer than `least` of one of the kinds has lost (or won); where both have, the one who made it so comes first. */
export const extinction = (
	kinds: readonly string[],
	options: { readonly least?: number; readonly for?: 'loss' | 'win' } = {},
): Outcome[] => {
	const { least = 1, for: result = 'loss' } = options;
	const ends = (who: 'friend' | 'enemy', verdict: 'loss' | 'win'): Outcome[] =>
		kinds.map((kind) => ({ id: 'extinction', when: 'turn', if: compare(count({ who, kind: [kind] }), '<', least), result: verdict }));
	return [...ends('enemy', result === 'loss' ? 'win' : 'loss'), ...ends('friend', result)];
};
