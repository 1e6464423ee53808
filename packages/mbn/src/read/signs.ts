import { lookAlike, quote } from '@x/diagnostics';
import type { Cursor } from './cursor.js';

const FOREIGN = /\|[^|]*\|?|[^\t\n\r -~]|&(?:lt|gt|amp|nbsp);/gu;
const ESCAPES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&nbsp;': ' ' };

/** Reports characters of the item that look like others, and escapes of HTML: an item that contains them cannot be read. */
export function checkSigns(cursor: Cursor): boolean {
	const item = cursor.text.slice(cursor.at, cursor.end);
	let clean = true;
	for (const { 0: sign, index } of item.matchAll(FOREIGN)) {
		const span = { from: cursor.at + index, to: cursor.at + index + sign.length };
		const escaped = ESCAPES[sign];
		const meant = escaped ?? (sign.startsWith('|') ? undefined : lookAlike(sign));
		if (meant === undefined) continue;
		clean = false;
		if (escaped !== undefined)
			cursor.fault('html', span, `Expected ${quote(escaped)}, found its escape in HTML, ${quote(sign)}.`, 'Replace the escape.', escaped);
		else {
			const point = `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
			const message =
				meant === ''
					? `Expected a visible character, found ${point}.`
					: `Expected ${quote(meant)}, found ${quote(sign)} (${point}), which looks like it.`;
			cursor.fault('look-alike', span, message, meant === '' ? 'Remove it.' : `Write ${quote(meant)}.`, meant);
		}
	}
	return clean;
}
