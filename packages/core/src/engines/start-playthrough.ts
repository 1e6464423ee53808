import { positionGiven } from '../position/arguments.js';
import { isOverBySetup } from '../position/given-end.js';
import { Playthrough } from '../position/playthrough.js';
import type { Position } from '../position/types.js';

import { BitboardPlaythrough } from './bitboard/bitboard-playthrough.js';
import { BitboardPosition } from './bitboard/position.js';

/**
 * Starts a {@link Playthrough} at a position.
 *
 * @example
 * playthrough(chess.start).count() // → 20
 */
export const playthrough = (position: Position): Playthrough => {
	positionGiven(position);
	return position instanceof BitboardPosition && !isOverBySetup(position) ? new BitboardPlaythrough(position) : new Playthrough(position);
};
