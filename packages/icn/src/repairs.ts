import type { Span } from '@x/diagnostics';
import type { Code } from './codes.js';
import { WINS } from './players.js';

/** A replacement of a part of the text. */
export interface Edit extends Span {
	readonly text: string;
}

/** By code: the text that replaces that of the span, if it is the only repair. */
const REPAIRS: Partial<Record<Code, (text: string) => string | undefined>> = {
	blank: (text) => (/^\s*$/.test(text) ? ' ' : undefined),
	'number-form': (text) => text.replace(/^(-?)0+(?=\d)/, '$1').replace('-0', '0'),
	'tag-form': (text) => quoted(/^\[(\w+) +([^"[\]]+)\]$/, text),
	'tag-legacy': (text) => quoted(/^\[(\w+): *([^"[\]]+)\]$/, text),
	'win-list': (text) => (WINS.includes(text.toLowerCase()) ? text.toLowerCase() : undefined),
	'clock-form': (text) => (/\d:[0-5]\d:[0-5]\d\]$/.test(text) ? `${text.slice(0, -1)}.0]` : undefined),
};

const quoted = (form: RegExp, text: string): string | undefined => (form.test(text) ? text.replace(form, '[$1 "$2"]') : undefined);

/** The only repair of a fault, if there is one. */
export function repairOf(code: Code, text: string, from: number, to: number): Edit | undefined {
	// With the comma before it.
	if (code === 'listed-twice') return { from: from - 1, to, text: '' };
	if (code === 'move-mark') return text[from] === text[from - 1] && '+#'.includes(text[from]!) ? { from, to, text: '' } : undefined;
	const repair = REPAIRS[code]?.(text.slice(from, to));
	return repair === undefined ? undefined : { from, to, text: repair };
}
