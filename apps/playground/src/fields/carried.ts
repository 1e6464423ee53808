import type { Diagnostic } from '@x/diagnostics';
import { isPlace, shifted } from '../worker/sections.js';

/**
 * Carries the faults of a text over to its edited version: those outside the changed range. Until the new text is
 * read they stay visible, and the layout of the page does not move.
 */
export const carried = (problems: readonly Diagnostic[], before: string, after: string): readonly Diagnostic[] => {
	if (before === after) return problems;
	const most = Math.min(before.length, after.length);
	let start = 0;
	while (start < most && before[start] === after[start]) start++;
	let end = 0;
	while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
	const changed = before.length - end;
	const lines = (text: string): number => text.slice(start, text.length - end).split('\n').length;
	const more = lines(after) - lines(before);
	return problems.flatMap((problem) => {
		const fix = problem.data?.fix;
		const places = isPlace(fix) ? [problem.span, fix] : [problem.span];
		if (places.every((place) => place.to < start)) return [problem];
		return places.every((place) => place.from > changed) ? [shifted(problem, after.length - before.length, more)] : [];
	});
};
