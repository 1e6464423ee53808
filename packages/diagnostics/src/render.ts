import type { Diagnostic, Fault } from './diagnostic.js';

/** The most columns of a line that are shown; a longer line is cut around the place. */
const WIDTH = 100;

/** The line at an offset: its number, its start and its text. */
interface Line {
	readonly number: number;
	readonly from: number;
	readonly text: string;
}

function lineAt(text: string, offset: number): Line {
	const at = Math.min(Math.max(offset, 0), text.length);
	const from = text.lastIndexOf('\n', at - 1) + 1;
	const end = text.indexOf('\n', from);
	let number = 1;
	for (let next = text.indexOf('\n'); next >= 0 && next < from; next = text.indexOf('\n', next + 1)) number++;
	return { number, from, text: text.slice(from, end < 0 ? text.length : end).replace(/\r$/, '') };
}

/** The width of a text in a terminal: a surrogate pair is one column. */
const columns = (text: string): number => [...text].length;

/** Blanks as wide as a text. Tabs stay tabs, so that the carets are aligned. */
const blank = (text: string): string => [...text].map((character) => (character === '\t' ? '\t' : ' ')).join('');

function frame(text: string, from: number, to: number): string[] {
	const line = lineAt(text, from);
	const column = Math.min(from - line.from, line.text.length);
	const start = column > WIDTH / 2 ? column - WIDTH / 2 : 0;
	const shown = line.text.slice(start, start + WIDTH);
	const [cutBefore, cutAfter] = [start > 0 ? '…' : '', start + WIDTH < line.text.length ? '…' : ''];
	const marked = line.text.slice(column, Math.min(to - line.from, start + WIDTH));
	const carets = '^'.repeat(Math.max(1, columns(marked)));
	const gutter = String(line.number);
	return [
		`${gutter} | ${cutBefore}${shown}${cutAfter}`,
		`${' '.repeat(gutter.length)} | ${blank(cutBefore + line.text.slice(start, column))}${carets}`,
	];
}

/**
 * A problem as text for a terminal: the line with a caret under the place (or the path), the message, the hint. Without colours.
 *
 * @param text the parsed text; not needed for a {@link Fault}, which has a path
 *
 * @example
 * const problem = { code: 'a/b', severity: 'error', message: 'Expected a digit, found "x".', span: { from: 1, to: 2 } } as const;
 * render('1x', problem) // → '1 | 1x\n  |  ^\nerror a/b: Expected a digit, found "x".'
 */
export function render(text: string, problem: Diagnostic | Fault): string {
	const { severity, code, message, hint } = problem;
	const place = 'span' in problem ? frame(text, problem.span.from, problem.span.to) : problem.path === '' ? [] : [`at ${problem.path}`];
	return [...place, `${severity} ${code}: ${message}`, ...(hint === undefined ? [] : [`hint: ${hint}`])].join('\n');
}
