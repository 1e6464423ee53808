import { quote, type Span } from '@x/diagnostics';
import type { Code } from '../codes.js';
import type { Report } from '../report.js';

/** Ends the reading of a part whose fault has been reported. The nearest part that can go on catches it. */
export class Unreadable extends Error {}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/** No option allows more nested groups: they are read, and written, by recursion. */
const DEEPEST = 500;

/** A place in a text, with the places of the brackets that match. */
export class Cursor {
	at = 0;
	/** The end of the item that is being read. */
	end: number;
	/** How many groups and optional legs are open. */
	depth = 0;
	/** For each opening bracket of the item the place of its closing one, or −1. */
	readonly #closing: Int32Array;

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

	/** Reports a fault and goes on reading. `fix` is the only repair. */
	fault(code: Code, span: Span, message: string, hint?: string, fix?: string): void {
		this.report.add(code, span, message, { hint, fix });
	}

	/** Reports that something else was expected here, and ends the reading of this part. */
	expected(code: Code, what: string, hint?: string): never {
		const to = this.done() ? this.at : this.at + String.fromCodePoint(this.text.codePointAt(this.at)!).length;
		this.fault(code, { from: this.at, to }, `Expected ${what}, found ${this.found()}.`, hint);
		throw new Unreadable();
	}

	/** Pairs the brackets of the item. Comments have none. */
	pair(): void {
		const open: number[] = [];
		let comment = false;
		for (let at = this.at; at < this.end; at++) {
			const sign = this.text[at]!;
			this.#closing[at] = -1;
			if (sign === '|') comment = !comment;
			else if (comment) continue;
			else if (sign in CLOSING) open.push(at);
			else if (sign === ')' || sign === ']' || sign === '}' || sign === '>') {
				const last = open.at(-1);
				// A bracket of another kind closes nothing: the reader of that part reports it.
				if (last !== undefined && CLOSING[this.text[last]!] === sign) this.#closing[open.pop()!] = at;
			}
		}
	}

	/** Where the bracket here closes; −1 if it does not. */
	closing(): number {
		return this.#closing[this.at]!;
	}

	/** Enters a bracket; `leave` goes behind its end. */
	enter(what: string): number {
		const close = this.closing();
		if (close < 0) {
			const sign = this.text[this.at]!;
			this.fault(
				'unbalanced',
				{ from: this.at, to: this.at + 1 },
				`Expected ${quote(CLOSING[sign]!)} to close ${what}, found the end of the item.`,
			);
			throw new Unreadable();
		}
		this.at++;
		return close;
	}

	/** Goes behind the end of a bracket. A rest inside it is a fault. */
	leave(close: number, code: Code, what: string): void {
		if (this.at !== close) this.expected(code, what);
		this.at = close + 1;
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
