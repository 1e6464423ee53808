import { type Diagnostic, NotationError } from '@x/diagnostics';
import { isValidText, parse, safeParse, stringifySetup } from '@x/fen';
import { describe, expect, test } from 'vitest';
import { type Expected, gameOf, readVectors } from './vectors.js';

const seen = ({ code, span, data }: Diagnostic): unknown => ({ code, span, fix: data?.fix });
const wanted = ({ code, span, fix }: Expected): unknown => ({
	code,
	span,
	fix: typeof fix === 'string' ? expect.objectContaining({ text: fix }) : fix,
});

describe('canonical texts', () => {
	test.each(readVectors('valid'))('$id: $text', ({ text, game: name, options }) => {
		const game = gameOf(name);
		const result = safeParse(text, game, { ...options, mode: 'strict' });
		expect(result).toMatchObject({ ok: true, warnings: [] });
		expect(stringifySetup(parse(text, game), game, options)).toBe(text);
		expect(isValidText(text, game, options)).toBe(true);
	});
});

describe('accepted texts with warnings', () => {
	test.each(readVectors('lenient'))('$id: $text', ({ text, game: name, options, canonical, codes }) => {
		const game = gameOf(name);
		const result = safeParse(text, game, options);
		if (!result.ok) throw new NotationError(result.problems);
		expect(result.warnings.map(({ code }) => code)).toEqual(codes);
		expect(stringifySetup(result.value, game, options)).toBe(canonical);
		expect(isValidText(text, game, { ...options, mode: 'strict' })).toBe(text === canonical);
	});
});

describe('refused texts', () => {
	test.each(readVectors('invalid'))('$id: $text', ({ text, game: name, options, problems }) => {
		const game = gameOf(name);
		const result = safeParse(text, game, options);
		if (result.ok) throw new Error('was read');
		expect(result.problems.map(seen)).toEqual(problems.map(wanted));
		expect(() => parse(text, game, options)).toThrow(NotationError);
		expect(isValidText(text, game, options)).toBe(false);
	});
});
