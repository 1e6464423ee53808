import { apply, type Game, legal, pointAt } from '@x/core';
import { safeParse, safeParsePosition, stringify, stringifySetup } from '@x/fen';
import { fairyStockfish } from '@x/fen/dialects';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { presetOf } from '../games/variants.js';
import { gameOf, readShared } from './vectors.js';

interface Row {
	readonly variant: string;
	readonly fen: string;
	readonly chess960?: boolean;
}

/** Rows that these games cannot express, or that are read and written differently. */
const NOT_WRITTEN: Readonly<Record<string, string>> = {
	'7r/1p4p1/pk3p2/RN6/8/P5Pp/3p1P1P/4R1K1 w - - 1 39 +2+0': 'given checks after the clocks',
	'3k4/6P~1/8/8/8/8/1q~6/3K4[] w - - 0 1': 'a pawn that was promoted',
};

/** The board and the side, with the letters of a pocket in any order. */
const boardOf = (text: string): string =>
	text
		.replace('/Qn ', '[Qn] ')
		.replace('[-]', '[]')
		.replace(/\[.*\]/, (pocket) => [...pocket].sort().join(''))
		.replace(/^(\S+ \S+).*/, '$1');

const rows = ['perft', 'legal-moves'].flatMap((name) => readShared<Row>(`vectors/variants/${name}.json`) ?? []);
const known = new Map<string, Set<string>>();
for (const { variant, chess960, fen } of rows) {
	const name = presetOf(variant, chess960);
	known.set(name, (known.get(name) ?? new Set()).add(fen));
}

describe.skipIf(known.size === 0)('texts of the games that core knows', () => {
	// vitest cannot skip an empty suite.
	if (known.size === 0) test('needs outside data', () => undefined);
	for (const [name, some] of known) {
		if (!(name in games)) continue;
		test(name, () => {
			const game: Game = gameOf(name);
			for (const text of some) {
				if (text in NOT_WRITTEN) continue;
				const castling = /^\S+ \S+ \S*[KQkq]/.test(text) ? 'x-fen' : 'shredder';
				const options = { dialect: fairyStockfish, castling } as const;
				const result = safeParse(text, game, options);
				if (!result.ok) throw new Error(`${text}: ${result.problems[0]?.message}`);
				const written = stringifySetup(result.value, game, options);
				if (result.warnings.length === 0) expect(written).toBe(text);
				else expect(boardOf(written)).toBe(boardOf(text));
				expect(safeParse(written, game, { ...options, mode: 'strict' })).toEqual({ ok: true, value: result.value, warnings: [] });
				const position = safeParsePosition(text, game, options);
				if (position.ok) expect(stringify(position.value, options)).toBe(written);
			}
		});
	}
});

describe('games with several moves in a turn', () => {
	test.each([
		['marseillais', {}],
		['duck', { dialect: fairyStockfish }],
	] as const)('%s: strict mode accepts the text of every position after a double step', (name, options) => {
		const game: Game = gameOf(name);
		const point = game.names!.enPassant!;
		let seed = 7;
		let passed = 0;
		for (let nth = 0; nth < 120; nth++) {
			let position = game.start;
			for (let ply = 0; ply < 16; ply++) {
				const moves = legal(position);
				if (moves.length === 0) break;
				seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
				position = apply(position, moves[(seed >>> 8) % moves.length]!);
				// Other dialects cannot express the middle of a turn, two en passant cells, or the second cell of a turn.
				if (ply % 2 === 0 || pointAt(position, point) === undefined) continue;
				const text = (() => {
					try {
						return stringify(position, options);
					} catch (error) {
						expect(String(error)).toMatch(/two en passant cells|a value of ep-again|the phase/);
						return undefined;
					}
				})();
				if (text === undefined) continue;
				passed++;
				const read = safeParsePosition(text, game, { ...options, mode: 'strict' });
				expect(read.ok ? stringify(read.value, options) : read.problems, text).toBe(text);
			}
		}
		expect(passed).toBeGreaterThan(20);
	});
});
