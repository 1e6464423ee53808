/**
 * Known differences between Fairy-Stockfish and the presets, each with its reason and its source. For any other difference, find out
 * which program is wrong: fix ours, or add an entry.
 */
import { KNOWN_ENDS } from './known-ends.mjs';
import { KNOWN_TEXT } from './known-text.mjs';

/**
 * Games that are not continued from thinned-out positions. In the disc games, discs stay on the board, so an empty centre with
 * discs around it cannot occur. In Placement, captures begin after all pieces are placed. Opening rules apply to the start of the game only.
 */
export const NEVER_THINNED = ['flipello', 'flipello10', 'flipersi', 'placement'];

/**
 * The known reason for a difference of two programs.
 *
 * @param {import('./compare.mjs').Difference} difference
 * @returns {string | undefined}
 */
export const explain = (difference) =>
	[...KNOWN_TEXT, ...KNOWN_ENDS].find(
		({ kind, presets, holds }) =>
			kind === difference.kind && (presets === undefined || presets.includes(difference.preset)) && holds(difference),
	)?.reason;
