import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { distance } from '../src/lazy/games/distance.js';
import { findGames } from '../src/lazy/games/find-game.js';
import { type GameFilter, type Listed, PLANE } from '../src/worker/protocol.js';
import { engine } from './support.js';

const game = (id: string, title: string, family = 'The board of chess'): Listed => ({
	id,
	title,
	family,
	also: [],
	says: '',
	size: '',
	filters: [],
	pieces: [],
	picture: {},
});
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
		['fischer random', 'chess960'],
		['fisher random', 'chess960'],
		['960', 'chess960'],
		['thai chess', 'makruk'],
		['japanese chess', 'shogi'],
		['bughouse', 'bughouse'],
		['bug', 'bughouse'],
		['zh', 'crazyhouse'],
		['co tuong', 'xiangqi'],
		['xq', 'xiangqi'],
		['3d', 'raumschach'],
		['hex', 'glinski'],
		['reversi', 'flipersi'],
		['infinite', 'icn'],
		['kingofthehill', 'king-of-the-hill'],
		['explosions', 'atomar'],
		['unicorn', 'raumschach'],
		['grasshopper', 'grasshopper'],
		['third check', 'three-check'],
	])('are found when “%s” is typed', (sought, id) => {
		const { found, best, similar } = findGames(listed, sought);
		expect([best?.id, found[0]?.id, similar]).toEqual([id, id, false]);
	});

	it.each([
		['crazyhose', 'crazyhouse'],
		['crayzhouse', 'crazyhouse'],
		['xianqi', 'xiangqi'],
		['shgoi', 'shogi'],
		['makurk', 'makruk'],
		['capablnca', 'capablanca'],
		['raumschahc', 'raumschach'],
		['king of teh hill', 'king-of-the-hill'],
	])('are found although “%s” is mistyped', (sought, id) => {
		const { best, similar } = findGames(listed, sought);
		expect([best?.id, similar]).toEqual([id, true]);
	});

	it('are found by their pieces, their sentences and their tags', () => {
		const ids = (sought: string) => findGames(listed, sought).found.map(({ id }) => id);
		expect(ids('cannon')).toEqual(expect.arrayContaining(['xiangqi', 'janggi', 'shako', 'minixiangqi']));
		expect(ids('wizard')).toEqual(expect.arrayContaining(['omicron', 'opulent', 'tencubed']));
		expect(ids('drops')).toEqual(expect.arrayContaining(['shogi', 'crazyhouse', 'bughouse']));
		expect(findGames(listed, 'camel')).toEqual({ found: [], best: undefined, similar: false });
	});

	it('are in groups', () => {
		const of = (group: GameFilter) => listed.filter(({ filters }) => filters.includes(group)).map(({ id }) => id);
		expect(of('hex')).toEqual(['glinski']);
		expect(of('levels')).toEqual(['alice', 'raumschach']);
		expect(of('small')).toEqual(expect.arrayContaining(['dobutsu', 'gardner', 'minishogi', 'ataxx']));
		expect(of('large')).toEqual(expect.arrayContaining(['capablanca', 'grand', 'chushogi', PLANE]));
		expect(of('shogi')).toHaveLength(14);
		expect(of('xiangqi')).toHaveLength(8);
		expect(of('wild')).toEqual(expect.arrayContaining(['antichess', 'atomic', 'duck']));
		expect(of('drops')).not.toContain('flipello');
	});

	it('stand under one heading each', () => {
		const ids = listed.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect([...ids].sort()).toEqual([...Object.keys(games), PLANE].sort());
		const families = [...new Set(listed.map(({ family }) => family))];
		expect(families).toEqual([
			'Chess and well-known variants',
			'Shogi',
			'Xiangqi and janggi',
			'Southeast Asia',
			'Old and regional chess',
			'More variants of chess',
			'Large boards',
			'Small boards',
			'Hexagonal and three-dimensional boards',
			'Other games',
			'Infinite boards',
		]);
		expect(listed.map(({ family }) => family)).toEqual(
			families.flatMap((one) => listed.filter(({ family }) => family === one).map(() => one)),
		);
	});
});

describe('finding a game', () => {
	it('prefers an exact name to names that contain the word', () => {
		expect(titles('shogi')).toEqual(['Shogi', 'Chushogi', 'Minishogi']);
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
		expect(findGames(GAMES, ' ')).toEqual({ found: GAMES, best: undefined, similar: false });
		expect(findGames(GAMES, 'bridge')).toEqual({ found: [], best: undefined, similar: false });
	});

	it('forgives typing errors in longer words only', () => {
		expect(titles('shogu')).toEqual(['Shogi']);
		expect(titles('minishgoo')).toEqual(['Minishogi']);
		expect(titles('ch')).toEqual(['Chess', 'Chushogi', 'Three-check']);
		expect(titles('cha')).toEqual([]);
	});

	it('counts letters to insert, remove, replace and exchange', () => {
		expect(distance('house', 'house')).toBe(0);
		expect(distance('house', 'hose')).toBe(1);
		expect(distance('house', 'hosue')).toBe(1);
		expect(distance('house', 'mouses')).toBe(2);
		expect(distance('', 'ab')).toBe(2);
	});
});
