import { positionGiven } from '../position/arguments.js';
import { isOverBySetup } from '../position/given-end.js';
import { Playthrough } from '../position/playthrough.js';
import type { Position } from '../position/types.js';
import type { GameWords } from '../rules/words.js';

import { BitboardPlaythrough } from './bitboard/bitboard-playthrough.js';
import { BitboardPosition } from './bitboard/position.js';

/**
 * Starts a {@link Playthrough} at a position.
 *
 * @example
 * playthrough(chess.start).count() // → 20
 */
export function playthrough<W extends GameWords>(position: Position<W>): Playthrough<W>;
export function playthrough(position: Position): Playthrough {
	positionGiven(position);
	return position instanceof BitboardPosition && !isOverBySetup(position) ? new BitboardPlaythrough(position) : new Playthrough(position);
}
