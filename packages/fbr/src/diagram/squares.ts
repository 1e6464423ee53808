import { quote, type Span } from '@x/diagnostics';
import type { DiagramSquare } from './tree.js';

/** A fault of a list of squares. */
export interface SquareFault {
	readonly code: 'square' | 'off-board';
	readonly span: Span;
	readonly message: string;
	readonly hint: string;
}

/** The squares of a list, each with its place. */
export interface SquareList {
	readonly squares: readonly { readonly at: DiagramSquare; readonly span: Span }[];
	readonly faults: readonly SquareFault[];
}

const SQUARE = /^([a-z])(\d{1,2})$/;

/** Reads squares and ranges with commas between them: `a2-h2,e4`. `from` is the place of the text. */
export function readSquares(text: string, from: number, files: number, ranks: number, firstRank: number): SquareList {
	const squares: { at: DiagramSquare; span: Span }[] = [];
	const faults: SquareFault[] = [];
	let at = from;
	for (const word of text.split(',')) {
		const begin = at + word.length - word.trimStart().length;
		const span = { from: begin, to: begin + word.trim().length };
		at += word.length + 1;
		if (word.trim() === '') continue;
		const ends = word.trim().split('-');
		const found = ends.map((end) => SQUARE.exec(end.trim().toLowerCase()));
		if (ends.length > 2 || found.some((one) => one === null)) {
			faults.push({
				code: 'square',
				span,
				message: `Expected a square or a range of squares, found ${quote(word.trim())}.`,
				hint: 'Write squares as in "a1", ranges as in "a2-h2", with commas between them.',
			});
			continue;
		}
		const cells = found.map((one): DiagramSquare => [one![1]!.charCodeAt(0) - 97, Number(one![2]) - firstRank]);
		if (cells.some(([file, rank]) => file >= files || rank < 0 || rank >= ranks)) {
			faults.push({
				code: 'off-board',
				span,
				message: `Expected squares of the board, found ${quote(word.trim())}, outside ${files} files and ${ranks} ranks.`,
				hint: `The board ends at ${String.fromCharCode(96 + files)}${ranks - 1 + firstRank}.`,
			});
			continue;
		}
		for (const cell of between(cells[0]!, cells.at(-1)!)) squares.push({ at: cell, span });
	}
	return { squares, faults };
}

/** The squares of the rectangle with two corners. */
function between([file, rank]: DiagramSquare, [toFile, toRank]: DiagramSquare): readonly DiagramSquare[] {
	const [left, right] = [Math.min(file, toFile), Math.max(file, toFile)];
	const [low, high] = [Math.min(rank, toRank), Math.max(rank, toRank)];
	return Array.from({ length: (right - left + 1) * (high - low + 1) }, (_, index): DiagramSquare => {
		const width = right - left + 1;
		return [left + (index % width), low + Math.floor(index / width)];
	});
}
