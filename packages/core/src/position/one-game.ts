import { isSame } from '../rules/structure.js';
import type { AnyGame } from './any-board.js';
import type { Move } from './types.js';

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

/** Whether an engine made a move. An object with the parts of a move is not a move. */
const isMade = (move: Move): boolean => ![Object.prototype, null].includes(Object.getPrototypeOf(move));

/** Whether two moves of one game, which may be of different engines, have the same parts and the same changes of cells. */
export const hasSameParts = (a: Move, b: Move): boolean =>
	isMade(a) &&
	isMade(b) &&
	a.from === b.from &&
	a.to === b.to &&
	a.promotion === b.promotion &&
	a.kind === b.kind &&
	isOneGame(a.position.game, b.position.game) &&
	isSame(a.marks, b.marks) &&
	isSame(a.writes, b.writes);
