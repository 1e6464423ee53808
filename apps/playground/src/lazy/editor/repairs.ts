import type { Diagnostic } from '@x/diagnostics';
import { type Fix, fixesOf, isFix } from '../../fields/fix.js';

/** The repairs of a problem: those that are sure, or else one that is possible. */
export const repairsOf = (problem: Diagnostic, text: string): readonly Fix[] => {
	const sure = fixesOf(problem, text);
	const possible = problem.data?.possible;
	return sure.length > 0 || !isFix(possible) || possible.to > text.length ? sure : [possible];
};
