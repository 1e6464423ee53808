import { asEffect, fold, type Pass } from '../rules/fold.js';
import type { Effect, Ruleset } from '../rules/types.js';
import { Inspection } from './inspect.js';

const yes = (): boolean => true;

/** Whether a number is at least zero in every position. The value of a variable may be negative. */
const isCount: Pass<'number', boolean> = fold('number', {
	plain: (value) => value >= 0,
	sum: ({ sum }) => sum.every(({ of, times = 1 }) => times >= 0 && isCount(of)),
	var: () => false,
	store: yes,
	count: yes,
	captured: yes,
	matches: yes,
	repeats: yes,
	kept: yes,
	moves: yes,
});

/**
 * Variables that can be negative: those with a negative start, and those that an effect can lower. All others only grow.
 *
 * @example
 * import { negativeVariables } from '@x/core/rules';
 * import { chess } from '@x/games/chess';
 * negativeVariables(chess.rules).size // → 0
 */
export function negativeVariables(ruleset: Ruleset): ReadonlySet<string> {
	const found = new Set(Object.keys(ruleset.vars).filter((name) => ruleset.vars[name]!.start < 0));
	const effect = (node: Effect): void => {
		const { var: name, add = 0, to = 0 } = asEffect('var', node) ?? {};
		if (name !== undefined && !(isCount(add) && isCount(to))) found.add(name);
	};
	new Inspection(ruleset, { effect, once: true }).all();
	return found;
}
