import { type Fault, nearest } from '@x/diagnostics';

/** A fault of a ruleset. */
export const fault = (code: string, path: string, message: string, hint?: string): Fault =>
	hint === undefined ? { code, message, severity: 'error', path } : { code, message, severity: 'error', hint, path };

/** The hint for a word that is unknown: the known word that is nearest to it, if one is near enough. */
export const didYouMean = (word: string, known: Iterable<string>): string | undefined => {
	const meant = nearest(word, known);
	return meant === undefined ? undefined : `Did you mean '${meant}'?`;
};
