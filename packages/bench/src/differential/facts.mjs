/** Predicates for the table of known differences. */
import { apply, outcome } from '@x/core';

/** @typedef {import('./compare.mjs').Difference} Difference */

/**
 * @typedef {object} Known
 * @property {import('./compare.mjs').Kind} kind
 * @property {readonly string[]} [presets] all, where none are listed
 * @property {(difference: Difference) => boolean} holds
 * @property {string} reason
 * @property {string} source
 */

export const bare = (text) => text.replace(/[+#]$/, '');
/** Our names of a game's parts. */
export const namesOf = ({ position }) => position.game.names ?? {};
export const clocksOf = (difference) => namesOf(difference).clocks ?? {};
/** Whether the move with that name ends the game in our engine. */
export const ends = ({ move }) => move !== undefined && outcome(apply(move.position, move)) !== undefined;
export const withLetters = (text, pairs) => [...text].map((letter) => pairs[letter] ?? letter).join('');
/** The target cell of a written move. */
export const endCell = (text) => /([a-l]\d+)(?:=\S+)?[+#]?$/.exec(text)?.[1];
export const hasPromotedLetters = (difference) =>
	Object.values(namesOf(difference).kinds ?? {}).some(({ letter }) => letter.startsWith('+'));
/** The number of pieces on the board, without walls. */
export const pieceCount = ({ fen }) => fen.split(/[ []/)[0].replace(/[^A-Za-z]/g, '').length;
export const isDraw = (result) => result === '1/2-1/2';

export const OWN_PAWNS = ['berolina', 'legan', 'pawnback', 'pawnsideways', 'petrified', 'wolf'];
/** Whether the peer writes two cells, and ours one of them or none. */
export const isVictimForm = (ours, theirs) => /^([a-l]\d+){2}$/.test(theirs) && (ours === '-' || theirs.includes(ours));
export const isPass = (name) => /^([a-l]\d+)\1$/.test(name);
export const JANGGI = ['janggi', 'janggicasual', 'janggimodern', 'janggitraditional'];
