import { fold, forKinds, type Pass, yes } from '../rules/fold.js';
import { nodesWith } from '../rules/structure.js';
import type { Num, Ruleset } from '../rules/types.js';

/** Whether a number is at least zero in every position. The value of a variable may be negative. */
const isCount: Pass<'number', boolean> = /* @__PURE__ */ fold('number', {
	...forKinds(yes, 'store', 'count', 'captured', 'matches', 'repeats', 'kept', 'moves'),
	plain: (value) => value >= 0,
	sum: ({ sum }) => sum.every(({ of, times = 1 }) => times >= 0 && isCount(of)),
	var: () => false,
});

/**
 * Variables that can be negative: those with a negative start, and those that an effect can lower. All others only grow.
 *
 * @example
 * import { negativeVariables } from '@x/core/rules';
 * import { chess } from '@x/games/chess';
 * negativeVariables(chess.rules).size // → 0
 */
export function negativeVariables({ paths, after, turn, vars }: Ruleset): ReadonlySet<string> {
	const start = Object.keys(vars).filter((name) => vars[name]!.start < 0);
	const lowered = nodesWith([paths, after, turn], 'var').flatMap(({ var: name, add = 0, to = 0 }) =>
		isCount(add as Num) && isCount(to as Num) ? [] : [String(name)],
	);
	return new Set([...start, ...lowered]);
}
