import type { Diagnostic } from '@x/core';
import { flaw } from './errors.js';
import { type Parts, scan } from './grammar.js';
import { check } from './san.js';

const DASH = '[-‐-―−]';
const RESULT = new RegExp(`^(?:(?:1|½|1/2)${DASH}(?:0|½|1/2)|0${DASH}1|½|1/2|\\*)$`);
const PASS = /^(?:--|Z0|0000|@@@@|null|pass|<>)$/;

/** `1-0`, `½`, `*`: the end of a game, not a move. */
export const isResult = (text: string): boolean => RESULT.test(text);

/** One of the texts that stand for a null move. */
export const isPass = (text: string): boolean => PASS.test(text);

/** What is wrong with a text that is no move to any reader; undefined for other text. */
export function noMove(text: string): Diagnostic | undefined {
	const end = text.length;
	if (/^\s*$/.test(text)) return flaw('san/empty', 0, end, 'Empty SAN string');
	if (isResult(text)) return flaw('san/result', 0, end, 'a result is not a move');
	if (isPass(text)) return flaw('san/null-move', 0, end, 'a null move needs the option nullMoves');
	return undefined;
}

/** Where a text stops being a move: after the longest move it begins with, at the first odd character, or nowhere. */
export function unexpected(text: string, start = 0, end: number = text.length): Diagnostic {
	const body = text.slice(start, end);
	const read = /^(?:O-O(?:-O)?|[A-Z]?[a-z]?\d?x?[a-z]\d(?:=[A-Z])?)?[+#]?/.exec(body)![0].length;
	const odd = body.search(/[^\w=+#@-]/);
	if (odd >= 0 && (read === 0 || odd === read))
		return flaw('san/syntax', start + odd, start + odd + 1, `unexpected ${JSON.stringify(body[odd])}`);
	return flaw('san/syntax', start + read, end, read > 0 ? 'the move ends before this' : 'this is no move');
}

/** Takes export-form text of the orthodox board apart. */
export function readStrict(text: string): Parts | Diagnostic {
	const parts = scan(text);
	return parts === undefined ? (noMove(text) ?? unexpected(text)) : (check(parts, true) ?? parts);
}
