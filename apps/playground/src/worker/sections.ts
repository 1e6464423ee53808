import type { Diagnostic } from '@x/diagnostics';

/** One game of a text with several games, and its offset. */
export interface Section {
	readonly from: number;
	readonly text: string;
}

/** The games of a text. Text before the first one belongs to it; joined they are the text. */
export const sectionsOf = (text: string): readonly Section[] => {
	const starts = [...text.matchAll(/^[^\S\n]*Variant[^\S\n]*:/gm)].map(({ index }) => index);
	const cuts = [0, ...starts.slice(1), text.length];
	return cuts.slice(0, -1).map((from, index) => ({ from, text: text.slice(from, cuts[index + 1]) }));
};

/** The game that contains a caret. */
export const sectionAt = (sections: readonly Section[], caret: number): Section =>
	sections.findLast(({ from }) => from <= caret) ?? sections[0]!;

/** Whether a value is a range of a text. */
export const isPlace = (value: unknown): value is { readonly from: number; readonly to: number } =>
	typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** A fault of a section as a fault of the whole text, after `lines` lines. */
export const shifted = (problem: Diagnostic, from: number, lines: number): Diagnostic => {
	if (from === 0) return problem;
	const { span, data } = problem;
	const moved = { ...problem, span: { from: span.from + from, to: span.to + from } };
	if (data === undefined) return moved;
	const { fix, line } = data;
	return {
		...moved,
		data: {
			...data,
			...(isPlace(fix) ? { fix: { ...fix, from: fix.from + from, to: fix.to + from } } : {}),
			...(typeof line === 'number' ? { line: line + lines } : {}),
		},
	};
};
