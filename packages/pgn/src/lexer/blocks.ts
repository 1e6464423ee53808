import { BACKSLASH, BLANK, CLASS, CR, HIGH, IN_COMMENT, LEFT_BRACKET, LF, QUOTE, RIGHT_BRACE, RIGHT_BRACKET } from './bytes.js';
import type { TagPlaces, TokenSink } from './sink.js';
import { wordEnd } from './words.js';

/** Returned by readers of tokens that need more bytes. */
export const WAIT = -1;
/** Returned by readers of tokens that begin the next game. */
export const NEXT_GAME = -2;

/** The limits of a lexer. */
export interface LexerLimits {
	/** The most bytes of a comment or a tag pair. */
	readonly token: number;
	/** The most variations inside each other. */
	readonly depth: number;
}

/** The state of a lexer, and its readers of tokens with a sign at their end: comments and tag pairs. Each returns the end of its token. */
export class Blocks implements TagPlaces {
	bytes: Uint8Array = new Uint8Array(0);
	/** The end of the bytes that are present. */
	end = 0;
	/** The next byte to be read. */
	at = 0;
	/** The number of the current line, from 1. Lines end with a line feed. */
	line = 1;
	/** The index of the first byte of the current line; negative if it has been dropped. */
	lineStart = 0;

	nameFrom = 0;
	nameTo = 0;
	valueFrom = 0;
	valueTo = 0;
	escaped = false;

	/** A game has begun that has not ended. */
	begun = false;
	/** The game has more than tags and comments. */
	protected played = false;
	/** The game has a result. Comments behind it on the same line belong to the game. */
	protected over = false;
	protected depth = 0;
	/** The sign that ends the rest of a token longer than the limit: `}`, a line feed, or a blank (0); -1 if nothing is left out. */
	protected skip = -1;
	protected final = false;
	/** Receives the tokens: nothing inside variations that are left out. */
	protected sink: TokenSink;
	/** The name of the first tag of the game, and the line of its last one. */
	private firstTag = '';
	private lastTagLine = 0;

	protected readonly target: TokenSink;
	protected readonly limits: LexerLimits;
	/** The text of a range of bytes. */
	protected readonly decode: (from: number, to: number) => string;

	constructor(target: TokenSink, limits: LexerLimits, decode: (from: number, to: number) => string) {
		this.target = target;
		this.sink = target;
		this.limits = limits;
		this.decode = decode;
	}

	/** A comment in braces. Without its `}` within the limit it ends before the tags of the next game, or with the text. */
	protected brace(at: number): number {
		const { bytes, end, limits } = this;
		let lines = 0;
		let lineStart = this.lineStart;
		// The first line that looks like a tag pair behind an empty line, and the lines up to it.
		let next = -1;
		let linesToNext = 0;
		const stop = Math.min(end, at + limits.token);
		let to = at + 1;
		for (; ; to++) {
			while (to < stop && IN_COMMENT[bytes[to]!] === 0) to++;
			if (to === stop) break;
			const byte = bytes[to]!;
			if (byte === RIGHT_BRACE) return this.comment(at, to + 1, lines, lineStart);
			if (byte === LF) {
				lines++;
				if (next < 0 && bytes[to + 1] === LEFT_BRACKET && to + 1 < end && this.isEmptyLine(to)) {
					next = to + 1;
					linesToNext = lines;
				}
				lineStart = to + 1;
			} else if (next >= 0) break;
		}
		const isLong = to === stop && stop < end;
		if (isLong && next < 0) {
			if (this.over) return NEXT_GAME;
			this.line += lines;
			this.lineStart = lineStart;
			return this.tooLong(at, limits.token, to, RIGHT_BRACE);
		}
		if (next >= 0 && (isLong || to < end || this.final)) {
			this.unclosed(at);
			return this.comment(at, next, linesToNext, next);
		}
		if (!this.final) return WAIT;
		this.unclosed(at);
		return this.comment(at, end, lines, lineStart);
	}

	/** Whether the line that ends with the line feed at an index is empty. */
	private isEmptyLine(index: number): boolean {
		const before = this.bytes[index - 1] === CR ? index - 2 : index - 1;
		return before > 0 && this.bytes[before] === LF;
	}

	private unclosed(at: number): void {
		this.begin(at);
		this.sink.problem('comment-unclosed', at, at + 1);
	}

	private comment(at: number, to: number, lines: number, lineStart: number): number {
		this.begin(at);
		this.sink.comment(at, to);
		this.line += lines;
		this.lineStart = lineStart;
		return to;
	}

	/** The end of the line, without its line feed; -1 if it is not there yet. */
	private lineEnd(at: number): number {
		const { bytes, end } = this;
		let to = at;
		while (to < end && bytes[to] !== LF && bytes[to] !== CR) to++;
		return to === end && !this.final && to - at <= this.limits.token ? WAIT : to;
	}

