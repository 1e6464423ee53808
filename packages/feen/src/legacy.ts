import { checkOptions, type Diagnostic, NotationError, textGiven } from '@x/diagnostics';
import type { Code } from './codes.js';
import type { Feen } from './feen.js';
import { parse } from './parse.js';
import { reportTo } from './report.js';
import { cased, type Side } from './side.js';

/** The information that older editions omit. */
export interface LegacyOptions {
	/** The style of both players for editions without styles; `S` by default, as in all published samples of these editions. */
	readonly style?: string;
	/** The player to move, for texts in a form that was soon abandoned (`s` for a side). */
	readonly turn?: Side;
	/** The style letter of a game's name; its first letter by default. */
	readonly styles?: Readonly<Record<string, string>>;
}

const refuse = (text: string, code: Code, hint: string, from: number, to: number): never => {
	const problems: Diagnostic[] = [];
	reportTo(problems, text)(code, from, to, hint);
	throw new NotationError(problems);
};

/** `S,b,g*4` and `SbbP`: a list of pieces of both players, each repeated or followed by a count. `at` is its start. */
const handsOf = (text: string, list: string, at: number): string => {
	const commas = list.includes(',');
	let end = 0;
	const items = list === '-' ? [] : Array.from(list.matchAll(commas ? /[^,]*(?:,|$)/g : /[+-]?[a-z]'?|./gis), ([item]) => item);
	const held = items.flatMap((item) => {
		const from = end;
		end += item.length;
		const [, piece, count = ''] = /^([+-]?[a-z]'?)(?:\*(\d+))?,?$/i.exec(item) ?? [];
		if (piece === undefined && item) refuse(text, 'hands-piece-token', "Write a piece as K, +p or k'.", at + from, at + end);
		return piece === undefined ? [] : [count + piece];
	});
	const side = (upper: boolean): string => held.filter((item) => /[A-Z]/.test(item) === upper).join('');
	return `${side(true)}/${side(false)}`;
};

/** A board without its commas. Numbers that they separated are added up. */
const boardOf = (board: string): string =>
	board
		.split('/')
		.map((rank) =>
			rank
				.split(',')
				.reduce<string[]>((row, item) => {
					const last = row.at(-1) ?? '';
					if (/^\d+$/.test(item) && /^\d+$/.test(last)) row[row.length - 1] = String(Number(last) + Number(item));
					else row.push(item);
					return row;
				}, [])
				.join(''),
		)
		.join('/');

/**
 * In games of chess without other marks, `r'` was a rook that may castle. The rights of its king and of pawns on their home ranks are also
 * written, as in later editions.
 */
const withRights = (board: string): string => {
	const ranks = board.split('/');
	const marked = ranks.map((rank, nth) => {
		const pawn = nth === 1 ? /p/g : nth === ranks.length - 2 ? /P/g : /(?!)/g;
		return rank.replace(/([Rr])'/g, '+$1').replace(pawn, '+$&');
	});
	return marked.join('/').replace(/k/gi, (king) => `${board.includes(king === 'k' ? "r'" : "R'") ? '+' : ''}${king}^`);
};

/**
 * Reads the editions of FEEN before September 2025, which have other fields, marks and names of games:
 *
 * | edition         | example                                                  |
 * | --------------- | -------------------------------------------------------- |
 * | 2014 to 2020    | `3,s,k,s,3/9/… 0 S,b,g,g`                                |
 * | April 2023      | `3,s,k,s,3/9/… s S,b,g*4`, and days later `lnsgkgsnl/… 0` |
 * | April 2025      | `rnbqkbnr/… CHESS/chess -`                               |
 * | 1 May 2025      | `r'nbqkbnr'/… - CHESS/chess`                             |
 * | May to August 2025 | `+rnbq+kbn+r/… / CHESS/chess`                         |
 *
 * It does not guess: the options must contain the information that a text omits. Any other text is read as FEEN v1.0.0.
 *
 * @throws {NotationError} `feen/legacy-side` and `feen/legacy-mark` for ambiguous texts; otherwise the faults that `parse` finds in the
 * text converted to v1.0.0.
 *
 * @example
 * import { stringify } from '@x/feen';
 * stringify(importLegacy('3,s,k,s,3/9/4,+P,4/9/7,+B,1/9/9/9/9 0 S,b,g,g,g,g')); // → '3sks3/9/4+P4/9/7+B1/9/9/9/9 S/4gb S/s'
 * stringify(importLegacy('rnbqkbnr/8/8/8/8/8/8/RNBQKBNR / MAKRUK/makruk')); // → 'rnbqkbnr/8/8/8/8/8/8/RNBQKBNR / M/m'
 */
export function importLegacy(text: string, options: LegacyOptions = {}): Feen {
	textGiven(text);
	checkOptions(options, { style: 'string', turn: ['first', 'second'], styles: 'object' });
	const { style = 'S', styles = {} } = options;
	const fields = text.split(' ');
	const [board = '', second = '', third] = fields;
	const names = /^[A-Za-z]{2,}\/[A-Za-z]{2,}$/;
	if (/^[01s]$/i.test(second) && fields.length <= 3) {
		const at = board.length + 1;
		const turn = options.turn ?? (second === '0' ? 'first' : second === '1' ? 'second' : undefined);
		if (turn === undefined) return refuse(text, 'legacy-side', 'Set the option "turn".', at, at + 1);
		const order = [cased(style, turn), cased(style, turn === 'first' ? 'second' : 'first')].join('/');
		return parse(`${boardOf(board)} ${handsOf(text, third ?? '-', at + 2)} ${order}`);
	}
	const named = [second, third].find((field) => field !== undefined && names.test(field));
	if (named === undefined || fields.length !== 3) return parse(text);
	const mark = /[=<>]/.exec(board);
	if (mark) return refuse(text, 'legacy-mark', 'Write + before the pieces that have the right.', mark.index, mark.index + 1);
	const held = named === second ? third! : second;
	const chess = /^chess\//i.test(named) && /[Rr]'/.test(board);
	const letters = named.split('/').map((name) => {
		const letter = styles[name.toUpperCase()] ?? name[0]!;
		return cased(letter, name === name.toUpperCase() ? 'first' : 'second');
	});
	return parse(
		`${chess ? withRights(board) : board} ${held.includes('/') ? held : handsOf(text, held, text.indexOf(held, board.length))} ${letters.join('/')}`,
	);
}
