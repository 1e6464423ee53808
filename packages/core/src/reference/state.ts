import type { Ruleset, Var } from '../rules/types.js';
import type { Piece, Rules } from './types.js';

export const samePiece = (a: Piece | undefined, b: Piece | undefined): boolean =>
	a === b || (a !== undefined && b !== undefined && a.side === b.side && a.kind === b.kind && a.flags.join() === b.flags.join());

/** Where a variable's value is kept: one number, or one per side. */
export const varKey = (ruleset: Ruleset, name: string, side: string): string =>
	ruleset.vars[name]?.perSide === true ? `${name}\n${side}` : name;

/** The variable whose value is kept there. */
export const varOf = ({ vars }: Ruleset, key: string): Var | undefined => vars[key.split('\n')[0]!];

/** Where a store's number is kept. */
export const storeKey = (ruleset: Ruleset, name: string, side: string, kind: string): string =>
	`${name}\n${ruleset.stores[name]?.shared === true ? 'shared' : side}\n${kind}`;

/** Every variable at its start. */
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

/** Only the kinds that a flag names carry it. */
export const carried = (ruleset: Ruleset, kind: string, flags: Iterable<string>): string[] =>
	[...new Set(flags)].filter((flag) => ruleset.flags[flag]?.kinds?.includes(kind) ?? true).sort();
