/**
 * Known differences between Fairy-Stockfish and the presets, each with its reason and its source. For any other difference, find out
 * which program is wrong: fix ours, or add an entry.
 */
import { KNOWN_ENDS } from './known-ends.mjs';
import { KNOWN_TEXT } from './known-text.mjs';

/**
 * Games that are not continued from thinned-out positions. Discs never leave the board, so no game has a free cell in the centre beside discs
 * around it; and nothing is captured before all pieces are placed. The rules of an opening would be asked of other positions than its own.
 */
export const NEVER_THINNED = ['flipello', 'flipello10', 'flipersi', 'placement'];

/**
 * Why two programs differ, where that is known.
 *
 * @param {import('./compare.mjs').Difference} difference
 * @returns {string | undefined}
 */
export const explain = (difference) =>
	[...KNOWN_TEXT, ...KNOWN_ENDS].find(
		({ kind, presets, holds }) =>
			kind === difference.kind && (presets === undefined || presets.includes(difference.preset)) && holds(difference),
	)?.reason;
