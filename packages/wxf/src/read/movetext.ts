import { quote, type Span } from '@x/diagnostics';
import type { GameResult, MoveNode } from '../game.js';
import { expectedMove, moveAt, noteSpelling } from '../move-text.js';
import type { Report } from '../report.js';
import { readResult } from '../results.js';

/** A line while it is read. */
interface OpenLine {
	comment?: string;
	readonly moves: OpenMove[];
}

/** A move while it is read. */
interface OpenMove {
	readonly text: string;
	readonly span: Span;
	readonly nags: number[];
	comment?: string;
	readonly variations: OpenLine[];
}

/** The moves of a game, and where they end. */
export interface Movetext {
	readonly line: { readonly comment?: string; readonly moves: readonly MoveNode[] };
	readonly result: GameResult | undefined;
	readonly to: number;
}

/** The differences between the files in which moves stand. */
export interface MovetextForm {
	/** The sign that ends the moves: a tag of the next game, or the end of a block. */
	readonly end: '[' | '}';
	/** A sign that begins a comment to the end of the line. */
	readonly remark: ';' | '#';
	readonly depth: number;
}

const GLYPHS: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 };

const BLANKS = /\s+/y;
const NUMBER = /\d+\s*[.、]+|\d+(?=\s)|\.{2,}/y;
const GLYPH = /[!?]{1,2}|[+#]+(?![\d.=])/y;
const NAG = /\$(\d{1,3})/y;
const WORD = /[^\s{}()[\];$]+/y;

/** Reads moves, numbers, comments, variations and a result, from an index to the end of a game. */
export class MovetextReader {
	readonly #text: string;
	readonly #narrow: string;
	readonly #report: Report;
	readonly #form: MovetextForm;
	#at: number;
	/** The lines that are open, each with its place: the main line and variations in each other. */
	readonly #open: { readonly line: OpenLine; readonly from: number }[];
	#result: GameResult | undefined;

	constructor(text: string, narrowed: string, at: number, report: Report, form: MovetextForm) {
		this.#text = text;
		this.#narrow = narrowed;
		this.#report = report;
		this.#form = form;
		this.#at = at;
		this.#open = [{ line: { moves: [] }, from: at }];
	}

	read(): Movetext {
		const text = this.#narrow;
		for (; this.#at < text.length && this.#result === undefined; ) {
			if (this.#skips(BLANKS)) continue;
			const sign = text[this.#at]!;
			if (sign === this.#form.end) break;
			if (!this.#sign(sign)) this.#word();
		}
		const open = this.#open.slice(1);
		for (const { from } of open)
			this.#report.fault('variation-unclosed', { from, to: from + 1 }, 'Expected ")" behind the variation, found the end of the game.', {
				hint: 'Close the variation with ")".',
				fix: open.length === 1 ? { from: this.#at, to: this.#at, text: ')' } : undefined,
			});
		return { line: this.#open[0]!.line, result: this.#result, to: this.#at };
	}

	#skips(form: RegExp): boolean {
		form.lastIndex = this.#at;
		if (!form.test(this.#narrow)) return false;
		this.#at = form.lastIndex;
		return true;
	}

	get #line(): OpenLine {
		return this.#open.at(-1)!.line;
	}

	/** Reads a comment, a bracket or an annotation. */
	#sign(sign: string): boolean {
		if (sign === this.#form.remark) this.#remark();
		else if (sign === '{') this.#comment();
		else if (sign === '(') this.#begin();
		else if (sign === ')') this.#end();
		else if (sign === '}') this.#one('comment-unopened', 'Expected "{" before "}".', 'Remove "}".');
		else if (sign === '[' || sign === ']') this.#one('unexpected', `Expected a move, found "${sign}".`, `Remove "${sign}".`);
		else return this.#annotation();
		return true;
	}

	/** Leaves out one sign, which is certainly superfluous. */
	#one(code: 'comment-unopened' | 'variation-unopened' | 'unexpected', message: string, hint: string): void {
		const span = { from: this.#at, to: this.#at + 1 };
		this.#report.fault(code, span, message, { hint, fix: { ...span, text: '' } });
		this.#at++;
	}

	#annotation(): boolean {
		const last = this.#line.moves.at(-1);
		NAG.lastIndex = this.#at;
		const nag = NAG.exec(this.#narrow)?.[1];
		const from = this.#at;
		if (nag !== undefined) this.#at = NAG.lastIndex;
		else if (!this.#skips(GLYPH)) return false;
		const glyph = this.#narrow.slice(from, this.#at);
		if (last === undefined)
			this.#report.fault('unexpected', { from, to: this.#at }, `Expected a move before ${quote(glyph)}.`, {
				hint: `Remove ${quote(glyph)}.`,
			});
		else if (nag !== undefined || GLYPHS[glyph] !== undefined) last.nags.push(GLYPHS[glyph] ?? Number(nag));
		return true;
	}

	#add(comment: string): void {
		if (comment === '') return;
		const place = this.#line.moves.at(-1) ?? this.#line;
		place.comment = place.comment === undefined ? comment : `${place.comment}\n${comment}`;
	}

	#remark(): void {
		const end = this.#text.indexOf('\n', this.#at);
		const to = end < 0 ? this.#text.length : end;
		this.#add(this.#text.slice(this.#at + 1, to).trim());
		this.#at = to;
	}

	#comment(): void {
		const from = this.#at;
		const end = this.#text.indexOf('}', from);
		if (end < 0) {
			this.#report.fault('comment-unclosed', { from, to: from + 1 }, 'Expected "}" behind the comment, found the end of the text.', {
				hint: 'Close the comment with "}".',
			});
			this.#at = this.#text.length;
			return;
		}
		this.#add(this.#text.slice(from + 1, end).trim());
		this.#at = end + 1;
	}

	#begin(): void {
		const from = this.#at;
		const last = this.#line.moves.at(-1);
		this.#at++;
		const line: OpenLine = { moves: [] };
		if (last === undefined)
			this.#report.fault('variation-first', { from, to: from + 1 }, 'Expected a move before the variation, found "(".', {
				hint: 'A variation stands behind the move that it replaces.',
			});
		else if (this.#open.length > this.#form.depth)
			this.#report.fault('variation-deep', { from, to: from + 1 }, `Expected at most ${this.#form.depth} nested variations.`, {
				hint: 'Raise the option limits.depth.',
			});
		else last.variations.push(line);
		this.#open.push({ line, from });
	}

	#end(): void {
		if (this.#open.length === 1) {
			this.#one('variation-unopened', 'Expected "(" before ")".', 'Remove ")".');
			return;
		}
		this.#open.pop();
		this.#at++;
	}

	#word(): void {
		const from = this.#at;
		const found = moveAt(this.#text, this.#narrow, from);
		if (found !== undefined) {
			noteSpelling(this.#report, found, this.#text, from);
			this.#line.moves.push({ text: found.canonical, span: { from, to: found.to }, nags: [], variations: [] });
			this.#at = found.to;
			return;
		}
		const result = readResult(this.#narrow, from);
		if (result !== undefined) {
			this.#at = result.to;
			this.#result = result.result;
		} else if (!this.#skips(NUMBER)) this.#unknown();
	}

	/** A word that is nothing: it ends before the next move, for Chinese moves stand without blanks. */
	#unknown(): void {
		const from = this.#at;
		if (!this.#skips(WORD)) this.#at++;
		const end = this.#at;
		let to = from + 1;
		while (to < end && (this.#text.charCodeAt(to) < 0x3400 || moveAt(this.#text, this.#narrow, to) === undefined)) to++;
		expectedMove(this.#report, this.#text, from, to);
		this.#at = to;
	}
}
