import type { Diagnostic } from '@x/core';
import { flaw, type Short } from './errors.js';
import { isResult, nagOf } from './text.js';

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

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const DOLLAR = 36;
const PERCENT = 37;
const OPEN = 40;
const CLOSE = 41;
const SEMICOLON = 59;
const BACKSLASH = 92;
const BRACKET = 91;
const BRACE = 123;
const END_BRACE = 125;
const DOT = 46;
const ELLIPSIS = 0x2026;

const isBlank = (code: number): boolean => code <= 32 || code === 0xa0 || code === 0xfeff || (code >= 0x2000 && code <= 0x200b);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isDot = (code: number): boolean => code === DOT || code === ELLIPSIS;
const isGlyph = (code: number): boolean => code === 33 || code === 63;

/** Ends a word wherever it stands. */
const isBreak = (code: number): boolean =>
	isBlank(code) ||
	code === OPEN ||
	code === CLOSE ||
	code === BRACE ||
	code === END_BRACE ||
	code === SEMICOLON ||
	code === DOLLAR ||
	code === BRACKET;

/** Written apart, it still belongs to the move before: `exf6 e.p.`, `Qh4 mate`. */
const AFTERTHOUGHT = /^(?:e\.?p\.?|(?:dbl|dis)|ch\.?|mate|\(=\)|\(D\))$/;

/** Whether an offset is the first of its line; a byte order mark does not count. */
const startsLine = (text: string, at: number): boolean => at === 0 || [NEWLINE, RETURN, 0xfeff].includes(text.charCodeAt(at - 1));

/** The end of the line that holds an offset. */
function lineEnd(text: string, from: number): number {
	let at = from;
	while (at < text.length && text.charCodeAt(at) !== NEWLINE && text.charCodeAt(at) !== RETURN) at++;
	return at;
}

/**
 * After the bracket of a tag pair, the offset behind its closing bracket, or -1 when the line ends first.
 *
 *     [FEN "8/8/8/8/8/8/8/8 w - - 0 1"]
 *      ^
 */
function tagEnd(text: string, from: number, stop: number): number {
	let quoted = false;
	for (let at = from; at < stop; at++) {
		const code = text.charCodeAt(at);
		if (quoted && code === BACKSLASH) at++;
		else if (code === QUOTE) quoted = !quoted;
		else if (code === 93 && !quoted) return at + 1;
	}
	return -1;
}

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
	const add = (type: TokenType, from: number, to: number): void => {
		tokens.push({ type, from, to });
	};
	const fault = (code: Short, from: number, to: number, message: string): void => {
		problems.push(flaw(code, from, to, message));
	};
	while (at < text.length) {
		const code = text.charCodeAt(at);
		const from = at;
		if (isBlank(code)) {
			at++;
			continue;
		}
		if (code === BRACKET) {
			if (played && depth === 0) break;
			const stop = lineEnd(text, at);
			const end = tagEnd(text, at + 1, stop);
			at = end < 0 ? stop : end;
			if (end < 0) fault('tag', from, at, 'the tag pair does not end on its line');
			add(end < 0 ? 'unknown' : 'tag', from, at);
		} else if (code === BRACE) {
			const end = text.indexOf('}', at);
			at = end < 0 ? text.length : end + 1;
			if (end < 0) fault('comment', from, from + 1, 'the comment does not end');
			add('comment', from, at);
		} else if (code === SEMICOLON) {
			at = lineEnd(text, at);
			add('comment', from, at);
		} else if (code === PERCENT && startsLine(text, at)) {
			at = lineEnd(text, at);
			add('escape', from, at);
		} else if (code === OPEN) {
			const remark = text.charCodeAt(at + 2) === CLOSE && (text[at + 1] === '=' || text[at + 1] === 'D');
			at += remark ? 3 : 1;
			if (!remark) depth++;
			add(remark ? 'nag' : 'open', from, at);
		} else if (code === CLOSE) {
			at++;
			if (depth > 0) depth--;
			else fault('variation', from, at, 'no variation is open here');
			add('close', from, at);
		} else if (code === DOLLAR) {
			at++;
			while (isDigit(text.charCodeAt(at))) at++;
			add(at > from + 1 ? 'nag' : 'unknown', from, at);
			if (at === from + 1) fault('syntax', from, at, 'a number follows "$"');
		} else if (code === END_BRACE) {
			at++;
			fault('comment', from, at, 'no comment is open here');
			add('unknown', from, at);
		} else {
			played = true;
			at = word(text, at, tokens);
			if (depth === 0 && tokens.at(-1)!.type === 'result') break;
		}
	}
	if (depth > 0) fault('variation', text.length, text.length, `${depth} variation${depth === 1 ? ' does' : 's do'} not end`);
	return { tokens, problems, end: at };
}

/** Reads a word: a number, a result, a glyph, or a move with its glyph. */
function word(text: string, start: number, tokens: Token[]): number {
	let at = start;
	while (isDigit(text.charCodeAt(at))) at++;
	if ((at > start && (at === text.length || isBreak(text.charCodeAt(at)))) || isDot(text.charCodeAt(at))) {
		while (isDot(text.charCodeAt(at))) at++;
		tokens.push({ type: 'number', from: start, to: at });
		return at;
	}
	while (at < text.length && !isBreak(text.charCodeAt(at))) at++;
	// A promotion in parentheses belongs to the move it follows at once: `e8(Q)`.
	if (text.charCodeAt(at) === OPEN && text.charCodeAt(at + 2) === CLOSE && isDigit(text.charCodeAt(at - 1))) {
		const inside = text.charAt(at + 1);
		if (inside !== '=' && !isBreak(inside.charCodeAt(0))) {
			at += 3;
			while (at < text.length && !isBreak(text.charCodeAt(at))) at++;
		}
	}
	let stop = at;
	while (stop > start && isGlyph(text.charCodeAt(stop - 1))) stop--;
	const body = text.slice(start, Math.min(stop, start + 12));
	const previous = tokens.at(-1);
	if (stop === start || nagOf(body) > 0) tokens.push({ type: 'nag', from: start, to: at });
	else if (isResult(body)) tokens.push({ type: 'result', from: start, to: at });
	else if (previous?.type === 'move' && AFTERTHOUGHT.test(body)) {
		tokens[tokens.length - 1] = { ...previous, to: at };
		return at;
	} else {
		tokens.push({ type: 'move', from: start, to: stop });
		if (stop < at) tokens.push({ type: 'nag', from: stop, to: at });
	}
	return at;
}
