import { readFileSync } from 'node:fs';
import { chess } from '@x/games/ready/chess';
import { describe, expect, test } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { CODES } from '../src/codes.js';
import { readMoves } from '../src/moves.js';
import { catalogue, examples, problemsOf } from './error-examples.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the catalogue of codes', () => {
	test.each(catalogue)('has a failing example of $code', (example) => {
		const { code, span, severity } = example;
		const problems = problemsOf(example);
		expect(problems.at(-1)).toMatchObject({ code, span, severity });
		expect(problems).toHaveLength(code === 'pgn/more' ? 2 : 1);
		for (const { hint, message } of problems) {
			expect(message).toMatch(/^Expected .+, found .+\.$/);
			expect(hint).toMatch(/\.$/);
		}
	});

	test.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	test('has one example of every code, in order', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `pgn/${code}`));
	});

	test('equals the table of docs/errors.md', () => {
		const [table = ''] = read('../docs/errors.md').split('\nValidators and writers');
		const rows = Array.from(table.matchAll(/^\| `(pgn\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => [code, meaning]);
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => [code, meaning]));
	});
});

describe('the tag Result', () => {
	const codesOf = (text: string): readonly string[] => problemsOf({ text } as Parameters<typeof problemsOf>[0]).map(({ code }) => code);

	test.each([
		['1-0', '0-1'],
		['1/2-1/2', '1-0'],
		['½', '1-0'],
	])('"%s" contradicts %s at the end, in both readers', (tag, result) => {
		const text = `[Result "${tag}"]\n\n1. e4 ${result}`;
		expect(codesOf(text)).toEqual(['pgn/result-tag']);
		const read = readMoves(text, chess.start);
		expect(read.warnings.map(({ code, span, message }) => [code, text.slice(span.from, span.to), message])).toEqual([
			['pgn/result-tag', tag, `Expected "${result}" in the tag Result, as at the end of the game, found "${tag}".`],
		]);
	});

	test.each([
		['1-0', '1-0'],
		['1-0', '*'],
		['*', '1-0'],
		['?', '1-0'],
		['1/2', '1/2-1/2'],
		['1-0', ''],
	])('"%s" does not contradict "%s" at the end', (tag, result) => {
		expect(codesOf(`[Result "${tag}"]\n\n1. e4 ${result}`)).toEqual([]);
	});
});
