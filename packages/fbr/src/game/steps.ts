import type { Cond, Kind, Path } from '@x/core';
import type { PieceSet } from '@x/mbn';
import type { Rule } from '../tree.js';
import type { Model } from './model.js';
import type { NameTable } from './name-table.js';
import type { Refusals } from './refusals.js';
import type { StartText } from './start.js';
import type { SideName, TurnPlan } from './turn-plan.js';

/** What is known before any rule is read: the pieces, the turns, the board and the start. */
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

/** One way in which a stage after a move can go. */
export interface StageBranch {
	/** When it is open; tests are evaluated with `at` where the piece has landed. */
	readonly tests: readonly Cond[];
	/** The choices. `becomes`: the kind that the piece is afterwards. */
	readonly choices: readonly { readonly effects: readonly Path[]; readonly becomes?: string | undefined }[];
}

/** A change of a piece when its move is complete, such as a promotion: branches that exclude each other. Without branches nothing happens. */
export type Stage = (
	/** The kind of the piece. */
	kind: string,
	move: StageMove,
) => readonly StageBranch[];

/** The move that a stage completes. */
export interface StageMove {
	readonly type: 'plain' | 'castling' | 'passing' | 'crossing';
	/** The kind that moves, before every stage. */
	readonly mover: string;
}

/** A game whose moves are known up to their ends. */
export interface Staged extends Limited {
	/** The stages of a move in their order. */
	readonly stages: readonly Stage[];
}

/** The phase in which the owner of a pushed piece promotes it, before a phase is entered. */
export interface OwnerPhase {
	readonly name: string;
	readonly to: string;
	readonly side: SideName;
	readonly kinds: readonly string[];
	/** The owner wins if the promotion gives check. */
	readonly wins: boolean;
}

/** A game with all of its phases. */
export interface Phased extends Staged {
	readonly owners: readonly OwnerPhase[];
	/** There are more phases than the turn plan has: for attacks only, or for the owner of a pushed piece. */
	readonly hasOtherPhases: boolean;
}

/** The cells that the pieces with a prefix reach, as a path that is walked from each of them. */
export interface Reach {
	readonly rule: Rule;
	/** The rule in the names of its parts; two rules can have one path. */
	readonly id: string;
	/** The name of the path. */
	readonly path: string;
}

/** A game with the reach of each rule of influence. */
export interface Influenced extends Phased {
	readonly reaches: readonly Reach[];
}
