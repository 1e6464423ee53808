import type { Diagnostic } from '@x/diagnostics';
import { flaw, type Short } from './errors.js';
import { RESULT } from './pattern.js';
import { nagOf } from './text.js';

/** The type of a token of movetext. */
export type TokenType = 'tag' | 'number' | 'move' | 'nag' | 'comment' | 'open' | 'close' | 'result' | 'escape' | 'unknown';

/** A token of movetext with its range. */
export interface Token {
	readonly type: TokenType;
	readonly from: number;
	readonly to: number;
}

/** The tokens of one game. */
export interface Lexed {
	readonly tokens: readonly Token[];
	readonly problems: readonly Diagnostic[];
	/** The start of the next game. */
	readonly end: number;
}

/**
 * The token at an index: a tag pair up to its bracket or the end of its line, a comment, the rest of a line, a sign, a number, a word. A
 * comma begins the second part of a move, which is a separate move: `Nf3,d4`. A promotion in parentheses belongs to the word immediately
 * before it: `e8(Q)`. The alternatives begin with different characters, so matching takes linear time.
 */
const TOKEN =
	/\[(?:[^\]"\r\n]|"(?:[^"\\\r\n]|\\.)*")*\]?|\{[^}]*\}?|;[^\r\n]*|\([=D]\)|[()}]|\$\d*|(\d*[.…]+|\d+(?=$|[\s(){};$[]))|,?[^\s(){};$[,]+(?:(?<=\d)\([^\s(){};$[=]\)[^\s(){};$[,]*)?|,/y;

const LINE = /[^\r\n]*/y;
const BLANK = /[\s\u200B]/;

const END = new RegExp(`^(?:${RESULT})$`);

/** These words belong to the move before them even after a blank: `exf6 e.p.`, `Qh4 mate`. */
const AFTERTHOUGHT = /^(?:e\.?p\.?|dbl|dis|ch\.?|mate)$/;

/**
 * Splits the text of one game into tokens: tag pairs, then moves up to the result, the next tag pair or the end. Every character that is
 * not blank belongs to one token. It takes linear time and does not recurse.
 */
export function lex(text: string, start: number): Lexed {
	const tokens: Token[] = [];
	const problems: Diagnostic[] = [];
	let at = start;
	let depth = 0;
	let played = false;
	const fault = (code: Short, from: number, message: string): void => {
		problems.push(flaw(code, [from, at], message));
	};
	const add = (type: TokenType, from: number, to = at): TokenType => {
		tokens.push({ type, from, to });
		return type;
	};
	/** Checks the bracket or sign that ends at `at`. Returns its type; `undefined` for a word. */
	const signAt = (from: number, first: string): TokenType | undefined => {
		const closed = at > from + 1 && text.charAt(at - 1) === (first === '{' ? '}' : ']');
		switch (first) {
			case '[':
				if (closed) return 'tag';
				LINE.lastIndex = at;
				at += LINE.exec(text)![0].length;
				fault('tag', from, 'expected "]" before the end of the line');
				return 'unknown';
			case '{':
				if (!closed) problems.push(flaw('comment', [from, from + 1], 'expected "}" before the end of the text'));
				return 'comment';
			case ';':
				return 'comment';
			case '}':
				fault('comment', from, 'this "}" does not close a comment');
				return 'unknown';
			case '(':
				// `(=)` and `(D)` are signs of a draw offer and of a diagram.
				if (at > from + 1) return 'nag';
				depth++;
				return 'open';
			case ')':
				if (depth > 0) depth--;
				else fault('variation', from, 'this ")" does not close a variation');
				return 'close';
			case '$':
				if (at > from + 1) return 'nag';
				fault('syntax', from, 'expected a number after "$"');
				return 'unknown';
			default:
				return undefined;
		}
	};
	/** Adds the tokens of the word that ends at `at`. Returns the type of the last one. */
	const addWord = (from: number, isNumber: boolean): TokenType => {
		if (isNumber) return add('number', from);
		// An annotation glyph ends a word. It follows a move or is a token of its own.
		let stop = at;
		while (stop > from && '!?'.includes(text.charAt(stop - 1))) stop--;
		const body = text.slice(from, Math.min(stop, from + 12));
		const previous = tokens.at(-1);
		if (stop === from || nagOf(body) > 0) return add('nag', from);
		if (END.test(body)) return add('result', from);
		if (previous?.type === 'move' && AFTERTHOUGHT.test(body)) {
			tokens[tokens.length - 1] = { ...previous, to: at };
			return 'move';
		}
		add('move', from, stop);
		return stop === at ? 'move' : add('nag', stop);
	};
	while (at < text.length) {
		const from = at;
		const first = text.charAt(from);
		if (first <= ' ' || BLANK.test(first)) {
			at++;
			continue;
		}
		if (first === '[' && played && depth === 0) break;
		const escaped = first === '%' && (from === 0 || '\n\r\uFEFF'.includes(text.charAt(from - 1)));
		const pattern = escaped ? LINE : TOKEN;
		pattern.lastIndex = from;
		const match = pattern.exec(text) ?? [first];
		at += match[0].length;
		const type = escaped ? 'escape' : signAt(from, first);
		if (type !== undefined) add(type, from);
		else {
			played = true;
			if (addWord(from, match[1] !== undefined) === 'result' && depth === 0) break;
		}
	}
	if (depth > 0) fault('variation', at, `expected ${depth} more ")" before the end of the text`);
	return { tokens, problems, end: at };
}
