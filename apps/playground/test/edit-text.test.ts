import { annotate, cutAfter, promote, remove } from '@x/pgn/tree';
import { describe, expect, it } from 'vitest';
import { editedText, placedMove } from '../src/lazy/moves/edit-text.js';

const TEXT = '1. e4 e5 (1... c5 2. Nf3 {open}) 2. Nf3 Nc6';
const at = (text: string, word: string, nth = 0): number => [...text.matchAll(new RegExp(word, 'g'))][nth]!.index;

describe('a move of a text', () => {
	it('is found in the tree by its place', () => {
		expect(placedMove(TEXT, at(TEXT, 'Nf3'))!.path).toBe('e4 c5 Nf3');
		expect(placedMove(TEXT, at(TEXT, 'Nf3', 1))!.path).toBe('e4 e5 Nf3');
		expect(placedMove(TEXT, 1)).toBeUndefined();
	});

	it('is promoted, and the caret follows it', () => {
		const placed = placedMove(TEXT, at(TEXT, 'c5'))!;
		const { text, caret } = editedText(TEXT, placed, promote(placed.game, placed.path));
		expect(text).toBe('1. e4 c5 (1... e5 2. Nf3 Nc6) 2. Nf3 { open }');
		expect(text.slice(0, caret)).toBe('1. e4 c5');
	});

	it('is deleted with the moves behind it', () => {
		const placed = placedMove(TEXT, at(TEXT, 'Nf3', 1))!;
		const game = remove(placed.game, placed.path);
		expect(editedText(TEXT, placed, { game, path: 'e4 e5' })).toEqual({ text: '1. e4 e5 (1... c5 2. Nf3 { open })', caret: 8 });
	});

	it('keeps tags, results and the other games of the text', () => {
		const text = '[White "A"]\n\n1. e4 1-0\n\n[White "B"]\n\n1. d4 d5 2. c4 *\n\n[White "C"]\n\n1. c4\n';
		const placed = placedMove(text, at(text, 'd5'))!;
		const edited = editedText(text, placed, { game: annotate(placed.game, placed.path, { nags: [1] }), path: placed.path });
		expect(edited.text).toBe(text.replace('d5 2. c4', 'd5 $1 2. c4'));
		const last = placedMove(text, at(text, 'c4', 1))!;
		const cut = editedText(text, last, { game: cutAfter(last.game, last.path), path: last.path });
		expect(cut.text).toBe(text);
	});
});
