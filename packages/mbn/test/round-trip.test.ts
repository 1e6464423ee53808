import { isNotationError } from '@x/diagnostics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValid, type Mbn, parse, safeParse, stringify } from '../src/index.js';

const word: fc.Arbitrary<string> = fc.stringMatching(/^[a-z]{1,4}[0-9]{0,3}$/);
const value: fc.Arbitrary<Mbn> = fc.array(word, { minLength: 1 }).map((words) => ({ words }));
/** Texts that are nearly right. */
const text: fc.Arbitrary<string> = fc
	.array(fc.oneof(word, fc.constantFrom(' ', '  ', '\n', '\t'), fc.string()), { maxLength: 8 })
	.map((parts) => parts.join(''));
const mode = fc.constantFrom('strict', 'lenient', 'repair');

describe('reading and writing', () => {
	it('gives back every value that was written', () => {
		fc.assert(fc.property(value, (given) => void expect(parse(stringify(given))).toEqual(given)));
	});

	it('gives back every canonical text that was read', () => {
		fc.assert(fc.property(value, ({ words }) => void expect(stringify(parse(words.join(' ')))).toBe(words.join(' '))));
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
					expect(result).toEqual({ ok: true, value: parse(given), warnings: [] });
				} catch (error) {
					if (!isNotationError(error)) throw error;
					expect(result).toEqual({ ok: false, problems: error.problems });
				}
			}),
		);
	});
});
