import { type CellId, layout } from '@x/board';
import { type Feen, parse, placementOf, squares, stringify } from '@x/feen';
import { describe, expect, it } from 'vitest';
import { step, typeAhead } from '../../../packages/board/src/layout/keyboard.js';
import { isOn, TOGGLES, toggled, typedToken } from '../src/lazy/feen/brush.js';
import { freeGeometry, MOST_DRAWN, shapeKey, sliceName } from '../src/lazy/feen/drawing.js';
import { emptyBoard } from '../src/lazy/feen/empty-board.js';
import { boardPieces, tokenLook, tokenSpeech } from '../src/lazy/feen/token.js';
import { placeOf } from '../src/worker/feen-place.js';

/** The board of a position as seen from one end. */
const drawing = (position: Feen, orientation: 'first' | 'second') => {
	const geometry = freeGeometry(position);
	return geometry === undefined ? undefined : layout(geometry, orientation);
};

const RAUMSCHACH = 'rnk^nr/ppppp/5/5/5//buqbu/ppppp/5/5/5//5/5/5/5/5//5/5/5/PPPPP/BUQBU//5/5/5/PPPPP/RNK^NR / R/r';
const BOARDS: readonly (readonly [name: string, feen: string, slices: readonly string[]])[] = [
	['a line', "k^+p2P'4K^ / C/c", ['']],
	['chess', '4k^3/8/8/8/8/8/8/4K^3 / C/c', ['']],
	['a trapezium', 'rkr/pp/PPPP / G/g', ['']],
	['three dimensions', RAUMSCHACH, ['E', 'D', 'C', 'B', 'A']],
	[
		'four dimensions',
		stringify({ ...parse('8 / G/g'), ...placementOf([2, 3, 2, 2], ['k', ...Array(23).fill(null)]) }),
		['Cb', 'Bb', 'Ab', 'Ca', 'Ba', 'Aa'],
	],
	[
		'five dimensions',
		stringify({ ...parse('8 / G/g'), ...placementOf([2, 2, 2, 2, 2], Array(32).fill(null)) }),
		['Bb2', 'Ab2', 'Ba2', 'Aa2', 'Bb1', 'Ab1', 'Ba1', 'Aa1'],
	],
	['levels of several sizes', 'a/b//c/d/ef//gggg / G/g', ['C', 'B', 'A']],
	['separators of any length', 'a///b//c/d / G/g', ['Ab', 'Ba', 'Aa']],
];

describe('a board of any dimensions', () => {
	it.each(BOARDS)('%s has each square once, apart from the others', (_, text, slices) => {
		const position = parse(text);
		for (const orientation of ['first', 'second'] as const) {
			const board = drawing(position, orientation)!;
			const all = [...squares(position)];
			expect([...board.places.values()].map(({ cell }) => cell.name)).toEqual(all.map(({ name }) => name));
			expect(board.slices.map(({ title }) => title)).toEqual(slices);
			const spots = [...board.places.values()];
			for (const [nth, one] of spots.entries()) {
				expect(one.x >= 0.5 && one.x <= board.width - 0.5 && one.y >= 0.5 && one.y <= board.height - 0.5).toBe(true);
				for (const other of spots.slice(nth + 1))
					expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(0.999);
				const { x, y, width, height } = board.slices[one.cell.slice]!;
				expect(one.x > x && one.x < x + width && one.y > y && one.y < y + height).toBe(true);
			}
			expect(board.rows.flat().length).toBe(all.length);
			expect(boardPieces(position).map(({ cell }) => all[Number(cell)]?.piece)).toEqual(all.flatMap(({ piece }) => piece ?? []));
		}
	});

	it.each(BOARDS)('%s is walked by arrows from any square to any board, and squares are found by their names', (_, text) => {
		const board = drawing(parse(text), 'first')!;
		const reached = new Set<CellId>([0]);
		for (const cell of reached)
			for (const [rows, columns] of [
				[-1, 0],
				[1, 0],
				[0, -1],
				[0, 1],
			] as const)
				reached.add(step(board, cell, rows, columns));
		const seen = new Set([...reached].map((cell) => board.places.get(cell)!.cell.slice));
		expect(seen.size).toBe(board.slices.length);
		for (const { cell } of board.places.values()) {
			let typed = '';
			let found: CellId | undefined;
			for (const character of cell.name.toLowerCase()) ({ typed, cell: found } = typeAhead(board, typed, character));
			expect(board.places.get(found ?? -1)?.cell.name.toLowerCase()).toBe(cell.name.toLowerCase());
		}
	});

	it('has levels in lines, and more dimensions in grids: up is more, and right is more', () => {
		const board = drawing(parse(BOARDS[4]![1]), 'first')!;
		const of = (label: string) => board.slices.find(({ title }) => title === label)!;
		expect(of('Aa').x < of('Ba').x && of('Ba').x < of('Ca').x).toBe(true);
		expect(of('Aa').y).toBe(of('Ca').y);
		expect(of('Ab').y < of('Aa').y).toBe(true);
		expect(sliceName([1, 0, 2])).toBe('Ba3');
		const levels = drawing(parse(RAUMSCHACH), 'first')!.slices;
		expect(levels.filter(({ y }) => y === of('Ab').y).map(({ title }) => title)).toEqual(['B', 'A']);
	});

	it('is seen from the other side', () => {
		const position = parse('k^2/3 / C/c');
		const spot = (orientation: 'first' | 'second') => drawing(position, orientation)!.places.get(0)!;
		expect([spot('first').x, spot('first').y, spot('second').x, spot('second').y]).toEqual([0.5, 0.5, 2.5, 1.5]);
	});

	it('is not drawn when it is too large, and costs nothing then', () => {
		expect(drawing(parse('1048576 / C/c'), 'first')).toBeUndefined();
		expect(drawing(parse(`${MOST_DRAWN} / C/c`), 'first')?.places.size).toBe(MOST_DRAWN);
	});

	it('is laid out anew only when its shape changes', () => {
		expect(shapeKey(parse('k^3/4 / C/c'))).toBe(shapeKey(parse('4/2K^1 P/ c/C')));
		expect(shapeKey(parse('k^3/4 / C/c'))).not.toBe(shapeKey(parse('k^3//4 / C/c')));
	});
});

