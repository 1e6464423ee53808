import { apply, legal, moveName, type Position, position as positionOf } from '@x/core';
import { startSetup } from '@x/games/chess960';
import { chess } from '@x/games/ready/chess';
import { chess960 } from '@x/games/ready/chess960';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { isValid, parse, resolve, SanError, safeParse, safeResolve, stringify } from '../src/index.js';
import { LOCALES } from '../src/locales.js';

/** A position after some random plies. */
const walk = (start: Position, choices: readonly number[]): Position =>
	choices.reduce((position, choice) => {
		const moves = legal(position);
		return moves.length === 0 ? position : apply(position, moves[choice % moves.length]!);
	}, start);

const plies = fc.array(fc.nat(200), { maxLength: 60 });
/** A start (negative for orthodox chess) and choices as plain numbers, so that a counterexample can be printed. */
const walks = fc.record({ start: fc.integer({ min: -400, max: 959 }), choices: plies });
const positionAt = ({ start, choices }: { readonly start: number; readonly choices: readonly number[] }): Position =>
	walk(start < 0 ? chess.start : positionOf(chess960, startSetup(start)), choices);

/** Texts of the parts of moves, many of which are nearly moves. */
const nearly = fc.string({
	unit: fc.constantFrom(...'KQRBNPkqrbnpabcdefgh12345678xx=+#O-0o@:!?$.() {};♘Ф½*e.p'.split('')),
	maxLength: 12,
});

describe('properties', () => {
	test('reads every written legal move back in every mode, without a warning', () => {
		fc.assert(
			fc.property(walks, (way) => {
				const position = positionAt(way);
				const texts = new Set<string>();
				for (const move of legal(position)) {
					const text = stringify(move, position);
					texts.add(text);
					expect(moveName(resolve(text, position))).toBe(moveName(move));
					for (const mode of ['strict', 'lenient', 'repair'] as const) {
						const result = safeResolve(text, position, { mode });
						expect(result.ok && moveName(result.value)).toBe(moveName(move));
						expect(result.ok && result.warnings).toEqual([]);
					}
					const alone = parse(text);
					expect(stringify(alone)).toBe(text);
					expect(moveName(resolve(alone, position, { mode: 'strict' }))).toBe(moveName(move));
				}
				expect(texts.size).toBe(legal(position).length);
			}),
			{ numRuns: 60 },
		);
	});
	test('does the same for long algebraic, coordinates and figurines', () => {
		fc.assert(
			fc.property(walks, fc.constantFrom('lan', 'uci', 'fan'), (way, notation) => {
				const position = positionAt(way);
				for (const move of legal(position)) {
					expect(moveName(resolve(stringify(move, position, { notation }), position))).toBe(moveName(move));
				}
			}),
			{ numRuns: 60 },
		);
	});
	test('accepts strictly exactly the output of stringify', () => {
		fc.assert(
			fc.property(walks, nearly, fc.nat(200), fc.nat(6), (way, junk, choice, cut) => {
				const position = positionAt(way);
				const moves = legal(position);
				const written = moves.map((move) => stringify(move, position));
				const some = written[choice % Math.max(1, written.length)] ?? '';
				for (const text of [junk, some.slice(0, cut), some.slice(cut), some + junk.slice(0, 1), junk.slice(0, 1) + some]) {
					expect(safeResolve(text, position, { mode: 'strict' }).ok).toBe(written.includes(text));
				}
			}),
			{ numRuns: runs(200) },
		);
	});
	test('resolves a lenient text to a legal move whose text is a fixed point', () => {
		fc.assert(
			fc.property(walks, nearly, fc.constantFrom('lenient', 'repair'), (way, text, mode) => {
				const position = positionAt(way);
				const result = safeResolve(text, position, { mode });
				if (!result.ok) return;
				const written = stringify(result.value, position);
				const again = safeResolve(written, position, { mode: 'strict' });
				expect(again.ok && moveName(again.value)).toBe(moveName(result.value));
			}),
			{ numRuns: runs(1000) },
		);
	});
	test('writes a value as a text that reads back as the value', () => {
		fc.assert(
			fc.property(nearly, (text) => {
				const result = safeParse(text, { mode: 'lenient' });
				expect(isValid(text, { mode: 'lenient' })).toBe(result.ok);
				if (!result.ok) return;
				const written = stringify(result.value);
				expect(stringify(parse(written, { mode: 'lenient' }))).toBe(written);
			}),
			{ numRuns: runs(3000) },
		);
	});
});

/** A text results in a value or a SanError, never in another exception. */
function survives(text: string): void {
	const position = chess.start;
	for (const mode of ['strict', 'lenient', 'repair'] as const) {
		for (const options of [{ mode }, { mode, pieces: LOCALES.ru, nullMoves: true }]) {
			const alone = safeParse(text, options);
			for (const problem of alone.ok ? alone.warnings : alone.problems) inside(problem.span, text);
			const played = safeResolve(text, position, options);
			for (const problem of played.ok ? played.warnings : played.problems) inside(problem.span, text);
		}
	}
	for (const run of [() => parse(text), () => resolve(text, position)]) {
		try {
			run();
		} catch (error) {
			expect(error).toBeInstanceOf(SanError);
		}
	}
}

const inside = ({ from, to }: { readonly from: number; readonly to: number }, text: string): void => {
	if (!(from >= 0 && from <= to && to <= text.length)) throw new Error(`span ${from}..${to} of ${JSON.stringify(text.slice(0, 80))}`);
};

describe('hostile texts', () => {
	test('any string', () => {
		fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 30 }), survives), { numRuns: runs(1000) });
		fc.assert(fc.property(nearly, survives), { numRuns: runs(1000) });
		fc.assert(
			fc.property(fc.array(nearly, { maxLength: 30 }), (words) => survives(words.join(' '))),
			{ numRuns: runs(300) },
		);
	});
	const million = 1_000_000;
	test.each([
		['opening parentheses', '('.repeat(million)],
		['closing parentheses', ')'.repeat(million)],
		['opening braces', '{'.repeat(million)],
		['closing braces', '}'.repeat(million)],
		['brackets', '['.repeat(million)],
		['open tag pairs', '["'.repeat(million / 2)],
		['tag pairs line by line', '[a "\n'.repeat(million / 5)],
		['digits', '1'.repeat(million)],
		['dots', '.'.repeat(million)],
		['numbers', '1. '.repeat(million / 3)],
		['dollars', '$'.repeat(million)],
		['glyphs', '!'.repeat(million)],
		['pluses', '+'.repeat(million)],
		['zeros and dashes', '0-'.repeat(million / 2)],
		['blanks', ' '.repeat(million)],
		['one long word', 'e'.repeat(million)],
		['one move and blanks', `e4${' '.repeat(million)}`],
		['a comment of commands', `{${'[%clk '.repeat(million / 6)}`],
		['a comment of one command', `{[%clk${' '.repeat(million)}`],
		['backslashes in a tag pair', `[a "${'\\'.repeat(million)}"]`],
		['lone surrogates', '\ud800'.repeat(million)],
		['variations between moves', 'e4 (e5) '.repeat(million / 80)],
		['nested variations', 'e4 ( '.repeat(million / 50) + ') '.repeat(million / 50)],
	])('%s', (_, text) => {
		const alone = safeParse(text, { mode: 'lenient' });
		const played = safeResolve(text, chess.start, { mode: 'repair' });
		for (const { problems } of [alone, played].filter((result) => 'problems' in result))
			for (const { span } of problems) inside(span, text);
		expect(parse.bind(undefined, text)).toThrow(SanError);
	});
});
