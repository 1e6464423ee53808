import type { Hook } from '@x/core';
import { at, captured, compare, each, forEach, neighbours, occupied, seq, set, step } from '@x/core/build';

/** A capture explodes: it removes the capturer and the adjacent pieces, except the kinds that are spared. */
export const explosion = (spared: readonly string[]): Hook => ({
	id: 'explosion',
	if: compare(captured(), '>', 0),
	do: [set('at', 'none'), forEach(each(neighbours, 'b', seq(step('b'), at(occupied({ notKind: spared })))), 'at', [set('at', 'none')])],
});
