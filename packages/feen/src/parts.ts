import { type Diagnostic, NotationError, textGiven } from '@x/diagnostics';
import type { Placement } from './feen.js';
import { type ParseOptions, rulesOf } from './options.js';
import { readPlacement } from './placement.js';

/**
 * Reads only the first field: a board without hands and styles. It uses the option `coherence` and the `limits` of boards.
 *
 * @throws {NotationError} if the text has faults: all of them, each with its span. For a string this is the only error.
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
