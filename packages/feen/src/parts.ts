import { type Diagnostic, NotationError, textGiven } from '@x/diagnostics';
import type { Placement } from './feen.js';
import { type ParseOptions, rulesOf } from './options.js';
import { readPlacement } from './placement.js';

/**
 * Reads the first field alone, a board without hands and styles. Of the options, `coherence` and what `limits` says of boards count.
 *
 * @throws {NotationError} with every fault and its span; for any string, no other error.
 *
 * @example
 * parsePlacement('rkr/pp/PPPP').segments.length; // → 3
 * parsePlacement('rkr/pp/PPPP', { coherence: 'regular' }); // throws NotationError: placement irregular
 */
export function parsePlacement(text: string, options?: ParseOptions): Placement {
	textGiven(text);
	const problems: Diagnostic[] = [];
	const [segments, separators] = readPlacement(text, 0, text.length, rulesOf(options), problems);
	if (problems[0]) throw new NotationError(problems);
	return { segments, separators };
}
