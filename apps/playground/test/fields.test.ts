import type { Diagnostic } from '@x/diagnostics';
import { describe, expect, it } from 'vitest';
import { carried } from '../src/fields/carried.js';
import { applyFix, fixesOf, fixLabel } from '../src/fields/fix.js';
import { nodeBefore } from '../src/fields/MovesField.js';
import { problemMarks } from '../src/fields/marks.js';
import { segments } from '../src/fields/segments.js';
import { neighbours, treeOf } from '../src/panels/move-tree.js';
import { read, text } from './support.js';

const problem = (from: number, to: number, data?: Diagnostic['data']): Diagnostic => ({
	code: 'x/y',
	message: 'No.',
	severity: 'error',
	span: { from, to },
	...(data === undefined ? {} : { data }),
});

describe('marks on a text', () => {
	it('cut it at their ends, and lie over one another', () => {
		expect(
			segments('abcdef', [
				{ from: 1, to: 4, class: 'one' },
				{ from: 3, to: 5, class: 'two' },
			]),
		).toEqual([
			{ text: 'a', class: '' },
			{ text: 'bc', class: 'one' },
			{ text: 'd', class: 'one two' },
			{ text: 'e', class: 'two' },
			{ text: 'f', class: '' },
		]);
	});

	it('are seen even where they are empty', () => {
		expect(segments('abc', [{ from: 1, to: 1, class: 'x' }])[1]).toEqual({ text: 'b', class: 'x' });
		expect(segments('abc', [{ from: 3, to: 3, class: 'x' }])[1]).toEqual({ text: 'c', class: 'x' });
		expect(segments('', [{ from: 0, to: 0, class: 'x' }])).toEqual([]);
		expect(segments('abc', [{ from: 2, to: 99, class: 'x' }]).map((part) => part.text)).toEqual(['ab', 'c']);
	});

	it('are made of faults', () => {
		expect(problemMarks([problem(2, 3)])).toEqual([{ from: 2, to: 3, class: 'squiggle squiggle-error' }]);
	});
});

describe('faults of a text that is being changed', () => {
	const before = 'one two six';
	const fix = { from: 8, to: 11, text: 'ten' };
	it.each([
		['stay where nothing is changed', before, problem(4, 7), [4, 7]],
		['stay before a change', 'one two sax', problem(0, 3), [0, 3]],
		['move with the text behind one', 'one, two six', problem(8, 11), [9, 12]],
		['move back where something is taken out', 'ontwo six', problem(8, 11), [6, 9]],
		['go where they are touched', 'one two sax', problem(8, 11), undefined],
		['go where something is written at their end', 'one twoo six', problem(4, 7), undefined],
		['go where something is written at their beginning', 'one dtwo six', problem(4, 7), undefined],
		['go where their repair is touched', 'one two sixx', problem(0, 3, { fix }), undefined],
	])('%s', (_, after, fault, place) => {
		const [left] = carried([fault], before, after);
		expect(left && [left.span.from, left.span.to]).toEqual(place);
	});

	it('move with their repairs and their lines', () => {
		const [left] = carried([problem(8, 11, { fix, line: 1 })], before, `0\n${before}`);
		expect(left?.data).toEqual({ fix: { from: 10, to: 13, text: 'ten' }, line: 2 });
	});
});

describe('repairs', () => {
	it('are the certain one', () => {
		const [fix] = fixesOf(problem(0, 1, { fix: { from: 0, to: 1, text: '8' } }), '9/8');
		expect(applyFix('9/8', fix!)).toBe('8/8');
		expect(fixLabel('9/8', fix!)).toBe('Change to “8”');
		expect(fixLabel('9/8', { from: 0, to: 1, text: '' })).toBe('Remove “9”');
		expect(fixLabel('9/8', { from: 1, to: 1, text: '1' })).toBe('Insert “1”');
	});

	it('are the text that was expected', () => {
		expect(fixesOf(problem(3, 4, { expected: '' }), 'Nf3+')).toEqual([{ from: 3, to: 4, text: '' }]);
	});

	it('are the nearest moves in place of the whole word', () => {
		const source = '1. e4 e5 2.Nf4! Nc6';
		const fixes = fixesOf(problem(12, 14, { nearest: ['Nf3', 'Nh3', 'Ne2', 'f4'] }), source);
		expect(fixes.map((fix) => applyFix(source, fix))).toEqual(['1. e4 e5 2.Nf3 Nc6', '1. e4 e5 2.Nh3 Nc6', '1. e4 e5 2.Ne2 Nc6']);
	});

	it('are absent if the data has another form or belongs to an older text', () => {
		for (const data of [
			undefined,
			{},
			{ fix: 3 },
			{ fix: { from: 'a', to: 1, text: '' } },
			{ fix: { from: 0, to: 9, text: '' } },
			{ nearest: 'x' },
		]) {
			expect(fixesOf(problem(0, 1, data), 'abc')).toEqual([]);
		}
	});
});

describe('the move list', () => {
	it('has the moves of the text behind each other, with their numbers, signs and comments', () => {
		const { nodes } = treeOf(read(text('1. e4 {best [%clk 0:01]} e5 (1... c5) 2. Nf3?! $14')).nodes);
		expect(nodes).toEqual([
			{ id: 1, text: 'e4', number: 1, column: 0, nags: [], comment: 'best' },
			{ id: 2, parent: 1, text: 'e5', number: 1, column: 1, nags: [], comment: '' },
			{ id: 3, parent: 1, text: 'c5', number: 1, column: 1, nags: [], comment: '', aside: true },
			{ id: 4, parent: 2, text: 'Nf3', number: 2, column: 0, nags: [6, 14], comment: '' },
		]);
	});

	it('does not continue the main line with a variation', () => {
		const tree = treeOf(read(text('1. e4 e6 (1... e5) 2. Zz9 (2. d4)')).nodes);
		expect(tree.variations(2).map((id) => tree.node(id)?.text)).toEqual(['d4']);
		expect(tree.next(2)).toBeUndefined();
	});

	it('steps along the line of the shown move', () => {
		const { nodes } = read(text('1. e4 e5 (1... c5 2. Nf3 d6) 2. d4'));
		expect(neighbours(nodes, 0)).toEqual({ back: 0, on: 1, end: 6 });
		expect(neighbours(nodes, 1)).toEqual({ back: 0, on: 2, end: 6 });
		expect(neighbours(nodes, 3)).toEqual({ back: 1, on: 4, end: 5 });
		expect(neighbours(nodes, 6)).toEqual({ back: 2, on: 6, end: 6 });
	});

	it('follows the caret', () => {
		const { nodes } = read(text('1. e4 e5 2. Nf3'));
		expect([0, 3, 4, 8, 15].map((caret) => nodeBefore(nodes, caret))).toEqual([0, 0, 1, 2, 3]);
	});
});
