import { describe, expect, it } from 'vitest';
import { moveTo, pointIn, press, release } from '../src/board/drag.js';
import { arrow, type BoardShape, cellUnder, centre, layout } from '../src/board/geometry.js';
import { type Placed, track } from '../src/board/identity.js';
import { edge, type Key, keyMeaning, step, typeAhead } from '../src/board/keyboard.js';
import { capital, cellSpeech, moveSpeech, positionSpeech } from '../src/board/speech.js';
import { read, text } from './support.js';

/** A board of any size; `#` in the drawing is a hole. */
const boardFrom = (...rows: readonly string[]): BoardShape => ({
	shape: 'square',
	slices: [''],
	cells: rows
		.flatMap((row, down) => [...row].map((mark, x) => ({ mark, x, y: rows.length - 1 - down })))
		.filter(({ mark }) => mark !== '#')
		.map(({ x, y }) => {
			const [column, row] = ['abcdefghij'[x]!, String(y + 1)];
			return { cell: x + 10 * y, name: column + row, slice: 0, x, y, tone: (x + y) % 2, column, row };
		}),
});

const small = boardFrom('...', '.#.', '...', '...');
const key = (name: string, more: Partial<Key> = {}): Key => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
const cells = (at: number): string => small.cells.find(({ cell }) => cell === at)?.name ?? '?';

describe('the layout', () => {
	it('is the board as seen from either end', () => {
		const names = (orientation: 'first' | 'second'): readonly string[] =>
			layout(small, orientation).rows.map((row) => row.map(({ cell }) => cell.name).join(' '));
		expect(names('first')).toEqual(['a4 b4 c4', 'a3 c3', 'a2 b2 c2', 'a1 b1 c1']);
		expect(names('second')).toEqual(['c1 b1 a1', 'c2 b2 a2', 'c3 a3', 'c4 b4 a4']);
	});

	it('finds cells under points and points of cells', () => {
		for (const orientation of ['first', 'second'] as const) {
			const board = layout(small, orientation);
			for (const { cell } of small.cells) expect(cellUnder(board, centre(board, cell))).toBe(cell);
			expect(cellUnder(board, { x: 1.5, y: orientation === 'first' ? 1.5 : 2.5 })).toBeUndefined();
			expect(cellUnder(board, { x: -0.1, y: 0.5 })).toBeUndefined();
		}
	});

	it('draws an arrow only between different cells', () => {
		expect(arrow({ x: 1, y: 1 }, { x: 1, y: 1 })).toBe('');
		expect(arrow({ x: 0.5, y: 0.5 }, { x: 3.5, y: 0.5 })).toMatch(/^M0\.860 /);
	});
});

describe('the keyboard', () => {
	const board = layout(small, 'first');
	const b2 = 11;

	it('steps as seen, over holes, and stops at the edge', () => {
		expect(cells(step(board, b2, 0, 1))).toBe('c2');
		expect(cells(step(board, b2, -1, 0))).toBe('b4');
		expect(cells(step(board, 0, 1, 0))).toBe('a1');
		expect(cells(edge(board, b2, 1, 0))).toBe('b1');
		expect(cells(step(layout(small, 'second'), b2, 0, 1))).toBe('a2');
	});

	it('gives every key its meaning', () => {
		const meaning = (name: string, more?: Partial<Key>): unknown => keyMeaning(board, b2, key(name, more));
		expect(meaning('ArrowLeft')).toEqual({ type: 'focus', cell: 10 });
		expect(meaning('ArrowDown', { ctrlKey: true })).toEqual({ type: 'focus', cell: 1 });
		expect(meaning('Home')).toEqual({ type: 'focus', cell: 10 });
		expect(meaning('End', { ctrlKey: true })).toEqual({ type: 'focus', cell: 2 });
		expect(meaning('PageUp')).toEqual({ type: 'focus', cell: 31 });
		expect(meaning('PageDown')).toEqual({ type: 'focus', cell: 1 });
		expect(meaning('Enter')).toEqual({ type: 'select' });
		expect(meaning(' ')).toEqual({ type: 'select' });
		expect(meaning('Escape')).toEqual({ type: 'cancel' });
		expect(meaning('E')).toEqual({ type: 'name', character: 'e' });
	});

	it('leaves the other keys to the browser', () => {
		for (const [name, more] of [['Tab'], ['z', { ctrlKey: true }], ['ArrowLeft', { altKey: true }], ['?'], ['F5']] as const) {
			expect(keyMeaning(board, b2, key(name, more))).toBeUndefined();
		}
	});

	it('finds a cell by its typed name', () => {
		const first = typeAhead(board, '', 'c');
		expect(first).toEqual({ typed: 'c', cell: undefined });
		expect(cells(typeAhead(board, first.typed, '3').cell!)).toBe('c3');
		expect(typeAhead(board, 'c', 'a')).toEqual({ typed: 'a', cell: undefined });
		expect(typeAhead(board, 'c', '9')).toEqual({ typed: '', cell: undefined });
	});
});

