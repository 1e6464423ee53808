import { checkOptions } from '@x/diagnostics';

/**
 * Limits of the work that a ruleset may cause. They are checked before the work is done. A ruleset beyond a limit is refused with a fault that has the
 * number found and the limit.
 */
export interface Limits {
	/**
	 * Values of the ruleset: objects, lists, numbers and texts, with each named path and condition counted in every place that uses it, and each object
	 * counted in every place where it stands. 1 000 000 by default, and 16 times as many for the start. The largest game of `@x/games` has 10 300.
	 */
	readonly values?: number | undefined;
	/** Bytes of the tables that the compiler makes, as estimated from the board, the pieces and their moves. 268 435 456 by default. */
	readonly memory?: number | undefined;
}

/** Options of functions that read a ruleset. */
export interface RulesetOptions {
	readonly limits?: Limits | undefined;
}

/** Limits, with the defaults. */
export interface KnownLimits {
	readonly values: number;
	readonly memory: number;
}

const DEFAULTS: KnownLimits = { values: 1_000_000, memory: 2 ** 28 };

/**
 * The limits of options, with the defaults.
 *
 * @throws TypeError for an unknown option, and for a limit that is not a number.
 */
export function limitsOf(options: RulesetOptions = {}): KnownLimits {
	checkOptions(options, { limits: 'object' });
	checkOptions(options.limits, { values: 'number', memory: 'number' }, 'options.limits');
	return { values: options.limits?.values ?? DEFAULTS.values, memory: options.limits?.memory ?? DEFAULTS.memory };
}

/** A number found, as messages write it: exact where numbers are. */
export const amount = (count: number): string => (count <= Number.MAX_SAFE_INTEGER ? String(count) : 'more than 9 × 10^15');
