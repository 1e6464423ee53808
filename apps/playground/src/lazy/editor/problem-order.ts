import type { Diagnostic } from '@x/diagnostics';

/** The message of a problem with its hint. */
export const wordsOf = ({ message, hint }: Diagnostic): string => {
	const sentence = /[.!?…]$/.test(message) ? message : `${message}.`;
	return hint === undefined || hint === message ? sentence : `${sentence} ${hint}`;
};

/** The next problem after the selection, or before it; around the ends of the text. */
export const otherProblem = (
	problems: readonly Diagnostic[],
	{ from, to }: { readonly from: number; readonly to: number },
	step: 1 | -1,
): Diagnostic | undefined => {
	const sorted = problems.toSorted((a, b) => a.span.from - b.span.from || a.span.to - b.span.to);
	const at = sorted.findIndex(({ span }) => span.from === from && span.to === to);
	if (at >= 0) return sorted.at((at + step) % sorted.length);
	return step === 1
		? (sorted.find(({ span }) => span.from >= from) ?? sorted[0])
		: (sorted.findLast(({ span }) => span.from < from) ?? sorted.at(-1));
};
