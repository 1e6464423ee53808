import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import {
	type Dialect,
	fromLong,
	type IcnGame,
	isValid,
	parse,
	parseMove,
	safeParse,
	safeParseMove,
	sorted,
	stringify,
	stringifyMove,
	toLong,
} from '../src/index.js';
import { gameOf, moveOf } from './games.js';
import { readOwn } from './own.js';

const dialects: readonly Dialect[] = ['seed', 'site'];

/** A game without the parts that a style omits. */
const bare = (game: IcnGame): IcnGame => ({
	...game,
	moves: game.moves.map(({ from, to, promotion }) => ({ from, to, ...(promotion && { promotion }) })),
});

describe.each(dialects)('any game of the dialect %s', (dialect) => {
	test('is read back unchanged', () => {
		fc.assert(
			fc.property(gameOf(dialect), (game) => {
				const text = stringify(game);
				expect(parse(text, { dialect })).toEqual(game);
				expect(stringify(parse(text, { dialect }))).toBe(text);
			}),
			{ numRuns: runs(150) },
		);
	});

	test('has the same content in every style', () => {
		const switches = fc.record({
			style: fc.constantFrom('readable', 'short', 'compact'),
			numbers: fc.boolean(),
			lines: fc.boolean(),
			spaces: fc.boolean(),
		} as const);
		fc.assert(
			fc.property(gameOf(dialect), switches, (game, style) => {
				const text = stringify(game, style);
				expect(bare(parse(text, { dialect }))).toEqual(bare(game));
				expect(stringify(parse(text, { dialect }), style)).toBe(text);
			}),
			{ numRuns: runs(150) },
		);
	});

	test('the same holds for any move', () => {
		fc.assert(
			fc.property(moveOf(dialect), (move) => {
				expect(parseMove(stringifyMove(move, { dialect }), { dialect })).toEqual(move);
			}),
			{ numRuns: runs(150) },
		);
	});

	test('has one text for each position after sorting', () => {
		fc.assert(
			fc.property(gameOf(dialect), fc.nat(), (game, turn) => {
				const { pieces = [] } = game;
				const cut = turn % (pieces.length + 1);
				const turned = pieces.length > 0 ? { ...game, pieces: [...pieces.slice(cut), ...pieces.slice(0, cut)] } : game;
				expect(stringify(sorted(turned))).toBe(stringify(sorted(game)));
			}),
			{ numRuns: 50 },
		);
	});
});

test('any game of the seed is unchanged by its JSON form', () => {
	fc.assert(
		fc.property(gameOf('seed'), (game) => {
			const reserved = ['promotionRanks', 'promotionsAllowed', 'winConditions'];
			fc.pre(!Object.keys(game.extras).some((name) => reserved.includes(name)));
			const again = fromLong(JSON.parse(JSON.stringify(toLong(game))));
			expect(bare(again)).toEqual(bare(game));
		}),
		{ numRuns: runs(150) },
	);
});

/** Expects a value or typed errors, with spans inside the text. The mode auto equals the better dialect, unless there are two readings. */
function check(text: string): void {
	const results = (['seed', 'site', 'auto'] as const).map((dialect) => safeParse(text, { dialect }));
	const wrong: unknown[] = [];
	for (const result of [...results, safeParseMove(text)]) {
		const problems = result.ok ? result.warnings : result.problems;
		if (result.ok === problems.some(({ severity }) => severity === 'error')) wrong.push(result);
		for (const problem of problems) {
			const { code, span } = problem;
			const inside = 0 <= span.from && span.from <= span.to && span.to <= text.length;
			if (!inside || !/^icn\/[a-z-]+$/.test(code)) wrong.push(problem);
		}
	}
	const [seed, site, auto] = results;
	const either = seed!.ok || site!.ok;
	if (auto!.ok !== isValid(text) || (auto!.ok && !either)) wrong.push(auto);
	if (!auto!.ok && either && !auto!.problems.some(({ code }) => code === 'icn/ambiguous-dialect')) wrong.push(auto);
	for (const result of results) {
		if (!result.ok) continue;
		const again = parse(stringify(result.value), { dialect: result.value.dialect });
		if (!isDeepStrictEqual(again, result.value)) wrong.push(again);
	}
	expect({ text, wrong }).toEqual({ text, wrong: [] });
}

describe('broken texts', () => {
	const texts = readOwn<{ id: string; text: string }>('texts');
	const letters = [...'kKxvob0129/-_ .,|>+#=!?{}[]()"\\:;%\n\u0000\u00a0\ud83d'];

	test.each(texts)('every change of one character of $id results in a value or in faults', ({ text }) => {
		for (let at = 0; at <= text.length; at++) {
			const [before, after] = [text.slice(0, at), text.slice(at + 1)];
			check(before + after);
			for (const letter of letters) check(before + letter + after);
		}
	});

	test('every sequence of parts of texts results in a value or in faults', () => {
		const part = fc.constantFrom(
			...'K k 3q vo Am 1,1 -2,30 > x + | . ... 1. 12 0/100 w b:w ( ) ; 8 {"a":1} { } [A "b"] [ ] " \\ , _ Rays: Squares: koth = ! # [%clk 0:00:01.0]'.split(
				' ',
			),
			' ',
			'\n',
		);
		fc.assert(
			fc.property(fc.array(part, { maxLength: 40 }), (parts) => check(parts.join(''))),
			{ numRuns: runs(3000) },
		);
	});

	test('every string results in a value or in faults', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => check(text)),
			{ numRuns: runs(2000) },
		);
	});
});
