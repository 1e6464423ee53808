import { type Game, legal, type Move, type Position } from '@x/core';
import type { Level } from '../opponent-views.js';
import { greedy } from './greedy.js';
import type { Values } from './material.js';
import { pick, randomFrom } from './random.js';
import { search } from './search.js';
import { estimate } from './values.js';

export interface ChooseOptions {
	readonly level: Level;
	/** The most positions that a search evaluates. */
	readonly nodes: number;
	readonly seed: number;
}

/** A move with what the opponent thinks of it. */
interface Choice {
	readonly move: Move;
	readonly nodes: number;
	/** The score from the view of the side to move, and the value of an average piece; undefined for levels that do not search. */
	readonly evaluation: { readonly score: number; readonly average: number } | undefined;
}

const known = new WeakMap<Game, Values>();

/** The values of a game, estimated when they are first needed. */
function* valuesOf(game: Game): Generator<undefined, Values> {
	let values = known.get(game);
	if (values === undefined) {
		values = yield* estimate(game);
		known.set(game, values);
	}
	return values;
}

/** Chooses a move, in steps; undefined where the game is over. */
export function* choose(position: Position, { level, nodes, seed }: ChooseOptions): Generator<undefined, Choice | undefined> {
	const moves = legal(position);
	if (moves.length === 0) return undefined;
	const random = randomFrom(seed);
	if (level === 'random') return { move: pick(moves, random), nodes: 0, evaluation: undefined };
	const values = yield* valuesOf(position.game);
	if (level === 'greedy') return { move: greedy(position, moves, values, random), nodes: moves.length, evaluation: undefined };
	const found = yield* search(position, { nodes, seed, values });
	return found === undefined ? undefined : { ...found, evaluation: { score: found.score, average: values.average } };
}
