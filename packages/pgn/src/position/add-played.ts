import { lastMove, type Position, sameMove } from '@x/core';
import type { Result } from '@x/diagnostics';
import { misuse } from '@x/diagnostics';
import { type AnyMoveForm, readMove, stringify } from '@x/san';
import { addMove, type Edited } from '../tree/edit.js';
import type { PgnGame } from '../tree/game.js';
import type { Positions } from '../tree/positions.js';
import { childrenOf } from '../tree/read.js';

/**
 * Adds a move that is played behind a path, if it is legal in the position there: in SAN, in coordinates, or as a board reports it. If the game has the
 * move there already, in whatever spelling, the game stays and the path is that of the move.
 *
 * @param positions of `positionsFrom(start)`; they are made once for all edits of a game
 * @throws RangeError if the game does not have the path, or a move on it is not legal.
 * @throws TypeError for a move that has none of these forms.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * const [game] = parse('1. e4 e5 2. Nf3 *');
 * const added = addPlayed(game, 'e4', { from: 'c7', to: 'c5' }, positionsFrom(chess.start));
 * added.ok && added.value.path // → 'e4 c5'
 * addPlayed(game, 'e4', 'Ke2', positionsFrom(chess.start)).ok // → false
 */
export function addPlayed(game: PgnGame, path: string, move: AnyMoveForm, positions: Positions<Position>): Result<Edited> {
	if (typeof positions?.at !== 'function') misuse('positions', 'the result of `positionsFrom`', positions);
	const position = positions.at(game, path);
	if (position === undefined) throw new RangeError(`path: Expected the path of legal moves of the game, found ${JSON.stringify(path)}.`);
	const read = readMove(move, position);
	if (!read.ok) return read;
	for (const child of childrenOf(game, path) ?? []) {
		const next = positions.at(game, child);
		const known = next && lastMove(next);
		if (known !== undefined && sameMove(known, read.value)) return { ok: true, value: { game, path: child }, warnings: read.warnings };
	}
	return { ok: true, value: addMove(game, path, stringify(read.value, position)), warnings: read.warnings };
}
