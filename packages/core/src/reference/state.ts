import type { Ruleset, Setup, Var, Verdict } from '../rules/types.js';
import type { Context } from './context.js';
import type { Rules } from './rules.js';
import type { Cell } from './space.js';

/** A piece on the board. `id` follows it through moves for traces and is no part of what it is. */
export interface Piece {
	readonly side: string;
	readonly kind: string;
	/** Sorted. */
	readonly flags: readonly string[];
	readonly id?: number;
}

/** One cell of a point, with the side that wrote it. */
export interface Pointed {
	readonly cell: Cell;
	readonly by: string;
}

/** What a candidate can change: board, points, variables, stores. */
export interface World {
	readonly board: ReadonlyMap<Cell, Piece>;
	/** Clause 7: points are sets; the last cell is the one added last. */
	readonly points: ReadonlyMap<string, readonly Pointed[]>;
	readonly vars: ReadonlyMap<string, number>;
	readonly stores: ReadonlyMap<string, number>;
}

export interface Ended {
	readonly verdict: Verdict;
	readonly id: string;
	readonly side: string;
}

/** A position with the chain that led to it. */
export interface State extends World {
	readonly rules: Rules;
	readonly phase: string;
	readonly ply: number;
	readonly previous: State | undefined;
	/** The candidate that led here, after its hooks: what `moved` outcomes see. */
	readonly last: Context | undefined;
	readonly ended: Ended | undefined;
	/** How the setup says that the game ended; of its own position only. */
	readonly given: Setup['ended'];
	/** Clause 12: nothing legal, and skipping led back here. */
	readonly stuck: boolean;
	/** For each trace: the pieces in it after the last move. */
	readonly traces: ReadonlyMap<string, ReadonlySet<number>>;
	readonly seen: readonly string[];
	readonly nextId: number;
}

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
