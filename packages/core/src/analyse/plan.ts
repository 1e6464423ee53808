import type { Names } from '../rules/names.js';
import type { CellRef, Cond, Filter, Path, Ruleset, Vec } from '../rules/types.js';

/**
 * What a branch of a kind's path amounts to, recognised by its form alone.
 *
 * - `chain`: no loop; each step lands on, passes over, or needs one empty cell; ends by landing on an empty cell or on a captured enemy.
 * - `ride`: over empty cells along one vector, ending the same way.
 * - `point-take`: one step onto a point's empty cell, capturing on a cell beside it.
 * - `script`: fixed cells asked, then written (castling between fixed cells).
 * - `hop`: over empty cells, exactly one piece, and empty cells again, ending the same way, from everywhere alike.
 * - `hit`: a ride that captures certain pieces only, and does nothing else.
 * - `program`: anything else; walked by closures.
 */
export type Branch =
	| { readonly shape: 'chain' | 'script'; readonly items: readonly Path[] }
	| {
			readonly shape: 'ride';
			readonly vectors: readonly Vec[];
			readonly max: number;
			readonly guards: Guards;
			readonly ends: Ends;
	  }
	| { readonly shape: 'hop'; readonly vectors: readonly Vec[]; readonly mode: Ends['mode'] }
	| { readonly shape: 'hit'; readonly vectors: readonly Vec[]; readonly victim: Filter }
	| {
			readonly shape: 'point-take';
			readonly vectors: readonly Vec[];
			readonly point: string;
			readonly victim: Vec;
			readonly victimTests: readonly Cond[];
			readonly guards: Guards;
			readonly ends: Ends;
	  };

/** Tests that the board cannot change, by where the cursor is when they are asked. */
export interface Guards {
	/** On the origin, before the first step. */
	readonly before: readonly Cond[];
	/** On the target, before landing. */
	readonly arriving: readonly Cond[];
	/** On the target, after landing. */
	readonly landed: readonly Cond[];
}

/** How a recognised branch ends: quietly or by capture, and as which kind. */
export interface Ends {
	readonly mode: 'quiet' | 'capture';
	/** Kind the mover becomes; absent: it stays what it is. */
	readonly becomes?: string;
}

export interface KindPlan {
	readonly branches: readonly Branch[];
	/** What no shape covers, walked literally, and whether it can capture. */
	readonly programs: readonly { readonly path: Path; readonly captures: boolean }[];
}

/** Properties of a ruleset that fast paths ask for; none is a name. */
export interface Facts {
	/** One law is that no own royal is attacked; every other one needs one of `lawMarks`. */
	readonly onlyRoyalLaw: boolean;
	readonly lawMarks?: readonly string[];
	/** `royal` asks only what a piece is, so a table over codes answers it. */
	readonly staticRoyal: boolean;
	/** No choice among candidates, no immunity, no own definition of check. */
	readonly plainChoice: boolean;
	/** Hooks after a candidate write variables only, and nothing that decides what is legal or whose turn it is reads a variable. */
	readonly quietHooks: boolean;
	/** Hooks after a candidate write variables and stores only: no law about attacks can tell. */
	readonly offBoardHooks: boolean;
	/** Captures ask neither flags nor kinds of the victim, nor phase, stores, counts or attacks. */
	readonly plainCaptures: boolean;
	/** Everything is walked, and asked in the context of who asks: for rules of which tables and their short cuts tell nothing. */
	readonly literal?: true;
	/** History is asked by the rules of moves; or by outcomes only, but by such as moves or phases depend on. */
	readonly history?: 'rules' | 'outcomes';
	/** Points that may be on several cells. */
	readonly pointSets?: readonly string[];
}

/** A drop: a kind from its own store onto an empty cell. */
export interface DropPlan {
	readonly kind: string;
	readonly store: string;
	readonly zone?: string;
	/** Asked with the cursor on the cell. */
	readonly tests: readonly Cond[];
	readonly marks: readonly string[];
}

/** A ruleset made ready for loading: JSON, so it can be built ahead. */
export interface Plan {
	readonly version: 1;
	/** Of the definition that it was made of. */
	readonly id?: string;
	readonly title?: string;
	readonly hash: string;
	readonly ruleset: Ruleset;
	readonly names?: Names;
	readonly facts: Facts;
	readonly kinds: Readonly<Record<string, KindPlan>>;
	/** Paths of `also` that are drops and nothing else. */
	readonly drops?: Readonly<Record<string, readonly DropPlan[]>>;
}

/** A cell reference that needs no board, no point and no mark. */
export const isFixed = (ref: CellRef): boolean => ref === 'origin' || ref === 'at' || ref === 'stand';