	protected lineComment(at: number): number {
		const to = this.lineEnd(at);
		if (to === WAIT) return WAIT;
		if (this.over && to - at > this.limits.token) return NEXT_GAME;
		if (to - at > this.limits.token) return this.tooLong(at, this.limits.token, to, LF);
		return this.comment(at, to, 0, this.lineStart);
	}

	protected escape(at: number): number {
		const to = this.lineEnd(at);
		if (to === WAIT) return WAIT;
		if (to - at > this.limits.token) return this.tooLong(at, this.limits.token, to, LF);
		this.begin(at);
		this.sink.problem('escape', at, to);
		return to;
	}

	/** A tag pair. It begins the next game if this one has moves. */
	protected bracket(at: number): number {
		const { bytes, end } = this;
		let to = at + 1;
		while (to < end && bytes[to] !== LF && CLASS[bytes[to]!] === BLANK) to++;
		const nameFrom = to;
		to = wordEnd(bytes, to, end);
		const nameTo = to;
		while (to < end && bytes[to] !== LF && CLASS[bytes[to]!] === BLANK) to++;
		if (to - at > this.limits.token) return this.tooLong(at, this.limits.token, to, LF);
		if (to === end && !this.final) return WAIT;
		if (bytes[to] !== QUOTE || to >= end || nameTo === nameFrom) return this.badTag(at);
		if (this.beginsGame(at, nameFrom, nameTo)) return NEXT_GAME;
		if (this.played) return this.badTag(at);
		this.nameFrom = nameFrom;
		this.nameTo = nameTo;
		return this.tagValue(at, to + 1);
	}

	private tagValue(at: number, from: number): number {
		const { bytes, end, limits } = this;
		let to = from;
		this.escaped = false;
		for (; to < end; to++) {
			const byte = bytes[to]!;
			if (byte === QUOTE) {
				const close = this.closing(to + 1);
				if (close === WAIT) break;
				if (close - at > limits.token) break;
				if (close > 0) {
					this.valueFrom = from;
					this.valueTo = to;
					return this.tag(at, close);
				}
				// A quotation mark inside the value, without its backslash.
				this.escaped = true;
			} else if (byte === BACKSLASH) {
				this.escaped = true;
				if (bytes[to + 1] !== LF && bytes[to + 1] !== CR) to++;
			} else if (byte === LF || byte === CR) return this.badTag(at);
		}
		if (Math.min(to, end) - at > limits.token) return this.tooLong(at, limits.token, Math.min(to, end), LF);
		return this.final ? this.badTag(at) : WAIT;
	}

	/** The end of a tag pair whose `]` follows behind blanks; 0 if it does not. */
	private closing(from: number): number {
		const { bytes, end } = this;
		let to = from;
		while (to < end && bytes[to] !== LF && CLASS[bytes[to]!] === BLANK) to++;
		if (to === end) return this.final ? 0 : WAIT;
		return bytes[to] === RIGHT_BRACKET ? to + 1 : 0;
	}

	/** Whether a tag pair belongs to the next game: behind moves, or with the name of the first tag behind an empty line. */
	private beginsGame(at: number, nameFrom: number, nameTo: number): boolean {
		if (this.played) return this.depth === 0 || at === this.lineStart;
		if (!this.begun || this.firstTag === '' || this.line - this.lastTagLine < 2) return false;
		return this.decode(nameFrom, nameTo) === this.firstTag;
	}

	private tag(at: number, to: number): number {
		this.begin(at);
		if (this.firstTag === '') this.firstTag = this.decode(this.nameFrom, this.nameTo);
		this.lastTagLine = this.line;
		this.sink.tag(at, to, this);
		return to;
	}

	/** A bracket that does not begin a tag pair, or is inside a variation: left out up to `]` or the end of the line. */
	private badTag(at: number): number {
		const to = this.lineEnd(at);
		if (to === WAIT) return WAIT;
		if (to - at > this.limits.token) return this.tooLong(at, this.limits.token, to, LF);
		const close = this.bytes.subarray(at, to).indexOf(RIGHT_BRACKET);
		const stop = close < 0 ? to : at + close + 1;
		this.begin(at);
		this.sink.problem('tag-form', at, stop);
		return stop;
	}

	/** Leaves out a token that is longer than the limit, up to a sign behind `to`. */
	protected tooLong(at: number, limit: number, to: number, until: number): number {
		this.begin(at);
		this.sink.problem('too-long', at, at + limit);
		this.skip = until;
		return to;
	}

	/** The end of the text to be left out, as far as it is there. */
	protected leaveOut(at: number): number {
		const { bytes, end, skip } = this;
		for (let to = at; to < end; to++) {
			const byte = bytes[to]!;
			if (skip === 0 ? CLASS[byte]! > HIGH : byte === skip) {
				this.skip = -1;
				return skip === RIGHT_BRACE ? to + 1 : to;
			}
			if (byte === LF) {
				this.line++;
				this.lineStart = to + 1;
			}
		}
		return end;
	}

	/** Begins a game before its first token. */
	protected begin(at: number): void {
		if (this.begun) return;
		this.begun = true;
		this.firstTag = '';
		this.target.begin(at);
	}
}
