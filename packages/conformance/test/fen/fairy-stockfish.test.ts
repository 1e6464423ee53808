import { apply, find, type Game, legal, type Position, variable } from '@x/core';
import { parsePosition, safeParse, stringify } from '@x/fen';
import { complete, fairyStockfish } from '@x/fen/dialects';
import { describe, expect, test } from 'vitest';
import { gameOf } from './vectors.js';

const options = { dialect: fairyStockfish } as const;
const strict = { ...options, mode: 'strict' } as const;
const again = (text: string, game: Game): string => stringify(parsePosition(text, game, strict), options);
const passed = (at: Position): Position => apply(at, legal(at).find(({ to, from }) => to < 0 || to === from)!);

describe('a limit of counting', () => {
	test.each([
		['makruk', '8/8/8/3k4/8/2R5/3K4/8 b - 32 8 2'],
		['makruk', '3m2n1/8/8/8/3pk1P1/2N5/5K2/8 b - 126 5 46'],
		['makpong', '3m4/3k1s2/8/8/8/8/8/3K4 w - 88 8 7'],
		['cambodian', '8/8/8/8/2Rk4/8/8/3K4 b - 30 6 1'],
		['karouk', '8/3km3/8/8/8/5P2/3M4/5K2 w - 126 1+1 0 51'],
		['asean', '6k1/8/5n2/8/6P1/8/3K4/8 w - 128 0 46'],
		['ai-wok', '3k4/8/8/8/8/2A5/8/3K4 w - 32 6 2'],
	])('writes %s before the count: %s', (name, text) => {
		const game = gameOf(name);
		expect(again(text, game)).toBe(text);
		const read = parsePosition(text, game, strict);
		expect(variable(read, 'countLimit')).toBe(Number(text.split(' ')[3]));
		expect(stringify(parsePosition(stringify(read, { dialect: complete }), game, { dialect: complete }), options)).toBe(text);
	});

	test('stays during quiet moves and ends with a capture', () => {
		const start = parsePosition('8/8/8/3k4/8/2R5/3K4/8 b - 32 8 2', gameOf('makruk'), strict);
		const away = apply(start, find(start, { from: 'd5', to: 'd4' })[0]!);
		expect(stringify(away, options)).toBe('8/8/8/8/3k4/2R5/3K4/8 w - 32 9 3');
		const captured = apply(away, find(away, { from: 'd2', to: 'd1' })[0]!);
		const bare = apply(captured, find(captured, { from: 'd4', to: 'c3' })[0]!);
		expect(stringify(bare, options)).toBe('8/8/8/8/8/2k5/8/3K4 w - - 0 4');
	});

	test('refuses the limit as a cell in a game that does not count', () => {
		const read = safeParse('4k3/8/8/8/8/8/8/4K2R w - 128 0 55', gameOf('chess'), options);
		expect(read.ok).toBe(false);
	});
});

describe('state that Fairy-Stockfish keeps in its history', () => {
	test.each(['janggi', 'janggimodern', 'janggicasual', 'janggitraditional'])('%s: omits passes', (name) => {
		const at = passed(gameOf(name).start);
		const text = stringify(at, options);
		expect(text).toBe('rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 1 1');
		expect(again(text, at.game)).toBe(text);
	});

	test.each(['flipello', 'flipello10', 'flipersi', 'ataxx', 'shatar'])(
		'%s: writes every position as a text that strict mode accepts',
		(name) => {
			let at = gameOf(name).start;
			let plies = 0;
			for (let seed = 5; plies < 150; plies++) {
				const moves = legal(at);
				if (moves.length === 0) break;
				seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
				at = apply(at, moves[(seed >>> 8) % moves.length]!);
				const text = stringify(at, options);
				expect(again(text, at.game)).toBe(text);
			}
			expect(plies).toBeGreaterThan(20);
		},
	);
});

test('lists the king first in pockets of sittuyin', () => {
	const text = '8/8/4pppp/pppp4/4PPPP/PPPP4/8/8[KSSFRRNNkssfrrnn] w - - 0 1';
	expect(stringify(gameOf('sittuyin').start, options)).toBe(text);
	expect(again(text, gameOf('sittuyin'))).toBe(text);
});

test('writes castling rights before the files of other pieces', () => {
	const text = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w HABCDEFGhabcdefg - 0 1';
	const shredder = { ...options, castling: 'shredder' } as const;
	const { start } = gameOf('seirawan960');
	expect(stringify(start, shredder).replace(/\[.*\]/, '[EHeh]')).toBe(text);
	expect(safeParse(text, gameOf('seirawan960'), { ...shredder, mode: 'strict' }).ok).toBe(true);
});

test('reads an empty castling field as a dash, with a warning', () => {
	const game = gameOf('seirawan');
	const read = safeParse('1nbqkbn1/pppppppp/8/8/8/2N5/PPPPPPPP/2BQKBN1[] b  - 1 1', game, options);
	expect(read.ok && read.warnings.map(({ code }) => code)).toEqual(['fen/blank', 'fen/missing-field']);
	expect(read.ok && stringify(parsePosition('1nbqkbn1/pppppppp/8/8/8/2N5/PPPPPPPP/2BQKBN1[] b  - 1 1', game, options), options)).toBe(
		'1nbqkbn1/pppppppp/8/8/8/2N5/PPPPPPPP/2BQKBN1[] b - - 1 1',
	);
});

test('does not count the move of the duck as a ply', () => {
	let at = gameOf('duck').start;
	at = apply(at, find(at, { from: 'b1', to: 'c3' })[0]!);
	at = apply(at, legal(at).find(({ to }) => at.game.cellName(to) === 'h4')!);
	expect(stringify(at, options)).toBe('rnbqkbnr/pppppppp/8/8/7*/2N5/PPPPPPPP/R1BQKBNR b KQkq - 1 1');
});
