import { isSame } from '@x/core/build';

/** Groups items with equal keys, which may be parts of a ruleset. Groups stand in the order of their first items. */
export function groupBy<T>(items: readonly T[], keyOf: (item: T, place: number) => unknown): readonly (readonly T[])[] {
	const groups: { readonly key: unknown; readonly items: T[] }[] = [];
	for (const [place, item] of items.entries()) {
		const key = keyOf(item, place);
		const known = groups.find((group) => isSame(group.key, key));
		if (known === undefined) groups.push({ key, items: [item] });
		else known.items.push(item);
	}
	return groups.map((group) => group.items);
}
