import type { Fault } from '../check/fault.js';
import type { Painter } from './painter.js';
import { widthOf } from './width.js';

/** A line without control characters: each has the width of one column. */
const visible = (text: string): string => text.replace(/\t/g, ' ').replace(/\p{Cc}/gu, '\u{fffd}');

/** A fault for people: its place, its line with a caret, its hint. */
export const faultText = (
	{ file, start, severity, code, message, hint, repair, excerpt }: Omit<Fault, 'kind' | 'end'>,
	paint: Painter,
): string => {
	const color = severity === 'error' ? 'red' : 'yellow';
	const head = `${paint('bold', `${file}:${start.line}:${start.column}`)}: ${paint(color, severity)} ${code}: ${message}`;
	const number = String(start.line);
	const bar = paint('dim', ' | ');
	const line = visible(excerpt.text);
	const marks = '^'.repeat(Math.max(1, widthOf(line.slice(excerpt.from, excerpt.to))));
	const shown =
		line === ''
			? []
			: [
					`${paint('dim', number)}${bar}${line}`,
					`${' '.repeat(number.length)}${bar}${' '.repeat(widthOf(line.slice(0, excerpt.from)))}${paint(color, marks)}`,
				];
	const repaired = repair === undefined || hint !== undefined ? [] : [repair.text === '' ? 'Remove it.' : `Write "${repair.text}".`];
	const hints = [...(hint === undefined ? [] : [hint]), ...repaired].map((text) => `${paint('cyan', 'hint')}: ${text}`);
	return `${[head, ...shown, ...hints].join('\n')}\n`;
};
