import { nodesWith } from './structure.js';
import type { Ruleset } from './types.js';

/**
 * The reasons that an outcome of a game may have: the ids of its outcomes and of the `end` effects of its moves, and `stuck` if it has no outcome that
 * holds whenever a side cannot move.
 *
 * @example
 * import { reasonsOf } from '@x/core/rules';
 * import { clobber } from '@x/games/clobber';
 * reasonsOf(clobber.rules) // → [ 'stuck' ]
 */
export function reasonsOf({ outcomes, paths, after, turn }: Ruleset): string[] {
	const ends = nodesWith([paths, after, turn], 'end').map(({ id }) => String(id));
	const isNamed = outcomes.some(({ when, if: condition }) => when === 'stuck' && condition === undefined);
	return [...new Set([...outcomes.map(({ id }) => id), ...ends, ...(isNamed ? [] : ['stuck'])])];
}
