import { quote } from '@x/diagnostics';
import type { PartFault } from '../report.js';
import type { Read } from './read.js';

/** A square, a file or a rank, from 1; 0 stands for all. */
export type Square = readonly [file: number, rank: number];
export type Squares = readonly Square[];

/** Every square of a board of any size. */
export const ALL_SQUARES: Squares = [[0, 0]];

const FORM = /^(?:([a-l*])(10|[1-9])|([a-l])\*)$/i;

function faultOf(word: string, from: number): PartFault {
	const rank = /^[a-z*](\d+)$/i.exec(word)?.[1];
	const place = { code: 'square', from, to: from + word.length } as const;
	const message = `Expected a square, found ${quote(word)}.`;
	if (word.includes(',')) return { ...place, message, hint: 'Write blanks between squares, as in "d4 e4".' };
	const turned = /^(10|[1-9])([a-l*])$/i.exec(word);
	if (turned !== null) {
		const fix = `${turned[2]!.toLowerCase()}${turned[1]}`;
		return { ...place, message, hint: `Did you mean "${fix}"?`, fix };
	}
	if (rank !== undefined) return { ...place, message, hint: 'The largest board has the files a to l and the ranks 1 to 10.' };
	return { ...place, message, hint: 'Write squares as in "e4", a rank as in "*4", a file as in "e*".' };
}

/** Reads squares with blanks between them. Fairy-Stockfish stops at `-`. */
export function readSquares(text: string): Read<Squares> {
	const faults: PartFault[] = [];
	const value: Square[] = [];
	for (const { 0: word, index } of text.matchAll(/\S+/g)) {
		if (word === '-') break;
		const [, file, rank, column] = FORM.exec(word) ?? [];
		const letter = file ?? column;
		if (letter === undefined) faults.push(faultOf(word, index));
		else value.push([letter === '*' ? 0 : letter.toLowerCase().charCodeAt(0) - 96, rank === undefined ? 0 : Number(rank)]);
	}
	return { value, faults };
}

/** The squares of a list that a board does not have, each with its place. */
export const squaresBeyond = (text: string, files: number, ranks: number): readonly { readonly word: string; readonly at: number }[] =>
	[...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
		const [[file, rank] = [0, 0]] = readSquares(word).value ?? [];
		return file > files || rank > ranks ? [{ word, at: index }] : [];
	});
