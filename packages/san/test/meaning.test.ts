import { type Game, legal, moveName, position } from '@x/core';
import { compile } from '@x/core/compile';
import { moveNamed, setupFromText } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { type ResolveOptions, safeResolve, stringify } from '../src/index.js';

const at = (id: keyof typeof games, text: string) => {
	const { rules: ruleset, names } = games[id];
	const game: Game = compile(ruleset, names);
	return position(game, setupFromText(text, ruleset, names));
};
const named = (id: keyof typeof games, fen: string, text: string, options?: ResolveOptions): string => {
	const read = safeResolve(text, at(id, fen), options);
	return read.ok ? moveName(read.value) : read.problems[0]!.code;
};

describe('a plus after a move in games whose promoted pieces have a plus', () => {
	const SILVER = '4k/1S3/5/5/K4 w - -';
	test.each([
		['Sb5+', 'b4b5+s'],
		['b4b5+', 'b4b5+s'],
		['Sb5=+S', 'b4b5+s'],
		['Sb5', 'b4b5'],
		['Sb5=S', 'b4b5'],
		['b4b5', 'b4b5'],
	])('minishogi: %s is %s', (text, name) => {
		expect(named('minishogi', SILVER, text)).toBe(name);
	});
	test.each([
		['8c8b+', '8c8b+s'],
		['S8b+', '8c8b+s'],
		['S8b', '8c8b'],
		['8c8b', '8c8b'],
	])('shogi: %s is %s', (text, name) => {
		expect(named('shogi', '4k4/9/1S7/9/9/9/9/9/4K4 w - -', text)).toBe(name);
	});
	test('is a check if no piece can promote', () => {
		const from = at('shogi', '9/9/9/9/4k4/9/4S4/9/4K4 w - -');
		expect(stringify(moveNamed(from, '5g5f'), from)).toBe('S5f+');
		expect(named('shogi', '9/9/9/9/4k4/9/4S4/9/4K4 w - -', 'S5f+')).toBe('5g5f');
	});
	test('is not written after a checking piece that could have promoted', () => {
		const from = at('minishogi', '2k2/5/1S3/5/K4 w - -');
		const promoting = at('minishogi', '1k3/5/5/1S3/K4 w - -');
		expect(
			legal(promoting)
				.map((move) => stringify(move, promoting))
				.filter((text) => text.includes('=S')),
		).toEqual([]);
		expect(
			legal(from)
				.map((move) => stringify(move, from))
				.filter((text) => text.includes('+')),
		).toEqual(['Sb4+', 'Sc4+']);
		const checking = at('minishogi', '5/1Sk2/5/5/K4 w - -');
		const texts = legal(checking).map((move) => stringify(move, checking));
		expect(texts.filter((text) => text.endsWith('=S+')).length).toBeGreaterThan(0);
		for (const move of legal(checking)) {
			const read = safeResolve(stringify(move, checking), checking, { mode: 'strict' });
			expect(read.ok && moveName(read.value)).toBe(moveName(move));
		}
	});
});

describe('the end of a game in a text', () => {
	test('is written after the capture that ends antichess', () => {
		const from = at('antichess', '8/8/8/8/1p6/P7/8/8 w - -');
		expect(legal(from).map((move) => stringify(move, from))).toEqual(['axb4#']);
	});
});

describe('repair', () => {
	const ROOK = '4k3/8/8/8/8/8/8/4K2R w K -';
	test.each([
		['Ke1-g1', 'e1g1'],
		['E1G1', 'e1g1'],
		['E1-G1', 'e1g1'],
		['Kg1', 'e1g1'],
		['RH5', 'h1h5'],
	])('reads %s', (text, name) => {
		expect(named('chess', ROOK, text, { mode: 'repair' })).toBe(name);
		expect(named('chess', ROOK, text)).toMatch(/^san\//);
	});
});

describe('a move without its position', () => {
	test('throws a TypeError that names the problem', () => {
		const from = at('chess', '4k3/8/8/8/8/8/8/4K2R w K -');
		const write = stringify as (value: unknown) => string;
		for (const value of [legal(from)[0], undefined, null, 'e4', {}]) {
			expect(() => write(value)).toThrow(TypeError);
			expect(() => write(value)).toThrow(/^position: Expected a Position/);
		}
	});
});
