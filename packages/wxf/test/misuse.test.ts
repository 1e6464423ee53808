import { describe, expect, it } from 'vitest';
import { dialectOf, isValid, parse, parseMove, safeParse, safeParseMove, stringify } from '../src/index.js';
import { readMove, safeReadMove, writeMove } from '../src/moves.js';
import { fromPgn, toPgn } from '../src/pgn.js';
import { gameOf, play, rewrite, safePlay } from '../src/play.js';
import { xiangqi } from './support/games.js';

/** A call as a program without types may write it. */
const call = (run: (...args: never[]) => unknown, ...args: readonly unknown[]): (() => unknown) => {
	return () => run(...(args as never[]));
};

const [game] = parse('1. C2.5 H8+7');

describe('misuse', () => {
	it.each([
		['parse', parse],
		['safeParse', safeParse],
		['isValid', isValid],
		['parseMove', parseMove],
		['safeParseMove', safeParseMove],
	])('of %s names the argument that is wrong', (_, run) => {
		expect(call(run, 42)).toThrow(new TypeError('text: Expected a string, found the number 42.'));
		expect(call(run, 'C2.5', { modes: 'strict' })).toThrow(new TypeError('options.modes: Unknown option. Did you mean "mode"?'));
	});

	it('of options names the option that is wrong', () => {
		expect(call(parse, 'C2.5', { limits: { length: '9' } })).toThrow(TypeError);
		expect(call(parse, 'C2.5', { dialect: 'wxf' })).toThrow(/^options.dialect: Expected "auto" or "pgn"/);
		expect(call(gameOf, xiangqi.start, { dialect: 'pgn' })).toThrow(/^options.dialect: Expected "wxf"/);
	});

	it('of stringify names the argument that is wrong', () => {
		expect(call(stringify, 'C2.5')).toThrow(new TypeError('games: Expected a XiangqiGame or a list of them, found the string "C2.5".'));
		expect(call(stringify, [])).toThrow(/^games: Expected at least one game/);
		expect(call(stringify, game, { dialect: 'kif' })).toThrow(/^options.dialect: Expected "pgn"/);
	});

	it('of the functions on positions names the argument that is wrong', () => {
		expect(call(dialectOf, 1)).toThrow(/^text: /);
		for (const run of [readMove, safeReadMove]) {
			expect(call(run, 1, xiangqi.start)).toThrow(/^text: /);
			expect(call(run, 'C2.5', 'start')).toThrow(/^position: Expected a Position/);
		}
		expect(call(writeMove, 'C2.5', xiangqi.start)).toThrow(/^move: Expected a Move/);
		for (const run of [play, safePlay, toPgn]) {
			expect(call(run, 'C2.5', xiangqi)).toThrow(/^game: Expected a XiangqiGame/);
			expect(call(run, game, 'xiangqi')).toThrow(TypeError);
		}
		expect(call(rewrite, game, xiangqi, 'pgn')).toThrow(/^dialect: Expected "wxf"/);
		expect(call(fromPgn, 'C2.5', xiangqi)).toThrow(/^pgn: Expected a PgnGame/);
		expect(call(gameOf, 'start')).toThrow(/^position: Expected a Position/);
	});
});
