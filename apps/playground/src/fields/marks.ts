import type { Diagnostic } from '@x/diagnostics';
import type { TextMark } from './segments.js';

/** Squiggles for faults, dotted lines for remarks. */
export const problemMarks = (problems: readonly Diagnostic[]): readonly TextMark[] =>
	problems.map((problem) => ({ from: problem.span.from, to: problem.span.to, class: `squiggle squiggle-${problem.severity}` }));
