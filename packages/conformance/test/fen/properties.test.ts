import { apply, type Game, legal, type Position, position as positionOf } from '@x/core';
import { NotationError } from '@x/diagnostics';
import { type Edit, type ParseOptions, parse, parsePosition, safeParse, safeParsePosition, stringify, stringifySetup } from '@x/fen';
import { sjaak } from '@x/fen/dialects';
import { startSetup } from '@x/games/chess960';
import { chess960 } from '@x/games/ready/chess960';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../tools/lib/sample.js';
import { gameOf, games, readVectors } from './vectors.js';

const { chess } = games as { readonly chess: Game };

/** Expects a value or a typed error, spans and fixes inside the text, and warnings only with a value. */
function check(text: string, game: Game, options?: ParseOptions): void {
	for (const read of [safeParse, safeParsePosition]) {
		const result = read(text, game, options);
		const problems = result.ok ? result.warnings : result.problems;
		if (!result.ok) expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
		for (const { code, span, severity, data } of problems) {
			expect(code).toMatch(/^[a-z]+\/[a-z-]+$/);
			if (result.ok) expect(severity).toBe('warning');
			const fix = data?.fix as Edit | undefined;
			for (const { from, to } of fix === undefined ? [span] : [span, fix]) expect(0 <= from && from <= to && to <= text.length).toBe(true);
		}
	}
}

/** Plays the legal move that each number selects, until the numbers or the game end. */
function walk(start: Position, picks: readonly number[]): Position {
	let position = start;
	for (const pick of picks) {
		const moves = legal(position);
		if (moves.length === 0) break;
		position = apply(position, moves[pick % moves.length]!);
	}
	return position;
}

const picks = fc.array(fc.nat(255), { maxLength: 80 });
const style = fc.record({
	castling: fc.constantFrom('x-fen', 'shredder', 'auto'),
	enPassant: fc.constantFrom('always', 'pseudo', 'legal'),
	clocks: fc.boolean(),
} as const);

describe('random games', () => {
	const roundTrip = (position: Position, options: ParseOptions): void => {
		const text = stringify(position, options);
		const again = parsePosition(text, position.game, { ...options, mode: 'strict' });
		expect(stringify(again, options)).toBe(text);
		expect(stringifySetup(parse(text, position.game), position.game, options)).toBe(text);
		expect(legal(again).length).toBe(legal(position).length);
	};

	test('chess: strict mode reads every written text', () => {
		fc.assert(
			fc.property(picks, style, (moves, options) => roundTrip(walk(chess.start, moves), options)),
			{ numRuns: runs(200) },
		);
	});

	test('Chess960: strict mode reads every written text from every start', () => {
		fc.assert(
			fc.property(fc.nat(959), picks, style, (id, moves, options) => roundTrip(walk(positionOf(chess960, startSetup(id)), moves), options)),
			{ numRuns: runs(200) },
		);
	});
});

