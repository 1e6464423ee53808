import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepOwnGame, ownGames, recentGames, rememberGame } from '../src/lazy/games/recent.js';
import { endFirstVisit, isFirstVisit } from '../src/state/visit.js';
import { ownId } from '../src/worker/protocol.js';

/** A storage that holds a table, or that the browser forbids. */
const store = (table: Map<string, string> | undefined): void => {
	const use = (): Map<string, string> => {
		if (table === undefined) throw new Error('forbidden');
		return table;
	};
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => use().get(key) ?? null,
		setItem: (key: string, text: string) => use().set(key, text),
	});
};
afterEach(() => {
	vi.unstubAllGlobals();
});

describe('the recent games', () => {
	it('are the last six, the newest first, each once', () => {
		store(new Map());
		expect(recentGames()).toEqual([]);
		for (const id of ['chess', 'shogi', 'xiangqi', 'duck', 'atomic', 'horde', 'shogi', 'makruk']) rememberGame(id);
		expect(recentGames()).toEqual(['makruk', 'shogi', 'horde', 'atomic', 'duck', 'xiangqi']);
	});

	it('do not contain rules of the user', () => {
		store(new Map());
		rememberGame(ownId({ language: 'fbr', text: ':Game' }));
		expect(recentGames()).toEqual([]);
	});

	it.each(['', '{', '{"a":1}', 'null', '[1,null,["chess"]]'])('are empty if the browser kept %j', (text) => {
		store(new Map([['x-recent', text]]));
		expect(recentGames()).toEqual([]);
	});

	it('are empty where the page may not store anything', () => {
		store(undefined);
		rememberGame('shogi');
		expect(recentGames()).toEqual([]);
	});
});

describe('the games of the user’s own', () => {
	const own = (title: string, text = `:${title}`) => ({ id: ownId({ language: 'fbr', text }), title });

	it('are the last twelve, the newest first, each title once', () => {
		store(new Map());
		for (let index = 0; index < 14; index++) keepOwnGame(own(`Game ${index}`));
		keepOwnGame(own('Game 5', ':Game 5 again'));
		expect(ownGames().map(({ title }) => title)).toEqual([5, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((index) => `Game ${index}`));
		expect(ownGames()[0]).toEqual(own('Game 5', ':Game 5 again'));
	});

	it('have a limited length together', () => {
		store(new Map());
		for (const title of ['A', 'B', 'C']) keepOwnGame(own(title, title.repeat(90_000)));
		expect(ownGames().map(({ title }) => title)).toEqual(['C', 'B']);
	});

	it.each(['', '{', 'null', '[1,{"id":"chess","title":"Chess"},{"id":"fbr:x"}]'])('are none if the browser kept %j', (text) => {
		store(new Map([['x-own', text]]));
		expect(ownGames()).toEqual([]);
	});
});

describe('a first visit', () => {
	it('has an empty address, and ends when the page is used', () => {
		store(new Map());
		expect(isFirstVisit('')).toBe(true);
		expect(isFirstVisit('#1abc')).toBe(false);
		endFirstVisit();
		expect(isFirstVisit('')).toBe(false);
	});

	it('is every visit where the page may not store anything', () => {
		store(undefined);
		endFirstVisit();
		expect(isFirstVisit('')).toBe(true);
	});
});
