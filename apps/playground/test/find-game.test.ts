import { describe, expect, it } from 'vitest';
import { findGames } from '../src/panels/find-game.js';
import { engine } from './support.js';

const game = (id: string, title: string, family = 'The board of chess') => ({ id, title, family, also: [] as readonly string[] });
const GAMES = [
	game('3check', 'Three-check'),
	game('chess', 'Chess'),
	game('chushogi', 'Chushogi', 'Larger boards'),
	game('minishogi', 'Minishogi', 'Pieces in hand'),
	game('shogi', 'Shogi', 'Pieces in hand'),
	game('glinski', 'Gliński’s Hexagonal', 'Hexagons'),
];
const titles = (sought: string) => findGames(GAMES, sought).found.map(({ title }) => title);

describe('the games of the page', () => {
	const listed = engine.answer('presets', {});

	it('are found by any of their names', () => {
		for (const { id, title, also } of listed) {
			for (const name of [id, title, ...also]) {
				expect(`${name}: ${findGames(listed, name).best?.id}`).toBe(`${name}: ${id}`);
				expect(`${name}: ${findGames(listed, ` ${name.toUpperCase()} `).best?.id}`).toBe(`${name}: ${id}`);
			}
		}
	});

	it.each([
		['chinese chess', 'xiangqi'],
		['koth', 'king-of-the-hill'],
		['3check', 'three-check'],
		['将棋', 'shogi'],
		['象棋', 'xiangqi'],
		['장기', 'janggi'],
		['หมากรุก', 'makruk'],
		['chess korean', 'janggi'],
		['fischer', 'chess960'],
		['othello', 'flipello'],
	])('are found when “%s” is typed', (sought, id) => {
		expect(findGames(listed, sought).best?.id).toBe(id);
	});
});

describe('finding a game', () => {
	it('prefers an exact name to names that contain the word', () => {
		expect(titles('shogi')).toEqual(['Chushogi', 'Minishogi', 'Shogi']);
		expect(findGames(GAMES, 'Shogi ').best?.id).toBe('shogi');
		expect(findGames(GAMES, 'sho').best?.id).toBe('shogi');
		expect(findGames(GAMES, 'ches').best?.id).toBe('chess');
		expect(findGames(GAMES, 'mini').best?.id).toBe('minishogi');
	});

	it('ignores accents, hyphens and the order of words', () => {
		expect(titles('three check')).toEqual(['Three-check']);
		expect(titles('3check')).toEqual(['Three-check']);
		expect(titles('glinski’s')).toEqual(['Gliński’s Hexagonal']);
		expect(titles('hexagonal GLIŃSKI')).toEqual(['Gliński’s Hexagonal']);
		expect(titles('hand shogi')).toEqual(['Minishogi', 'Shogi']);
	});

	it('lists all games without a search text, and none for an unknown name', () => {
		expect(findGames(GAMES, ' ')).toEqual({ found: GAMES, best: undefined });
		expect(findGames(GAMES, 'bridge')).toEqual({ found: [], best: undefined });
	});
});
