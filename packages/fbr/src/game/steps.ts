import type { Cond, Path } from '@x/core';
import type { Rule } from '../tree.js';
import type { Limited } from './cast.js';
import type { SideName } from './turn-plan.js';

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
	/** The word that was declared for it. */
	readonly word?: string | undefined;
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
