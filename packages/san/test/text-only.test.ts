import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import * as whole from '../src/index.js';
import { isValid, parse, SanError, safeParse, stringify } from '../src/text-only.js';

const nearly = fc.string({ unit: fc.constantFrom(...'KQRBNPkqabcdefgh12345678x=+#O-0@!? ½'.split('')), maxLength: 8 });

describe('@x/san/parse', () => {
	test('reads texts like parse of @x/san without options, with the same codes and spans', () => {
		fc.assert(
			fc.property(nearly, (text) => {
				const textOnly = safeParse(text);
				const both = whole.safeParse(text);
				expect(isValid(text)).toBe(textOnly.ok);
				if (textOnly.ok || both.ok) {
					expect(textOnly).toEqual(both);
					expect(stringify(parse(text))).toBe(text);
					return;
				}
				expect(textOnly.problems.map(({ code, span, message }) => [code, span, message])).toEqual(
					both.problems.map(({ code, span, message }) => [code, span, message]),
				);
				expect(() => parse(text)).toThrow(SanError);
			}),
			{ numRuns: runs(5000) },
		);
	});
});
