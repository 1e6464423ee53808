import { asEffect, asPath, asPiece } from '../rules/fold.js';
import type { NamedDialect } from '../rules/game-definition.js';
import type { Names } from '../rules/names.js';
import type { NodeOf } from '../rules/nodes/table.js';
import type { Sources } from '../rules/sources.js';
import type { CellRef, Cond, Filter, Path, RulesetOf, Vec } from '../rules/types.js';
import type { GameWords } from '../rules/words.js';

/**
 * The shape of a branch of a kind's path, recognised by its form alone.
 *
 * - `chain`: no loop; each step lands on, passes over, or needs one empty cell; ends by landing on an empty cell or on a captured enemy.
 * - `ride`: over empty cells along one vector, ending the same way.
 * - `point-take`: one step onto a point's empty cell, capturing on an adjacent cell.
 * - `script`: tests of fixed cells, then writes on fixed cells (castling between fixed cells).
 * - `hop`: over empty cells, exactly one piece, and empty cells again, ending the same way, from everywhere alike.
 * - `hit`: a ride that only captures, and only certain pieces.
 * - `program`: anything else; compiled to closures.
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
			readonly victimTests: readonly NodeOf<'condition', 'is'>[];
			readonly guards: Guards;
			readonly ends: Ends;
	  };

/** Tests that do not depend on the board, by the place of the cursor. */
export interface Guards {
	/** On the origin, before the first step. */
	readonly before: readonly Cond[];
	/** On the target, before landing. */
	readonly arriving: readonly Cond[];
	/** On the target, after landing. */
	readonly landed: readonly Cond[];
}

/** The end of a recognised branch: quiet or a capture, and the kind that the mover becomes. */
export interface Ends {
	readonly mode: 'quiet' | 'capture';
	/** The kind that the mover becomes; absent where it keeps its kind. */
	readonly becomes?: string;
}

export interface KindPlan {
	readonly branches: readonly Branch[];
	/** The paths of branches without a shape, compiled to programs, and whether they can capture. */
	readonly programs: readonly { readonly path: Path; readonly captures: boolean }[];
}

/** Properties of a ruleset on which fast paths rely. They do not depend on the names of games or pieces. */
export interface Facts {
	/** One law is that no own royal is attacked. Every other law needs one of `lawMarks`, or is one of `ceilings`. */
	readonly onlyRoyalLaw: boolean;
	/** Some laws only limit the numbers of own pieces: see `ceilingsOf`. */
	readonly ceilings?: true;
	readonly lawMarks?: readonly string[];
	/** `royal` depends only on the piece, so a table over codes holds it. */
	readonly staticRoyal: boolean;
	/** There is no choice among candidates, no immunity, and no definition of check. */
	readonly plainChoice: boolean;
	/** Hooks after a candidate write variables only, and variables affect neither which moves are legal nor which side moves. */
	readonly quietHooks: boolean;
	/** Hooks after a candidate write variables and stores only, so they do not affect attacks. */
	readonly offBoardHooks: boolean;
	/** Captures do not depend on flags or kinds of the captured piece, on the phase, stores, counts or attacks. */
	readonly plainCaptures: boolean;
	/** Set when no table shortcut is sound: every path is interpreted in the context of the asking side. */
	readonly literal?: true;
	/** The part of the rules that reads history: rules of moves, or only outcomes, but outcomes on which moves or phases depend. */
	readonly history?: 'rules' | 'outcomes';
	/** Points that can be on several cells. */
	readonly pointSets?: readonly string[];
}

/** A drop: a kind from its own store onto an empty cell. */
export interface DropPlan {
	readonly kind: string;
	readonly store: string;
	readonly zone?: string;
	/** Evaluated with the cursor on the cell. */
	readonly tests: readonly Cond[];
	readonly marks: readonly string[];
}

/** A ruleset made ready for loading: JSON, so it can be built ahead. */
export interface Plan<W extends GameWords = GameWords> {
	readonly version: 1;
	/** The id of the game's definition. */
	readonly id?: string;
	readonly title?: string;
	readonly hash: string;
	readonly ruleset: RulesetOf<W>;
	readonly names?: Names;
	/** The dialects of the game's definition. JSON keeps their names alone. */
	readonly dialects?: readonly NamedDialect[];
	/** Where the parts of the rules come from: those of the game's definition. */
	readonly sources?: Sources;
	readonly facts: Facts;
	readonly kinds: Readonly<Record<string, KindPlan>>;
	/** Paths of `also` that are drops and nothing else. */
	readonly drops?: Readonly<Record<string, readonly DropPlan[]>>;
}

/** A cell reference that does not depend on the board, a point or a mark. */
export const isFixed = (ref: CellRef): boolean => ref === 'origin' || ref === 'at' || ref === 'stand';

/** The kind to which `set at` promotes a landed mover, if an item does only that. */
export function becoming(item: Path | undefined): string | undefined {
	const write = asEffect('set', asPath('do', item)?.do);
	if (write?.set !== 'at' || write.flags !== undefined) return undefined;
	const piece = asPiece('kind', write.to);
	return piece?.side === 'own' ? piece.kind : undefined;
}
