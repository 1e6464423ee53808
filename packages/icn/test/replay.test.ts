import { NotationError } from '@x/diagnostics';
import { describe, expect, test } from 'vitest';
import { annotated, parse, positionAt, sorted, stringify, withPreset } from '../src/index.js';

interface Row {
	readonly what: string;
	readonly text: string;
	readonly after: string;
	readonly dialect?: 'seed' | 'site';
	readonly ply?: number;
}

const rows: readonly Row[] = [
	{ what: 'nothing', text: 'w 3/100 7 K1,1+|k5,5', after: 'w 3/100 7 K1,1+|k5,5' },
	{ what: 'a move, its right, counters', text: 'w 3/100 7 K1,1+|k5,5+ 1,1>1,2', after: 'b 4/100 7 K1,2|k5,5+' },
	{ what: 'only the first ply', text: 'w 3/100 7 K1,1|k5,5 1,1>1,2|5,5>5,6', ply: 1, after: 'b 4/100 7 K1,2|k5,5' },
	{ what: 'a capture, and the right of the captured', text: 'w 3/100 7 R1,1|k5,5|r1,8+ 1,1>1,8|5,5>5,6', after: 'w 1/100 8 R1,8|k5,6' },
	{ what: 'an obstacle counts as a capture', text: 'w 3/100 7 R1,1|k5,5|ob1,8 1,1>1,8', after: 'b 0/100 7 R1,8|k5,5' },
	{ what: 'the count stops at its limit', text: 'w 99/100 7 K1,1|k5,5 1,1>1,2|5,5>5,6', after: 'w 100/100 8 K1,2|k5,6' },
	{ what: 'a double step', text: 'w 1 P4,2+|k5,8 4,2>4,4', after: 'b 4,3 1 P4,4|k5,8' },
	{ what: 'a double step of black', text: 'b 1 P4,2+|p5,7+ 5,7>5,5', after: 'w 5,6 2 P4,2+|p5,5' },
	{ what: 'another move clears it', text: 'w 1 P4,2+|k5,8|K1,1 4,2>4,4|5,8>5,7', after: 'w 2 K1,1|P4,4|k5,7' },
	{ what: 'en passant in the start position', text: 'w 4,6 1 P5,5|p4,5|k9,9 5,5>4,6', after: 'b 1 P4,6|k9,9' },
	{ what: 'en passant of black after a step', text: 'w 1 P4,2+|p5,4|K9,9 4,2>4,4|5,4>4,3', after: 'w 2 K9,9|p4,3' },
	{ what: 'en passant without a victim takes nothing', text: 'w 4,6 1 P5,5|k9,9|N4,5 5,5>4,6', after: 'b 1 P4,6|N4,5|k9,9' },
	{ what: 'promotion', text: 'w (8|) P4,7|k9,9 4,7>4,8=AM', after: 'b 1 (8|) AM4,8|k9,9' },
	{ what: 'castling with the nearest', text: 'w 1 K5,1+|R9,1+|R12,1+|k5,9 5,1>7,1', after: 'b 1 K7,1|R6,1|R12,1+|k5,9' },
	{ what: 'castling far to the left', text: 'w 1 RC5,1+|GU-99,1+|k5,9 5,1>3,1', after: 'b 1 GU4,1|RC3,1|k5,9' },
	{
		what: 'castling across 2^53',
		text: 'w 1 K9007199254740990,1+|R9007199254740994,1+|k5,9 9007199254740990,1>9007199254740992,1',
		after: 'b 1 K9007199254740992,1|R9007199254740991,1|k5,9',
	},
	{ what: 'no castling past a piece', text: 'w 1 K5,1+|N8,1|R9,1+|k5,9 5,1>7,1', after: 'b 1 K7,1|N8,1|R9,1+|k5,9' },
	{
		what: 'no castling with a neighbour, a pawn or an enemy',
		text: 'w 1 K5,1+|R7,2+|p9,1+|k5,9 5,1>7,1',
		after: 'b 1 K7,1|R7,2+|k5,9|p9,1+',
	},
	{ what: 'no castling without a right', text: 'w 1 K5,1|R9,1+|k5,9 5,1>7,1', after: 'b 1 K7,1|R9,1+|k5,9' },
	{ what: 'the seed keeps the right of a rook whose king has moved', text: 'w 1 K5,1+|R8,1+|k5,9 5,1>5,2', after: 'b 1 K5,2|R8,1+|k5,9' },
	{ what: 'the site removes it', text: 'w 1 K5,1+|R8,1+|P7,1+|k5,9 5,1>5,2', dialect: 'site', after: 'b 1 K5,2|P7,1+|R8,1|k5,9' },
	{
		what: 'the site removes the right of a king whose rooks are captured',
		text: 'w 1 K5,1+|R8,1+|k5,9 8,1>8,2',
		dialect: 'site',
		after: 'b 1 K5,1|R8,2|k5,9',
	},
	{
		what: 'the site keeps the right of a king with another rook',
		text: 'w 1 K5,1+|R8,1+|R1,1+|k5,9 8,1>8,2',
		dialect: 'site',
		after: 'b 1 K5,1+|R1,1+|R8,2|k5,9',
	},
	{ what: 'black first, counted like the seed', text: 'b 5 K1,1|k5,5 5,5>5,6|1,1>1,2', after: 'b 6 K1,2|k5,6' },
	{ what: 'black first, counted like the site', text: 'b 5 K1,1|k5,5 5,5>5,6|1,1>1,2', dialect: 'site', after: 'b 6 K1,2|k5,6' },
	{ what: 'one ply of black: the seed is at the next number', text: 'b 5 K1,1|k5,5 5,5>5,6', after: 'w 6 K1,1|k5,6' },
	{ what: 'one ply of black: the site is at the same number', text: 'b 5 K1,1|k5,5 5,5>5,6', dialect: 'site', after: 'w 5 K1,1|k5,6' },
	{ what: 'three players', text: 'w:b:r 1 K1,1|k5,5|3k9,9 1,1>1,2|5,5>5,6', dialect: 'site', after: 'r:w:b 1 K1,2|k5,6|3k9,9' },
];

