import { NotationError } from '@x/diagnostics';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	coordinates,
	counts,
	equals,
	type Feen,
	flip,
	hash,
	mapPieces,
	material,
	parse,
	passTurn,
	pieceAt,
	pieces,
	placementOf,
	planes,
	shape,
	squareName,
	squares,
	stringify,
	withHand,
	withPiece,
} from '../src/index.js';

const CHESS = '+rnbq+k^bn+r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/+RNBQ+K^BN+R / C/c';
const SHOGI = 'lnsgk^gsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGK^GSNL / S/s';
const RAUMSCHACH = 'rnk^nr/ppppp/5/5/5//buqbu/ppppp/5/5/5//5/5/5/5/5//5/5/5/PPPPP/BUQBU//5/5/5/PPPPP/RNK^NR / R/r';
const IRREGULAR = 'rkr/pp/PPPP / G/g';

describe('squares and their names', () => {
	const table: readonly (readonly [feen: string, square: string, at: number[], piece: string | undefined])[] = [
		[CHESS, 'a8', [0, 7], '+r'],
		[CHESS, 'e1', [4, 0], '+K^'],
		[CHESS, 'e4', [4, 3], undefined],
		[RAUMSCHACH, 'a5E', [0, 4, 4], 'r'],
		[RAUMSCHACH, 'c5D', [2, 4, 3], 'q'],
		[RAUMSCHACH, 'c1A', [2, 0, 0], 'K^'],
		[RAUMSCHACH, 'c3C', [2, 2, 2], undefined],
		[IRREGULAR, 'b3', [1, 2], 'k'],
		[IRREGULAR, 'd1', [3, 0], 'P'],
		['k^+p4+PK^ / C/c', 'h', [7], 'K^'],
		['a/b//c/d///e/f//g/h / G/g', 'a1Aa', [0, 0, 0, 0], 'h'],
		['a/b//c/d///e/f//g/h / G/g', 'a2Ab', [0, 1, 0, 1], 'c'],
		['a//b/c / G/g', 'a1B', [0, 0, 1], 'a'],
		['30K / G/g', 'ae', [30], 'K'],
	];
	test.each(table)('%s: %s', (text, name, at, piece) => {
		const position = parse(text);
		expect(coordinates(name)).toEqual(at);
		expect(squareName(at)).toBe(name);
		expect(pieceAt(position, name)).toBe(piece);
		expect(pieceAt(position, at)).toBe(piece);
		expect([...squares(position)]).toContainEqual({ at, name, piece });
		expect(pieces(position).some((square) => square.name === name)).toBe(piece !== undefined);
		expect(pieceAt(withPiece(position, name, '-X'), name)).toBe('-X');
		expect(pieceAt(withPiece(position, at), name)).toBe(undefined);
	});

	test.each([
		[CHESS, 'i1'],
		[CHESS, 'a9'],
		[CHESS, 'a'],
		[CHESS, 'a1A'],
		[IRREGULAR, 'c2'],
		[CHESS, [0, -1]],
		[CHESS, [-1, 0]],
		[CHESS, [0.5, 0]],
		[CHESS, []],
	])('%s does not have the square %o', (text, square) => {
		expect(() => pieceAt(parse(text), square)).toThrow(RangeError);
		expect(() => withPiece(parse(text), square, 'K')).toThrow(RangeError);
	});

	test.each(['', '1', 'A1', 'a0', 'a01', 'a1a', 'a1A1', 'é1', 'a-1', `a${'9'.repeat(400)}`])('%s is not the name of a square', (name) => {
		expect(() => coordinates(name)).toThrow(RangeError);
	});

	test('reads the names of any coordinates back', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(100_000), { minLength: 1, maxLength: 9 }), (at) => {
				expect(coordinates(squareName(at))).toEqual(at);
			}),
		);
	});

	test('lists each square once; its pieces are those of the list of pieces', () => {
		for (const text of [CHESS, SHOGI, RAUMSCHACH, IRREGULAR, '5//5/5//5 / R/r']) {
			const position = parse(text);
			const all = [...squares(position)];
			expect(all.length).toBe(counts(position).squares);
			expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
			expect(all.filter(({ piece }) => piece !== undefined)).toEqual(pieces(position));
		}
	});

	test('does not expand a huge board', () => {
		const position = parse('1000000000k^/K^1000000000 / C/c', { limits: { squares: Number.POSITIVE_INFINITY } });
		expect(pieces(position).map(({ at }) => at)).toEqual([
			[1_000_000_000, 1],
			[0, 0],
		]);
		const [first] = squares(position);
		expect(first).toEqual({ at: [0, 1], name: 'a2', piece: undefined });
		const filled = withPiece(position, [500_000_000, 1], 'Q');
		expect(filled.segments[0]).toEqual([500_000_000, 'Q', 499_999_999, 'k^']);
		expect(withPiece(filled, [500_000_000, 1])).toEqual(position);
	});
});

