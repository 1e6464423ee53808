import { type AnyMove, type AnyPosition, legal, type Move, type MoveOf, type Position } from '@x/core';
import { greedy } from './greedy.js';
import type { Values } from './material.js';
import { pick, randomFrom } from './random.js';
import { search } from './search.js';
import { valuesFor } from './values.js';

/** How a computer player chooses its moves: by chance, by what it captures at once, or by searching ahead. */
export type Level = 'random' | 'greedy' | 'search';

/** A player and its limits. */
export interface ChooseOptions<P extends AnyPosition = Position> {
	readonly level: Level;
	/** The most positions that a search evaluates. */
	readonly nodes: number;
	/** Decides between equal moves. The same position and options give the same move. */
	readonly seed: number;
	/** Lists the moves to choose from; by default all legal moves. A board without edges needs it, where infinitely many moves may be legal. */
	readonly moves?: ((position: P) => readonly MoveOf<P>[]) | undefined;
	/** The values of the pieces; by default they are estimated from random games. A board without edges needs them. */
	readonly values?: Values | undefined;
}

/** A move with what the opponent thinks of it. */
export interface Choice<M extends AnyMove = Move> {
	readonly move: M;
	readonly nodes: number;
	/** The score from the view of the side to move, and the value of an average piece; undefined for levels that do not search. */
	readonly evaluation: { readonly score: number; readonly average: number } | undefined;
}

/**
 * Chooses a move, in steps, so that a program may pause or stop; `finish` takes all of them. Undefined where the game is over.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * import { moveName } from '@x/core';
 * const choice = finish(choose(chess.start, { level: 'search', nodes: 100, seed: 1 }));
 * choice !== undefined && moveName(choice.move).length // → 4
 */
export function* choose<P extends AnyPosition>(
	position: P,
	{ level, nodes, seed, moves: list = legal, values: given }: ChooseOptions<P>,
): Generator<undefined, Choice<MoveOf<P>> | undefined> {
	const moves = list(position);
	if (moves.length === 0) return undefined;
	const random = randomFrom(seed);
	if (level === 'random') return { move: pick(moves, random), nodes: 0, evaluation: undefined };
	const values = given ?? (yield* valuesFor(position.game));
	if (level === 'greedy') return { move: greedy(position, moves, values, random), nodes: moves.length, evaluation: undefined };
	const found = yield* search(position, { nodes, seed, values, moves: list });
	return found === undefined ? undefined : { ...found, evaluation: { score: found.score, average: values.average } };
}
