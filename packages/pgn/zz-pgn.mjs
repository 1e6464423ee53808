// src/lexer/bytes.ts
var LF = 10;
var CR = 13;
var SPACE = 32;
var BANG = 33;
var QUOTE = 34;
var DOLLAR = 36;
var PERCENT = 37;
var OPEN = 40;
var CLOSE = 41;
var STAR = 42;
var COMMA = 44;
var DOT = 46;
var ZERO = 48;
var SEMICOLON = 59;
var FIRST_LETTER = 65;
var LEFT_BRACKET = 91;
var BACKSLASH = 92;
var RIGHT_BRACKET = 93;
var LEFT_BRACE = 123;
var RIGHT_BRACE = 125;
var LETTER = 0;
var DIGIT = 1;
var HIGH = 2;
var BLANK = 3;
var SIGN = 4;
var GLYPH = 5;
var CONTROL = 6;
var classes = () => {
	const table = new Uint8Array(256).fill(LETTER);
	table
		.fill(CONTROL, 0, SPACE)
		.fill(DIGIT, ZERO, ZERO + 10)
		.fill(HIGH, 128);
	table[127] = CONTROL;
	for (const blank of [9, LF, 11, 12, CR, SPACE]) table[blank] = BLANK;
	for (const sign of '"$(),;[]{}') table[sign.charCodeAt(0)] = SIGN;
	for (const glyph of '!?') table[glyph.charCodeAt(0)] = GLYPH;
	return table;
};
var CLASS = /* @__PURE__ */ classes();
var at = (bytes, index, first, second, third) => bytes[index] === first && bytes[index + 1] === second && bytes[index + 2] === third;
var blankLength = (bytes, index) => {
	if (bytes[index] === 194 && bytes[index + 1] === 160) return 2;
	if (at(bytes, index, 239, 187, 191) || at(bytes, index, 227, 128, 128)) return 3;
	if (bytes[index] !== 226 || bytes[index + 1] !== 128) return 0;
	const last = bytes[index + 2];
	return (last >= 128 && last <= 139) || (last >= 168 && last <= 175) ? 3 : 0;
};
var isEllipsis = (bytes, index) => at(bytes, index, 226, 128, 166);

// src/lexer/words.ts
var code = (letter) => letter.charCodeAt(0);
var SIGNS = /* @__PURE__ */ new Map([
	['=', 10],
	['\u221E', 13],
	['\u2A72', 14],
	['+=', 14],
	['+/=', 14],
	['\u2A71', 15],
	['=+', 15],
	['=/+', 15],
	['\xB1', 16],
	['+/-', 16],
	['\u2213', 17],
	['-/+', 17],
	['+-', 18],
	['-+', 19],
	['\u25A1', 7],
]);
var wordNag = (word) => SIGNS.get(word) ?? 0;
var glyphNag = (bytes, from, to) => {
	if (to - from > 2) return 0;
	const first = bytes[from] === BANG ? 0 : 1;
	if (to - from === 1) return 1 + first;
	const second = bytes[from + 1] === BANG ? 0 : 1;
	return first === second ? 3 + first : 5 + first;
};
var RESULT = /^(?:(?:1|½|1\/2)[-‐-―−](?:0|½|1\/2)|0[-‐-―−]1|½|1\/2|\*)$/;
var resultOf = (word) => {
	if (!RESULT.test(word)) return void 0;
	if (word === '*') return word;
	if (word.startsWith('0')) return '0-1';
	return word.endsWith('0') ? '1-0' : '1/2-1/2';
};
var isResult = (bytes, from, to) => {
	const length = to - from;
	if (length === 1) return bytes[from] === STAR;
	if (length !== 3 && length !== 7) return false;
	let word = '';
	for (let at2 = from; at2 < to; at2++) word += String.fromCharCode(bytes[at2]);
	return resultOf(word) !== void 0;
};
var AFTERTHOUGHTS = ['e.p.', 'e.p', 'ep.', 'ep', 'ch.', 'ch', 'mate', 'dbl ch', 'dis ch'];
var SECOND = { [code('e')]: '.p', [code('c')]: 'h', [code('m')]: 'a', [code('d')]: 'bi' };
var MAY_BE_AFTERTHOUGHT = /* @__PURE__ */ Uint8Array.from({ length: 256 }, (_, byte) => (SECOND[byte] === void 0 ? 0 : 1));
var isAt = (bytes, from, end, word) => {
	for (let at2 = 0; at2 < word.length; at2++) if (bytes[from + at2] !== word.charCodeAt(at2)) return false;
	const after = from + word.length;
	return after <= end && (after === end || CLASS[bytes[after]] > DIGIT);
};
var afterthought = (bytes, index, end) => {
	if (bytes[index] !== SPACE && bytes[index] !== LF) return index;
	const second = SECOND[bytes[index + 1]];
	if (second === void 0 || !second.includes(String.fromCharCode(bytes[index + 2]))) return index;
	const word = AFTERTHOUGHTS.find((one) => isAt(bytes, index + 1, end, one));
	return word === void 0 ? index : index + 1 + word.length;
};
var wordEnd = (bytes, from, end) => {
	let at2 = from;
	while (at2 < end && CLASS[bytes[at2]] <= DIGIT) at2++;
	return at2;
};
var numberEnd = (bytes, from, end) => {
	let at2 = from;
	while (at2 < end && CLASS[bytes[at2]] === DIGIT) at2++;
	while (at2 < end && bytes[at2] === DOT) at2++;
	return at2;
};
var promotionEnd = (bytes, index) =>
	CLASS[bytes[index - 1]] === DIGIT && bytes[index + 2] === CLOSE && CLASS[bytes[index + 1]] === LETTER && bytes[index + 1] !== code('=')
		? index + 3
		: index;

