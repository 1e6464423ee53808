import { describe, expect, it } from 'vitest';
import { edge, type Key, keyMeaning, step, typeAhead } from '../src/layout/keyboard.js';
import { layout } from '../src/layout/layout.js';
import type { CellId } from '../src/model/geometry.js';
import { boardFrom } from './board-from.js';

const small = boardFrom('...', '.#.', '...', '...');
const board = layout(small, 'first');
const b2 = 11;

const key = (name: string, more: Partial<Key> = {}): Key => ({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });
const nameOf = (at: CellId): string => small.cells.find(({ cell }) => cell === at)?.name ?? '?';

describe('the keyboard', () => {
	it('steps as seen, over holes, and stops at the edge', () => {
		expect(nameOf(step(board, b2, 0, 1))).toBe('c2');
		expect(nameOf(step(board, b2, -1, 0))).toBe('b4');
		expect(nameOf(step(board, 0, 1, 0))).toBe('a1');
		expect(nameOf(edge(board, b2, 1, 0))).toBe('b1');
		expect(nameOf(step(layout(small, 'second'), b2, 0, 1))).toBe('a2');
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
		expect(nameOf(typeAhead(board, first.typed, '3').cell!)).toBe('c3');
		expect(typeAhead(board, 'c', 'a')).toEqual({ typed: 'a', cell: undefined });
		expect(typeAhead(board, 'c', '9')).toEqual({ typed: '', cell: undefined });
	});
});
