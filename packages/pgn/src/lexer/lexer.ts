import type { Code } from '../codes.js';
import { Blocks, NEXT_GAME, WAIT } from './blocks.js';
import {
	BLANK,
	blankLength,
	CLASS,
	CLOSE,
	COMMA,
	CR,
	DIGIT,
	DOLLAR,
	DOT,
	EQUALS,
	ellipsisLength,
	FIRST_LETTER,
	GLYPH,
	HIGH,
	LEFT_BRACE,
	LEFT_BRACKET,
	LETTER,
	LETTER_D,
	LF,
	OPEN,
	PERCENT,
	RIGHT_BRACE,
	SEMICOLON,
	SPACE,
	STAR,
	ZERO,
} from './bytes.js';
import { SILENT } from './sink.js';
import {
	afterthought,
	dropEnd,
	glyphNag,
	isResult,
	MAY_BE_AFTERTHOUGHT,
	numberEnd,
	originEnd,
	promotionEnd,
	resultOf,
	wordEnd,
	wordNag,
} from './words.js';

/** The bytes behind a word that decide where it ends, as in `exf6 dbl ch`. */
const AHEAD = 12;
/** The greatest number of an annotation: PGN section 8.2.4. */
const LAST_NAG = 255;
/** The annotation that `(D)` stands for: a diagram. */
const DIAGRAM_NAG = 220;
/** The longest word in bytes. */
const LONGEST_WORD = 255;

/**
 * Splits bytes into the tokens of PGN, for all readers of this package. All signs of PGN are ASCII, so the bytes may be UTF-8, Latin-1, or a string
 * with one byte for each UTF-16 unit, which `decode` turns into text.
 *
 * Bytes may arrive in pieces of any size: a token that is not complete waits for more. Each attempt waits for twice as many bytes, so the time is
 * linear in the text. There is no recursion.
 */
export class Lexer extends Blocks {
	/** Variations that are left out, because they are too deep. */
	private muted = 0;
	/** The number of bytes from `at` on with which the next attempt makes sense. */
	private need = 0;
	/** The end of the result or of a comment behind it. */
	private stop = 0;
	/** The line where the game ends, and its first byte. */
	stopLine = 1;
	stopLineStart = 0;

	/** Adapts all indices after the bytes were moved to the left. */
	shift(by: number): void {
		this.at -= by;
		this.end -= by;
		this.lineStart -= by;
		this.stop -= by;
		this.stopLineStart -= by;
	}

	/**
	 * Reads the complete tokens; with `final`, all of them. Returns `true` if the sink stopped it at the end of a game: call it again for the next one.
	 */
	run(final: boolean): boolean {
		const { bytes, end } = this;
		this.final = final;
		if (!final && end - this.at < this.need) return false;
		this.need = 0;
		const quick = end - LONGEST_WORD - AHEAD;
		while (this.at < end) {
			const { at } = this;
			const byte = bytes[at]!;
			if (this.skip >= 0) {
				this.at = this.leaveOut(at);
				continue;
			}
			if (CLASS[byte] === BLANK) {
				this.at = at + 1;
				if (byte === LF) this.line++;
				if (byte === LF || byte === CR) this.lineStart = at + 1;
				continue;
			}
			if (this.over && !this.isBehindResult(byte)) {
				if (this.endGame(this.stop)) return true;
				continue;
			}
			const after = at < quick && CLASS[byte]! <= DIGIT ? this.ordinary(at, byte) : this.token(at, byte);
			if (after === WAIT) {
				this.need = 2 * (end - at);
				return false;
			}
			if (after === NEXT_GAME) {
				if (this.endGame(at)) return true;
				continue;
			}
			this.at = after;
			if (this.over) this.stopAt(after);
		}
		return final && this.begun && this.endGame(this.over ? this.stop : end);
	}

	private stopAt(at: number): void {
		this.stop = at;
		this.stopLine = this.line;
		this.stopLineStart = this.lineStart;
	}

	private isBehindResult(byte: number): boolean {
		return (byte === LEFT_BRACE || byte === SEMICOLON) && this.line === this.stopLine;
	}