// src/lexer/blocks.ts
var WAIT = -1;
var NEXT_GAME = -2;
var Blocks = class {
	constructor(target, limits, decode) {
		this.bytes = new Uint8Array(0);
		/** The end of the bytes that are present. */
		this.end = 0;
		/** The next byte to be read. */
		this.at = 0;
		/** The number of the current line, from 1. Lines end with a line feed. */
		this.line = 1;
		/** The index of the first byte of the current line; negative if it has been dropped. */
		this.lineStart = 0;
		this.nameFrom = 0;
		this.nameTo = 0;
		this.valueFrom = 0;
		this.valueTo = 0;
		this.escaped = false;
		/** A game has begun that has not ended. */
		this.begun = false;
		/** The game has more than tags and comments. */
		this.played = false;
		this.depth = 0;
		/** The sign that ends the rest of a token longer than the limit: `}`, a line feed, or a blank (0); -1 if nothing is left out. */
		this.skip = -1;
		this.final = false;
		/** The name of the first tag of the game, and the line of its last one. */
		this.firstTag = '';
		this.lastTagLine = 0;
		this.target = target;
		this.sink = target;
		this.limits = limits;
		this.decode = decode;
	}
	/** A comment in braces. Without its `}` it ends before the tags of the next game, or with the text. */
	brace(at2) {
		const { bytes, end, limits } = this;
		let lines = 0;
		let lineStart = this.lineStart;
		let next = -1;
		let linesToNext = 0;
		let to = at2 + 1;
		for (; to < end; to++) {
			const byte = bytes[to];
			if (byte === RIGHT_BRACE) return this.comment(at2, to + 1, lines, lineStart);
			if (byte === LEFT_BRACE && next >= 0) break;
			if (byte === LF) {
				lines++;
				if (next < 0 && bytes[to + 1] === LEFT_BRACKET && to + 1 < end && this.isEmptyLine(to)) {
					next = to + 1;
					linesToNext = lines;
				}
				lineStart = to + 1;
			}
		}
		if (next >= 0 && (to < end || this.final)) {
			this.unclosed(at2);
			return this.comment(at2, next, linesToNext, next);
		}
		if (to - at2 > limits.token) {
			this.line += lines;
			this.lineStart = lineStart;
			return this.tooLong(at2, to, RIGHT_BRACE);
		}
		if (!this.final) return WAIT;
		this.unclosed(at2);
		return this.comment(at2, end, lines, lineStart);
	}
	/** Whether the line that ends with the line feed at an index is empty. */
	isEmptyLine(index) {
		const before = this.bytes[index - 1] === CR ? index - 2 : index - 1;
		return before > 0 && this.bytes[before] === LF;
	}
	unclosed(at2) {
		this.begin(at2);
		this.sink.problem('comment-unclosed', at2, at2 + 1);
	}
	comment(at2, to, lines, lineStart) {
		this.begin(at2);
		if (to - at2 > this.limits.token) this.sink.problem('too-long', at2, to);
		else this.sink.comment(at2, to);
		this.line += lines;
		this.lineStart = lineStart;
		return to;
	}
	/** The end of the line, without its line feed; -1 if it is not there yet. */
	lineEnd(at2) {
		const { bytes, end } = this;
		let to = at2;
		while (to < end && bytes[to] !== LF && bytes[to] !== CR) to++;
		return to === end && !this.final && to - at2 <= this.limits.token ? WAIT : to;
	}
	lineComment(at2) {
		const to = this.lineEnd(at2);
		if (to === WAIT) return WAIT;
		if (to - at2 > this.limits.token) return this.tooLong(at2, to, LF);
		return this.comment(at2, to, 0, this.lineStart);
	}
	escape(at2) {
		const to = this.lineEnd(at2);
		if (to === WAIT) return WAIT;
		if (to - at2 > this.limits.token) return this.tooLong(at2, to, LF);
		this.begin(at2);
		this.sink.problem('escape', at2, to);
		return to;
	}
	/** A tag pair. It begins the next game if this one has moves. */
	bracket(at2) {
		const { bytes, end } = this;
		let to = at2 + 1;
		while (to < end && bytes[to] !== LF && CLASS[bytes[to]] === BLANK) to++;
		const nameFrom = to;
		to = wordEnd(bytes, to, end);
		const nameTo = to;
		while (to < end && bytes[to] !== LF && CLASS[bytes[to]] === BLANK) to++;
		if (to === end && !this.final) return to - at2 > this.limits.token ? this.tooLong(at2, to, LF) : WAIT;
		if (bytes[to] !== QUOTE || to >= end || nameTo === nameFrom) return this.badTag(at2);
		if (this.beginsGame(at2, nameFrom, nameTo)) return NEXT_GAME;
		this.nameFrom = nameFrom;
		this.nameTo = nameTo;
		return this.tagValue(at2, to + 1);
	}
	tagValue(at2, from) {
		const { bytes, end, limits } = this;
		let to = from;
		this.escaped = false;
		for (; to < end; to++) {
			const byte = bytes[to];
			if (byte === QUOTE) {
				const close = this.closing(to + 1);
				if (close === WAIT) break;
				if (close > 0) {
					this.valueFrom = from;
					this.valueTo = to;
					return this.tag(at2, close);
				}
				this.escaped = true;
			} else if (byte === BACKSLASH) {
				this.escaped = true;
				to++;
			} else if (byte === LF || byte === CR) return this.badTag(at2);
		}
		if (to - at2 > limits.token) return this.tooLong(at2, Math.min(to, end), LF);
		return this.final ? this.badTag(at2) : WAIT;
	}
	/** The end of a tag pair whose `]` follows behind blanks; 0 if it does not. */
	closing(from) {
		const { bytes, end } = this;
		let to = from;
		while (to < end && bytes[to] !== LF && CLASS[bytes[to]] === BLANK) to++;
		if (to === end) return this.final ? 0 : WAIT;
		return bytes[to] === RIGHT_BRACKET ? to + 1 : 0;
	}
	/** Whether a tag pair belongs to the next game: behind moves, or with the name of the first tag behind an empty line. */
	beginsGame(at2, nameFrom, nameTo) {
		if (this.played) return this.depth === 0 || at2 === this.lineStart;
		if (!this.begun || this.firstTag === '' || this.line - this.lastTagLine < 2) return false;
		return this.decode(nameFrom, nameTo) === this.firstTag;
	}
	tag(at2, to) {
		this.begin(at2);
		if (this.firstTag === '') this.firstTag = this.decode(this.nameFrom, this.nameTo);
		this.lastTagLine = this.line;
		this.sink.tag(at2, to, this);
		return to;
	}
	/** A bracket that does not begin a tag pair: left out up to `]` or the end of the line. */
	badTag(at2) {
		const to = this.lineEnd(at2);
		if (to === WAIT) return WAIT;
		if (to - at2 > this.limits.token) return this.tooLong(at2, to, LF);
		const close = this.bytes.subarray(at2, to).indexOf(RIGHT_BRACKET);
		const stop = close < 0 ? to : at2 + close + 1;
		this.begin(at2);
		this.sink.problem('tag-form', at2, stop);
		return stop;
	}
	/** Leaves out a token that is longer than the limit, up to a sign. */
	tooLong(at2, to, until) {
		this.begin(at2);
		this.sink.problem('too-long', at2, to);
		this.skip = until;
		return to;
	}
	/** The end of the text to be left out, as far as it is there. */
	leaveOut(at2) {
		const { bytes, end, skip } = this;
		for (let to = at2; to < end; to++) {
			const byte = bytes[to];
			if (skip === 0 ? CLASS[byte] > HIGH : byte === skip) {
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
	begin(at2) {
		if (this.begun) return;
		this.begun = true;
		this.firstTag = '';
		this.target.begin(at2);
	}
};

// src/lexer/sink.ts
var SILENT = {
	begin() {},
	tag() {},
	number() {},
	move() {},
	nag() {},
	comment() {},
	open() {},
	close() {},
	result() {},
	problem() {},
	end: () => false,
};

// src/lexer/lexer.ts
var AHEAD = 12;
var LONGEST_WORD = 255;
var Lexer = class extends Blocks {
	constructor() {
		super(...arguments);
		/** Variations that are left out, because they are too deep. */
		this.muted = 0;
		/** The next attempt makes sense with so many bytes from `at` on. */
		this.need = 0;
		/** The game has a result. Comments behind it on the same line belong to the game. */
		this.over = false;
		/** The end of the result or of a comment behind it, and its line. */
		this.stop = 0;
		this.stopLine = 0;
	}
	/** Adapts all indices after the bytes were moved to the left. */
	shift(by) {
		this.at -= by;
		this.end -= by;
		this.lineStart -= by;
		this.stop -= by;
	}
	/**
	 * Reads the complete tokens; with `final`, all of them. Returns `true` if the sink stopped it at the end of a game: call it again for the next one.
	 */
	run(final) {
		const { bytes, end } = this;
		this.final = final;
		if (!final && end - this.at < this.need) return false;
		this.need = 0;
		const quick = end - LONGEST_WORD - AHEAD;
		while (this.at < end) {
			const { at: at2 } = this;
			const byte = bytes[at2];
			if (this.skip >= 0) {
				this.at = this.leaveOut(at2);
				continue;
			}
			if (CLASS[byte] === BLANK) {
				this.at = at2 + 1;
				if (byte === LF) this.line++;
				if (byte === LF || byte === CR) this.lineStart = at2 + 1;
				continue;
			}
			if (this.over && !this.isBehindResult(byte)) {
				if (this.endGame(this.stop)) return true;
				continue;
			}
			const after = at2 < quick && CLASS[byte] <= DIGIT ? this.ordinary(at2, byte) : this.token(at2, byte);
			if (after === WAIT) {
				this.need = 2 * (end - at2);
				return false;
			}
			if (after === NEXT_GAME) {
				if (this.endGame(at2)) return true;
				continue;
			}
			this.at = after;
			if (this.over) this.stop = after;
		}
		return final && this.begun && this.endGame(this.over ? this.stop : end);
	}
	isBehindResult(byte) {
		return (byte === LEFT_BRACE || byte === SEMICOLON) && this.line === this.stopLine;
	}
	/**
	 * The tokens of ordinary games, far from the end of the bytes: a word of ASCII letters and digits that begins with a letter, and a move number with
	 * its dot. All others are read by `token`, in the same way.
	 */
	ordinary(at2, byte) {
		const { bytes } = this;
		let to = at2 + 1;
		if (byte >= FIRST_LETTER) {
			const last = at2 + LONGEST_WORD;
			while (to < last && CLASS[bytes[to]] <= DIGIT) to++;
			const next = bytes[to + 1];
			if ((bytes[to] === SPACE || bytes[to] === LF) && (MAY_BE_AFTERTHOUGHT[next] === 0 || CLASS[bytes[to + 2]] === DIGIT)) {
				this.play(at2);
				this.sink.move(at2, to);
				return to;
			}
		} else if (CLASS[byte] === DIGIT) {
			while (to - at2 < 4 && CLASS[bytes[to]] === DIGIT) to++;
			if (bytes[to] === DOT && bytes[to + 1] === SPACE) return this.addNumber(at2, to + 1);
		}
		return this.token(at2, byte);
	}
	token(at2, byte) {
		switch (CLASS[byte]) {
			case LETTER:
				return this.letters(at2, byte);
			case DIGIT:
				return this.digits(at2);
			case HIGH: {
				const length = blankLength(this.bytes, at2);
				if (at2 + 3 > this.end && !this.final) return WAIT;
				if (length === 0) return this.wideWord(at2);
				if (at2 === this.lineStart) this.lineStart += length;
				return at2 + length;
			}
			case GLYPH:
				return this.glyphs(at2);
			default:
				return this.sign(at2, byte);
		}
	}
	sign(at2, byte) {
		switch (byte) {
			case LEFT_BRACKET:
				return this.bracket(at2);
			case LEFT_BRACE:
				return this.brace(at2);
			case SEMICOLON:
				return this.lineComment(at2);
			case OPEN:
				return this.open(at2);
			case CLOSE:
				return this.close(at2);
			case DOLLAR:
				return this.dollar(at2);
			case COMMA:
				return this.word(at2, wordEnd(this.bytes, at2 + 1, this.end));
			default:
				this.begin(at2);
				this.sink.problem(byte === RIGHT_BRACE ? 'comment-unopened' : 'unexpected', at2, at2 + 1);
				return at2 + 1;
		}
	}
	play(at2) {
		this.begin(at2);
		this.played = true;
	}
	endGame(at2) {
		if (this.depth > 0) {
			this.target.problem('variation-unclosed', at2, at2);
			for (; this.depth > this.muted; this.depth--) this.target.close(at2, at2);
		}
		this.depth = 0;
		this.muted = 0;
		this.sink = this.target;
		this.begun = false;
		this.played = false;
		this.over = false;
		return this.target.end(at2);
	}
	/** A word that begins with a letter or with a sign that may be inside words. */
	letters(at2, byte) {
		if (byte === PERCENT && at2 === this.lineStart) return this.escape(at2);
		if (byte === DOT) return this.number(at2);
		const to = wordEnd(this.bytes, at2 + 1, this.end);
		if (byte === STAR && to === at2 + 1 && (to < this.end || this.final)) return this.result(at2, to);
		return this.word(at2, to);
	}
	/** A move number, a result, or a move that begins with a digit. */
	digits(at2) {
		const { bytes, end } = this;
		const to = numberEnd(bytes, at2 + 1, end);
		if (to === end && !this.final) return to - at2 > LONGEST_WORD ? this.tooLong(at2, to, 0) : WAIT;
		if (to < end && CLASS[bytes[to]] === HIGH) return this.number(at2);
		if (bytes[to - 1] === DOT) return this.addNumber(at2, to);
		if (to === end || CLASS[bytes[to]] > DIGIT) {
			const isNull = to - at2 === 4 && bytes[at2] === ZERO && bytes[at2 + 1] === ZERO;
			return isNull ? this.word(at2, to) : this.addNumber(at2, to);
		}
		const stop = wordEnd(bytes, to, end);
		if (stop === end && !this.final) return this.word(at2, stop);
		return isResult(bytes, at2, stop) && (stop === end || CLASS[bytes[stop]] !== HIGH) ? this.result(at2, stop) : this.word(at2, stop);
	}
	/** Digits with dots and ellipses behind them. */
	number(at2) {
		const { bytes, end } = this;
		let to = numberEnd(bytes, at2, end);
		for (; isEllipsis(bytes, to) && to < end; to = numberEnd(bytes, to + 3, end));
		if (to + 3 > end && !this.final) return to - at2 > LONGEST_WORD ? this.tooLong(at2, to, 0) : WAIT;
		if (CLASS[bytes[to]] === HIGH && to < end && bytes[to - 1] !== DOT && !isEllipsis(bytes, to - 3) && blankLength(bytes, to) === 0)
			return this.wideWord(at2);
		return this.addNumber(at2, to);
	}
	addNumber(at2, to) {
		this.play(at2);
		this.sink.number(at2, to);
		return to;
	}
	/** A word up to a byte that is not ASCII is a wide word; others are moves or signs of annotation. */
	word(at2, stop) {
		const { bytes, end } = this;
		if (stop + AHEAD > end && !this.final) return stop - at2 > LONGEST_WORD ? this.tooLong(at2, stop, 0) : WAIT;
		if (stop < end && CLASS[bytes[stop]] === HIGH && blankLength(bytes, stop) === 0) return this.wideWord(at2);
		if (stop - at2 > LONGEST_WORD) return this.tooLong(at2, stop, 0);
		let to = stop;
		if (bytes[to] === OPEN && to < end) {
			to = promotionEnd(bytes, to);
			if (to !== stop) to = wordEnd(bytes, to, end);
		}
		const first = bytes[at2] | 32;
		if ((first < 97 || first > 122) && to - at2 < 4) {
			const nag = wordNag(this.decode(at2, to));
			if (nag > 0) return this.nag(nag, at2, to);
		}
		to = afterthought(bytes, to, end);
		this.play(at2);
		this.sink.move(at2, to);
		return to;
	}
	/** A word with characters that are not ASCII: a result with `½`, a sign, a move with figurines or letters of a language. */
	wideWord(at2) {
		const { bytes, end } = this;
		let to = at2;
		while (to < end && CLASS[bytes[to]] <= HIGH && blankLength(bytes, to) === 0) to++;
		if (to - at2 > LONGEST_WORD) return this.tooLong(at2, to, 0);
		if (to + AHEAD > end && !this.final) return WAIT;
		if (isEllipsis(bytes, at2)) return this.number(at2);
		const word = this.decode(at2, to);
		if (resultOf(word) !== void 0) return this.result(at2, to);
		const nag = wordNag(word);
		if (nag > 0) return this.nag(nag, at2, to);
		to = afterthought(bytes, to, end);
		this.play(at2);
		this.sink.move(at2, to);
		return to;
	}
	glyphs(at2) {
		const { bytes, end } = this;
		let to = at2 + 1;
		while (to < end && CLASS[bytes[to]] === GLYPH) to++;
		if (to - at2 > LONGEST_WORD) return this.tooLong(at2, to, 0);
		if (to === end && !this.final) return WAIT;
		const nag = glyphNag(bytes, at2, to);
		if (nag > 0) return this.nag(nag, at2, to);
		this.begin(at2);
		this.sink.problem('nag-form', at2, to);
		return to;
	}
	dollar(at2) {
		const { bytes, end } = this;
		let to = at2 + 1;
		let nag = 0;
		for (; to < end && CLASS[bytes[to]] === DIGIT; to++) nag = Math.min(10 * nag + bytes[to] - 48, 1e6);
		if (to - at2 > LONGEST_WORD) return this.tooLong(at2, to, 0);
		if (to === end && !this.final) return WAIT;
		if (nag > 0 && nag < 1e3) return this.nag(nag, at2, to);
		this.begin(at2);
		this.sink.problem('nag-form', at2, to);
		return to;
	}
	nag(nag, at2, to) {
		this.begin(at2);
		this.sink.nag(nag, at2, to);
		return to;
	}
	/** The result ends the game, unless it is in a variation. */
	result(at2, to) {
		this.play(at2);
		if (this.depth > 0) {
			this.sink.problem('variation-result', at2, to);
			return to;
		}
		this.sink.result(at2, to);
		this.over = true;
		this.stopLine = this.line;
		return to;
	}
	open(at2) {
		const { bytes, end } = this;
		if (at2 + 3 > end && !this.final) return WAIT;
		const inside = bytes[at2 + 1];
		if (bytes[at2 + 2] === CLOSE && at2 + 2 < end && (inside === 61 || inside === 68)) {
			if (inside === 68) return this.nag(220, at2, at2 + 3);
			this.begin(at2);
			this.sink.problem('remark', at2, at2 + 3);
			return at2 + 3;
		}
		this.play(at2);
		this.depth++;
		if (this.muted > 0) this.muted++;
		else if (this.depth > this.limits.depth) {
			this.target.problem('variation-deep', at2, at2 + 1);
			this.muted = 1;
			this.sink = SILENT;
		} else this.sink.open(at2, at2 + 1);
		return at2 + 1;
	}
	close(at2) {
		this.begin(at2);
		if (this.depth === 0) {
			this.sink.problem('variation-unopened', at2, at2 + 1);
			return at2 + 1;
		}
		this.depth--;
		if (this.muted > 0) {
			this.muted--;
			if (this.muted === 0) this.sink = this.target;
		} else this.sink.close(at2, at2 + 1);
		return at2 + 1;
	}
};

// src/validate/validate.ts
// src/validate/line.ts
import { playthrough, previous } from '@x/core';
import { checkOptions, isNotationError, isSetupError, misuse as misuse2 } from '@x/diagnostics';
import { isNullMove, resolve, safeResolve } from '@x/san';
import { applyNull, canonicalQuery as canonicalQuery2 } from '@x/san/moves';

var PlayedLine = class _PlayedLine {
	constructor(start, plies) {
		/** The line in play; `undefined` before the first move, after a null move, and where the position is unknown. */
		this.game = void 0;
		/** The position before the last move, after a null move or an illegal move; otherwise the line in play has it. */
		this.before = void 0;
		this.start = start;
		this.first = plies;
		this.plies = plies;
	}
	/** The current position; `undefined` where it is unknown. */
	position() {
		return this.game === void 0 ? this.start : this.game.position();
	}
	/** After an illegal move: the position is unknown from here on. */
	stop(before) {
		this.game = void 0;
		this.start = void 0;
		this.before = before;
	}
	/** After a null move. */
	pass(before, after) {
		this.game = void 0;
		this.start = after;
		this.before = before;
	}
	/** A variation that replaces the last move of this line. Without a move it begins where this line begins. */
	variation() {
		const { game, plies } = this;
		if (plies === this.first) return new _PlayedLine(this.start, plies);
		return new _PlayedLine(this.before ?? (game && previous(game.position())), plies - 1);
	}
};

// src/validate/queries.ts
import { canonicalQuery } from '@x/san/moves';

var LONGEST = 8;
var SLOTS = 8192;
var WINDOW = 8;
var HIGH_BITS = 2155905152;
var QueryTable = class {
	constructor(game) {
		/** Two integers for each slot; an empty slot has zeros. */
		this.keys = new Int32Array(2 * SLOTS);
		this.queries = new Array(SLOTS).fill(null);
		this.game = game;
	}
	/** The query of a text; `null` for texts of another shape. The text has no NUL, as words of PGN. */
	find(bytes, from, to, decode) {
		if (to - from > LONGEST) return null;
		let low = 0;
		let high = 0;
		const middle = to - from > 4 ? from + 4 : to;
		for (let at2 = to; at2 > middle; ) high = (high << 8) | bytes[--at2];
		for (let at2 = middle; at2 > from; ) low = (low << 8) | bytes[--at2];
		const { keys } = this;
		const mixed = Math.imul(low, 2654435761) ^ Math.imul(high, 2246822519);
		const home = (mixed ^ (mixed >>> 15)) & (SLOTS - 1);
		for (let step = 0; step < WINDOW; step++) {
			const slot = (home + step) & (SLOTS - 1);
			const key = keys[2 * slot];
			if (key === low && keys[2 * slot + 1] === high) return this.queries[slot];
			if (key === 0) return this.add(slot, low, high, decode(from, to));
		}
		return this.add(home, low, high, decode(from, to));
	}
	add(slot, low, high, text) {
		if (((low | high) & HIGH_BITS) !== 0 || low === 0) return null;
		const query = canonicalQuery(this.game, text) ?? null;
		this.keys[2 * slot] = low;
		this.keys[2 * slot + 1] = high;
		this.queries[slot] = query;
		return query;
	}
};

// src/validate/resolver.ts
import '@x/core';
import { gameGiven, positionGiven } from '@x/core/engine';
import { misuse } from '@x/diagnostics';
import { safeParsePosition } from '@x/fen';

var NOTHING = [];
var tagValues = (tags) => {
	const values = /* @__PURE__ */ Object.create(null);
	for (let at2 = 0; at2 < tags.length; at2++) {
		const { name, value } = tags[at2];
		values[name] = value;
	}
	return values;
};
var unknownVariant = ({ Variant }) => ({
	code: 'pgn/variant-unknown',
	severity: 'error',
	message: Variant === void 0 ? 'Expected a game with known rules, found a game without the tag "Variant".' : 'Expected a known variant.',
	hint: 'The moves of this game are not tested.',
	span: { from: 0, to: Variant?.length ?? 0 },
	data: { tag: 'Variant', found: Variant },
});
var ofTag = (tag, problem) => ({ ...problem, data: { ...problem.data, tag } });
var placed = (fen, game, options, warnings) => {
	const read = safeParsePosition(fen, game, options);
	if (!read.ok) return { start: void 0, problems: read.problems.map((problem) => ofTag('FEN', problem)) };
	return { start: read.value, problems: warnings ? read.warnings.map((problem) => ofTag('FEN', problem)) : NOTHING };
};
var startOf = (resolver, tags, warnings) => {
	const values = tagValues(tags);
	const found = resolver(values);
	if (found === void 0) return { start: void 0, problems: [unknownVariant(values)] };
	if (typeof found !== 'object' || found === null) misuse('resolver', 'a function that returns a Game', found);
	if ('problems' in found) return { start: void 0, problems: found.problems };
	const known = 'game' in found ? found : { game: found };
	const game = gameGiven(known.game);
	const fen = values['FEN'];
	if (fen !== void 0 && fen.trim() !== '') return placed(fen, game, known.fen, warnings);
	return { start: known.start === void 0 ? game.start : positionGiven(known.start, 'start'), problems: NOTHING };
};

// src/validate/validator.ts
var LEGAL = 1;
var ILLEGAL = 0;
var UNTESTED = -1;

// src/validate/validate.ts
var RULES = {
	mode: ['strict', 'lenient', 'repair'],
	pieces: 'any',
	nullMoves: 'boolean',
	promotion: ['queen', 'rook', 'bishop', 'knight'],
	captures: ['ignore'],
	warnings: 'boolean',
};
var NOTHING2 = [];
var MoveValidator = class {
	constructor(resolver, { warnings, ...reading }) {
		this.problem = void 0;
		this.warnings = NOTHING2;
		this.ply = 0;
		this.line = new PlayedLine(void 0, 0);
		/** The lines around the current one. */
		this.around = [];
		/** The table of the current game, and those of all games. */
		this.table = void 0;
		this.tables = /* @__PURE__ */ new WeakMap();
		this.resolver = resolver;
		this.reading = { ...reading, nullMoves: reading.nullMoves ?? true };
		this.warns = warnings === true;
		this.compares = this.warns || reading.mode === 'strict';
		this.isQuick = !this.compares && reading.pieces === void 0;
	}
	begin(tags) {
		this.around.length = 0;
		this.ply = 0;
		this.problem = void 0;
		this.warnings = NOTHING2;
		const { start, problems } = startOf(this.resolver, tags, this.warns);
		this.line = new PlayedLine(start, 0);
		this.table = start === void 0 ? void 0 : this.tableOf(start.game);
		return problems;
	}
	tableOf(game) {
		let table = this.tables.get(game);
		if (table === void 0) {
			table = new QueryTable(game);
			this.tables.set(game, table);
		}
		return table;
	}
	move(bytes, from, to, decode) {
		const { line } = this;
		const { game } = line;
		this.ply = line.plies++;
		if (game !== void 0 && this.isQuick) {
			const query = this.table.find(bytes, from, to, decode);
			if (query !== null && game.playUnique(query)) return LEGAL;
		}
		return this.anyMove(bytes, from, to, decode);
	}
	/** A move that has not been played yet: the first one of a line, one behind an illegal move, a text of another shape, an illegal move. */
	anyMove(bytes, from, to, decode) {
		const { line } = this;
		let { game } = line;
		line.before = void 0;
		if (game === void 0) {
			if (line.start === void 0) return UNTESTED;
			game = playthrough(line.start);
			line.game = game;
			const query2 = this.isQuick ? this.table.find(bytes, from, to, decode) : null;
			if (query2 !== null && game.playUnique(query2)) return LEGAL;
		}
		const text = decode(from, to);
		const query = this.isQuick && to - from === 9 ? canonicalQuery2(line.start.game, text) : void 0;
		if (query !== void 0 && game.playUnique(query)) return LEGAL;
		const position = game.position();
		const read = this.read(text, position);
		if ('problem' in read) return this.illegal(read.problem, position);
		this.warnings = read.warnings;
		if (isNullMove(read.move)) return this.pass(position, text);
		game.play(read.move);
		return LEGAL;
	}
	read(text, position) {
		if (this.compares) {
			const result = safeResolve(text, position, this.reading);
			if (!result.ok) return { problem: result.problems[0] };
			return { move: result.value, warnings: this.warns ? result.warnings : NOTHING2 };
		}
		try {
			return { move: resolve(text, position, this.reading), warnings: NOTHING2 };
		} catch (error) {
			return { problem: faultOf(error) };
		}
	}
	pass(position, text) {
		try {
			this.line.pass(position, applyNull(position));
			return LEGAL;
		} catch (error) {
			if (!isSetupError(error)) throw error;
			const problem = { code: 'san/null-move', message: 'A null move is not possible here.', severity: 'error' };
			return this.illegal({ ...problem, span: { from: 0, to: text.length } }, position);
		}
	}
	illegal(problem, position) {
		this.problem = problem;
		this.line.stop(position);
		return ILLEGAL;
	}
	open() {
		this.around.push(this.line);
		this.line = this.line.variation();
	}
	close() {
		this.line = this.around.pop() ?? this.line;
	}
	position() {
		return this.line.position();
	}
};
function faultOf(error) {
	if (!isNotationError(error)) throw error;
	return error.problems[0];
}
function validator(resolver, options) {
	if (typeof resolver !== 'function') misuse2('resolver', 'a function of tags', resolver, 'Use `() => game` for files of one game.');
	checkOptions(options, RULES);
	return new MoveValidator(resolver, options ?? {});
}

export { ILLEGAL, LEGAL, Lexer, UNTESTED, validator };
