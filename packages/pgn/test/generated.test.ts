import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { type ParsedGame, type PgnGame, parse, safeParse, stringify } from '../src/index.js';
import { gameOf, plainGame, randomOf } from './support/generate.js';

/** The games of a text, with all that is read and without places. */
const read = (text: string | Uint8Array): readonly ParsedGame[] => {
	const result = safeParse(text, { mode: 'repair' });
	if (!result.ok) throw new Error(result.problems[0]?.message);
	return result.value;
};

/** Compares texts first, which is faster. */
const expectEqual = (games: readonly PgnGame[], expected: readonly PgnGame[], text: string): void => {
	if (JSON.stringify(games) !== JSON.stringify(expected)) expect(games, JSON.stringify(text)).toEqual(expected);
};

/** More by X_RUNS. */
const GAMES = Number(process.env.X_RUNS ?? runs(2500));

describe('generated games', () => {
	test('are read as they were written, in the compact format', () => {
		for (let seed = 0; seed < GAMES; seed++) {
			const game = gameOf(seed, { moves: 12 });
			const text = stringify(game, { format: 'compact' });
			const games = read(text);
			expectEqual(games.map(plainGame), [game], text);
			expect(stringify(games, { format: 'compact' })).toBe(text);
		}
	});
	test('are read as they were written, in the export format', () => {
		for (let seed = 0; seed < GAMES / 5; seed++) {
			const game = gameOf(seed, { exported: true, moves: 60 });
			const text = stringify(game);
			const games = read(text);
			expectEqual(games.map(plainGame), [game], text);
			expect(stringify(games)).toBe(text);
		}
	});
	test('are read as they were written, from bytes', () => {
		for (let seed = 0; seed < GAMES / 10; seed++) {
			const game = gameOf(seed, { moves: 12 });
			const text = stringify(game, { format: 'compact' });
			expectEqual(read(new TextEncoder().encode(text)).map(plainGame), [game], text);
		}
	});
	test('are read from files of several games', () => {
		for (let seed = 0; seed < runs(200); seed++) {
			const list: readonly PgnGame[] = [seed, seed + 1, seed + 2].map((one) => gameOf(one, { exported: true }));
			expect(read(stringify(list)).map(plainGame)).toEqual(list);
			expect(read(stringify(list, { format: 'compact' })).map(plainGame)).toEqual(list);
		}
	});
});

describe('any text', () => {
	test('has the same moves wherever its lines are broken', () => {
		const [game] = parse('1. exf6\ne.p. Qh4\nmate 2. e4\u00a0ch *');
		expect(game!.moves.map(({ san }) => san)).toEqual(['exf6 e.p.', 'Qh4 mate', 'e4 ch']);
		expect(stringify(game!, { format: 'compact' })).toBe('1.exf6 e.p. Qh4 mate 2.e4 ch *');
	});
	const PARTS = (
		'1. e4 e5 1... Nf3 ( ) (( )) { } {a} {[%clk 1]} {[%x} ; a } b\n ;x\n % x\n\n\n $1 $300 $0 ! ?! !!! * 1-0 1/2-1/2 ½ [White "a"] [White "a\\"b"] [a [ ] ' +
		'[x "] -- ,d4 exf6 e.p. mate ep = +- ♘f3 (D) (=) e8(Q) " \\ [%c ] é {\n[Event "x"]\n} 12 . .. 0-0 \u00a0 \ufeff \r\n \t Ж {[%y a[%z 2]]} 1.'
	)
		.split(/ /)
		.concat('\ud800', '*e4', 'P*', ' 1… e4 ', '*…', '… ', 'e4…', '[a… "x"]', '1.…', '½… ');
	test('is read and written to a text that does not change any more', () => {
		for (let seed = 0; seed < GAMES / 2; seed++) {
			const random = randomOf(seed);
			const parts = Array.from({ length: 1 + random(25) }, () => PARTS[random(PARTS.length)]! + ['', ' ', ' ', '\n'][random(4)]!);
			const games = read(parts.join(''));
			for (const format of ['export', 'compact'] as const) {
				const text = stringify(games, { format });
				const again = read(text);
				expect(stringify(again, { format }), JSON.stringify(parts.join(''))).toBe(text);
				if (format === 'compact') expectEqual(again.map(plainGame), games.map(plainGame), text);
			}
		}
	});
	test('has the same text whether its lines were broken or not', () => {
		for (let seed = 0; seed < runs(500); seed++) {
			const text = stringify(gameOf(seed, { exported: true, lineComments: false }));
			const end = text.indexOf('\n\n');
			const joined = text.slice(0, end) + text.slice(end).replace(/(?<!\n)\n(?!\n)/g, ' ');
			expect(stringify(parse(joined, { mode: 'repair' }))).toBe(text);
		}
	});
});
