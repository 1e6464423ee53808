import { apply, inCheck, legal, outcome, type Position, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import { reference, type State } from '@x/core/reference';
import { type Random, randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { moveText } from '../engine/games.js';

/** Random games per preset; each is compared at one place and the next, later in each game than in the one before. */
const GAMES = Number(process.env.X_RANDOM_GAMES ?? 1);

/** A position some random plies on, or where the game ends before. */
function played(at: Position, plies: number, random: Random): Position {
	let position = at;
	for (let ply = 0; ply < plies; ply++) {
		const moves = legal(position);
		if (moves.length === 0) break;
		position = apply(position, moves[random(moves.length)]!);
	}
	return position;
}

describe('games: the compiled engine equals the reference interpreter', () => {
	it.each(Object.entries(games))('%s: moves, outcome and check in the middle of random games', (_, { rules: ruleset, names }) => {
		const game = compile(ruleset, names);
		const definition = reference(ruleset);
		const compare = (at: Position, state: State, where: string): void => {
			const fast = legal(at).map(moveText);
			expect(fast, where).toEqual(definition.legal(state).map(moveText));
			expect(new Set(fast).size, where).toBe(fast.length);
			expect(outcome(at), where).toEqual(definition.outcome(state));
			expect(inCheck(at), where).toBe(definition.inCheck(state));
		};
		for (let seed = 1; seed <= GAMES; seed++) {
			const random = randomFrom(seed * 104729);
			const at = played(game.start, 5 + 7 * seed, random);
			const state = definition.stateOf(setupOf(at));
			compare(at, state, `seed ${seed}`);
			// One move by both: hooks, turns and lives.
			const moves = legal(at);
			if (moves.length === 0) continue;
			const move = moves[random(moves.length)]!;
			const literal = definition.legal(state).find((candidate) => moveText(candidate) === moveText(move))!;
			compare(apply(at, move), definition.apply(state, literal), `seed ${seed}, one move on`);
		}
	});
});
