import type { Flag, Ruleset } from './types.js';

/** Whether a flag can be on a piece of a kind, as a function of the kind. */
export function carriersOf({ kinds }: Flag): (kind: string) => boolean {
	if (kinds === undefined) return () => true;
	const listed = new Set(kinds);
	return (kind) => listed.has(kind);
}

/** The number of flags that a piece can carry, as a function of its kind. */
export function flagCounts({ flags }: Ruleset): (kind: string) => number {
	const onEvery = Object.values(flags).filter(({ kinds }) => kinds === undefined).length;
	const counts = new Map<string, number>();
	for (const { kinds } of Object.values(flags)) for (const kind of new Set(kinds)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
	return (kind) => onEvery + (counts.get(kind) ?? 0);
}
