import type { Position } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { safePlay } from '@x/san';
import { type Positions, positionsOf } from '../tree/positions.js';

/**
 * The positions of games that begin in a position: `positionsOf` of `@x/pgn/tree` with moves in SAN. Moves that people write as coordinates are played,
 * too. Null moves are played where the side to move is not in check.
 *
 * @throws TypeError if the argument is not a position.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * import { turn } from '@x/core';
 * const [game] = parse('1. e4 e5 (1... c5) *');
 * turn(positionsFrom(chess.start).at(game, 'e4 c5')).ply // → 2
 */
export const positionsFrom = (start: Position): Positions<Position> =>
	positionsOf(positionGiven(start, 'start'), (position, san) => {
		const played = safePlay(position, san, { nullMoves: true });
		return played.ok ? played.value : undefined;
	});
