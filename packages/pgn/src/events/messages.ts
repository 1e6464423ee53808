import { type Diagnostic, quote, type Span } from '@x/diagnostics';
import type { Code } from '../codes.js';

const REMOVE = 'Remove it.';
const ADD = 'Add it.';

/** By code: the text expected, a hint, and the text found if it is not that of the span. */
const MESSAGES: Readonly<Record<Code, readonly [expected: string, hint?: string, found?: string]>> = {
	unexpected: ['a move, a comment or a tag pair'],
	'too-long': ['a shorter word, comment or tag pair', 'Shorten it, or raise the limit.'],
	'tag-form': ['a tag pair [Name "value"] on one line', 'Close the value and the bracket.'],
	'tag-repeated': ['each tag once', 'Remove one of them. The last one counts.'],
	'nag-form': ['$1 to $999, or one of ! ? !! ?? !? ?!'],
	'comment-unclosed': ['"}" behind the comment', ADD, 'the end of the text or of the game'],
	'comment-unopened': ['"{" before the comment'],
	'variation-unclosed': ['")" behind the variation', ADD, 'the end of the game'],
	'variation-unopened': ['"(" before the variation'],
	'variation-first': ['a move before its variation', 'Put it behind the move that it replaces.'],
	'variation-deep': ['fewer variations inside each other', 'Raise the limit.'],
	'variation-result': ['the result behind the main line'],
	escape: ['a move, a comment or a tag pair', 'A line that begins with % is left out.'],
	remark: ['a move or an annotation', 'Put it in a comment.'],
	encoding: ['UTF-8', 'It is read as Windows-1252. Save the file as UTF-8.'],
};

/** The faults without loss. */
const WARNINGS: readonly Code[] = ['tag-repeated', 'variation-result', 'escape', 'remark', 'encoding'];

/** The problem of a code for a user, with the text of its span. */
export function problemOf(code: Code, span: Span, text: string): Diagnostic {
	const [expected, hint = REMOVE, found = quote(text)] = MESSAGES[code];
	const severity = WARNINGS.includes(code) ? 'warning' : 'error';
	return { code: `pgn/${code}`, message: `Expected ${expected}, found ${found}.`, span, severity, hint };
}