	/**
	 * The tokens of ordinary games, far from the end of the bytes: a word of ASCII letters and digits that begins with a letter, and a move number with
	 * its dot. All others are read by `token`, in the same way.
	 */
	private ordinary(at: number, byte: number): number {
		const { bytes } = this;
		let to = at + 1;
		if (byte >= FIRST_LETTER) {
			const last = at + LONGEST_WORD;
			while (to < last && CLASS[bytes[to]!]! <= DIGIT) to++;
			const next = bytes[to + 1]!;
			if ((bytes[to] === SPACE || bytes[to] === LF) && (MAY_BE_AFTERTHOUGHT[next] === 0 || CLASS[bytes[to + 2]!] === DIGIT)) {
				return this.addMove(at, to);
			}
		} else if (CLASS[byte] === DIGIT) {
			while (to - at < 4 && CLASS[bytes[to]!] === DIGIT) to++;
			if (bytes[to] === DOT && bytes[to + 1] === SPACE) return this.addNumber(at, to + 1);
		}
		return this.token(at, byte);
	}

	private token(at: number, byte: number): number {
		switch (CLASS[byte]) {
			case LETTER:
				return this.letters(at, byte);
			case DIGIT:
				return this.digits(at);
			case HIGH: {
				const length = blankLength(this.bytes, at);
				if (at + 3 > this.end && !this.final) return WAIT;
				if (length === 0) return this.wideWord(at);
				if (at === this.lineStart) this.lineStart += length;
				return at + length;
			}
			case GLYPH:
				return this.glyphs(at);
			default:
				return this.sign(at, byte);
		}
	}

	private sign(at: number, byte: number): number {
		switch (byte) {
			case LEFT_BRACKET:
				return this.bracket(at);
			case LEFT_BRACE:
				return this.brace(at);
			case SEMICOLON:
				return this.lineComment(at);
			case OPEN:
				return this.open(at);
			case CLOSE:
				return this.close(at);
			case DOLLAR:
				return this.dollar(at);
			case STAR:
				return this.result(at, at + 1);
			case COMMA:
				return this.word(at, wordEnd(this.bytes, at + 1, this.end));
			default:
				return this.fault(byte === RIGHT_BRACE ? 'comment-unopened' : 'unexpected', at, at + 1);
		}
	}

	private play(at: number): void {
		this.begin(at);
		this.played = true;
	}

	private endGame(at: number): boolean {
		if (this.depth > 0) {
			this.target.problem('variation-unclosed', at, at);
			for (; this.depth > this.muted; this.depth--) this.target.close(at, at);
		}
		this.depth = 0;
		this.muted = 0;
		this.sink = this.target;
		if (!this.over) this.stopAt(at);
		this.begun = false;
		this.played = false;
		this.over = false;
		return this.target.end(at);
	}

	/** A word that begins with a letter or with a sign that may be inside words. */
	private letters(at: number, byte: number): number {
		if (byte === PERCENT && at === this.lineStart) return this.escape(at);
		if (byte === DOT) return this.number(at);
		return this.word(at, dropEnd(this.bytes, at, wordEnd(this.bytes, at + 1, this.end), this.end));
	}

	/** A move number, a result, or a move that begins with a digit. */
	private digits(at: number): number {
		const { bytes, end } = this;
		const to = numberEnd(bytes, at + 1, end);
		if (to - at > LONGEST_WORD) return this.tooLong(at, LONGEST_WORD, to, 0);
		if (to === end && !this.final) return WAIT;
		if (to < end && CLASS[bytes[to]!] === HIGH) return this.number(at);
		if (bytes[to - 1] === DOT) return this.addNumber(at, to);
		if (to === end || CLASS[bytes[to]!]! > DIGIT) {
			// Four zeros are a null move.
			const isNull = to - at === 4 && bytes[at] === ZERO && bytes[at + 1] === ZERO;
			return isNull ? this.word(at, to) : this.addNumber(at, to);
		}
		const stop = wordEnd(bytes, to, end);
		if (stop === end && !this.final) return this.word(at, stop);
		return isResult(bytes, at, stop) && (stop === end || CLASS[bytes[stop]!] !== HIGH) ? this.result(at, stop) : this.word(at, stop);
	}

	/** Digits with dots and ellipses behind them. */
	private number(at: number): number {
		const { bytes, end } = this;
		let to = numberEnd(bytes, at, end);
		let last = bytes[to - 1] === DOT;
		for (let length = ellipsisLength(bytes, to); length > 0 && to < end; length = ellipsisLength(bytes, to)) {
			to = numberEnd(bytes, to + length, end);
			last = true;
		}
		if (to - at > LONGEST_WORD) return this.tooLong(at, LONGEST_WORD, to, 0);
		if (to + 3 > end && !this.final) return WAIT;
		if (CLASS[bytes[to]!] === HIGH && to < end && !last && blankLength(bytes, to) === 0) return this.wideWord(at);
		return this.addNumber(at, to);
	}

	private addMove(at: number, to: number): number {
		this.play(at);
		this.sink.move(at, to);
		return to;
	}

