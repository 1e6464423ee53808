import type { Game, Position, Setup } from '@x/core';
import { gameGiven } from '@x/core/engine';
import type { Diagnostic, Result } from '@x/diagnostics';
import { checkOptions, type OptionRule, textGiven } from '@x/diagnostics';
import type { Code } from './codes.js';
import type { Draft, Fields } from './field.js';
import type { ParseOptions, StringifyOptions } from './options.js';
import type { Report } from './report.js';
import { refuse, resultOf } from './results.js';
import { standard } from './standard.js';
import { fieldsOf, type Part } from './text/fields.js';

/** Reader and writer of a game in a dialect. `position` is the arrangement itself, where it is at hand. */
export type Notation = readonly [
	read: (text: string, options?: ParseOptions) => Result<Setup>,
	write: (setup: Setup, options?: StringifyOptions, position?: Position) => string,
];

/** The notation of each game in a dialect, made once. */
export const dialectOf = (fields: Fields): ((game: Game) => Notation) => {
	const cache = new WeakMap<Game, Notation>();
	let last: Game | undefined;
	let notation: Notation | undefined;
	return (game) => {
		if (game !== last) {
			notation = cache.get(game) ?? make(game, fields);
			cache.set(game, notation);
			last = game;
		}
		return notation!;
	};
};

const fen = /* @__PURE__ */ dialectOf(standard);

/** The notation of a game in the dialect of the options; a TypeError if the game cannot be written so at all. */
export function notationOf(game: Game, options: StringifyOptions | undefined): Notation {
	gameGiven(game);
	if (options !== undefined && options !== checked) {
		checkOptions(options, OPTIONS);
		checked = options;
	}
	return (options?.dialect ?? fen)(game);
}

/** Reading and writing take the same options: what is read strictly is what these options write. */
const OPTIONS: Readonly<Record<string, OptionRule>> = {
	dialect: 'function',
	castling: ['x-fen', 'shredder', 'auto'],
	enPassant: ['always', 'pseudo', 'legal'],
	clocks: 'boolean',
	mode: ['strict', 'lenient'],
	limit: 'number',
};

/** The options that were checked last: they are not looked at again. */
let checked: StringifyOptions | undefined;

function make(game: Game, dialect: Fields): Notation {
	let problems: Diagnostic[];
	let strict: boolean;
	let failed: boolean;
	/** The text, its fields unless it is read quickly, and which of them is being read. */
	let text: string;
	let marks: readonly Part[];
	let nth: number;
	const report: Report = (code, message, from = 0, to, fix, wrong = strict || fix === undefined) => {
		const { from: begin, text: word } = marks[nth] ?? { from: 0, text: '' };
		const span = { from: begin + from, to: begin + (to ?? word.length) };
		failed ||= wrong;
		problems.push({
			code: `fen/${code}`,
			message,
			span,
			severity: wrong ? 'error' : 'warning',
			...(fix !== undefined && { hint: fix ? `Write "${fix}".` : 'Remove it.', data: { fix: { ...span, text: fix } } }),
		});
	};
	const [[, collect], fields] = dialect(game, report);
	const said = fields.flatMap((field) => field[4] ?? []);

	const write: Notation[1] = (setup, options = {}, position) => {
		for (const part of [setup.vars, setup.points, setup.stores])
			for (const name in part) if (!said.includes(name) && /[1-9]|\[\[/.test(JSON.stringify(part[name]))) refuse(`a value of ${name}`);
		let line = '';
		for (const field of fields) {
			const word = field[3](setup, options, position);
			if (word) line += line ? ` ${word}` : word;
		}
		return line;
	};

	const begin = (): Draft => {
		problems = [];
		marks = [];
		failed = false;
		nth = -1;
		return { pieces: [], vars: {} };
	};
	/** Reads a text into the draft if it is just what would be written, so that nothing need be said of it. */
	const readQuickly = (draft: Draft): boolean => {
		let from = 0;
		for (const field of fields) {
			let to = field[5]?.(text);
			if (to === undefined) {
				to = text.indexOf(' ', from);
				if (to < 0) to = text.length;
				const word = text.slice(from, to);
				if (!word || field[2](word, draft, true) !== word || problems.length) return false;
			} else if (to < 0) return false;
			from = to + 1;
		}
		return from > text.length;
	};

	const read: Notation[0] = (given, options = {}) => {
		textGiven(given, 'fen');
		const { mode, limit = 4096 } = options;
		const { length } = given;
		let draft = begin();
		text = given;
		strict = mode === 'strict';
		if (!strict && length <= limit && length < 4096 && readQuickly(draft)) {
			draft.pieces = collect();
			return resultOf(problems, draft);
		}
		draft = begin();
		marks = length > limit ? [] : fieldsOf(text);
		if (!marks[0]) {
			if (length > limit) report('too-long', `Only ${limit} characters are read.`, limit, length);
			else report('missing-field', 'There is nothing to read.', 0, length);
			return resultOf(problems);
		}
		for (const { from, to } of fieldsOf(text, /^[\s_]+|[\s_]+$|[\s_]{2,}|[^\S ]|_/g))
			report('blank', 'Fields have one space between them.', from, to, from && to < length ? ' ' : '');
		let canonical: string[] = [];
		let readable = true;
		for (const field of fields) {
			const { length } = problems;
			const word = marks[++nth]?.text ?? field[1];
			const wanted = field[2](word, draft, readable);
			readable = !failed;
			canonical.push(problems[length] ? word : wanted);
		}
		draft.pieces = collect();
		if (strict && !failed) canonical = write(draft, options).split(' ');
		const extra = marks[canonical.length];
		nth = -1;
		if (extra) report('extra-field', 'Nothing follows the last field.', extra.from, length, '', true);
		nth = 0;
		for (const wanted of canonical) {
			const word = marks[nth]?.text;
			if (!word) {
				const missing = ` ${canonical.slice(nth).join(' ')}`;
				if (options.clocks === false && fields[nth]![0] === 'clock') break;
				nth = -1;
				report('missing-field', 'Fields are missing.', length, length, missing);
				break;
			}
			if (wanted !== word) {
				let head = 0;
				let tail = wanted.length;
				let to = word.length;
				// Of the board, only what differs.
				if (!nth) {
					while (word[head] === wanted[head]) head++;
					while (to > head && tail > head && word[to - 1] === wanted[tail - 1]) {
						to--;
						tail--;
					}
				}
				report(`${fields[nth]![0]}-form` as Code, 'FEN writes this differently.', head, to, wanted.slice(head, tail));
			}
			nth++;
		}
		problems.sort((a, b) => a.span.from - b.span.from);
		return resultOf(problems, failed ? undefined : draft);
	};

	return [read, write];
}
