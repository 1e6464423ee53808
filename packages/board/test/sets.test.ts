import { compile } from '@x/core/compile';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { artOf } from '../src/draw/piece.js';
import { familyOf, lookOf } from '../src/game/index.js';
import { familyFor, setsOf } from '../src/sets/index.js';

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

describe('familyFor', () => {
	const looksOf = (id: keyof typeof games) => {
		const game = compile(games[id]);
		return Object.keys(game.ruleset.kinds).map((kind) => lookOf(game, 'white', kind));
	};

	it.each([
		['chess', 'chess'],
		['capahouse', 'chess'],
		['ai-wok', 'makruk'],
		['shogi', 'shogi'],
		['torishogi', 'shogi'],
	] as const)('finds for the pieces of %s the family %s', (id, family) => {
		expect(familyFor(looksOf(id))).toBe(family);
	});

	it('prefers chess where no family has all', () => {
		expect(familyFor([{ side: 0, picture: 'gold', letter: 'G', title: 'gold' }, ...looksOf('snailtrail')])).toBe('chess');
	});
});