describe('strict mode accepts exactly the canonical text', () => {
	const texts = [...readVectors('valid'), ...readVectors('lenient'), ...readVectors('invalid')];

	test.each(texts)('$id: $text', ({ text, game: name, options }) => {
		const game = gameOf(name);
		const lenient = safeParse(text, game, { ...options, mode: 'lenient' });
		const canonical = lenient.ok && stringifySetup(lenient.value, game, options) === text;
		expect(safeParse(text, game, { ...options, mode: 'strict' }).ok).toBe(canonical);
	});

	test.each(readVectors('lenient'))(
		'turns $text into a text without warnings by applying one fix after the other',
		({ text, game: name, options }) => {
			const game = gameOf(name);
			const value = parse(text, game, options);
			let mended = text;
			for (let round = 0; ; round++) {
				const result = safeParse(mended, game, options);
				if (!result.ok) throw new NotationError(result.problems);
				expect(result.value).toEqual(value);
				const fix = result.warnings[0]?.data?.fix as Edit | undefined;
				expect(result.warnings.length === 0).toBe(fix === undefined);
				if (fix === undefined) break;
				expect(round).toBeLessThan(20);
				mended = mended.slice(0, fix.from) + fix.text + mended.slice(fix.to);
			}
		},
	);

	test.each([
		...readVectors('lenient'),
		...['KQ', 'KQkq', 'KKQ', 'HA', 'Kk'].map((rights) => ({
			text: `4r2k/8/8/8/8/8/4P3/K6R w ${rights} - 0 1`,
			game: 'chess',
			options: {},
		})),
		...['KQ', 'KA', 'AK', 'CB', 'bB', 'KQBCkq'].map((rights) => ({
			text: `4r2k/8/8/8/8/8/4P3/3K3R w ${rights} - 0 1`,
			game: 'seirawan',
			options: { dialect: sjaak },
		})),
	])('does not change the meaning of $text by applying all fixes at once', ({ text, game: name, options }) => {
		const game = gameOf(name);
		const result = safeParse(text, game, options);
		const fixes = (result.ok ? result.warnings : result.problems).map(({ data }) => data?.fix as Edit);
		const mended = fixes
			.toSorted((a, b) => b.from - a.from)
			.reduce((now, fix) => now.slice(0, fix.from) + fix.text + now.slice(fix.to), text);
		expect(parse(mended, game, options)).toEqual(parse(text, game, options));
	});
});

describe('broken texts', () => {
	const bases = readVectors('valid').filter(({ id }) => ['after c5', '960 inner rooks of both wings', 'en passant, legal'].includes(id));
	const letters = [...'pPkKxX0189/-_ .,\\|e3wb\n\u0000\u00e9\u2013\ud83d\udfff'];

	test.each(bases)('results in a value or in faults for every change of one character of $text', ({ text, game: name }) => {
		const game = gameOf(name);
		for (let at = 0; at <= text.length; at++) {
			const [before, after] = [text.slice(0, at), text.slice(at + 1)];
			check(before + after, game);
			for (const letter of letters) {
				check(before + letter + after, game);
				check(before + letter + text.slice(at), game, { mode: 'strict' });
			}
		}
	});

	test('results in a value or in faults for every sequence of characters of FENs', () => {
		const piece = fc.constantFrom(...'pnbrqkPNBRQK12345678/ -_wbahAH036.\\');
		const text = fc.string({ unit: piece, maxLength: 120 });
		fc.assert(
			fc.property(text, fc.constantFrom('lenient', 'strict'), (given, mode) => check(given, chess, { mode })),
			{ numRuns: runs(2000) },
		);
	});

	test('results in a value or in faults for every string', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => check(given, chess960)),
			{ numRuns: runs(2000) },
		);
	});
});

describe('the fast reader and the complete reader of the board', () => {
	// Only the complete reader accepts a slash at the end.
	test('agree on every text that the fast one accepts, and it accepts every written text', () => {
		const square = fc.constantFrom(...'pnbrqkPNBRQK1234567812345678');
		const rank = fc.oneof(fc.string({ unit: square, minLength: 1, maxLength: 9 }), fc.constant('8'), fc.constant('pppppppp'));
		const given = fc.array(rank, { minLength: 7, maxLength: 9 }).map((ranks) => ranks.join('/'));
		const played = picks.map((moves) => stringify(walk(chess.start, moves)).split(' ')[0]!);
		let taken = 0;
		fc.assert(
			fc.property(fc.oneof(given, played), (board) => {
				const quick = safeParse(`${board} w - - 0 1`, chess);
				const slow = safeParse(`${board}/ w - - 0 1`, chess);
				expect(slow.ok).toBe(quick.ok);
				if (!quick.ok || !slow.ok) return;
				taken++;
				expect(slow.value).toEqual(quick.value);
				expect(stringifySetup(quick.value, chess).startsWith(`${board} `)).toBe(quick.warnings.length === 0);
				expect(slow.warnings.map(({ code }) => code)).toEqual(['fen/board-form']);
			}),
			{ numRuns: runs(1000) },
		);
		expect(taken).toBeGreaterThan(runs(300));
	});
});
