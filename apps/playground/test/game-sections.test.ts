import { describe, expect, it } from 'vitest';
import { gamesOf } from '../src/lazy/games/filters.js';
import { findGames } from '../src/lazy/games/find-game.js';
import { firstOf, sectionsOf } from '../src/lazy/games/sections.js';
import { engine } from './support.js';

describe('the sections of the list of games', () => {
	const all = engine.answer('presets', {});
	const titles = (sought: string) => sectionsOf(all, findGames(all, sought), 'all').map(({ title }) => title);

	it('are the families, or one of results', () => {
		expect(titles('').slice(0, 2)).toEqual(['Chess and well-known variants', 'Shogi']);
		expect(titles('shogi')).toEqual(['Results']);
		expect(titles('shgoi')).toEqual(['Similar names']);
		expect(titles('camel')).toEqual([]);
	});

	it('are cut after a number of games', () => {
		const sections = sectionsOf(all, findGames(all, ''), 'all');
		const first = firstOf(sections, 24);
		expect(first.map(({ games }) => games.length)).toEqual([sections[0]!.games.length, 24 - sections[0]!.games.length]);
		expect(firstOf(sections, 1000)).toEqual(sections);
	});

	it('contain one group', () => {
		expect(gamesOf(all, 'levels').map(({ title }) => title)).toEqual(['Alice', 'Raumschach']);
		expect(gamesOf(all, 'all')).toBe(all);
		expect(gamesOf(all, 'own')).toEqual([]);
	});
});