	private fault(code: Code, at: number, to: number): number {
		this.begin(at);
		this.sink.problem(code, at, to);
		return to;
	}

	private addNumber(at: number, to: number): number {
		this.play(at);
		this.sink.number(at, to);
		return to;
	}

	/** A word up to a byte that is not ASCII is a wide word; others are moves or signs of annotation. */
	private word(at: number, stop: number): number {
		const { bytes, end } = this;
		if (stop - at > LONGEST_WORD) return this.tooLong(at, LONGEST_WORD, stop, 0);
		if (stop + AHEAD > end && !this.final) return WAIT;
		if (stop < end && CLASS[bytes[stop]!] === HIGH && blankLength(bytes, stop) === 0) return this.wideWord(at);
		let to = stop;
		if (bytes[to] === OPEN && to < end) {
			to = promotionEnd(bytes, to);
			if (to !== stop) to = wordEnd(bytes, to, end);
		}
		const first = bytes[at]! | 32;
		if ((first < 97 || first > 122) && to - at < 4) {
			const nag = wordNag(this.decode(at, to));
			if (nag > 0) return this.nag(nag, at, to);
		}
		return this.addMove(at, afterthought(bytes, to, end));
	}

	/** A word with characters that are not ASCII: a result with `½`, a sign, a move with figurines or letters of a language. */
	private wideWord(at: number): number {
		const { bytes, end } = this;
		// The first byte may be the comma of a second part.
		let to = at + 1;
		while (to < end && CLASS[bytes[to]!]! <= HIGH && blankLength(bytes, to) === 0) to++;
		if (to - at > LONGEST_WORD) return this.tooLong(at, LONGEST_WORD, to, 0);
		if (to + AHEAD > end && !this.final) return WAIT;
		to = originEnd(bytes, to, end);
		if (ellipsisLength(bytes, at) > 0) return this.number(at);
		const word = this.decode(at, to);
		if (resultOf(word) !== undefined) return this.result(at, to);
		const nag = wordNag(word);
		if (nag > 0) return this.nag(nag, at, to);
		return this.addMove(at, afterthought(bytes, to, end));
	}

	private glyphs(at: number): number {
		const { bytes, end } = this;
		let to = at + 1;
		while (to < end && to - at < LONGEST_WORD && CLASS[bytes[to]!] === GLYPH) to++;
		if (to === end && !this.final) return WAIT;
		const nag = glyphNag(bytes, at, to);
		return nag > 0 ? this.nag(nag, at, to) : this.fault('nag-form', at, to);
	}

	private dollar(at: number): number {
		const { bytes, end } = this;
		let to = at + 1;
		let nag = 0;
		for (; to < end && to - at < LONGEST_WORD && CLASS[bytes[to]!] === DIGIT; to++) nag = Math.min(10 * nag + bytes[to]! - ZERO, 1_000_000);
		if (to === end && !this.final) return WAIT;
		return to > at + 1 && nag <= LAST_NAG ? this.nag(nag, at, to) : this.fault('nag-form', at, to);
	}

	private nag(nag: number, at: number, to: number): number {
		this.begin(at);
		this.sink.nag(nag, at, to);
		return to;
	}

	/** The result ends the game, unless it is in a variation. */
	private result(at: number, to: number): number {
		this.play(at);
		if (this.depth > 0) {
			this.sink.problem('variation-result', at, to);
			return to;
		}
		this.sink.result(at, to);
		this.over = true;
		return to;
	}

	private open(at: number): number {
		const { bytes, end } = this;
		if (at + 3 > end && !this.final) return WAIT;
		const inside = bytes[at + 1]!;
		if (bytes[at + 2] === CLOSE && at + 2 < end && (inside === EQUALS || inside === LETTER_D)) {
			// (=) is an offer of a draw, for which there is no NAG.
			return inside === LETTER_D ? this.nag(DIAGRAM_NAG, at, at + 3) : this.fault('remark', at, at + 3);
		}
		this.play(at);
		this.depth++;
		if (this.muted > 0) this.muted++;
		else if (this.depth > this.limits.depth) {
			this.target.problem('variation-deep', at, at + 1);
			this.muted = 1;
			this.sink = SILENT;
		} else this.sink.open(at, at + 1);
		return at + 1;
	}

	private close(at: number): number {
		if (this.depth === 0) return this.fault('variation-unopened', at, at + 1);
		this.begin(at);
		this.depth--;
		if (this.muted > 0) {
			this.muted--;
			if (this.muted === 0) this.sink = this.target;
		} else this.sink.close(at, at + 1);
		return at + 1;
	}
}
