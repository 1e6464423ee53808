import type { Diagnostic } from '@x/diagnostics';
import { flaw, type Short } from './errors.js';
import { RESULT } from './pattern.js';
import { nagOf } from './text.js';

/** What a piece of movetext is. */
export type TokenType = 'tag' | 'number' | 'move' | 'nag' | 'comment' | 'open' | 'close' | 'result' | 'escape' | 'unknown';

/** A piece of movetext with its place. */
export interface Token {
	readonly type: TokenType;
	readonly from: number;
	readonly to: number;
}

/** The tokens of one game. */
export interface Lexed {
	readonly tokens: readonly Token[];
	readonly problems: readonly Diagnostic[];
	/** Where the next game begins. */
	readonly end: number;
}

/**
 * A token at one place: a tag pair to its bracket or the end of its line, a comment, the rest of a line, a sign, a number, a word.
 * A comma begins the second part of a move, which is a move of its own: `Nf3,d4`. A promotion in parentheses belongs to the word it follows at once: `e8(Q)`. No alternative begins like another: linear.
 */
const TOKEN =
	/\[(?:[^\]"\r\n]|"(?:[^"\\\r\n]|\\.)*")*\]?|\{[^}]*\}?|;[^\r\n]*|\([=D]\)|[()}]|\$\d*|(\d*[.…]+|\d+(?=$|[\s(){};$[]))|,?[^\s(){};$[,]+(?:(?<=\d)\([^\s(){};$[=]\)[^\s(){};$[,]*)?|,/y;

const LINE = /[^\r\n]*/y;
const BLANK = /[\s\u200B]/;

const END = new RegExp(`^(?:${RESULT})$`);

/** Written apart, it still belongs to the move before: `exf6 e.p.`, `Qh4 mate`. */
const AFTERTHOUGHT = /^(?:e\.?p\.?|dbl|dis|ch\.?|mate)$/;

const TYPES: Readonly<Record<string, TokenType>> = {
	'[': 'tag',
	'{': 'comment',
	';': 'comment',
	$: 'nag',
	'(': 'open',
	')': 'close',
	'}': 'unknown',
};

/**
 * Cuts the text of one game into tokens: tag pairs, then moves up to the result, the next tag pair or the end.
 * Every character that is not blank belongs to one token. Linear, and without recursion.
 */
export function lex(text: string, start: number): Lexed {
	const tokens: Token[] = [];
	const problems: Diagnostic[] = [];
	let at = start;
	let depth = 0;
	let played = false;
	const fault = (code: Short, from: number, to: number, message: string): void => {
		problems.push(flaw(code, [from, to], message));
	};
	while (at < text.length) {
		let from = at;
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
		const word = text.slice(from, Math.min(at, from + 12));
		const closed = at > from + 1 && '}]'.includes(text.charAt(at - 1));
		let type = escaped ? 'escape' : TYPES[first];
		if (first === '[' && !closed) {
			LINE.lastIndex = at;
			at += LINE.exec(text)![0].length;
			type = 'unknown';
			fault('tag', from, at, 'the tag pair does not end on its line');
		}
		if (first === '{' && !closed) fault('comment', from, from + 1, 'the comment does not end');
		if (first === '}') fault('comment', from, at, 'no comment is open here');
		if (word === '(') depth++;
		if (word === ')' && depth-- < 1) {
			depth = 0;
			fault('variation', from, at, 'no variation is open here');
		}
		if (word === '(=)' || word === '(D)') type = 'nag';
		if (word === '$') {
			type = 'unknown';
			fault('syntax', from, at, 'a number follows "$"');
		}
		if (type === undefined) {
			played = true;
			// Glyphs end a word; they follow a move, or stand for themselves.
			let stop = at;
			while (stop > from && '!?'.includes(text.charAt(stop - 1))) stop--;
			const body = text.slice(from, Math.min(stop, from + 12));
			const previous = tokens.at(-1);
			if (match[1] !== undefined) type = 'number';
			else if (stop === from || nagOf(body) > 0) type = 'nag';
			else if (END.test(body)) type = 'result';
			else if (previous?.type === 'move' && AFTERTHOUGHT.test(body)) {
				tokens[tokens.length - 1] = { ...previous, to: at };
				continue;
			} else {
				tokens.push({ type: 'move', from, to: stop });
				if (stop === at) continue;
				from = stop;
				type = 'nag';
			}
		}
		tokens.push({ type, from, to: at });
		if (type === 'result' && depth === 0) break;
	}
	if (depth > 0) fault('variation', text.length, text.length, `${depth} variation${depth === 1 ? ' does' : 's do'} not end`);
	return { tokens, problems, end: at };
}
