import { foldSome, type Pass } from '../rules/fold.js';
import type { Cond, Path } from '../rules/types.js';
import { candidatesOf } from './candidates.js';
import { holds } from './interpreter.js';
import { type Refused, testedCandidates } from './legal.js';
import { moveOf, moveText, type ReferenceMove } from './move.js';
import { countedCells, matchedCells } from './numbers.js';
import type { Cell } from './space.js';
import type { Context, State } from './types.js';

/** How far one branch of a walk got. */
export interface WalkEnd {
	readonly completed: boolean;
	/** The cursor where it ended; undefined where it had no cursor. */
	readonly at: Cell | undefined;
	/** The test that stopped it; absent where a step or an effect had no cell. */
	readonly failed?: Cond;
	/** Cells that a failed comparison counted. */
	readonly counted?: readonly Cell[];
	/** The move of a completed walk, and the law or choice that refuses it. */
	readonly candidate?: {
		readonly move: ReferenceMove;
		readonly refused: Refused | undefined;
	};
}

const stopOf = (context: Context, failed: Cond | undefined): WalkEnd => {
	const { at } = context;
	return failed === undefined ? { completed: false, at } : { completed: false, at, failed, counted: countedBy(failed, context) };
};

/** The cells that a number counts. */
const cellsIn: Pass<'number', readonly Cell[], [Context]> = foldSome(
	'number',
	{ matches: (number, context) => matchedCells(context, number), count: (number, context) => countedCells(context, number) },
	() => [],
);

/** The cells that the comparisons of a condition count. */
const countedBy: Pass<'condition', readonly Cell[], [Context]> = foldSome(
	'condition',
	{
		all: ({ all }, context) => all.filter((part) => !holds(context, part)).flatMap((part) => countedBy(part, context)),
		not: ({ not }, context) => countedBy(not, context),
		compare: ({ compare: [left, , right] }, context) => [...cellsIn(left, context), ...cellsIn(right, context)],
	},
	() => [],
);

/**
 * Every branch of a path that was stopped. The path is walked without an origin, like the paths in `also` of the phase.
 *
 * @example
 * import { reference, stopsOf } from '@x/core/reference';
 * import { shogi } from '@x/games/shogi';
 * stopsOf(reference(shogi.rules).start(), shogi.rules.paths.drops!).length // → 7
 */
export function stopsOf(state: State, path: Path): WalkEnd[] {
	const ends: WalkEnd[] = [];
	candidatesOf(state, { path, watch: (context, failed) => ends.push(stopOf(context, failed)) });
	return ends;
}

/**
 * Every branch of the walks of the piece on a cell that was stopped. It tests no law and no choice, so it is much faster than {@link walksFrom}.
 *
 * @example
 * import { reference, stopsFrom } from '@x/core/reference';
 * import { chess } from '@x/games/chess';
 * stopsFrom(reference(chess.rules).start(), 0).length > 0 // the rook on a1 is blocked
 */
export function stopsFrom(state: State, origin: Cell): WalkEnd[] {
	const ends: WalkEnd[] = [];
	candidatesOf(state, { from: origin, watch: (context, failed) => ends.push(stopOf(context, failed)) });
	return ends;
}

/**
 * The cells to which the piece on a cell can walk, or could walk past conditions that fail: `mayFail` chooses these, as for {@link strayMoves}. It tests
 * no law and no choice.
 *
 * @example
 * import { reachedFrom, reference } from '@x/core/reference';
 * import { chess } from '@x/games/chess';
 * reachedFrom(reference(chess.rules).start(), 1) // → [ 18, 16 ]
 */
export function reachedFrom(state: State, origin: Cell, mayFail?: (condition: Cond) => boolean): Cell[] {
	return [...new Set(candidatesOf(state, { from: origin, mayFail }).flatMap((candidate) => moveOf(candidate).to ?? []))];
}

/**
 * Every branch of the walks that the piece on a cell makes in the phase: those that stopped, with the test that stopped them, and
 * those that were completed.
 *
 * @example
 * import { reference, walksFrom } from '@x/core/reference';
 * import { chess } from '@x/games/chess';
 * const state = reference(chess.rules).start();
 * walksFrom(state, 0).every((end) => !end.completed) // the rook on a1 cannot move
 */
export function walksFrom(state: State, origin: Cell): WalkEnd[] {
	const ends = stopsFrom(state, origin);
	// Laws and choices are tested for all candidates: a choice may refuse this piece's move in favour of another piece's.
	const refusals = new Map(testedCandidates(state).map(({ candidate, refused }) => [moveText(candidate), refused]));
	for (const candidate of candidatesOf(state, { from: origin })) {
		const move = moveOf(candidate);
		ends.push({ completed: true, at: candidate.at, candidate: { move, refused: refusals.get(moveText(candidate)) } });
	}
	return ends;
}

/** A move that is possible where walks go on past conditions that fail, and these conditions. */
export interface StrayMove {
	readonly move: ReferenceMove;
	/** The conditions that fail on its way, those of the walk that fails fewest. */
	readonly failed: readonly Cond[];
	/** The law or choice that refuses it besides. */
	readonly refused: Refused | undefined;
}

/**
 * The moves that are possible where walks go on past conditions that fail, for explanations: `mayFail` chooses these conditions among the tests of
 * paths and their parts. Attacks, numbers and effects are evaluated as usual.
 *
 * @example
 * import { reference, strayMoves } from '@x/core/reference';
 * import { chess } from '@x/games/chess';
 * const start = reference(chess.rules).start();
 * strayMoves(start, () => false).length // → 20
 */
export const strayMoves = (state: State, mayFail: (condition: Cond) => boolean): readonly StrayMove[] =>
	testedCandidates(state, { mayFail }).map(({ candidate, refused }) => ({ move: moveOf(candidate), failed: candidate.failed, refused }));
