import type { ChangedCodes } from '../board/changed-codes.js';
import type { StoreRegisters } from '../board/stores.js';
import type { GameData } from '../position/types.js';
import type { NodeOf } from '../rules/nodes/table.js';
import type { Side } from '../rules/types.js';
import type { Vectors } from '../space/vectors.js';
import type { Act, EvaluationContext, Slots, Step, Test, Value } from './evaluation-context.js';
import type { Frames } from './frames.js';
import type { LoggedBoard } from './log.js';
import type { Origins } from './origins.js';
import type { Series } from './series.js';

/** The board that evaluation reads and writes. */
export interface EvaluatedBoard extends LoggedBoard {
	/** The number of pieces of each side on the board; 2 is neutral. */
	readonly counts: ArrayLike<number>;
	/** The number of pieces of each code on the board. */
	readonly codeCounts: ArrayLike<number>;
	set(cell: number, code: number): void;
	write(register: number, value: number): void;
	undo(mark: number): void;
}

/** The narrowing of an attack query: see clause 10 of the rules model. */
export interface Narrowing {
	readonly as: Value | undefined;
	/** The origin of that piece, for traces. */
	readonly whose: Value | undefined;
	readonly via: Step | undefined;
	readonly filter: Test | undefined;
}

/** Queries to the attacks of tables. */
export interface EvaluatedAttacks {
	royalAttacked(side: number, context: EvaluationContext): boolean;
	attacked(cell: number, side: number, context: EvaluationContext): boolean;
}

/** Queries to the player of moves. */
export interface EvaluatedPlayer {
	countMoves(context: EvaluationContext, phase: number, test: Test | undefined): number;
	/** Evaluates on the board as it was at a log height. */
	before<T>(height: number, ask: () => T): T;
}

/** Queries to the history of positions. */
export interface EvaluatedHistory {
	/**
	 * The number of occurrences of the position, or of the board without flags, the current one included: in the whole game, or in the
	 * current turn.
	 */
	occurred(what: 'position' | 'board' | 'turn', context: EvaluationContext): number;
	/** The number of pieces that were in a trace after every move of a side since the position first occurred. */
	kept(name: string, context: EvaluationContext, side: number): number;
}

/** The named conditions and paths of a ruleset. */
export interface EvaluatedNames {
	/** A named condition, compiled on first use. */
	definition(name: string): Test;
	/** A named path that ends with its context's `emit`, compiled on first use. */
	namedPath(name: string): () => Step;
}

/** The nodes of conditions, numbers and effects that walk paths. */
export interface WalkedNodes {
	/** `filter`: the condition on the attackers. */
	attacked(game: EvaluatedGame, cond: NodeOf<'condition', 'attacked'>, filter: Test | undefined): Test;
	matches(game: EvaluatedGame, num: NodeOf<'number', 'matches'>, enough: number): Value;
	forEach(game: EvaluatedGame, effect: NodeOf<'effect', 'forEach'>, skipping: boolean): Act;
}

/** Services for walks, and for the few rules about them, besides the board. Loaded with the path programs. */
export interface EvaluatedWalks {
	readonly vectors: Vectors;
	readonly series: Series;
	/** The only cell that may be picked, or -1. */
	readonly only: number;
	/** The origins of written pieces; in rulesets with traces. */
	readonly origins: Origins | undefined;
	readonly history: EvaluatedHistory;
	/** Whether a piece of a side attacks a cell. */
	attacked(cell: number, side: number, asking: EvaluationContext | undefined): boolean;
	/** The cells of at most `most` pieces of a side that attack a cell. */
	attackers(cell: number, side: number, asking: EvaluationContext | undefined, most: number, how?: Narrowing): number[];
	readonly named: EvaluatedNames;
	readonly nodes: WalkedNodes;
}

/** The part of a game that evaluation reads: its rules and numbers, the board in play, and queries that need more than the board. */
export interface EvaluatedGame extends GameData {
	readonly plan: { readonly facts: { readonly history?: unknown } };
	readonly codes: ChangedCodes;
	readonly registers: StoreRegisters;
	readonly sides: readonly Side[];
	readonly slots: Slots;
	readonly frames: Frames;
	readonly boardState: EvaluatedBoard;
	readonly attacks: EvaluatedAttacks;
	readonly player: EvaluatedPlayer;
	/** Set during the evaluation of `moves`, which reads 0 there. */
	readonly counting: boolean;
	/** Set when an answer depended on the whole board. */
	everythingRead: boolean;
	/** The number of occurrences of the current position, this one included. */
	readonly repeats: () => number;
	read(cell: number): number;
	phaseNow(): number;
	/** @throws RulesetError where the game was loaded without path programs. */
	extended(): EvaluatedWalks;
}
