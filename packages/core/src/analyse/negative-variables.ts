import { nodesWith } from '../ruleset/structure.js';
import type { Num, Ruleset } from '../ruleset/types.js';

/** Whether a number is never below zero, whatever the position. The value of a variable may be. */
function isCount(num: Num): boolean {
	if (typeof num === 'number') return num >= 0;
	if ('sum' in num) return num.sum.every(({ of, times = 1 }) => times >= 0 && isCount(of));
	return !('var' in num);
}

/**
 * Variables that may be below zero: those that start there, and those that an effect may lower. All others count upwards.
 *
 * @example
 * import { negativeVariables } from '@x/core/engine';
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
