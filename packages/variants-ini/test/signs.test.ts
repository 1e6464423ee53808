import { describe, expect, it } from 'vitest';
import { isVariantsIni } from '../src/index.js';

describe('a text', () => {
	it.each(['[mine:grand]', '[mine:grand]\r\n', '# mine\n[mine]\nmaxRank = 8', '[mine:chess]\nmaxRank=8', '  [a b:chess]  \n\tking = k'])(
		'looks like a variants.ini: %j',
		(text) => {
			expect(isVariantsIni(text)).toBe(true);
		},
	);

	it.each(['', '[mine]', 'maxRank = 8', '[Event "?"]\n\n1. e4 *', 'Variant: Mine\nBoard: 8x8', 'files=8\nking:K:K::e1', '{"rules": {}}'])(
		'does not: %j',
		(text) => {
			expect(isVariantsIni(text)).toBe(false);
		},
	);

	it('is looked at in linear time', () => {
		for (const part of ['[', '[a:', '[a:b] ', '[a]\n', ' ', '\n', 'a ', '[a:b]\r'])
			expect([true, false]).toContain(isVariantsIni(part.repeat(100_000 / part.length)));
	});

	it('is a string', () => {
		expect(() => isVariantsIni(42 as never)).toThrow(new TypeError('text: Expected a string, found the number 42.'));
	});
});
