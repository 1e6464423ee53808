import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { artOf } from '../src/draw/piece.js';
import { familyOf, lookOf } from '../src/game/index.js';
import { setsOf } from '../src/sets/index.js';

describe('setsOf', () => {
	it.each(Object.values(games).map((game) => [game.id, game] as const))('draws every piece of %s in both styles', (_, definition) => {
		const game = compile(definition);
		const looks = game.ruleset.sideOrder.flatMap((side) => Object.keys(game.ruleset.kinds).map((kind) => lookOf(game, side, kind)));
		for (const style of ['characters', 'figures'] as const) {
			const sets = setsOf(familyOf(game), style);
			expect(looks.filter((look) => artOf(look, sets) === undefined).map(({ title }) => title)).toEqual([]);
		}
	});

	it('gives the sets of chess to unknown families', () => {
		expect(setsOf('checkers')).toEqual(setsOf('chess'));
	});

	it('names the styles it knows', () => {
		expect(() => setsOf('shogi', 'letters' as 'figures')).toThrow('Expected "characters" or "figures", found "letters".');
	});
});
