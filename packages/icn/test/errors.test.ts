import { readFileSync } from 'node:fs';
import { NotationError, type Problem } from '@x/diagnostics';
import { describe, expect, test } from 'vitest';
import { toChess } from '../src/chess.js';
import { fromLong, parse, positionAt, safeParse, stringify } from '../src/index.js';
import { replay } from '../src/play.js';
import { type Example, readOwn } from './own.js';

const catalogue = readOwn<Example>('errors');
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The faults of a function, thrown or returned. */
function problemsOf({ call, text = '', long, options }: Example): readonly Problem[] {
	if (call === undefined) {
		const result = safeParse(text, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		if (call === 'fromLong') fromLong(long!);
		if (call === 'positionAt') positionAt(parse(text));
		if (call === 'replay') replay(parse(text));
		if (call === 'stringify') stringify(parse(text), options?.dialect === 'seed' ? { dialect: 'seed' } : {});
		if (call !== 'toChess') return [];
		const result = toChess(parse(text));
		return result.ok ? result.warnings : result.problems;
	} catch (error) {
		if (error instanceof NotationError) return error.problems;
		throw error;
	}
}

describe('the catalogue of codes', () => {
	test.each(catalogue)('$code', (example) => {
		const { code, severity, span, path } = example;
		const problems = problemsOf(example);
		expect(problems).toContainEqual(expect.objectContaining({ code, severity, ...(span && { span }) }));
		if (path !== undefined) expect(problems.map((problem) => problem.data?.path ?? Reflect.get(problem, 'path'))).toContain(path);
		for (const { message, hint } of problems) {
			expect(message).toMatch(/^\S.*\.$/s);
			if (hint !== undefined) expect(hint).toMatch(/^\S/);
		}
	});

	test('lists every code once, in the order of the sources', () => {
		const codes = Array.from(read('../src/codes.ts').matchAll(/^\t\| '([a-z-]+)'/gm), ([, code]) => `icn/${code}`);
		expect(codes.length).toBeGreaterThan(40);
		expect(catalogue.map(({ code }) => code)).toEqual(codes);
	});

	test('equals the table of the README', () => {
		const rows = Array.from(read('../README.md').matchAll(/^\| `(icn\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({
			code,
			meaning,
		}));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});
});

describe('lists every fault, not only the first', () => {
	const rows: readonly (readonly [text: string, wanted: readonly (readonly [code: string, from: number, to: number])[]])[] = [
		[
			'01/100 (8;zz|1 K1,1|kk|r2,2,3|R1,1',
			[
				['number-form', 0, 2],
				['piece-code', 10, 12],
				['bracket', 7, 14],
				['piece-code', 20, 22],
				['square-form', 22, 22],
				['separator', 23, 29],
				['occupied', 30, 34],
			],
		],
		[
			'K1,1|k5,5 1,1>2,2 | 5,5-6,6 | 2,2>3,3 ? ? | 5,5>6,6',
			[
				['move-form', 20, 28],
				['move-mark', 40, 41],
			],
		],
	];
	test.each(rows)('%s', (text, wanted) => {
		const result = safeParse(text, { dialect: 'seed' });
		const problems = result.ok ? [] : result.problems;
		const seen = problems.map(({ code, span }) => [code.slice(4), span.from, span.to]);
		expect(seen).toHaveLength(wanted.length);
		expect(seen).toEqual(expect.arrayContaining(wanted.map((row) => [...row])));
	});
});
