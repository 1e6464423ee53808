import type { AnyGame } from './any-board.js';

/**
 * Whether two games are one: they have the same rules. Their names, ids and titles may differ, and so may their engines. Their positions and moves
 * mix. The names in a text, such as the letters of a FEN, are those of the game of the position that is written.
 *
 * @example
 * import { isOneGame } from '@x/core/engine';
 * import { compile } from '@x/core/compile';
 * import { chess as definition } from '@x/games/chess';
 * isOneGame(chess, compile(definition)) // → true
 */
export const isOneGame = (a: AnyGame, b: AnyGame): boolean => a === b || a.hash === b.hash;
