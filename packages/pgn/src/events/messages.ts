import { type Diagnostic, quote, type Span } from '@x/diagnostics';
import type { Code } from '../codes.js';
import { resultOf } from '../lexer/words.js';
import type { Tag } from '../tree/game.js';

/** By code: the text expected, a hint, the text found if it is not that of the span, and the only repair of the span. */
const MESSAGES: Readonly<Record<Code, readonly [expected: string, hint: string, found?: string | undefined, fix?: string]>> = {
	unexpected: ['a move, a comment or a tag pair', 'Remove it.', undefined, ''],
	'too-long': ['a shorter word, comment or tag pair', 'Shorten it, or raise the limit.'],
	'tag-form': ['a tag pair, [Name "value"]', 'Close the value and the bracket on the same line.'],
	'tag-repeated': ['each tag once', 'Remove one of them. The last one counts.'],
	'result-tag': ['the result at the end of the game in the tag Result', 'Correct the tag, or the end of the game.'],
	'nag-form': ['$0 to $255, or one of ! ? !! ?? !? ?!', 'Write one of these.'],
	'nag-first': ['a move before its annotation', 'Put the annotation behind a move.'],
	'comment-unclosed': ['"}" behind the comment', 'Add "}".', 'the end of the text or the next game'],
	'comment-unopened': ['"{" before the comment', 'Remove it, or add "{".'],
	'variation-unclosed': ['")" behind each variation', 'Add ")".', 'the end of the game', ')'],
	'variation-unopened': ['"(" before the variation', 'Remove it, or add "(".'],
	'variation-first': ['a move before its variation', 'Put the variation behind the move that it replaces.'],
	'variation-deep': ['fewer variations inside each other', 'Raise the limit of the depth to read it.'],
	'variation-result': ['the result behind all variations', 'Remove it, or put it in a comment.'],
	escape: ['moves or tag pairs', 'Lines that begin with % are left out.'],
	remark: ['a move or an annotation', 'Put it in a comment.', undefined, '{(=)}'],
	more: ['fewer problems in one game', 'Raise the limit of the problems to see all.', 'more'],
	encoding: ['UTF-8', 'It is read as Windows-1252. Save the file as UTF-8.'],
	surrogate: ['whole characters', 'Half a character, a lone surrogate, is read as U+FFFD. Replace it.'],
	'wide-encoding': ['UTF-8', 'It is read, and offsets count the bytes of its text in UTF-8. Save the file as UTF-8.', 'UTF-16'],
};

/** The faults without loss. */
const WARNINGS: readonly Code[] = [
	'tag-repeated',
	'result-tag',
	'variation-first',
	'variation-result',
	'escape',
	'remark',
	'encoding',
	'wide-encoding',
	'surrogate',
];

/** The problem of a tag `Result` that contradicts the result behind the moves, relative to its value. `*` contradicts nothing. */
export function resultProblem(tag: Tag | undefined, result: string | undefined): Diagnostic | undefined {
	const value = tag?.value ?? '';
	const said = resultOf(value);
	if (said === undefined || said === result || said === '*' || result === '*') return undefined;
	const message = `Expected "${result}" in the tag Result, as at the end of the game, found ${quote(value)}.`;
	return { ...problemOf('result-tag', { from: 0, to: value.length }, value), message };
}

/** The problem of a code for a user, with the text of its span. */
export function problemOf(code: Code, span: Span, text: string): Diagnostic {
	const [expected, hint, found = quote(text), fix] = MESSAGES[code];
	const severity = WARNINGS.includes(code) ? 'warning' : 'error';
	return {
		code: `pgn/${code}`,
		message: `Expected ${expected}, found ${found}.`,
		span,
		severity,
		hint,
		...(fix !== undefined && { data: { fix: { ...span, text: fix } } }),
	};
}
