import { apply, inCheck, key, legal, moveName, outcome, type Position, position, setupOf } from '@x/core';
import { randomFrom } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { byExtent, sampleOf } from '../../../../tools/lib/sample.js';
import { compiledGame, gameIds } from '../compiled.js';

/** Random games per preset; a longer run is asked with X_RANDOM_GAMES. */
const GAMES = Number(process.env.X_RANDOM_GAMES ?? 1);
/** The longest game; more by X_RANDOM_PLIES. */
const PLIES = Number(process.env.X_RANDOM_PLIES ?? byExtent({ full: 200, normal: 50, quick: 10 }));

/** The stored properties of a position. */
const facts = (at: Position) => ({
	key: key(at),
	outcome: outcome(at),
	check: inCheck(at),
	moves: legal(at).map(moveName).sort(),
});

describe('a setup holds the whole position', () => {
	it.each(sampleOf('stored', gameIds, { normal: 0.25, quick: 0.1 }))('%s: at every ply of random games', (id) => {
		const game = compiledGame(id);
		for (let seed = 1; seed <= GAMES; seed++) {
			const random = randomFrom(seed * 6_700_417);
			let at = game.start;
			for (let ply = 0; ply <= PLIES; ply++) {
				const setup = setupOf(at);
				const read = position(game, JSON.parse(JSON.stringify(setup)));
				expect(facts(read), `seed ${seed}, ply ${ply}`).toEqual(facts(at));
				expect(setupOf(read), `seed ${seed}, ply ${ply}`).toEqual(setup);
				const moves = legal(at);
				if (moves.length === 0 || outcome(at) !== undefined) break;
				at = apply(at, moves[random(moves.length)]!);
			}
		}
	});
});
