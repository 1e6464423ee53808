import { isNotationError } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { parse, safeParse, stringify } from '../src/index.js';
import { toPath } from '../src/path/index.js';

const MANY = 100_000;
const open = { limits: { length: 10 * MANY, depth: 100 } };
const codesOf = (text: string, options = open): string[] => {
	const result = safeParse(text, options);
	return result.ok ? [] : [...new Set(result.problems.map(({ code }) => code))];
};
const refusal = (run: () => unknown): string => {
	try {
		run();
		return 'accepted';
	} catch (error) {
		if (isNotationError(error)) return error.problems[0]!.code;
		throw error;
	}
};

describe('texts of 10^5 characters and more', () => {
	it('are refused beyond the limit of length', () => {
		expect(codesOf('K'.repeat(65_537), {} as typeof open)).toEqual(['mbn/too-long']);
	});

	it.each(['(', '[', '{', '<', '(['])('of %s are refused', (bracket) => {
		expect(codesOf(`K=${bracket.repeat(MANY)}`)).not.toEqual([]);
	});

	it.each([
		['(', ')'],
		['[', ']'],
		['{', '}'],
	])('of nested %s %s are too deep', (begin, end) => {
		expect(codesOf(`K=${begin.repeat(MANY)}W${end.repeat(MANY)}`)).toContain('mbn/too-deep');
		expect(codesOf(`K=${begin.repeat(100)}W${end.repeat(100)}`)).toEqual([]);
	});

	it('with 10^5 items are read and written', () => {
		const text = Array(MANY).fill('N').join(' ');
		const tree = parse(text, open);
		expect(tree.items).toHaveLength(MANY);
		expect(stringify(tree)).toBe(text);
	});

	it('with 10^5 faults list only the first ones', () => {
		const result = safeParse(Array(MANY).fill('yy').join(' '), open);
		expect(result.ok ? 0 : result.problems.length).toBe(1000);
	});

	it.each([
		['alternatives', `K=${Array(30_000).fill('W').join('+')}`],
		['legs', `K=${Array(30_000).fill('W').join('-')}`],
		['moves', `K=${'W'.repeat(60_000)}`],
		['letters of a set', `K=c{${'Q'.repeat(60_000)}}W`],
		['areas', `K=W[${Array(15_000).fill('a1').join(',')}]`],
		['a comment', `K|${'x'.repeat(60_000)}|`],
	])('in one item of 60 kB of %s are read, and written back', (_, text) => {
		expect(stringify(parse(text))).toBe(text);
	});
});

describe('moves that grow without end', () => {
	const size = [8, 8];

	it('by doubling macros are refused', () => {
		const macros = Object.fromEntries(
			Array.from('ABCDEFGHIJKLMNOP', (name, at) => [name, at === 15 ? 'W' : `${'ABCDEFGHIJKLMNOP'[at + 1]}${'ABCDEFGHIJKLMNOP'[at + 1]}`]),
		);
		expect(refusal(() => toPath('A', { size, macros }))).toBe('mbn/unplayable');
	});

	it('by macros that use each other end in base moves', () => {
		expect(refusal(() => toPath('A', { size, macros: { A: 'A+A' } }))).toBe('accepted');
		expect(refusal(() => toPath('A', { size, macros: { A: 'B', B: 'A' } }))).toBe('accepted');
		const letters = 'ABCDEFGHIJKLMN';
		const all = Array.from(letters).join('+');
		expect(refusal(() => toPath('A', { size, macros: Object.fromEntries(Array.from(letters, (name) => [name, all])) }))).toBe(
			'mbn/unplayable',
		);
	});

	it('by directions that multiply are refused', () => {
		expect(refusal(() => toPath(Array(40).fill('(sN+vsF+K)').join('-'), { size }))).toBe('mbn/unplayable');
	});

	it.each([
		['legs', Array(2000).fill('W').join('-')],
		['independent legs', Array(2000).fill('aW').join('--')],
		['alternatives', Array(5000).fill('W').join('+')],
		['optional legs', Array(500).fill('[W]').join('-')],
	])('by thousands of %s end in a value or a typed refusal', (_, moves) => {
		expect(['accepted', 'mbn/unplayable']).toContain(refusal(() => toPath(moves, { size })));
	});
});