describe('counts and comparison', () => {
	test('counts the material of the board and of the hands', () => {
		expect(material(parse('k^1p/+PK^P 2PBP/3p C/c'))).toEqual({ 'k^': 1, p: 4, '+P': 1, 'K^': 1, P: 4, B: 1 });
	});

	test('equal positions are equal and have the same hash', () => {
		const one = parse('4k^3/8/8/8/8/8/8/4K^3 PBP/nN C/c');
		const other: Feen = {
			...parse('4k^3/8/8/8/8/8/8/4K^3 2PB/Nn C/c'),
			segments: one.segments.map((row) => row.flatMap((square) => (square === 8 ? [3, 5] : [square]))),
		};
		expect(equals(one, other)).toBe(true);
		expect(hash(one)).toBe(hash(other));
		expect(equals(one, passTurn(one))).toBe(false);
	});

	test('hashes are safe integers, distributed, and the same everywhere', () => {
		const found = new Set<number>();
		for (let file = 0; file < 40; file++) {
			for (let rank = 0; rank < 40; rank++) {
				for (const piece of ['K', 'k', '+K', 'Q'])
					found.add(hash(withPiece(withPiece(parse(`${'40/'.repeat(39)}40 / C/c`), [file, rank], piece), [39 - file, rank], 'R')));
			}
		}
		// The function replaces a piece on the mirror image of its own square by the rook; there is none on a board of even width.
		expect(found.size).toBe(6400);
		for (const value of found) expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
		expect(hash(parse(CHESS))).toBe(4_124_416_979_817_226);
	});
});

describe('changes', () => {
	test('flip is its own inverse in each mode', () => {
		for (const text of [CHESS, SHOGI, RAUMSCHACH, IRREGULAR, 'k^1q/3/3/2K^ 2Pn/r C/s']) {
			for (const board of ['keep', 'mirror', 'rotate'] as const) {
				expect(stringify(flip(flip(parse(text), { board }), { board }))).toBe(text);
			}
		}
	});

	test('the start of chess equals its mirror image and that of shogi its rotation, with the other player to move', () => {
		expect(flip(parse(CHESS), { board: 'mirror' })).toEqual(passTurn(parse(CHESS)));
		expect(flip(parse(SHOGI), { board: 'rotate' })).toEqual(passTurn(parse(SHOGI)));
	});

	test('mapPieces replaces and removes pieces on the board and in hands', () => {
		const position = parse("1k^p1P'/K^3Q 2P3P'/p C/c");
		expect(stringify(mapPieces(position, (piece) => piece.replace("'", '')))).toBe('1k^p1P/K^3Q 5P/p C/c');
		expect(stringify(mapPieces(position, (piece) => (/p/i.test(piece) ? undefined : piece)))).toBe('1k^3/K^3Q / C/c');
		expect(stringify(mapPieces(position, (piece, where) => (where === 'first' ? 'N' : piece)))).toBe("1k^p1P'/K^3Q 5N/p C/c");
	});
});

describe('planes', () => {
	test.each([CHESS, RAUMSCHACH, IRREGULAR, 'a/b//c/d///e/f//g/h / G/g', 'a//b///c / G/g', '8 / G/g'])('%s has the same squares', (text) => {
		const position = parse(text);
		const found = planes(position).flatMap((plane) =>
			Array.from(squares(plane), ({ at, piece }) => [
				squareName([...at, ...Array(at.length === 1 && plane.at.length > 0 ? 1 : 0).fill(0), ...plane.at]),
				piece,
			]),
		);
		expect(found).toEqual(Array.from(squares(position), ({ name, piece }) => [name, piece]));
		expect(planes(position).every(({ separators }) => separators.every((slashes) => slashes === 1))).toBe(true);
	});
});

describe('hands', () => {
	const position = parse('8 2PB/p C/c');
	test.each([
		['first', 'P', 0, '8 B/p C/c'],
		['first', 'Q', 5, '8 5Q2PB/p C/c'],
		['second', 'p', 2, '8 2PB/2p C/c'],
		['second', 'q', 0, '8 2PB/p C/c'],
	] as const)('%s: the count of %s is now %i', (side, piece, count, text) => {
		expect(stringify(withHand(position, side, piece, count))).toBe(text);
	});
	test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a count of pieces', (count) => {
		expect(() => withHand(position, 'first', 'P', count)).toThrow(RangeError);
	});
});

describe('boards from sizes and squares', () => {
	test.each([[[8]], [[3, 3]], [[2, 3, 4]], [[2, 2, 2, 2]], [[3, 2, 4, 2, 1]]])('%o', (sizes) => {
		const count = sizes.reduce((product, size) => product * size);
		const list = Array.from({ length: count }, (_, nth) => (nth % 3 ? undefined : 'K'));
		const placement = placementOf(sizes, list);
		expect(shape(placement)).toEqual(sizes);
		expect(Array.from(squares(placement), ({ piece }) => piece)).toEqual(list);
	});

	test.each([[[]], [[0]], [[8, 1.5]], [[1, 8]], [[3, 1, 4]], [[2, 2]], [[-2, -2]], [[Number.NaN]]])(
		'%o does not fit four or eight squares',
		(sizes) => {
			expect(() => placementOf(sizes, Array(8).fill('K'))).toThrow(NotationError);
		},
	);

	test('drops outer dimensions of one block', () => {
		expect(placementOf([1, 2, 1, 4], Array(8).fill(null), { drop: true })).toEqual({ segments: [[4], [4]], separators: [1] });
	});
});
