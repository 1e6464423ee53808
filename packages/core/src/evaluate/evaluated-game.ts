import type { GameData } from '../position/types.js';
import type { CellRef, Cond, Effect, Num, Side } from '../rules/types.js';
import type { Act, Cells, EvaluationContext, Test, Value } from './evaluation-context.js';

/** The board that evaluation reads and writes. */
export interface EvaluatedBoard {
	readonly board: ArrayLike<number>;
	readonly registers: ArrayLike<number>;
	/** The number of pieces of each side on the board; 2 is neutral. */
	readonly counts: ArrayLike<number>;
	/** The number of pieces of each code on the board. */
	readonly codeCounts: ArrayLike<number>;
	write(register: number, value: number): void;
}

/** The kinds of a union with one of these keys. */
type Kinds<Union, Key extends string> = Key extends unknown ? Extract<Union, { readonly [Name in Key]: unknown }> : never;

/** The kinds of nodes that few games use. This folder compiles all others. */
export type ExtendedCondition = Kinds<Cond, 'same' | 'in' | 'attacked' | 'before' | 'def'>;
export type ExtendedNumber = Kinds<Num, 'store' | 'count' | 'captured' | 'matches' | 'repeats' | 'kept' | 'sum'>;
export type ExtendedCell = Kinds<CellRef, 'mark' | 'from'>;
export type ExtendedEffect = Kinds<Effect, 'land' | 'capture' | 'set' | 'point' | 'store' | 'forEach' | 'end'>;

/** Compiles the nodes that few games use. */
export interface ExtendedExpressions {
	test(cond: ExtendedCondition): Test;
	number(num: ExtendedNumber): Value;
	cell(ref: ExtendedCell): Cells;
	act(effect: ExtendedEffect, skipping: boolean): Act;
}

/** The part of a game that evaluation reads: its rules and numbers, the board in play, and queries that need more than the board. */
export interface EvaluatedGame extends GameData {
	readonly plan: { readonly facts: { readonly history?: unknown } };
	readonly sides: readonly Side[];
	readonly boardState: EvaluatedBoard;
	readonly attacks: { royalAttacked(side: number, context: EvaluationContext): boolean };
	readonly player: { countMoves(context: EvaluationContext, phase: number, test: Test | undefined): number };
	/** Set during the evaluation of `moves`, which reads 0 there. */
	readonly counting: boolean;
	/** Set when an answer depended on the whole board. */
	everythingRead: boolean;
	/** The number of occurrences of the current position, this one included. */
	readonly repeats: () => number;
	read(cell: number): number;
	phaseNow(): number;
	extended(): ExtendedExpressions;
}
