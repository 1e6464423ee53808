import { isNotationError } from '@x/diagnostics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describe as describeFbr } from '../src/describe/index.js';
import { expand, parse, RULE_NAMES, safeExpand, safeParse, stringify } from '../src/index.js';
import { fbr } from './trees.js';

const MANY = 100_000;
const open = { limits: { length: 20 * MANY, depth: 100 } };
const codesOf = (text: string, options = open): string[] => {
	const result = safeParse(text, options);
	return result.ok ? [] : [...new Set(result.problems.map(({ code }) => code))];
};

describe('texts of 10^5 characters and more', () => {
	it('are refused beyond the limit of length', () => {
		expect(codesOf('K'.repeat(65_537), {} as typeof open)).toEqual(['fbr/too-long']);
	});

	it.each([
		'royal(',
		'royal{',
		'royal[',
		'royal<',
		'royal/',
		'royal=',
		'royal!',
		'royal=bare,',
		'mustcapture=most{K=1,',

		'8x',
		'<br',
		'!',
	])('of %s are refused', (part) => {
		expect(codesOf(part.repeat(MANY / part.length))).not.toEqual([]);
		expect(codesOf(part + part.at(-1)!.repeat(MANY))).not.toEqual([]);
	});

	it('with 10^4 rules and items are read and written', () => {
		const text = Array(MANY / 10)
			.fill('zone[5]=hole N')
			.join(' ');
		const value = parse(text, open);
		expect([value.rules.length, value.pieces.items.length]).toEqual([MANY / 10, MANY / 10]);
		expect(stringify(value, { style: 'exact' })).toBe(text);
	});

	it('with 10^5 faults list only the first ones', () => {
		const result = safeParse(Array(MANY).fill('yy').join(' '), open);
		expect(result.ok ? 0 : result.problems.length).toBe(1000);
	});

	it.each([
		['letters of a set', `royal{${'Q'.repeat(60_000)}}`],
		['areas', `zone[${Array(15_000).fill('a1').join(',')}]=hole`],
		['values', `mustcapture=most{${Array(15_000).fill('M=1').join(',')}}`],
		['letters of a word', `announcement/${'x'.repeat(60_000)}/`],
	])('in one rule of 60 kB of %s are read, and written back', (_, text) => {
		expect(stringify(parse(text))).toBe(text);
	});

	it('with one rule of 10^5 equal attributes are refused in linear time', () => {
		expect(
			codesOf(
				`royal=${Array(MANY / 5)
					.fill('bare')
					.join(',')}`,
			),
		).toEqual(['fbr/duplicate']);
	});
});

describe('expansions without end', () => {
	it('by repeated macro rules are refused', () => {
		for (const name of ['alice', 'atomic', 'switching', 'benedict', 'monster']) {
			const result = safeExpand(parse(`${Array(500).fill(name).join(' ')} K Q=R+N P`));
			expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual([
				expect.stringMatching(/^fbr\/(?:too-many-steps|no-prefix|too-large)$/),
			]);
		}
	});

	it('do not come from a board that is spacious many times', () => {
		const { value, steps } = expand(parse(`${Array(500).fill('spacious').join(' ')} K Q=R+N P`));
		expect([value, steps.length]).toEqual([expand(parse('spacious K Q=R+N P')).value, 1]);
	});

	it('by many pieces are refused beyond the limit', () => {
		const pieces = Array.from(
			{ length: 4000 },
			(_, at) => `:${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at % 26]}${(at % 36).toString(36)}${((at * 7) % 36).toString(36)}:=R+N`,
		);
		const result = safeExpand(parse(`alice switching spacious ${pieces.join(' ')}`), { limits: { length: 100_000 } });
		expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual([expect.stringMatching(/^fbr\/(?:too-large|no-letter)$/)]);
	});

	it('end in a fixed point that can be written, or in a typed error', () => {
		fc.assert(
			fc.property(
				fbr,
				fc.subarray([...RULE_NAMES].filter((name) => !['cheshire'].includes(name)).slice(0, 12), { maxLength: 4 }),
				(tree, names) => {
					const known = names.filter((name) =>
						parse('alice andernach atomic avalanche benedict bouncing monster spacious swapping switching').rules.some(
							(rule) => rule.name === name,
						),
					);
					const value = {
						...tree,
						rules: [...tree.rules, ...known.map((name) => ({ name }))],
						pieces: { items: [...tree.pieces.items, ...parse('K Z=R+N').pieces.items] },
					};
					try {
						const { value: result, steps } = expand(value);
						expect(expand(result)).toEqual({ value: result, steps: [] });
						const text = stringify(result);
						expect(stringify(parse(text, open))).toBe(text);
						expect(describeFbr(result).every(({ text }) => /^\S.*\.$/s.test(text))).toBe(true);
						for (const { before, after } of steps) expect(after).not.toBe(before);
					} catch (error) {
						if (!isNotationError(error)) throw error;
						expect(error.problems[0]!.code).toMatch(/^fbr\/(?:no-prefix|boards|files|no-letter|too-large|missing-set)$/);
					}
				},
			),
			{ numRuns: 200 },
		);
	});
});
