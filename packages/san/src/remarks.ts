import type { Span } from '@x/diagnostics';
import type { Token } from './lexer.js';
import { nagOf } from './text.js';

/** A tag pair: `[FEN "…"]`. */
export interface Tag {
	readonly name: string;
	readonly value: string;
	readonly span: Span;
	/** The value without its quotes. */
	readonly valueSpan: Span;
}

/** A comment and the commands in it: `[%clk 0:05:00]`. */
export interface Comment {
	/** The text without the commands. */
	readonly text: string;
	readonly commands: readonly { readonly name: string; readonly value: string }[];
	readonly span: Span;
}

const TAG = /^\[\s*([A-Za-z0-9_+#=:-]+)\s*"([^"\\]*(?:\\.[^"\\]*)*)"\s*\]$/d;
// Neither part can match a character of the other, so an unclosed bracket costs linear time.
const COMMAND = /\[%(\w+)\s([^\][]*)\]/g;

/** The tag pair of a token; `undefined` for other tokens. */
export function readTag(text: string, { from, to }: Token): Tag | undefined {
	const match = TAG.exec(text.slice(from, to));
	if (match === null) return undefined;
	const [start, end] = match.indices![2]!;
	const value = match[2]!.replace(/\\(.)/g, '$1');
	return { name: match[1]!, value, span: { from, to }, valueSpan: { from: from + start, to: from + end } };
}

/** Returns the comment of a token. */
export function readComment(text: string, { from, to }: Token): Comment {
	const closed = text.charCodeAt(from) === 123 && to > from + 1 && text.charCodeAt(to - 1) === 125;
	const inside = text.slice(from + 1, closed ? to - 1 : to);
	const commands: { name: string; value: string }[] = [];
	const words = inside.includes('[%')
		? inside.replace(COMMAND, (_, name: string, value: string) => {
				commands.push({ name, value: value.trim() });
				return ' ';
			})
		: inside;
	return { text: words.replace(/\s+/g, ' ').trim(), commands, span: { from, to } };
}

/** The number of a NAG token: `$4`, `??`, `+-`; 0 for remarks without a number, such as `(=)`. */
export const readNag = (text: string, { from, to }: Token): number => nagOf(text.slice(from, Math.min(to, from + 6)));