describe('positions in a game', () => {
	test.each(rows)('$what', ({ text, after: wanted, dialect = 'seed', ply }) => {
		const game = parse(text, { dialect });
		const after = positionAt(game, ply);
		expect(stringify(sorted(after))).toBe(stringify(sorted(parse(wanted, { dialect }))));
		expect(after.moves).toEqual([]);
		expect(game).toEqual(parse(text, { dialect }));
	});

	test.each([-1, 2, 0.5, Number.NaN])('refuses the missing ply %d', (ply) => {
		expect(() => positionAt(parse('K1,1|k5,5 1,1>1,2'), ply)).toThrow(RangeError);
	});

	test('throws a typed error for a move from an empty square', () => {
		expect(() => positionAt(parse('K1,1|k5,5 2,2>1,2'))).toThrow(NotationError);
		expect(() => positionAt(parse('[Variant "Core"] 2,2>1,2'))).toThrow(NotationError);
	});

	test('makes ten thousand moves', () => {
		const moves = Array.from({ length: 10_000 }, (_, nth) =>
			nth % 2 === 0 ? `${nth / 2},1>${nth / 2 + 1},1` : `${(nth - 1) / 2},9>${(nth + 1) / 2},9`,
		);
		const after = positionAt(parse(`K0,1|k0,9 ${moves.join('|')}`));
		expect(stringify(after)).toBe('w 5001 K5000,1|k5000,9');
	});
});

test('adds the pieces and captures to moves', () => {
	const game = parse('w 1 (8|1) K5,1+|R8,1+|P4,7|r5,8|k1,20|p9,4+|P10,2 5,1>7,1|9,4>9,2|4,7>5,8=Q|1,20>1,21', { dialect: 'seed' });
	expect(stringify(annotated(game), { style: 'short' }).split('  ')[1]).toBe('K5,1>7,1|p9,4>9,2|P4,7x5,8=Q|k1,20>1,21');
});

describe('presets', () => {
	const early = parse('[Variant "Tiny"] w 0/100 1 (8|1) K1,1|k5,5', { dialect: 'site' });
	const late = parse('b 1 1,8,1,8 koth Squares:1,1 Rays:1,1>1,0 K2,2|k6,6', { dialect: 'site' });
	const presets = [
		{ names: ['Tiny', 'TI'], game: early },
		{ names: ['Tiny', 'TI'], since: Date.UTC(2025, 0, 1), game: late },
	];
	test.each([
		['[Variant "Tiny"] [UTCDate "2024.05.06"] [UTCTime "07:08:09"] 1,1>1,2', 'w 0/100 1 (8|1) K1,1|k5,5 1,1>1,2'],
		['[Variant "TI"] [UTCDate "2025.01.01"] 6,6>6,7', 'b 1 1,8,1,8 koth Squares:1,1 Rays:1,1>1,0 K2,2|k6,6 6,6>6,7'],
		['[Variant "Tiny"] 6,6>6,7', 'b 1 1,8,1,8 koth Squares:1,1 Rays:1,1>1,0 K2,2|k6,6 6,6>6,7'],
		['[Variant "Tiny"] [UTCDate "2024.05.06"] 0/50 3 (9|0) 1,1>1,2', 'w 0/50 3 (9|0) K1,1|k5,5 1,1>1,2'],
		['[Variant "Tiny"] K9,9|k5,5', 'w 1 K9,9|k5,5'],
		['[Variant "Huge"] 1,1>1,2', 'w 1 1,1>1,2'],
		['w 1 1,1>1,2', 'w 1 1,1>1,2'],
	])('%s', (text, wanted) => {
		const filled = withPreset(parse(text), presets);
		expect(stringify({ ...filled, metadata: {} }, { dialect: 'site', style: 'compact' })).toBe(wanted);
		expect(filled.metadata).toEqual(parse(text).metadata);
	});
});
