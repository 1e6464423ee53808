import type { Position } from './position.js';

/** Puts a position on its game's bench. */
export const seat = (position: Position): void => position.game.seat.take(position);
