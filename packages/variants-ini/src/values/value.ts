import { quote } from '@x/diagnostics';
import { type Key, nearestOf } from '../keys/catalogue.js';
import type { PartFault } from '../report.js';
import type { Read } from './read.js';
import { readSquares, type Squares } from './squares.js';

/** The pieces of a variant, as values name them. */
export interface Letters {
	/** The name of the piece with a letter, in lower case. */
	readonly pieceOf: (letter: string) => string | undefined;
	readonly letters: readonly string[];
}

/** Names of pieces. */
export type Pieces = readonly string[] | 'all';

/** The meaning of a value: a word, a number, squares, pieces, or numbers and pieces by piece. */
export type Value = boolean | number | string | Squares | Pieces | ReadonlyMap<string, number> | ReadonlyMap<string, string | undefined>;

const whole = (text: string, code: PartFault['code'], message: string, note: Pick<PartFault, 'hint' | 'fix'> = {}): PartFault => ({
	code,
	from: 0,
	to: text.length,
	message,
	...note,
});

/** Reads one of several words. */
export function readWord(text: string, words: readonly string[]): Read<string> {
	if (words.includes(text)) return { value: text, faults: [] };
	const meant = nearestOf(text, words);
	const message = `Expected ${words.join(', ').replace(/, ([^,]*)$/, ' or $1')}, found ${quote(text)}.`;
	const note =
		meant === undefined ? { hint: `Write one of the words ${words.join(', ')}.` } : { hint: `Did you mean "${meant}"?`, fix: meant };
	return { value: undefined, faults: [whole(text, 'word', message, note)] };
}

const FLAGS = ['true', 'false'];
/** Words that other programs use for a flag. */
const FLAG_WORDS: Readonly<Record<string, string>> = { yes: 'true', on: 'true', 1: 'true', no: 'false', off: 'false', 0: 'false' };

function readFlag(text: string): Read<boolean> {
	const meant = FLAG_WORDS[text.toLowerCase()];
	if (meant === undefined) {
		const { value, faults } = readWord(text, FLAGS);
		return { value: value === undefined ? undefined : value === 'true', faults };
	}
	const fault = whole(text, 'word', `Expected true or false, found ${quote(text)}.`, { hint: `Did you mean "${meant}"?`, fix: meant });
	return { value: undefined, faults: [fault] };
}

/** Reads a whole number between two others. */
function readNumber(text: string, least: number, most: number, what: string): Read<number> {
	const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
	if (number >= least && number <= most) return { value: number, faults: [] };
	const digits = /^\s*(\d{1,9})(?!\d)/.exec(text)?.[1];
	const sure = digits !== undefined && Number.isNaN(number) && Number(digits) >= least && Number(digits) <= most ? digits : undefined;
	const message = `Expected ${what}, found ${quote(text)}.`;
	const hint =
		sure !== undefined ? `Did you mean "${sure}"?` : most < 100 ? `Write a number from ${least} to ${most}.` : 'Write digits only.';
	return { value: undefined, faults: [whole(text, 'number', message, { hint, fix: sure })] };
}

function readFile(text: string): Read<number> {
	if (/^[a-l]$/.test(text)) return { value: text.charCodeAt(0) - 96, faults: [] };
	if (/^[A-L]$/.test(text)) {
		const small = text.toLowerCase();
		const message = `Expected a file from a to l, found ${quote(text)}.`;
		return { value: undefined, faults: [whole(text, 'number', message, { hint: `Did you mean "${small}"?`, fix: small })] };
	}
	return readNumber(text, 1, 12, 'a file from a to l, or its number');
}

/** The fault of a letter without a piece. */
export const unknownLetter = (at: number, letter: string, { letters }: Letters): PartFault => ({
	code: 'unknown-piece',
	from: at,
	to: at + letter.length,
	message: `Expected the letter of a piece, found ${quote(letter)}.`,
	hint: letters.length === 0 ? 'Define the piece first, as in "pawn = p".' : `The pieces of this variant are ${letters.join(' ')}.`,
});

/** Reads letters of pieces, `*` or `-`. */
function readPieces(text: string, letters: Letters, single: boolean): Read<Pieces> {
	if (text === '*') return { value: 'all', faults: [] };
	if (text === '-') return { value: [], faults: [] };
	const found: string[] = [];
	const faults: PartFault[] = [];
	for (const { 0: letter, index } of text.matchAll(/\S/gu)) {
		const piece = letters.pieceOf(letter.toLowerCase());
		if (piece !== undefined && !found.includes(piece)) found.push(piece);
		else if (piece === undefined) faults.push(unknownLetter(index, letter, letters));
	}
	if (single && found.length > 1) {
		const message = `Expected one piece, found ${found.length}.`;
		faults.push(whole(text, 'one-piece', message, { hint: 'Fairy-Stockfish would take the last letter. Write one letter.' }));
	}
	return { value: found, faults };
}

