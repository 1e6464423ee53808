import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { CODES } from '../src/codes.js';
import { safeParse, stringify } from '../src/index.js';
import { catalogue, examples, problemsOf } from './error-examples.js';

describe('the catalogue of errors', () => {
	it.each(catalogue)('has a failing example of $code', (example) => {
		const { code, severity, span } = example;
		const problems = problemsOf(example);
		expect(problems[0]).toMatchObject({ code, severity, ...(span && { span }) });
		for (const { message } of problems) expect(message).toMatch(/^\S.*\.$/s);
	});

	it.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	it('lists every code, in the order of the sources', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `mbn/${code}`));
	});

	it('is the table of docs/errors.md', () => {
		const page = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8');
		const rows = Array.from(page.matchAll(/^\| `(mbn\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({ code, meaning }));
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
