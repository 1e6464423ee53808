import type { Cond, Effect, Filter, Kind } from '@x/core';
import { is, some } from '@x/core/build';
import type { PieceSet } from '@x/mbn';
import { mirroredCell } from './frames.js';
import { onlyForward, ownDefinitions } from './mobility.js';
import type { Model } from './model.js';
import type { NameTable } from './name-table.js';
import type { Origins } from './origins.js';
import type { Refusals } from './refusals.js';
import type { Rewritten } from './rewritten.js';
import type { StartText } from './start.js';
import { SIDES, type SideName, type TurnPlan } from './turn-plan.js';
import { membersOf } from './types.js';

/** The values that are known before any rule is read: the pieces, the turns, the board and the start. */
export interface Cast {
	readonly model: Model;
	readonly turn: TurnPlan;
	readonly kinds: Readonly<Record<string, Kind>>;
	/** A kind that is another one with a memory (`Q~P`: a queen that was a pawn) → that kind. */
	readonly shadows: ReadonlyMap<string, Shadow>;
	/** The axes that close on themselves. */
	readonly wraps: readonly boolean[];
	readonly start: StartText | undefined;
	readonly names: NameTable;
	readonly refusals: Refusals;
	readonly origins: Origins;
	/**
	 * The moves that macro rules rewrote, in the permissive form of a game: it also has the moves that rules take away altogether, each behind a
	 * test that fails. Explanations read it; it is never played. `undefined`: the game that is played.
	 */
	readonly rewritten: readonly Rewritten[] | undefined;
}

export interface Shadow {
	readonly kind: string;
	readonly was: string;
}

/** Royal pieces, and when a side is in check. */
export interface Royals {
	/** Whether the piece on the cursor is royal. */
	readonly royal: Cond;
	readonly kinds: readonly string[];
	/** The royal pieces that may not be left attacked are attacked; `undefined`: there are none. */
	readonly strict: Cond | undefined;
	/** The condition for a check, where it is not an attack on a royal piece. */
	readonly check: Cond | undefined;
}

/** A cast with its royal pieces. */
export interface Crowned extends Cast {
	readonly royals: Royals;
}

/** Properties of kinds that the moves and rules of other kinds read. */
export interface Limits {
	readonly transparent: readonly string[];
	/** Variables that count the pieces of some kinds that a side has had: name → kinds. */
	readonly ever: ReadonlyMap<string, readonly string[]>;
	/** Conditions for the drops of a type, evaluated on the cell of the drop. */
	readonly dropTests: ReadonlyMap<string, readonly Cond[]>;
	/** Pieces that must be dropped before a turn, the lowest number first. */
	readonly obligations: readonly Obligation[];
}

/** Pieces that must be dropped before a turn while there are too few of some pieces (decision D31). */
export interface Obligation {
	readonly due: Cond;
	/** The pieces that count, and how many of them there must be. */
	readonly least: { readonly set: PieceSet | undefined; readonly number: number };
	/** The drops in their order. A small letter is Black's. */
	readonly drops: readonly { readonly side: SideName; readonly type: string }[];
}

export interface Limited extends Crowned {
	readonly limits: Limits;
}

/** The name of a kind that remembers what it was. */
export const shadowName = (type: string, was: string): string => `${type}~${was}`;

/** The kind of a piece that becomes a type: a shadow, where the game must remember what it was. */
export function memory({ shadows }: Cast, type: string, from: string): string {
	const was = shadows.get(from)?.was ?? from;
	const shadow = shadowName(type, was);
	return shadows.has(shadow) ? shadow : type;
}

/** The cell that lies for Black as this one lies for White. */
export const seen = ({ model }: Cast, cell: readonly number[]): readonly number[] => mirroredCell(model, cell).map(Number);

/** The type whose moves a kind has. */
export const typeOfKind = ({ shadows }: Cast, kind: string): string => shadows.get(kind)?.kind ?? kind;

/** Whether a type only moves forward, so that it cannot come from one cell of a rank to another. */
export function advances({ model }: Cast, type: string): boolean {
	return ownDefinitions(model, type)?.every((one) => onlyForward(one, model.macros)) ?? false;
}

/** All kinds with the moves of a type: the type itself, and its shadows. */
export function kindsOf(game: Pick<Cast, 'kinds' | 'shadows'>, types: readonly string[]): readonly string[] {
	const shadows = [...game.shadows].filter(([, { kind }]) => types.includes(kind)).map(([name]) => name);
	return [...types.filter((type) => type in game.kinds), ...shadows];
}

/** The kinds of a set without colours; without a set all. */
export const kindsInSet = (game: Cast, set: PieceSet | undefined): readonly string[] =>
	kindsOf(game, membersOf(set, game.model.types).first);

/** The kinds of each letter in moves. */
export const lettersOf = (game: Cast): Readonly<Record<string, readonly string[]>> =>
	Object.fromEntries(
		game.model.types.flatMap((type) => {
			const kinds = kindsOf(game, [type]);
			const bare = /^:(.):$/.exec(type)?.[1];
			return [[type, kinds] as const, ...(bare === undefined ? [] : [[bare, kinds] as const])];
		}),
	);

/** The filters for pieces in a set, of either side; `who` narrows them. Colours are absolute (decision D6). */
export function filtersOf(game: Cast, set: PieceSet | undefined, who?: 'friend' | 'enemy'): readonly Filter[] {
	const narrow = who === undefined ? {} : { who };
	if (set === undefined) return [who === undefined ? { who: 'occupied' } : { who }];
	const { first, second } = membersOf(set, game.model.types);
	if (!set.coloured) return [{ ...narrow, kind: kindsOf(game, first) }];
	return [first, second].flatMap((types, at) =>
		types.length === 0 ? [] : [{ ...narrow, side: [SIDES[at]!], kind: kindsOf(game, types) }],
	);
}

/** Whether a piece of a set stands on a cell. */
export const stands = (game: Cast, set: PieceSet | undefined, cell: Parameters<typeof is>[0] = 'at', who?: 'friend' | 'enemy'): Cond =>
	someOf(filtersOf(game, set, who).map((filter) => is(cell, filter)));

/** Whether the mover is in a set. */
export const movesOne = (game: Cast, set: PieceSet | undefined): Cond =>
	someOf(filtersOf(game, set).map((filter): Cond => ({ mover: filter })));

/** The effects of a piece of a kind that comes to the board. */
export const arrives = ({ limits }: Limited, kind: string): readonly Effect[] =>
	[...limits.ever].flatMap(([name, kinds]) => (kinds.includes(kind) ? [{ var: name, of: 'own' as const, add: 1 }] : []));

/** One of the conditions; a single one stays as it is. */
export const someOf = (conditions: readonly Cond[]): Cond => (conditions.length === 1 ? conditions[0]! : some(...conditions));

/** All of the conditions; a single one stays as it is. */
export const allOf = (conditions: readonly Cond[]): Cond => conjunction(conditions) ?? { all: [] };

/** All of the conditions as one; `undefined` where there are none. */
export const conjunction = (conditions: readonly Cond[]): Cond | undefined =>
	conditions.length === 0 ? undefined : conditions.length === 1 ? conditions[0] : { all: conditions };