describe('pieces of any game', () => {
	it.each([
		['K^', 'C/c', 'king', '^', 'first player’s king, terminal'],
		['-r', 'C/c', 'rook', '−', 'second player’s rook, diminished'],
		["+p^'", 'M/c', '', "+^'", 'second player’s P, enhanced, terminal, derived'],
		["M'", 'M/c', '', "'", 'first player’s M, derived'],
		["P'", 'M/c', 'pawn', "'", 'first player’s pawn, derived'],
		['+R', 'S/s', '', '+', 'first player’s R, enhanced'],
	])('%s of %s', (token, turn, picture, note, words) => {
		const position = parse(`8 / ${turn}`);
		expect(tokenLook(token, position)).toMatchObject({ picture, note, side: /[A-Z]/.test(token) ? 0 : 1 });
		expect(tokenSpeech(token, position)).toBe(words);
	});

	it.each(TOGGLES.map((toggle) => [toggle.title, toggle] as const))('%s goes on and off', (_, toggle) => {
		for (const token of ['K', "-p^'"]) {
			const on = isOn(token, toggle);
			expect(isOn(toggled(token, toggle), toggle)).toBe(!on);
			if (!on) expect(toggled(toggled(token, toggle), toggle)).toBe(token.replace(toggle.title === 'Enhanced' ? '-' : '', ''));
		}
	});

	it.each([
		['+K^’', "+K^'"],
		[' −p ', '-p'],
		['KK', undefined],
		['', undefined],
		['K+', undefined],
	])('%s typed is %s', (text, token) => {
		expect(typedToken(text)).toBe(token);
	});
});

describe('empty boards', () => {
	it.each([
		['8 × 8', '8/8/8/8/8/8/8/8 / C/c'],
		['9x10', '9/9/9/9/9/9/9/9/9/9 / C/c'],
		['2,2,2', '2/2//2/2 / C/c'],
		['3 1 2', '3/3 / C/c'],
		['12', '12 / C/c'],
		['', undefined],
		['0 8', undefined],
		['100 100', undefined],
		['1 '.repeat(17), undefined],
	])('%s', (sizes, feen) => {
		const made = emptyBoard(sizes);
		expect(made && stringify(made)).toBe(feen);
	});
});

describe('the place of a part of a position in its text', () => {
	const text = "+rnk^'2/12P/8 2PB'/p^ C/c";
	it.each([
		['segments[0][0]', '+r'],
		['segments[0][2]', "k^'"],
		['segments[0][3]', '2'],
		['segments[1][1]', 'P'],
		['hands.first["P"]', '2P'],
		['hands.first["B\'"]', "B'"],
		['hands.second["p^"]', 'p^'],
		['hands.second["q"]', "2PB'/p^"],
		['segments', "+rnk^'2/12P/8"],
		['active', 'C/c'],
		['vars.passes', text],
		[undefined, text],
	])('%s is %s', (path, part) => {
		const { from, to } = placeOf(text, path);
		expect(text.slice(from, to)).toBe(part);
	});
});