describe('a drag', () => {
	it('is a click until it has moved a quarter of a cell', () => {
		const down = press(1, 5, { x: 2.5, y: 2.5 });
		expect(release(moveTo(down, { x: 2.6, y: 2.6 }), 5)).toEqual({ type: 'select', cell: 5 });
		const moved = moveTo(down, { x: 3.5, y: 2.5 });
		expect(release(moved, 6)).toEqual({ type: 'drop', from: 5, to: 6 });
		expect(release(moved, undefined)).toEqual({ type: 'cancel' });
		expect(release(moveTo(moved, { x: 2.5, y: 2.5 }), 5)).toEqual({ type: 'cancel' });
	});

	it('measures in cells', () => {
		expect(pointIn({ left: 100, top: 50, width: 400, height: 800 }, 8, 16, 200, 450)).toEqual({ x: 2, y: 8 });
	});
});

describe('the names of pieces', () => {
	const piece = (cell: number, kind: string, side = 'white'): Placed => ({ cell, kind, side });
	const names = (): (() => string) => {
		let count = 0;
		return () => `p${count++}`;
	};

	it('stay with a moved piece, a taken one and a stranger', () => {
		const fresh = names();
		const before = track([], [piece(1, 'N'), piece(2, 'P'), piece(3, 'P', 'black')], fresh);
		const after = track(before, [piece(3, 'N'), piece(2, 'P')], fresh);
		expect(after).toEqual([
			{ key: 'p0', piece: piece(3, 'N') },
			{ key: 'p1', piece: piece(2, 'P') },
		]);
		expect(track(after, [piece(3, 'N'), piece(9, 'Q')], fresh).map(({ key }) => key)).toEqual(['p0', 'p3']);
	});
});

describe('speech', () => {
	const nothing = { picked: false, canMove: false, target: false, capture: false, checked: false };
	const name = (cell: number): string => `${'abcdefgh'[cell % 8]}${Math.floor(cell / 8) + 1}`;
	const said = (moves: string): string => {
		const { position, sides } = read(text(moves));
		return positionSpeech(position, sides[position.last?.side ?? ''] ?? '', name);
	};

	it('names cells', () => {
		expect(cellSpeech('e4', 'white pawn', nothing)).toBe('e4, white pawn');
		expect(cellSpeech('g8', 'black knight', { ...nothing, canMove: true })).toBe('g8, black knight, can move');
		expect(cellSpeech('f3', undefined, { ...nothing, target: true })).toBe('f3, empty, can go here');
		expect(cellSpeech('d5', 'black pawn', { ...nothing, capture: true })).toBe('d5, black pawn, can be captured');
		expect(cellSpeech('e8', 'black king', { ...nothing, checked: true, picked: true })).toBe('e8, black king, in check, picked up');
	});

	it('says what happened and whose turn it is', () => {
		expect(said('1. Nf3')).toBe('White: knight to f3. Black to move.');
		expect(said('1. e4 d5 2. exd5')).toBe('White: pawn takes pawn on d5. Black to move.');
		expect(said('1. e4 f5 2. Qh5+')).toBe('White: queen to h5, check. Black to move.');
		expect(said('1. f3 e5 2. g4 Qh4#')).toBe('Black: queen to h4, checkmate. Checkmate. Black wins.');
		expect(said('1. Nf3 d5 2. g3 d4 3. Bg2 d3 4. O-O')).toBe('White: castles short. Black to move.');
		expect(said('')).toBe('White to move.');
	});

	it('says promotions', () => {
		const move = {
			name: 'a7b8q',
			from: 48,
			to: 57,
			side: 'white',
			kind: 'P',
			mover: 'pawn',
			promotion: 'queen',
			captured: ['knight'],
			castling: undefined,
		};
		expect(moveSpeech(move, 'white', name, '')).toBe('White: pawn takes knight on b8, becomes a queen.');
		expect(capital('')).toBe('');
	});
});
