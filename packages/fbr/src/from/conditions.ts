import type { Cond, Filter, Num } from '@x/core';

/** A comparison with a number. */
export interface Comparison {
	readonly left: Num;
	readonly sign: '<' | '=' | '>';
	readonly right: number;
}

/** The comparison that a condition is. */
export const comparisonOf = (cond: Cond | undefined): Comparison | undefined =>
	cond !== undefined && 'compare' in cond && typeof cond.compare[2] === 'number'
		? { left: cond.compare[0], sign: cond.compare[1], right: cond.compare[2] }
		: undefined;

/** A number of pieces that is below a limit, or above one. */
export interface Counted {
	readonly filter: Filter;
	readonly zone: string | undefined;
	readonly below?: number;
	readonly above?: number;
}

/** The count that a condition compares: fewer pieces than a limit, or more. */
export function countOf(cond: Cond | undefined): Counted | undefined {
	if (cond !== undefined && 'not' in cond) {
		const inner = countOf(cond.not);
		if (inner?.above !== undefined) return { filter: inner.filter, zone: inner.zone, below: inner.above + 1 };
		return inner?.below === undefined ? undefined : { filter: inner.filter, zone: inner.zone, above: inner.below - 1 };
	}
	const found = comparisonOf(cond);
	if (found === undefined || typeof found.left !== 'object' || !('count' in found.left) || found.left.if !== undefined) return undefined;
	const { count: filter, zone } = found.left;
	if (found.sign === '<') return { filter, zone, below: found.right };
	if (found.sign === '>') return { filter, zone, above: found.right };
	return found.right === 0 ? { filter, zone, below: 1 } : undefined;
}

/** The only keys of a filter. */
export const hasOnly = (filter: Filter, ...keys: readonly (keyof Filter)[]): boolean =>
	Object.keys(filter).every((key) => (keys as readonly string[]).includes(key));
