import type { Code } from './codes.js';
import type { Report } from './report.js';

/** The number read by {@link readNumber}; infinite if it is not exact. */
export let number = 0;

/** Reads the number at an index and returns its end. */
export const readNumber = (text: string, from: number, least: 1 | 2, zero: Code, less: Code, report: Report): number => {
	let to = from;
	for (number = 0; text[to]! >= '0' && text[to]! <= '9'; to++) number = number * 10 + (text.charCodeAt(to) - 48);
	const zeros = to - from > 1 && text[from] === '0';
	if (zeros || (to > from && number < least))
		report(
			zeros ? zero : less,
			from,
			to,
			number < least - 1 ? `Write ${least} or more.` : '',
			number < least ? '' : text.slice(from, to).replace(/^0+/, ''),
		);
	if (!Number.isSafeInteger(number)) number = Number.POSITIVE_INFINITY;
	return to;
};

/** Skips characters that cannot be part of a board or hand: at least one character, if there is one. `from` is the start of the item. */
export const skipJunk = (text: string, at: number, end: number, from: number, code: Code, report: Report): number => {
	let to = at;
	while (to < end && !/[\w/+-]/.test(text[++to]!));
	report(code, from, to, "Write a piece as K, +p or k^'.");
	return to;
};

/** The index of the only slash of a field; 0 if the field has none or several. */
export const slashOf = (text: string, from: number, to: number, code: Code, report: Report): number => {
	const slash = text.indexOf('/', from);
	if (slash >= from && slash === text.lastIndexOf('/', to)) return slash;
	report(code, from, to, 'Write two parts with one slash between them.');
	return 0;
};
