import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exampleFaults } from '../../../tools/lib/error-examples.js';
import { CODES } from '../src/codes.js';
import { type ParseOptions, safeParse, stringify } from '../src/index.js';
import { catalogue, examples, problemsOf } from './error-examples.js';

describe('the catalogue of errors', () => {
	it.each(catalogue)('has a failing example of $code', (example) => {
		const { code, severity, span } = example;
		const problems = problemsOf(example);
		expect(problems[0]).toMatchObject({ code, severity, ...(span && { span }) });
		for (const { message } of problems) expect(message).toMatch(/^(?:Expected|The value cannot be written: Expected) \S.*\.$/s);
	});

	it.each(examples)('has a good example of $code', (example) => {
		expect(exampleFaults(example)).toEqual([]);
	});

	it('lists every code, in the order of the sources', () => {
		expect(catalogue.map(({ code }) => code)).toEqual(CODES.map((code) => `fbr/${code}`));
	});

	it('is the table of docs/errors.md', () => {
		const page = readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8');
		const rows = Array.from(page.matchAll(/^\| `(fbr\/[a-z-]+)` +\| (.+?) +\|$/gm), ([, code, meaning]) => ({ code, meaning }));
		expect(rows).toEqual(catalogue.map(({ code, meaning }) => ({ code, meaning })));
	});
});

const codesOf = (text: string, options?: ParseOptions): readonly (readonly [string, number, number])[] => {
	const result = safeParse(text, options);
	return (result.ok ? result.warnings : result.problems).map(({ code, span }) => [code, span.from, span.to]);
};

describe('problems', () => {
	it('are all listed, not only the first', () => {
		expect(codesOf('royal=foo,maxchecks,bar zone hill Q=yW')).toEqual([
			['fbr/attribute', 6, 9],
			['fbr/missing-argument', 10, 19],
			['fbr/attribute', 20, 23],
			['fbr/missing-range', 24, 28],
			['fbr/missing-attribute', 24, 28],
			['fbr/missing-range', 29, 33],
			['mbn/modifier', 36, 37],
		]);
	});

	it('have their place in the whole text, behind the head', () => {
		expect(codesOf(':Test\n8x8\n8/8 w\nroyal\nroyal{K=bare')).toEqual([['mbn/unbalanced', 27, 28]]);
	});

	it('of sets and ranges have the codes of @x/mbn', () => {
		expect(codesOf('royal{?} zone[9-1]=hole')).toEqual([
			['mbn/set', 6, 7],
			['mbn/range', 14, 17],
		]);
	});

	it('name the nearest known word', () => {
		const result = safeParse('promtion=optionl');
		expect(result.ok ? [] : result.problems.map(({ hint }) => hint)).toEqual(['Did you mean "promotion"?']);
		const attribute = safeParse('promotion=optionl');
		expect(attribute.ok ? [] : attribute.problems.map(({ hint }) => hint)).toEqual(['Did you mean "optional"?']);
	});

	it('explain that names of rules have small letters', () => {
		expect(codesOf('Royal K')).toEqual([['fbr/rule', 0, 5]]);
	});

	it('name the missing part in a whole sentence', () => {
		const result = safeParse('antiroyal zone=hole');
		expect(result.ok ? [] : result.problems.map(({ hint }) => hint)).toEqual([
			'Write a piece set behind antiroyal, such as {K}.',
			'Write a board range behind zone, such as [d-e4-5].',
		]);
	});

	it('say what replaces a rule of an older version', () => {
		const result = safeParse('royal castling');
		expect(result.ok ? [] : result.problems.map(({ hint }) => hint)).toEqual([
			'Castling is defined by items, such as O-O=[*]isR[g]=isR[f]; royal=castle{R} names the partners.',
		]);
	});

	it('are listed up to a limit, and a text with faults is never taken for a good one', () => {
		expect(safeParse('drop<br/>royal=foo', { mode: 'lenient', limits: { problems: 1 } }).ok).toBe(false);
	});

	it('are warnings in the mode repair, which leaves out what has them', () => {
		const result = safeParse('royal=foo zone[5]=hole K=yW Q=R+N', { mode: 'repair' });
		expect(result.ok && [stringify(result.value), result.warnings.map(({ code }) => code)]).toEqual([
			'zone[5]=hole Q=R+N',
			['fbr/attribute', 'mbn/modifier'],
		]);
	});
});

describe('warnings', () => {
	it.each([
		['the stalemate rule holds before attributes of that name', 'stalemate=win loss=stalemate', ['fbr/overridden']],
		['two results without that rule are an error', 'draw=stalemate loss=stalemate', ['fbr/conflict']],
		['the same result twice is none', 'stalemate=win win=stalemate', []],
		['rules that add up may stand twice', 'zone[1]=hole zone[2]=hole royal royal{M}', []],
		['a rule behind its cancellation is not repeated', 'draw=repetition !draw draw=stalemate', []],
		['drop needs a hand', 'drop{P}', ['fbr/alone']],
		['drop with a hand is complete', 'drop{P} holding', []],
		['demote needs origin', 'promotion*[1]=demote,enter', ['fbr/alone']],
		['an attribute proposed by the author is an extension', 'royal{KM}=expose,capture(1)', ['fbr/extension']],
		['the spelling of the source’s heading', 'muskeeter', ['fbr/alias']],
		['a part of a turn with a prefix reads colours as sides', 'turn#<2>{!p}', ['fbr/reading']],
		['a part of a turn without a prefix reads colours as such', 'turn<2>{!p}', []],
		['a most with values next to a plain one', 'mustcapture=most,most{K=2}', ['fbr/reading']],
	])('%s', (_, text, codes) => {
		expect(codesOf(text).map(([code]) => code)).toEqual(codes);
	});
});
