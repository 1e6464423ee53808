import { outcome } from '@x/core';
import { NotationError } from '@x/diagnostics';
import { describe, expect, test } from 'vitest';
import {
	fromLong,
	type IcnGame,
	parse,
	parseMove,
	positionAt,
	safeParse,
	safeParseMove,
	stringify,
	stringifyMove,
	toLong,
} from '../src/index.js';
import { replay } from '../src/play.js';
import { readLines } from './shared.js';

const seed = { dialect: 'seed' } as const;
const site = { dialect: 'site' } as const;

const faults = (text: string, dialect: 'seed' | 'site' | 'auto' = 'auto'): readonly string[] => {
	const result = safeParse(text, { dialect });
	return (result.ok ? [] : result.problems).map(({ code }) => code.slice(4));
};
const written = (text: string, then?: 'seed' | 'site'): string =>
	stringify(parse(text), { style: 'compact', ...(then && { dialect: then }) });
const ended = (text: string): ReturnType<typeof outcome> => outcome(replay(parse(text)).at(-1)!);
const king = (more: Partial<IcnGame>): IcnGame => ({ ...parse('K1,1'), ...more });

/** The faults of the first converter (O) and of the site (S), by the numbers of ICN.md §10 and §11. This package has none of them. */
const QUIRKS: readonly (readonly [ids: string, what: string, check: () => void])[] = [
	[
		'O1',
		'wins before promotion',
		() => expect(parse('(checkmate|royalcapture) K1,1|k5,5').win).toEqual({ 1: ['checkmate'], 2: ['royalcapture'] }),
	],
	['O2', 'a second turn is not a way to win', () => expect(faults('w b K1,1|k5,5')).toEqual(['repeated-item'])],
	['O3', 'all parts are kept', () => expect(faults('3foo -7,16 7 8 K1,1|k5,5')).toEqual(['unknown-item', 'repeated-item'])],
	[
		'O4',
		'moves with blanks and no numbers',
		() => {
			const game = parse('K1,1|k5,5 P4,2 > 4,4 | p4,7 > 4,6');
			expect(game.enPassant).toBeUndefined();
			expect(game.moves).toHaveLength(2);
		},
	],
	['O5', 'the piece of the next move is not a promotion', () => expect(faults('K1,1|k5,5 4,2>4,4 K5,6>7,8')).toEqual(['separator'])],
	['O6', 'a word is not a promotion', () => expect(faults('K1,1|k5,5 1. 4,2>4,4 mate')).toEqual(['piece-code'])],
	['O7', 'two letters are not a promotion', () => expect(faults('K1,1|k5,5 1,7>1,8=ZZ')).toEqual(['piece-code'])],
	['O8', 'brackets in comments', () => expect(parse('K1,1|k5,5 4,2>4,4{[%clk 0:09:56.7] x}').metadata).toEqual({})],
	['O9', 'arrays in properties', () => expect(parse('{"a":[1,2]} K1,1').extras).toEqual({ a: [1, 2] })],
	[
		'O10 O11 O12',
		'blanks and brackets in metadata',
		() => {
			expect(parse('[Event "a]b"] [White  "Tom" ] K1,1').metadata).toEqual({ Event: 'a]b', White: 'Tom' });
		},
	],
	['O13', 'a bracket before metadata', () => expect(faults('] [Event "x"] K1,1')).toContain('unknown-item')],
	['O14', 'a closed brace before an open one', () => expect(faults('K1,1|k5,5 1. 1,1>2,2 } {')).toContain('comment-form')],
	['O15', 'letters at the end of the pieces', () => expect(faults('K1,1|kk')).toContain('piece-code')],
	['O16', 'squares are squares', () => expect(faults('K1,1|k2|r2,2,3')).toEqual(['square-form', 'separator'])],
	['O17', 'a square has one name', () => expect(faults('K01,1|k1,1')).toEqual(['number-form', 'occupied'])],
	['O18 S10', 'two pieces on a square', () => expect(faults('K1,1+|k1,1')).toEqual(['occupied'])],
	['O19', 'several ranks', () => expect(parse('(8,16|1) K1,1').promotions[1]?.ranks).toEqual([8, 16])],
	['O20', 'the move rule', () => expect(faults('200/100 K1,1')).toEqual(['number-range'])],
	['O21', 'move 0', () => expect(faults('0 7 K1,1')).toEqual(['number-range', 'repeated-item'])],
	['O22', 'an exact en passant square', () => expect(parse('9007199254740993,3 K1,1').enPassant).toEqual(['9007199254740993', 3])],
	['O23', 'an exact move', () => expect(parseMove('9007199254740993,2>3,4').from).toEqual(['9007199254740993', 2])],
	['O24', 'a piece before a move', () => expect(parseMove('P1,2>3,4').piece).toEqual({ kind: 'p', player: 1 })],
	['O25', 'captures', () => expect(parseMove('-1,-2x3,4').capture).toBe(true)],
	['O26', 'junk', () => expect(safeParseMove('abc').ok).toBe(false)],
	['O27', 'properties do not change rules', () => expect(faults('{"winConditions":5} K1,1')).toEqual(['extras-key'])],
	['O28', 'defaults', () => expect(parse('K1,1')).toMatchObject({ turnOrder: [1, 2], fullMove: 1, moves: [] })],
	['O29', 'empty metadata', () => expect(stringify(king({ metadata: {} }))).toBe('w 1 K1,1')],
	['O30', 'an empty list', () => expect(() => stringify(king({ promotions: { 1: { ranks: [8], kinds: [] } } }))).toThrow(NotationError)],
	[
		'O31',
		'quotes in metadata',
		() => {
			const text = stringify(king({ metadata: { White: 'a"b]c\\' } }), seed);
			expect(text).toBe('[White "a\\"b]c\\\\"]\n\nw 1 K1,1');
			expect(parse(text, seed).metadata.White).toBe('a"b]c\\');
		},
	],
	[
		'O32',
		'wins are compared in both directions',
		() => expect(written('(koth,checkmate|checkmate) K1,1')).toBe('w 1 (koth,checkmate|checkmate) K1,1'),
	],
	[
		'O33 O34',
		'every style is available',
		() => {
			const text = 'K1,1 P1,7>1,8=Q+';
			expect(stringify(parse(text), seed)).toBe('w 1 K1,1\n\n1. P1,7 > 1,8 =Q+');
			expect(stringify(parse(text), { ...seed, style: 'short' })).toBe('w 1 K1,1  P1,7>1,8=Q+');
			expect(stringify(parse(text), { ...seed, style: 'compact' })).toBe('w 1 K1,1  1,7>1,8Q');
		},
	],
	[
		'O35',
		'coordinates are written without exponents',
		() => {
			expect(() => stringifyMove({ from: [1e21, 1], to: [2, 2] })).toThrow(NotationError);
			expect(stringifyMove({ from: ['1000000000000000000000', 1], to: [2, 2] }, { style: 'compact' })).toBe('1000000000000000000000,1>2,2');
		},
	],
	[
		'O36 O37',
		'numbers that JSON cannot represent',
		() => {
			expect(() => stringify(king({ extras: { slideLimit: Number.POSITIVE_INFINITY } }))).toThrow(NotationError);
			expect(faults('{"slideLimit": 1e999} K1,1', 'seed')).toEqual(['extras-number']);
			expect(faults('{"slideLimit": 9007199254740993} K1,1', 'seed')).toEqual(['extras-number']);
		},
	],
	['O38', 'en passant in the first move', () => expect(stringify(positionAt(parse('w 4,6 1 P5,5|p4,5 5,5>4,6')))).toBe('b 1 P4,6')],
	[
		'O39',
		'positions after moves as texts',
		() => {
			expect(
				stringify(positionAt(fromLong({ metadata: {}, gameRules: {}, startingPosition: { '1,1': 'kingsW' }, moves: ['1,1>2,2'] }))),
			).toBe('b 1 K2,2');
		},
	],
	['O40', 'royal centaurs castle', () => expect(stringify(positionAt(parse('RC5,1+|R8,1+ 5,1>7,1')))).toBe('b 1 R6,1|RC7,1')],
	[
		'O41',
		'new pieces, and numbers of players',
		() => {
			expect(written('HU1,1|3K1,2|0q3,3')).toBe('w 1 HU1,1|3k1,2|0q3,3');
			expect(faults('OB1,1')).toEqual(['piece-code']);
		},
	],
	[
		'S1',
		'a royal that moves along the line of its checker out of reach',
		() => expect(replay(parse('{"slideLimit": 7} RQ0,0|r-5,0|k30,30|R9,9 0,0>3,0'))).toHaveLength(2),
	],
	['S2', 'en passant takes a pawn', () => expect(() => replay(parse('w 4,6 P5,5|K5,1|k20,20|R33,33 5,5>4,6'))).toThrow('cannot reach')],
	['S3', 'only a king that has moved to the hill wins', () => expect(ended('w koth K1,1|k4,4 1,1>1,2')).toBeUndefined()],
	[
		'S4',
		'a huygen without a prime step is stalemated',
		() => expect(ended('b 0,1,0,0 hu0,0|K1,0')).toEqual({ reason: 'stalemate', draw: true }),
	],
	[
		'S5 S6',
		'ways to win are those of the text',
		() => {
			expect(parse('w K0,0|K2,0|K4,0|K6,0|k0,9|k2,9|k4,9|R5,50', site).win).toEqual({ 1: ['checkmate'], 2: ['checkmate'] });
			expect(parse('w:b:r K0,0|k9,9|3k20,20|R5,5').win[3]).toEqual(['checkmate']);
		},
	],
	['S7', 'players up to 6', () => expect(faults('15k1,1|K5,5|k9,9', 'site')).toEqual(['unknown-player'])],
	[
		'S8',
		'edges with space between them',
		() => {
			expect(faults('16,-7,0,0 K1,1', 'site')).toEqual(['border-inverted']);
			expect(faults('9007199254740993,9007199254740992,_,_ K1,1', 'site')).toEqual(['border-inverted']);
			expect(safeParse('9007199254740992,9007199254740993,0,5 K9007199254740994,1', site)).toMatchObject({
				warnings: [{ code: 'icn/outside-border' }],
			});
		},
	],
	['S9', 'brackets in pairs', () => expect(faults('checkmate) K1,1', 'site')).toEqual(['unknown-item'])],
	['S11', 'properties can be read and written', () => expect(written('{"slideLimit":7} K1,1')).toBe('w 1 {"slideLimit":7} K1,1')],
	[
		'S12',
		'a clock in another form',
		() => {
			expect(parse('K1,1 1,1>2,2{[%clk 9:56]}').moves[0]).toMatchObject({ comment: '[%clk 9:56]' });
			expect(parse('K1,1 1,1>2,2{[%clk 0:09:56]}').moves[0]).toMatchObject({ clock: 596_000 });
		},
	],
	['S13', 'promotion of one side', () => expect(written('(|1) P4,7|K1,1|k9,9', 'site')).toBe('w 1 (|1) P4,7|K1,1|k9,9')],
	[
		'S14',
		'quotes that the site cannot express',
		() => {
			expect(() => stringify(king({ metadata: { White: 'a"b' } }), site)).toThrow(NotationError);
			expect(parse(stringify(king({ metadata: { White: 'a"b' } }), seed), seed).metadata.White).toBe('a"b');
		},
	],
	['S15', 'unknown metadata', () => expect(written('[Foo "x"] K1,1', 'site')).toBe('[Foo "x"] w 1 K1,1')],
	['S16', 'a brace in a comment', () => expect(() => stringifyMove({ from: [1, 1], to: [2, 2], comment: 'a } b' })).toThrow(NotationError)],
	['S17', 'other commands', () => expect(parseMove('1,1>2,2{[%eval 0.3] hi}').comment).toBe('[%eval 0.3] hi')],
	['S18', 'marks', () => expect(parseMove('K1,1x2,2 + !?')).toMatchObject({ capture: true, check: '+', mark: '!?' })],
	[
		'S19',
		'numbers if black begins',
		() => {
			const text = 'b K1,1|k5,5 k5,5>6,6 | K1,1>2,2 | k6,6>7,7';
			expect(stringify(parse(text), seed).split('\n\n')[1]).toBe('1.   ...   | k5,5 > 6,6\n2. K1,1 > 2,2 | k6,6 > 7,7');
			expect(stringify(parse(text), site).split('\n\n')[1]).toBe('1. k5,5 > 6,6 | K1,1 > 2,2\n2. k6,6 > 7,7');
		},
	],
];

describe('faults of other programs', () => {
	test.each(QUIRKS)('%s: %s', (_, __, check) => check());

	test('all of them', () => {
		const ids = new Set(QUIRKS.flatMap(([numbers]) => numbers.split(' ')));
		expect(readLines<{ id: string }>('quirks').filter(({ id }) => !ids.has(id))).toEqual([]);
		expect(ids.size).toBe(60);
	});

	test('names the parts that the seed cannot express', () => {
		let message = '';
		try {
			toLong(parse('1,8,1,8 K1,1'));
		} catch (error) {
			message = error instanceof NotationError ? error.message : '';
		}
		expect(message).toContain('1,8,1,8');
	});
});
