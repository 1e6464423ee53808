import { apply, legal, perft } from '@x/core';
import { reference } from '@x/core/reference';
import { describe, expect, it } from 'vitest';
import { parse, safeParse, stringify } from '../src/index.js';
import { fromRuleset, parseMove, stringifyFen, stringifyMove, toRuleset } from '../src/rules.js';
import { countable } from './shared.js';

const rows = (rows: readonly (readonly [count: number, rank: string])[]): string =>
	rows.flatMap(([count, rank]) => Array.from({ length: count }, () => rank)).join('/');
const rank = (index: number): string => Array.from({ length: 26 }, (_, file) => `${String.fromCharCode(97 + file)}${index}`).join(',');

/** The largest board, with lines across it, pawns that promote at its far end, and castling on its last files. */
const TEXT = `Variant: Feature
Board: 26x26
FEN: "${rows([
	[1, '4k19r1'],
	[1, '26'],
	[1, 'P24p'],
	[20, '26'],
	[1, 'p24P'],
	[1, '26'],
	[1, '4K19R1'],
])} w Yy - 0 1"
Zone: last = ${rank(26)}
Zone: first = ${rank(1)}

Piece: Pawn
Move: step N
Capture: step NE,NW
Symbol: " ", "P,p"
Promotion: last, first, "R"

Piece: Rook
Move: slide (H,V)
Symbol: "R", "R,r"

Piece: King
Move: leap (0,1)|(1,1)
Castle: white e1-w1 with y1
Castle: black e26-w26 with y26
Symbol: "K", "K,k"
Flags: royal
`;

describe('a board of 26 files and ranks', () => {
	const [variant] = parse(TEXT).variants;
	const rules = toRuleset(variant!);

	it('is read, with a warning about the boards of engine 1.4.1', () => {
		const result = safeParse(TEXT);
		expect(result.ok ? [...new Set(result.warnings.map(({ code }) => code))] : 'not read').toEqual(['sjaak/limit']);
		expect(safeParse(TEXT.replaceAll('26x26', '27x26'))).toMatchObject({ ok: false });
	});

	it('is played like the interpreter plays it', () => {
		const { start } = countable(rules);
		const definition = reference(rules);
		for (const depth of [1, 2]) expect(perft(start, depth), `depth ${depth}`).toBe(definition.perft(definition.start(), depth));
		expect(legal(start).map((move) => stringifyMove(move, variant!))).toEqual(expect.arrayContaining(['e1w1', 'y1y25', 'a24a25', 'z3z4']));
	});

	it('has FENs and moves of its far corner', () => {
		const { start } = countable(rules);
		expect(parse(TEXT.replace(/FEN: ".*"/, `FEN: "${stringifyFen(start, variant!)}"`)).variants).toHaveLength(1);
		const after = apply(start, parseMove('Ry25', start, variant!));
		expect(stringifyFen(after, variant!)).toMatch(/^4k19r1\/24R1\/P24p\/.* b k - 1 1$/);
		const castled = apply(start, parseMove('O-O', start, variant!));
		expect(stringifyFen(castled, variant!)).toMatch(/\/21RK3 b k - 1 1$/);
	});

	it('is written and read back as the same game', () => {
		const { value, lost } = fromRuleset(rules, { title: 'Feature' });
		expect(lost).toEqual([]);
		const again = toRuleset(parse(stringify(value)).variants[0]!);
		for (const depth of [1, 2]) expect(perft(countable(again).start, depth)).toBe(perft(countable(rules).start, depth));
	});
});