/** A pair such as `q:1`, with its place. */
interface Pair {
	readonly at: number;
	readonly piece: string;
	readonly right: string;
	readonly rightAt: number;
}

const PAIR_HINTS = {
	limits: 'Write pairs as in "q:1 r:2".',
	turns: 'Write pairs as in "p:g r:d".',
	worths: 'Write pairs as in "p:150 n:800".',
};

/** Reads pairs with blanks between them. */
function readPairs(
	text: string,
	type: keyof typeof PAIR_HINTS,
	letters: Letters,
): { readonly pairs: readonly Pair[]; readonly faults: PartFault[] } {
	const faults: PartFault[] = [];
	const pairs: Pair[] = [];
	for (const { 0: word, index } of text.matchAll(/\S+/g)) {
		const [, letter = '', right = ''] = /^([^:]):(.+)$/u.exec(word) ?? [];
		if (letter === '') {
			const sure = /^([a-z])[=;,-]?(\w+)$/i.exec(word);
			const fix = sure === null || letters.pieceOf(sure[1]!.toLowerCase()) === undefined ? undefined : `${sure[1]}:${sure[2]}`;
			faults.push({
				code: 'pair',
				from: index,
				to: index + word.length,
				message: `Expected a piece, a colon and a value, found ${quote(word)}.`,
				hint: fix === undefined ? PAIR_HINTS[type] : `Did you mean "${fix}"?`,
				fix,
			});
			continue;
		}
		const piece = letters.pieceOf(letter.toLowerCase());
		if (piece === undefined) faults.push(unknownLetter(index, letter, letters));
		else pairs.push({ at: index, piece, right, rightAt: index + letter.length + 1 });
	}
	return { pairs, faults };
}

function readNumbers(text: string, type: 'limits' | 'worths', letters: Letters): Read<ReadonlyMap<string, number>> {
	const { pairs, faults } = readPairs(text, type, letters);
	const value = new Map<string, number>();
	for (const { piece, right, rightAt } of pairs) {
		const number = readNumber(right, 0, 999_999_999, 'a number');
		faults.push(...number.faults.map((fault) => ({ ...fault, from: rightAt, to: rightAt + right.length })));
		if (number.value !== undefined) value.set(piece, number.value);
	}
	return { value, faults };
}

function readTurns(text: string, letters: Letters): Read<ReadonlyMap<string, string | undefined>> {
	const { pairs, faults } = readPairs(text, 'turns', letters);
	const value = new Map<string, string | undefined>();
	for (const { piece, right, rightAt } of pairs) {
		const to = right === '-' ? undefined : letters.pieceOf(right.toLowerCase());
		if (right !== '-' && to === undefined) faults.push(unknownLetter(rightAt, right, letters));
		else value.set(piece, to);
	}
	return { value, faults };
}

function readRights(text: string): Read<string> {
	const faults = [...text.matchAll(/[^KQkq]/gu)].flatMap(({ 0: letter, index }): PartFault[] =>
		text === '-' || letter === ' '
			? []
			: [
					{
						code: 'word',
						from: index,
						to: index + letter.length,
						message: `Expected K, Q, k or q, found ${quote(letter)}.`,
						hint: 'K and Q are castlings of White, k and q of Black.',
					},
				],
	);
	return { value: text.replaceAll(/[^KQkq]/g, ''), faults };
}

/** Reads the value of a key. */
export function readValue({ type, words }: Key, text: string, letters: Letters): Read<Value> {
	switch (type) {
		case 'flag':
			return readFlag(text);
		case 'number':
			return readNumber(text, 0, 999_999_999, 'a number');
		case 'rank':
			return readNumber(text, 1, 10, 'a rank from 1 to 10');
		case 'file':
			return readFile(text);
		case 'squares':
			return readSquares(text);
		case 'piece':
			return readPieces(text, letters, true);
		case 'pieces':
			return readPieces(text, letters, false);
		case 'result':
			return readWord(text, ['win', 'loss', 'draw', 'none']);
		case 'word':
			return readWord(text, words ?? []);
		case 'rights':
			return readRights(text);
		case 'limits':
		case 'worths':
			return readNumbers(text, type, letters);
		case 'turns':
			return readTurns(text, letters);
		case 'fen':
		case 'table':
		case 'definition':
			return { value: text, faults: [] };
	}
}
