import type { Game } from '@x/core';
import { gameGiven } from '@x/core/engine';
import { checkOptions, type OptionRule, textGiven } from '@x/diagnostics';
import type { Board } from './board.js';
import type { Code, FenProblem } from './codes.js';
import type { Draft, Field } from './field.js';
import { firstOf, notationIn } from './first-of.js';
import { named, onceForEach } from './named-dialect.js';
import type { Dialect, Notation, ParseOptions, StringifyOptions } from './options.js';
import type { Report } from './report.js';
import { refuse, resultOf } from './results.js';
import { standard } from './standard.js';
import { fieldsOf, type Part } from './text/fields.js';

/** The fields of a line for one game. */
export interface Layout extends Pick<Board, 'collect'> {
	/** The fields in the order of the text, that of the board first. */
	readonly fields: readonly Field[];
}

/** Makes the layout of a game. Throws a TypeError if the dialect cannot express the game. */
export type LayoutOf = (game: Game, report: Report) => Layout;

/** A dialect by its name and the layout of its texts. */
export const dialectOf = (name: string, layoutOf: LayoutOf): Dialect =>
	named(
		name,
		onceForEach((game) => make(game, layoutOf)),
	);

const fenOf = (game: Game): Notation =>
	make(game, (game, report) => {
		const { board, side, castling, enPassant, half, full } = standard(game, report);
		return { collect: board.collect, fields: [board.field, side, castling, enPassant, half, full] };
	});

/**
 * FEN, X-FEN and Shredder-FEN: the six fields of orthodox chess. It is the usual dialect of games without dialects of their own.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { crazyhouse } from '@x/games/crazyhouse';
 * import { stringify } from '@x/fen';
 * stringify(compile(crazyhouse).start, { dialect: fen })
 * // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
 */
export const fen: Dialect = /* @__PURE__ */ named('fen', /* @__PURE__ */ onceForEach(fenOf));

/** The usual notation of a game. */
const usualOf = /* @__PURE__ */ onceForEach((game) => (game.dialects?.length ? firstOf(game.dialects, game) : fen.of(game)));

/** The notation of a game in the dialect of the options. Throws a TypeError if the dialect cannot express the game. */
export function notationOf(game: Game, options: StringifyOptions | undefined): Notation {
	gameGiven(game);
	if (options !== undefined && options !== checked) {
		checkOptions(options, OPTIONS);
		checkOptions((options as ParseOptions).limits, LIMITS, 'options.limits');
		checked = options;
	}
	return options?.dialect === undefined ? usualOf(game) : notationIn(options.dialect, game, 'options.dialect');
}

/** Reading and writing take the same options: the strict mode accepts the text that these options write. */
const OPTIONS: Readonly<Record<string, OptionRule>> = {
	dialect: 'object',
	castling: ['x-fen', 'shredder', 'auto'],
	enPassant: ['always', 'pseudo', 'legal'],
	clocks: 'boolean',
	mode: ['strict', 'lenient'],
	limits: 'object',
};

const LIMITS = { length: 'number' } as const;

/** The options of the last call. They are not checked again. */
let checked: StringifyOptions | undefined;

function make(game: Game, layoutOf: LayoutOf): Notation {
	let problems: FenProblem[];
	let strict: boolean;
	let failed: boolean;
	/** The text, its fields (empty in `readQuickly`), and the index of the current one. */
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
	const { collect, fields } = layoutOf(game, report);
	const covered = fields.flatMap((field) => field.covers ?? []);

	const write: Notation['write'] = (setup, options = {}, position) => {
		for (const part of [setup.vars, setup.points, setup.stores])
			for (const name in part) if (!covered.includes(name) && /[1-9]|\[\[/.test(JSON.stringify(part[name]))) refuse(`a value of ${name}`);
		let line = '';
		for (const field of fields) {
			const word = field.write(setup, options, position);
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
	/** Reads a canonical text into the draft. Returns false for any other text; a second pass then finds its faults. */
	const readQuickly = (draft: Draft): boolean => {
		let from = 0;
		for (const field of fields) {
			let to = field.scan?.(text);
			if (to === undefined) {
				to = text.indexOf(' ', from);
				if (to < 0) to = text.length;
				const word = text.slice(from, to);
				if (!word || field.read(word, draft, true) !== word || problems.length) return false;
			} else if (to < 0) return false;
			from = to + 1;
		}
		return from > text.length;
	};

	/** Reports that the current field does not have its canonical form. */
	const reportForm = (word: string, form: string): void => {
		let head = 0;
		let tail = form.length;
		let to = word.length;
		// The span of a fault of the board covers only the differing part.
		if (!nth) {
			while (word[head] === form[head]) head++;
			while (to > head && tail > head && word[to - 1] === form[tail - 1]) {
				to--;
				tail--;
			}
		}
		const expected = form.slice(head, tail);
		const said = (part: string): string => (part ? `"${part}"` : 'nothing');
		const message = `Expected ${said(expected)}, found ${said(word.slice(head, to))}.`;
		report(`${fields[nth]!.code}-form` as Code, message, head, to, expected);
	};

	const read: Notation['read'] = (given, options = {}) => {
		textGiven(given, 'fen');
		const { mode, limits } = options;
		const limit = limits?.length ?? 4096;
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
			if (length > limit) report('too-long', `Expected at most ${limit} characters, found ${length}.`, limit, length);
			else report('missing-field', 'Expected a FEN, found nothing.', 0, length);
			return resultOf(problems);
		}
		for (const { from, to } of fieldsOf(text, /^[\s_]+|[\s_]+$|[\s_]{2,}|[^\S ]|_/g))
			report('blank', 'Expected one space.', from, to, from && to < length ? ' ' : '');
		let canonical: string[] = [];
		let readable = true;
		for (const field of fields) {
			const { length } = problems;
			const word = marks[++nth]?.text ?? field.fallback;
			const form = field.read(word, draft, readable);
			readable = !failed;
			canonical.push(problems[length] ? word : form);
		}
		draft.pieces = collect();
		if (strict && !failed) canonical = write(draft, options).split(' ');
		const extra = marks[canonical.length];
		nth = -1;
		if (extra) report('extra-field', 'Expected the end of the text.', extra.from, length, '', true);
		nth = 0;
		for (const form of canonical) {
			const word = marks[nth]?.text;
			if (!word) {
				const missing = ` ${canonical.slice(nth).join(' ')}`;
				const message = `Expected ${canonical.length} fields, found ${nth}.`;
				if (options.clocks === false && fields[nth]!.code === 'clock') break;
				nth = -1;
				report('missing-field', message, length, length, missing);
				break;
			}
			if (form !== word) reportForm(word, form);
			nth++;
		}
		problems.sort((a, b) => a.span.from - b.span.from);
		return resultOf(problems, failed ? undefined : draft);
	};

	return { read, write };
}
