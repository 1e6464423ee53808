import { readFileSync } from 'node:fs';
import { isNotationError, type Problem, type Span } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { CODES } from '../src/codes.js';
import { type Mbn, type ParseOptions, safeParse, stringify } from '../src/index.js';
import { toPath } from '../src/path/index.js';
import { readVectors } from './vectors.js';

/** A code with a failing example: a text that is read, moves that are played on one board, or a value that is written. */
interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly severity: string;
	readonly text?: string;
	readonly options?: ParseOptions;
	readonly span?: Span;
	readonly path?: string;
	readonly value?: Mbn;
}

const catalogue = readVectors<readonly Example[]>('errors');

function problemsOf({ text, options, path, value }: Example): readonly Problem[] {
	if (text !== undefined) {
		const result = safeParse(text, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		if (path === undefined) stringify(value!);
		else toPath(path, { size: [8, 8] });
		return [];
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
}

describe('the catalogue of errors', () => {
	it.each(catalogue)('has a failing example of $code', (example) => {
		const { code, severity, span } = example;
		const problems = problemsOf(example);
		expect(problems[0]).toMatchObject({ code, severity, ...(span && { span }) });
		for (const { message } of problems) expect(message).toMatch(/^\S.*\.$/s);
	});

	it('lists every code, in the order of the sources', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `mbn/${code}`));
	});

	it('is the table of the README', () => {
		const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
		const rows = Array.from(readme.matchAll(/^\| `(mbn\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({ code, meaning }));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});
});

describe('problems', () => {
	it('are all listed, not only the first', () => {
		const result = safeParse('K=yW+:2,1: Q=R+N +P==');
		expect(result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from])).toEqual([
			['mbn/modifier', 2],
			['mbn/atom', 5],
			['mbn/target', 21],
		]);
	});

	it('are listed up to a limit, and a text with faults is never taken for a good one', () => {
		const result = safeParse('K<br/>R=yW', { mode: 'lenient', limits: { problems: 1 } });
		expect(result.ok).toBe(false);
	});

	it('are warnings in the mode repair, which leaves out the items that have them', () => {
		const result = safeParse('K=yW Q=R+N', { mode: 'repair' });
		expect(result.ok && [stringify(result.value), result.warnings.map(({ code }) => code)]).toEqual(['Q=R+N', ['mbn/modifier']]);
	});
});
