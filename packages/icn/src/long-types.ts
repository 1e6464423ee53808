import type { Coord } from './game.js';
/** A move in the form of older programs: the kind, the origin, the target, and other effects. */
export interface LegacyMove {
	/** For instance `pawnsW`. */
	readonly type: string;
	readonly startCoords: readonly [Coord, Coord];
	readonly endCoords: readonly [Coord, Coord];
	readonly captured?: string | undefined;
	/** The position of the victim of an en passant capture: -1 below, 1 above. */
	readonly enpassant?: number | undefined;
	/** The direction and the square of the castling partner. */
	readonly castle?: { readonly dir: number; readonly coord: readonly [Coord, Coord] } | undefined;
	readonly promotion?: string | undefined;
	readonly check?: boolean | undefined;
	readonly mate?: boolean | undefined;
}

interface BySide {
	readonly white: readonly string[];
	readonly black: readonly string[];
}

/** Rules; other properties of the text are stored with them. */
export interface LongRules {
	readonly promotionRanks?: readonly [white: Coord | null, black: Coord | null] | undefined;
	readonly promotionsAllowed?: BySide | undefined;
	readonly winConditions?: BySide | undefined;
	readonly [property: string]: unknown;
}

/** The JSON format of the seed notation. */
export interface IcnLong {
	readonly metadata: Readonly<Record<string, string>>;
	readonly turn?: 'white' | 'black' | undefined;
	readonly enpassant?: readonly [Coord, Coord] | undefined;
	/** For instance `0/100`. */
	readonly moveRule?: string | undefined;
	readonly fullMove?: number | undefined;
	readonly gameRules: LongRules;
	/** By square, for instance `4,2`. */
	readonly specialRights?: Readonly<Record<string, boolean>> | undefined;
	/** By square, or the list of pieces as text. */
	readonly startingPosition?: Readonly<Record<string, string>> | string | undefined;
	/** The list of pieces as text. */
	readonly shortposition?: string | undefined;
	readonly moves?: readonly (string | LegacyMove)[] | undefined;
}

/** The properties of rules that are not extras. */
export const RULES: readonly string[] = ['promotionRanks', 'promotionsAllowed', 'winConditions'];
