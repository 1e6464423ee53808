import { misuse, RulesetError } from '@x/diagnostics';
import { shapeFaults } from './check/shape.js';
import type { Names } from './names.js';
import { normalise } from './normalise.js';
import { isObject } from './structure.js';
import type { Ruleset } from './types.js';

/**
 * Checks a ruleset that a function received, and returns its normal form.
 *
 * @throws TypeError where it is not an object; RulesetError with every part of the wrong form.
 *
 * @example
 * import { rulesetGiven } from '@x/core/rules';
 * rulesetGiven('chess'); // throws TypeError
 */
export function rulesetGiven(ruleset: Ruleset, argument = 'ruleset'): Ruleset {
	if (!isObject(ruleset)) misuse(argument, 'a Ruleset', ruleset);
	const normal = normalise(ruleset);
	const faults = shapeFaults(normal);
	if (faults.length > 0) throw new RulesetError(faults);
	return normal;
}

/**
 * Checks names that a function received, if any.
 *
 * @throws TypeError where they are not Names.
 *
 * @example
 * import { namesGiven } from '@x/core/rules';
 * namesGiven('letters'); // throws TypeError
 */
export function namesGiven(names: Names | undefined): Names | undefined {
	if (names === undefined || (isObject(names) && isObject(names.kinds))) return names;
	return misuse('names', 'Names', names, 'Each game of @x/games has them as `names`.');
}
