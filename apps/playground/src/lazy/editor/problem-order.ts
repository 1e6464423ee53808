import type { Diagnostic } from '@x/diagnostics';

/** The message of a problem as a sentence: some notations report faults as half sentences. */
export const sentenceOf = ({ message }: Diagnostic): string => (/[.!?…]$/.test(message) ? message : `${message}.`);

/** The message of a problem with its hint. */
export const wordsOf = (problem: Diagnostic): string => {
	const { message, hint } = problem;
	return hint === undefined || hint === message ? sentenceOf(problem) : `${sentenceOf(problem)} ${hint}`;
};

/** Problems in the order of the text. */
export const orderOf = (problems: readonly Diagnostic[]): readonly Diagnostic[] =>
	problems.toSorted((a, b) => a.span.from - b.span.from || a.span.to - b.span.to);

/** The problem that the caret is in, of several the shortest; or else the first fault, or the first remark. */
export const problemAt = (problems: readonly Diagnostic[], caret: number): Diagnostic | undefined => {
	// A problem that was gone to is selected: the caret stands behind it.
	const [here] = problems
		.filter(({ span }) => span.from <= caret && caret <= span.to)
		.toSorted((a, b) => Number(b.span.to === caret) - Number(a.span.to === caret) || a.span.to - a.span.from - (b.span.to - b.span.from));
	return here ?? problems.find(({ severity }) => severity === 'error') ?? problems[0];
};

/** The next problem after the selection, or before it; around the ends of the text. */
export const otherProblem = (
	problems: readonly Diagnostic[],
	{ from, to }: { readonly from: number; readonly to: number },
	step: 1 | -1,
): Diagnostic | undefined => {
	const sorted = orderOf(problems);
	// Problems of the same place are passed together.
	const isHere = ({ span }: Diagnostic): boolean => span.from === from && span.to === to;
	const at = step === 1 ? sorted.findLastIndex(isHere) : sorted.findIndex(isHere);
	if (at >= 0) return sorted.at((at + step) % sorted.length);
	return step === 1
		? (sorted.find(({ span }) => span.from >= from) ?? sorted[0])
		: (sorted.findLast(({ span }) => span.from < from) ?? sorted.at(-1));
};
