import type { Ruleset, Var } from '../rules/types.js';
import type { Piece, Rules } from './types.js';

export const samePiece = (a: Piece | undefined, b: Piece | undefined): boolean =>
	a === b || (a !== undefined && b !== undefined && a.side === b.side && a.kind === b.kind && a.flags.join() === b.flags.join());

/** The key under which the value of a variable is stored: one, or one per side. */
export const varKey = (ruleset: Ruleset, name: string, side: string): string =>
	ruleset.vars[name]?.perSide === true ? `${name}\n${side}` : name;

/** The variable of a key. */
export const variableOf = ({ vars }: Ruleset, key: string): Var | undefined => vars[key.split('\n')[0]!];

/** The key under which the count of a kind in a store is kept. */
export const storeKey = (ruleset: Ruleset, name: string, side: string, kind: string): string =>
	`${name}\n${ruleset.stores[name]?.shared === true ? 'shared' : side}\n${kind}`;

/** The variables that `keep` admits, with their start values. */
export const startVars = (rules: Rules, keep: (name: string) => boolean): Map<string, number> =>
	new Map(
		Object.entries(rules.ruleset.vars)
			.filter(([name]) => keep(name))
			.flatMap(([name, { start, perSide }]) =>
				perSide === true
					? rules.sides.map((side): [string, number] => [varKey(rules.ruleset, name, side), start])
					: [[name, start] as [string, number]],
			),
	);

/** The flags that a piece of a kind can carry: a flag may be restricted to some kinds. */
export const carried = (ruleset: Ruleset, kind: string, flags: Iterable<string>): string[] =>
	[...new Set(flags)].filter((flag) => ruleset.flags[flag]?.kinds?.includes(kind) ?? true).sort();
