import { nodesWith } from './structure.js';
import type { Ruleset } from './types.js';

/**
 * The kinds of a ruleset in the order of promotions: as the paths write them, as in "queen, rook, bishop or knight"; then those that no path writes.
 *
 * @example
 * import { promotionOrder } from '@x/core/rules';
 * promotionOrder(chess.ruleset).slice(0, 4) // → [ 'Q', 'R', 'B', 'N' ]
 */
export function promotionOrder({ paths, kinds }: Ruleset): readonly string[] {
	// A filter has a list of kinds; a store is written with the kind that it counts.
	const written = nodesWith(paths, 'kind').flatMap(({ kind, store }) => (typeof kind === 'string' && store === undefined ? [kind] : []));
	return [...new Set([...written, ...Object.keys(kinds)])];
}
