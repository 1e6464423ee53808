import { quote, type Span } from '@x/diagnostics';
import type { Code } from '../codes.js';
import type { Edit, Report } from '../report.js';

/** Ends the reading of a part whose fault has been reported. The nearest part that can go on catches it. */
export class Unreadable extends Error {}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** No option allows more nested groups: they are read, and written, by recursion. */
const DEEPEST = 500;
/** The move behind a set of pieces whose bracket is missing. */
const BEHIND_SET = /(?<=[A-Za-z])[a-z]*[A-Z]\d*$/;
/** A set of pieces, and a move with modifiers behind it. */
const SET_AND_MOVE = /^([A-Z+\-#*$%&]*[A-Z])([a-z]+[A-Z]\d*)$/;

/** How far the closing bracket behind a blank is searched: a repair must not cost more than the reading. */
const LOOK_AHEAD = 60;

/** A place in a text, with the places of the brackets that match. */
export class Cursor {
	at = 0;
	/** The end of the item that is being read. */
	end: number;
	/** How many groups and optional legs are open. */
	depth = 0;
	/** For each opening bracket of the item the place of its closing one, or −1. */
	readonly #closing: Int32Array;
	/** The right signs for brackets that another kind of bracket closes, by place; empty for a bracket that nothing opens. */
	readonly #wrong = new Map<number, string>();

	readonly text: string;
	readonly report: Report<Code>;
	readonly deepest: number;

	constructor(text: string, report: Report<Code>, deepest: number) {
		this.text = text;
		this.report = report;
		this.deepest = Math.min(deepest, DEEPEST);
		this.end = text.length;
		this.#closing = new Int32Array(text.length);
	}

	/** The character here, or one further on; empty behind the item. */
	peek(ahead = 0): string {
		const at = this.at + ahead;
		return at < this.end ? this.text[at]! : '';
	}

	done(): boolean {
		return this.at >= this.end;
	}

	/** Goes on if the text continues with these characters. */
	takes(text: string): boolean {
		if (!this.text.startsWith(text, this.at) || this.at + text.length > this.end) return false;
		this.at += text.length;
		return true;
	}

	/** The longest piece of text here that a sticky pattern matches. */
	match(pattern: RegExp): string | undefined {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text)?.[0];
		if (found === undefined || found === '' || this.at + found.length > this.end) return undefined;
		this.at += found.length;
		return found;
	}

	/** The span from a place to here. */
	from(start: number): Span {
		return { from: start, to: this.at };
	}

	/** The character here in words, for messages. */
	found(): string {
		if (this.done()) return 'the end of the item';
		// Half of a surrogate pair is not printable.
		return quote(String.fromCodePoint(this.text.codePointAt(this.at)!));
	}

	/** Reports a fault and goes on reading. `fix` is the only repair, `possible` one of several. */
	fault(code: Code, span: Span, message: string, hint?: string, fix?: string | Edit, possible?: Edit): void {
		this.report.add(code, span, message, { hint, fix, data: possible && { possible } });
	}

	/** The span of the character here; empty behind the item. */
	here(): Span {
		return { from: this.at, to: this.done() ? this.at : this.at + String.fromCodePoint(this.text.codePointAt(this.at)!).length };
	}

	/** Reports that something else was expected here, and ends the reading of this part. */
	expected(code: Code, what: string, hint?: string, fix?: string | Edit): never {
		this.refuseStray();
		this.fault(code, this.here(), `Expected ${what}, found ${this.found()}.`, hint, fix);
		throw new Unreadable();
	}

	/** Ends the reading of this part if a bracket stands here that nothing opens, or a sign of prose behind the whole item. */
	refuseStray(): void {
		const sign = this.peek();
		const rest = this.text.slice(this.at, Math.min(this.end, this.at + 2));
		if (this.#wrong.get(this.at) === '')
			this.fault(
				'unbalanced',
				this.here(),
				`Expected ${quote(OPENING[sign]!)} before ${quote(sign)}, found none.`,
				'Remove the bracket, or open it.',
				// Before other text, the place of the opening bracket is a second repair.
				rest === sign ? '' : undefined,
			);
		else if (rest === ',' || rest === ';' || rest === '.')
			this.fault('trailing', this.here(), `Expected a blank or the end of the text, found ${quote(sign)}.`, 'Blanks separate items.', '');
		else return;
		throw new Unreadable();
	}

	/** The blanks around this part, within its line: `undefined` if there are none. A connecting sign at its edge needs them removed. */
	blanksBefore(): Span | undefined {
		let from = this.at;
		while (from > 0 && /[ \t]/.test(this.text[from - 1]!)) from--;
		return from === this.at || from === 0 || /[\r\n]/.test(this.text[from - 1]!) ? undefined : { from, to: this.at };
	}

	/** The blanks behind the item, if its line goes on behind them. */
	blanksBehind(): Span | undefined {
		let to = this.end;
		while (to < this.text.length && /[ \t]/.test(this.text[to]!)) to++;
		return to === this.end || to === this.text.length || /[\r\n]/.test(this.text[to]!) ? undefined : { from: this.end, to };
	}

	/** Pairs the brackets of the item. Comments have none. */
	pair(): void {
		const open: number[] = [];
		const opened = new Map<string, number>();
		let comment = false;
		for (let at = this.at; at < this.end; at++) {
			const sign = this.text[at]!;
			this.#closing[at] = -1;
			if (sign === '|') comment = !comment;
			else if (comment) continue;
			else if (sign in CLOSING) {
				open.push(at);
				opened.set(sign, (opened.get(sign) ?? 0) + 1);
			} else if (sign in OPENING) this.#close(at, open, opened);
		}
	}

	/** Finds the bracket that the one at a place closes: the last one of its kind, or else the last one if nothing else closes that. */
	#close(at: number, open: number[], opened: Map<string, number>): void {
		const kind = OPENING[this.text[at]!]!;
		const last = open.at(-1);
		if (last === undefined || (!opened.get(kind) && this.#nextBracket(at + 1) === CLOSING[this.text[last]!])) {
			this.#wrong.set(at, '');
			return;
		}
		if (opened.get(kind)) while (this.text[open.at(-1)!] !== kind) this.#drop(open, opened);
		const from = this.#drop(open, opened);
		this.#closing[from] = at;
		if (this.text[from] !== kind) this.#wrong.set(at, CLOSING[this.text[from]!]!);
	}

	#drop(open: number[], opened: Map<string, number>): number {
		const from = open.pop()!;
		const kind = this.text[from]!;
		opened.set(kind, opened.get(kind)! - 1);
		return from;
	}

	#nextBracket(start: number): string {
		let at = start;
		while (at < this.end && !(this.text[at]! in CLOSING) && !(this.text[at]! in OPENING)) at++;
		return at < this.end ? this.text[at]! : '';
	}

	/** Where the bracket here closes; −1 if it does not. */
	closing(): number {
		return this.#closing[this.at]!;
	}

	/** Enters a bracket; `leave` goes behind its end. `inside` matches what it can contain, if the end of that is the only place to close it. */
	enter(what: string, inside?: RegExp): number {
		const close = this.closing();
		if (close < 0) {
			const sign = this.text[this.at]!;
			const end = CLOSING[sign]!;
			const span = { from: this.at, to: this.at + 1 };
			const blank = this.#blankInside(end);
			if (blank !== undefined)
				this.fault('unbalanced', blank, `Expected ${quote(end)} before the blank, found none.`, 'Remove blanks inside brackets.', '');
			else {
				const at = this.#endOf(inside);
				const fix = at === undefined ? undefined : { from: at, to: at, text: end };
				this.fault(
					'unbalanced',
					span,
					`Expected ${quote(end)} to close ${what}, found the end of the item.`,
					`Write ${quote(end)}.`,
					fix,
					this.#possibly(end),
				);
			}
			throw new Unreadable();
		}
		this.at++;
		return close;
	}

	/** The blank behind the item, if the bracket here is closed in the next item, which has no brackets before. */
	#blankInside(end: string): Span | undefined {
		const blank = this.blanksBehind();
		if (blank === undefined) return undefined;
		const next = this.text.slice(blank.to, blank.to + LOOK_AHEAD);
		return /[^()[\]{}<>|=\r\n]*(.?)/.exec(next)?.[1] === end ? blank : undefined;
	}

	/** Where the content of the bracket here ends, if what follows cannot belong to it. */
	#endOf(inside: RegExp | undefined): number | undefined {
		if (inside === undefined) return undefined;
		inside.lastIndex = this.at + 1;
		const at = this.at + 1 + (inside.exec(this.text)?.[0].length ?? 0);
		return at > this.at + 1 && at <= this.end ? at : undefined;
	}

	/**
	 * The insertion of a closing bracket that is right more often than others: as late as possible, before the end of the innermost bracket around
	 * it. A set of pieces leaves the last move behind it.
	 */
	#possibly(end: string): Edit {
		let last = this.end;
		for (let open = 0; open < this.at; open++) {
			const close = this.#closing[open]!;
			if (close > this.at && close < last) last = close;
		}
		const move = end === '}' ? BEHIND_SET.exec(this.text.slice(this.at + 1, last))?.[0].length : undefined;
		const at = last - (move ?? 0);
		return { from: at, to: at, text: end };
	}

	/** A square bracket that is not closed, and all that it may contain, as a piece set with a move behind it, or else as a group. */
	rebracketed(): Edit | undefined {
		const to = this.#possibly(')').to;
		const inside = this.text.slice(this.at + 1, to);
		const set = SET_AND_MOVE.exec(inside);
		const text = set === null ? `(${inside})` : `{${set[1]}}${set[2]}`;
		return inside === '' ? undefined : { from: this.at, to, text };
	}

	/** Goes behind the end of a bracket. A rest inside it is a fault. */
	leave(close: number, code: Code, what: string, hint?: string): void {
		if (this.at !== close) this.expected(code, what, hint);
		this.exit();
	}

	/** Goes behind the closing bracket here. One of another kind is a fault. */
	exit(): void {
		const right = this.#wrong.get(this.at);
		if (right) this.fault('unbalanced', this.here(), `Expected ${quote(right)}, found ${this.found()}.`, `Write ${quote(right)}.`, right);
		this.at++;
	}

	/** Reads one level deeper, up to the limit. */
	deeper<T>(read: () => T): T {
		if (this.depth >= this.deepest) {
			this.fault(
				'too-deep',
				{ from: this.at, to: this.at + 1 },
				`Expected at most ${this.deepest} nested groups, found more.`,
				this.deepest < DEEPEST ? 'Use a macro, or raise `limits.depth`.' : 'Use a macro.',
			);
			throw new Unreadable();
		}
		this.depth++;
		try {
			return read();
		} finally {
			this.depth--;
		}
	}
}
