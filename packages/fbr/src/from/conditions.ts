import type { Cond, Filter, Num } from '@x/core';
import { asCondition, asNumber } from '@x/core/rules';

/** A comparison with a number. */
export interface Comparison {
	readonly left: Num;
	readonly sign: '<' | '=' | '>';
	readonly right: number;
}

/** The comparison that a condition is. */
export function comparisonOf(cond: Cond | undefined): Comparison | undefined {
	const [left, sign, right] = asCondition('compare', cond)?.compare ?? [];
	return left !== undefined && sign !== undefined && typeof right === 'number' ? { left, sign, right } : undefined;
}

/** A number of pieces that is below a limit, or above one. */
export interface Counted {
	readonly filter: Filter;
	readonly zone: string | undefined;
	readonly below?: number;
	readonly above?: number;
}

/** The count that a condition compares: fewer pieces than a limit, or more. */
export function countOf(cond: Cond | undefined): Counted | undefined {
	if (cond === undefined) return undefined;
	const inner = countOf(asCondition('not', cond)?.not);
	if (inner?.above !== undefined) return { filter: inner.filter, zone: inner.zone, below: inner.above + 1 };
	if (inner?.below !== undefined) return { filter: inner.filter, zone: inner.zone, above: inner.below - 1 };
	const found = comparisonOf(cond);
	const counted = asNumber('count', found?.left);
	if (found === undefined || counted === undefined || counted.if !== undefined) return undefined;
	const { count: filter, zone } = counted;
	if (found.sign === '<') return { filter, zone, below: found.right };
	if (found.sign === '>') return { filter, zone, above: found.right };
	return found.right === 0 ? { filter, zone, below: 1 } : undefined;
}

/** The only keys of a filter. */
export const hasOnly = (filter: Filter, ...keys: readonly (keyof Filter)[]): boolean =>
	Object.keys(filter).every((key) => (keys as readonly string[]).includes(key));
