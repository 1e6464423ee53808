import type { Diagnostic } from '@x/diagnostics';
import { reportTo } from './report.js';

const LINE = 'Write a line of ASCII.';

/**
 * Characters that a FEEN cannot contain, checked before its fields. White space includes that of Unicode; for white space at the end, the
 * span is the last character.
 */
const KINDS = [
	['input-whitespace', /^([^\S\uFEFF]|\x85)+|([^\S\uFEFF]|\x85)$/g],
	['input-line-break', /[\r\n]+/g, LINE],
	['input-non-ascii', /[^\0-\x7f]+/g, LINE],
] as const;

/** All faults of the first category that occurs. */
export const inputFaults = (text: string): Diagnostic[] => {
	const problems: Diagnostic[] = [];
	const report = reportTo(problems, text);
	for (const [code, pattern, hint] of KINDS)
		if (!problems[0]) for (const { 0: found, index } of text.matchAll(pattern)) report(code, index, index + found.length, hint);
	return problems;
};
