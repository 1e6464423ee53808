import { isNotationError } from '@x/diagnostics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInNames, isValid, keys, parse, safeParse, stringify, type VariantsIni } from '../src/index.js';

const name: fc.Arbitrary<string> = fc.stringMatching(/^[a-z][a-z0-9-]{0,7}$/);
const entry = fc.record({ key: fc.constantFrom(...keys.map(({ name }) => name)), value: fc.stringMatching(/^[a-z0-9:*-]{1,8}$/) });
const value: fc.Arbitrary<VariantsIni> = fc
	.array(fc.record({ name, parent: fc.constantFrom('chess', 'shogi'), entries: fc.array(entry, { maxLength: 5 }) }), {
		minLength: 1,
		maxLength: 4,
	})
	.map((sections) => ({ sections }));
/** Texts that are nearly right. */
const text: fc.Arbitrary<string> = fc
	.array(
		fc.oneof(
			name,
			fc.constantFrom(
				' ',
				'  ',
				'\n',
				'\r\n',
				'\t',
				'=',
				' = ',
				'[',
				']',
				':',
				'#',
				';',
				'-',
				'*1',
				'startFen',
				'customPiece1',
				'a:KN',
				'rnbq/8 w',
				'[a:chess]\n',
			),
			fc.constantFrom(...keys.map(({ name }) => name)),
			fc.string(),
		),
		{ maxLength: 24 },
	)
	.map((parts) => parts.join(''));
const mode = fc.constantFrom('strict', 'lenient', 'repair');

const plain = ({ sections }: VariantsIni): unknown =>
	sections.map(({ name, parent, entries }) => ({ name, parent, entries: entries.map(({ key, value }) => ({ key, value })) }));

describe('reading and writing', () => {
	it('gives back every value that was written', () => {
		fc.assert(
			fc.property(value, (given) => {
				const result = safeParse(stringify(given), { mode: 'repair' });
				expect(result.ok && plain(result.value)).toEqual(plain(given));
			}),
		);
	});

	it('gives back every text byte for byte', () => {
		fc.assert(
			fc.property(text, (given) => {
				const result = safeParse(`[a:chess]\n${given}`, { mode: 'repair' });
				const exact = (read: VariantsIni): string | undefined => {
					try {
						return stringify(read);
					} catch (error) {
						if (!isNotationError(error)) throw error;
						return undefined;
					}
				};
				// A name with a bracket was read, but cannot be written.
				if (result.ok) expect([`[a:chess]\n${given}`, undefined]).toContain(exact(result.value));
			}),
		);
	});

	it('keeps comments, blanks and line ends, also behind a changed value', () => {
		const given = '# of a club\r\n\r\n[mine:chess]\r\n; no draws\r\nstalemateValue=loss\r\n\r\n# the end';
		const read = parse(given);
		expect(stringify(read)).toBe(given);
		const [section] = read.sections;
		const changed = { ...read, sections: [{ ...section!, entries: [{ ...section!.entries[0]!, value: 'win' }] }] };
		expect(stringify(changed)).toBe(given.replace('loss', 'win'));
		expect(stringify(read, { style: 'canonical' })).toBe('# of a club\n[mine:chess]\n; no draws\nstalemateValue = loss\n\n# the end\n');
	});

	it('writes a canonical text that it reads as canonical', () => {
		fc.assert(
			fc.property(value, (given) => {
				const canonical = stringify(given, { style: 'canonical' });
				const result = safeParse(canonical, { mode: 'repair' });
				expect(result.ok && stringify(result.value, { style: 'canonical' })).toBe(canonical);
			}),
		);
	});

	it('never throws on a string, and every problem lies in the text', () => {
		fc.assert(
			fc.property(text, mode, (given, mode) => {
				const result = safeParse(given, { mode });
				for (const { span } of result.ok ? result.warnings : result.problems) {
					expect(span.from).toBeGreaterThanOrEqual(0);
					expect(span.to).toBeGreaterThanOrEqual(span.from);
					expect(span.to).toBeLessThanOrEqual(given.length);
				}
				expect(isValid(given, { mode })).toBe(result.ok);
			}),
		);
	});

	it('throws from parse the problems that safeParse lists', () => {
		fc.assert(
			fc.property(text, (given) => {
				const result = safeParse(given);
				try {
					expect(result).toMatchObject({ ok: true, value: parse(given) });
				} catch (error) {
					if (!isNotationError(error)) throw error;
					expect(result).toEqual({ ok: false, problems: error.problems });
				}
			}),
		);
	});

	it('takes every built-in variant as a parent', () => {
		const given = builtInNames().map((parent, index) => `[mine${index}:${parent}]\n`);
		expect(safeParse(given.join(''))).toMatchObject({ ok: true, warnings: [] });
		expect(given.length).toBeGreaterThan(115);
	});
});
