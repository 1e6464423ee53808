import { describe, expect, it } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { isValid, safeParse } from '../src/index.js';

describe('forms that one dialect refuses', () => {
	it.each([
		['seed', 'white K1,1'],
		['seed', 'checkmate,white K1,1'],
		['seed', '(black|checkmate) K1,1'],
		['seed', '{"winConditions":5} K1,1'],
		['seed', '{"promotionRanks":[8,1]} K1,1'],
		['seed', '{"slideLimit":7,"promotionsAllowed":{}} K1,1'],
		['site', '[Event "x" ] K1,1'],
		['site', '[Event "x"\n] K1,1'],
		['site', 'K1,1|k5,5 1.1,1>2,2'],
		['site', 'K1,1|k5,5 1.  1,1>2,2'],
		['site', 'K1,1|k5,5 1.\n1,1>2,2'],
		['site', 'K1,1|k5,5 1. 1,1>2,2 | 2. 5,5>5,6'],
		['site', 'K1,1|k5,5 1,1>2,2 |  5,5>5,6'],
		['site', 'K1,1|k5,5 1,1>2,2\n|5,5>5,6'],
	] as const)('%s: %s', (dialect, text) => {
		expect(isValid(text, { dialect })).toBe(false);
	});

	it.each([
		['site', 'white K1,1', false],
		['seed', '[Event "x" ] K1,1', true],
		['seed', 'K1,1|k5,5 1.1,1>2,2', true],
		['seed', '{"rules":{"winConditions":5}} K1,1', true],
	] as const)('do not change the other dialect: %s: %s', (dialect, text, valid) => {
		expect(isValid(text, { dialect })).toBe(valid);
	});
});

/** The move list of the site in its parts: those that may follow a move, in this order, each after at most one space. */
const SQUARE = String.raw`\d+,\d+`;
const MOVE = String.raw`(?:P|k)?${SQUARE} ?[>x] ?${SQUARE} ?(?:=[QR])? ?[+#]? ?(?:[!?]{1,2})? ?(?:\{[^}]+\})?`;
const BETWEEN = String.raw`(?:\s?[1-9]\d*\. | ?\| ?)`;
const LIST = new RegExp(String.raw`^(?:[1-9]\d*\. )?${MOVE}(?:${BETWEEN}${MOVE})*(?:\s+|$)$`);

describe('the moves of the site', () => {
	it('are read if and only if the grammar contains them, with any blanks between', () => {
		let state = 11;
		const pick = <T>(list: readonly T[]): T => {
			state = (Math.imul(state, 1103515245) + 12345) >>> 0;
			return list[(state >>> 10) % list.length]!;
		};
		const blank = (): string => pick(['', '', ' ', ' ', ' ', '  ', '   ', '\n', ' \n', '\n ', '\t']);
		const move = (): string =>
			`${pick(['', 'P', 'k'])}1,1${pick(['>', ' > ', 'x'])}2,2${pick(['', '', '', '=Q', '+', '!?', '=R+', '{a}'])}`;
		let valid = 0;
		for (let round = 0; round < runs(20_000); round++) {
			let text = pick(['', '', '1. ', `1.${blank()}`]) + move();
			for (let more = pick([0, 1, 2]); more > 0; more--)
				text += `${blank()}${pick(['|', ' 2.', '|', '\n2.', '|2.', '| 2.', ''])}${blank()}${move()}`;
			const expected = LIST.test(text);
			if (expected) valid++;
			const result = safeParse(`K1,1|k5,5 ${text}`, { dialect: 'site' });
			expect(result.ok, JSON.stringify(text)).toBe(expected);
		}
		expect(valid).toBeGreaterThan(runs(3000));
	});
});
