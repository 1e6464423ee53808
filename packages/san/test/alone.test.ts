import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isValid, parse, SanError, safeParse, stringify } from '../src/alone.js';
import * as whole from '../src/index.js';

const nearly = fc.string({ unit: fc.constantFrom(...'KQRBNPkqabcdefgh12345678x=+#O-0@!? ½'.split('')), maxLength: 8 });

describe('@x/san/parse', () => {
	test('reads what parse of @x/san reads without options, with the same codes and spans', () => {
		fc.assert(
			fc.property(nearly, (text) => {
				const alone = safeParse(text);
				const both = whole.safeParse(text);
				expect(isValid(text)).toBe(alone.ok);
				if (alone.ok || both.ok) {
					expect(alone).toEqual(both);
					expect(stringify(parse(text))).toBe(text);
					return;
				}
				expect(alone.problems.map(({ code, span, message }) => [code, span, message])).toEqual(
					both.problems.map(({ code, span, message }) => [code, span, message]),
				);
				expect(() => parse(text)).toThrow(SanError);
			}),
			{ numRuns: 5000 },
		);
	});
});
