/** The games that core and Fairy-Stockfish both support. */
import { compile } from '@x/core/compile';
import { games } from '@x/games';

/** Fairy-Stockfish's names of games, if they differ. */
const OTHER_NAMES = {
	'3check': 'three-check',
	'5check': 'five-check',
	fischerandom: 'chess960',
	kingofthehill: 'king-of-the-hill',
	racingkings: 'racing-kings',
};

/**
 * @typedef {object} SharedGame
 * @property {string} preset
 * @property {string} variant Fairy-Stockfish's name
 * @property {boolean} chess960 castling is written as the king that captures its own rook
 */

/**
 * Every preset that Fairy-Stockfish supports.
 *
 * @param {readonly string[]} variants the names that it knows
 * @returns {SharedGame[]}
 */
export const sharedGames = (variants) =>
	Object.keys(games).flatMap((preset) => {
		const base = preset.replace(/960$/, '');
		const variant = variants.find((name) => (OTHER_NAMES[name] ?? name) === preset) ?? (variants.includes(base) ? base : undefined);
		return variant === undefined ? [] : [{ preset, variant, chess960: preset.endsWith('960') || variant === 'caparandom' }];
	});

/**
 * @param {string} preset
 * @returns {import('@x/core').Game}
 */
export const gameOf = (preset) => {
	return compile(games[preset]);
};
