import { describe, expect, test } from 'vitest';
import { isValid, type ParseOptions, parse, type San, SanError, safeParse, stringify } from '../src/index.js';
import { LOCALES } from '../src/locales.js';
import { withLetters } from './support/letters.js';
import { own } from './support/shared.js';

interface Case {
	readonly id: string;
	readonly input: string;
	readonly options?: ParseOptions;
	/** The fields that differ from those of a plain pawn move; null: refused. */
	readonly expect: Partial<San> | null;
}

const PLAIN = {
	piece: 'pawn',
	from: undefined,
	to: undefined,
	capture: false,
	promotion: undefined,
	castling: false,
	long: false,
	check: false,
	checkmate: false,
} as const;

describe('values', () => {
	const cases: readonly Case[] = JSON.parse(own('vectors/parse.json'));
	test.each(cases)('$id: $input', ({ input, options: given, expect: wanted }) => {
		const options = withLetters(given);
		const result = safeParse(input, options);
		expect(isValid(input, options)).toBe(result.ok);
		if (wanted === null) {
			expect(result.ok).toBe(false);
			expect(() => parse(input, options)).toThrow(SanError);
			return;
		}
		expect(result.ok && result.value).toEqual({ ...PLAIN, ...wanted });
		expect(parse(input, options)).toEqual({ ...PLAIN, ...wanted });
	});
	test('writes strict texts exactly as they were read', () => {
		for (const { input, options, expect: wanted } of cases) {
			if (wanted === null || options !== undefined) continue;
			expect(stringify(parse(input))).toBe(input);
		}
	});
	test('reads every written text back as the same value', () => {
		for (const { input, options, expect: wanted } of cases) {
			if (wanted === null) continue;
			const san = parse(input, withLetters(options));
			const { nag: _, ...rest } = parse(stringify(san), { mode: 'lenient', nullMoves: true });
			const { nag: __, enPassant: ___, ...before } = san;
			expect(rest).toEqual(before);
		}
	});
});

describe('options', () => {
	test('is strict by default', () => {
		expect(isValid('0-0')).toBe(false);
		expect(parse('0-0', { mode: 'lenient' })).toEqual(parse('O-O'));
	});
	test('reads a queen move in every language, also strictly', () => {
		const queens = Object.fromEntries(Object.entries(LOCALES).map(([language, pieces]) => [language, safeParse('Xd4', { pieces }).ok]));
		expect(Object.values(queens)).not.toContain(true);
		expect(LOCALES.de).toBe('BSLTDK');
		expect(parse('Dd4', { pieces: LOCALES.de }).piece).toBe('queen');
		expect(parse('Фd4', { pieces: LOCALES.ru }).piece).toBe('queen');
		expect(parse('Крd4', { pieces: LOCALES.ru }).piece).toBe('king');
		expect(parse('Rd4', { pieces: LOCALES.fr }).piece).toBe('king');
	});
	test('reports each difference with its span', () => {
		const result = safeParse('e8Q', { mode: 'lenient' });
		expect(result.ok && result.warnings).toEqual([
			{
				code: 'san/spelling',
				message: '"=" is missing',
				severity: 'warning',
				span: { from: 2, to: 2 },
				data: { found: '', expected: '=', canonical: 'e8=Q' },
			},
		]);
	});
});
