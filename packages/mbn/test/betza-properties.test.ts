import { isNotationError } from '@x/diagnostics';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	betzaMoves,
	betzaToMbn,
	isValidBetza,
	mbnToBetza,
	movesToBetza,
	parseBetza,
	safeParseBetza,
	stringifyBetza,
} from '../src/betza/index.js';
import { DIALECTS, garbage, textOf, waysOf } from './betza-shared.js';

describe.each(DIALECTS)('%s', (dialect) => {
	const tree = textOf(dialect)
		.map((text) => ({ text, result: safeParseBetza(text, { dialect, mode: 'lenient' }) }))
		.filter(({ result }) => result.ok);

	it('gives back the text that was read', () => {
		fc.assert(
			fc.property(tree, ({ text, result }) => void expect(result.ok && stringifyBetza(result.value, { style: 'exact' })).toBe(text)),
		);
	});

	it('has a canonical text that is read as itself, with the same moves', () => {
		fc.assert(
			fc.property(tree, ({ result }) => {
				if (!result.ok) return;
				const canonical = stringifyBetza(result.value);
				const again = parseBetza(canonical, { dialect, mode: 'lenient' });
				expect(stringifyBetza(again)).toBe(canonical);
				expect(waysOf(betzaMoves(again))).toEqual(waysOf(betzaMoves(result.value)));
			}),
			{ numRuns: 400 },
		);
	});

	it('writes moves without losses as the same moves', () => {
		fc.assert(
			fc.property(tree, ({ result }) => {
				if (!result.ok) return;
				const moves = betzaMoves(result.value);
				const { value, lost } = movesToBetza(moves, { dialect });
				const again = parseBetza(stringifyBetza(value), { dialect, mode: 'lenient' });
				if (lost.length === 0) expect(waysOf(betzaMoves(again))).toEqual(waysOf(moves));
			}),
			{ numRuns: 400 },
		);
	});

	it('converts to MBN and back without a change, if no loss is listed', () => {
		fc.assert(
			fc.property(tree, ({ result }) => {
				if (!result.ok) return;
				// A skipped cell becomes a longer leap in MBN.
				if (betzaMoves(result.value).some((move) => move.type === 'path' && move.legs.some(({ skip }) => skip !== undefined))) return;
				const there = betzaToMbn(result.value);
				if (there.lost.length > 0 || there.value === undefined) return;
				const back = mbnToBetza(there.value, { dialect });
				if (back.lost.length > 0) return;
				expect(waysOf(betzaMoves(back.value))).toEqual(waysOf(betzaMoves(result.value)));
			}),
			{ numRuns: 400 },
		);
	});

	it('never throws on a text, and every problem lies in it', () => {
		fc.assert(
			fc.property(garbage, fc.constantFrom('strict', 'lenient', 'repair'), (text, mode) => {
				const result = safeParseBetza(text, { dialect, mode });
				for (const { span, message } of result.ok ? result.warnings : result.problems) {
					expect(span.from).toBeGreaterThanOrEqual(0);
					expect(span.to).toBeGreaterThan(span.from);
					expect(span.to).toBeLessThanOrEqual(text.length);
					expect(message).toMatch(/^\S.*\.$/s);
				}
				expect(isValidBetza(text, { dialect, mode })).toBe(result.ok);
				if (!result.ok) return;
				expect(mode === 'strict' ? result.warnings : []).toEqual([]);
				betzaToMbn(result.value);
				for (const to of DIALECTS) stringifyBetza(movesToBetza(betzaMoves(result.value), { dialect: to }).value);
			}),
			{ numRuns: 1000 },
		);
	});

	it('throws from parseBetza the problems that safeParseBetza lists', () => {
		fc.assert(
			fc.property(garbage, (text) => {
				const result = safeParseBetza(text, { dialect });
				try {
					expect(result).toEqual({ ok: true, value: parseBetza(text, { dialect }), warnings: [] });
				} catch (error) {
					if (!isNotationError(error)) throw error;
					expect(result).toEqual({ ok: false, problems: error.problems });
				}
			}),
		);
	});

	it('repairs every text', () => {
		fc.assert(fc.property(garbage, (text) => safeParseBetza(text, { dialect, mode: 'repair' }).ok));
	});
});
