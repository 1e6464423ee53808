import type { AnyPosition } from './any-board.js';
import { gameOf } from './arguments.js';
import { legal } from './legal.js';
import { otherNames } from './name.js';
import type { Move } from './types.js';

/**
 * The cells that each piece can move to, by the name of its cell. Board interfaces take this form: it is `dests` of chessground. Castling is
 * listed both by the king's target and by the rook's cell; `toMove` reads both. Drops and passes have no origin and are not listed.
 *
 * @throws InfiniteMovesError (of `@x/plane`) where a position of the plane has infinitely many legal moves: `legalFamilies` lists them as rays.
 *
 * @example
 * destinations(chess.start).get('g1') // → [ 'f3', 'h3' ]
 */
export function destinations(position: AnyPosition): Map<string, string[]> {
	const game = gameOf(position);
	const found = new Map<string, Set<string>>();
	for (const move of legal(position)) {
		if (move.from === undefined || move.to === -1) continue;
		const from = game.cellName(move.from);
		const targets = found.get(from) ?? new Set();
		found.set(from, targets);
		targets.add(game.cellName(move.to));
		// On the plane a castling move has one name.
		if (game.engine.board !== undefined) for (const name of otherNames(move as Move)) targets.add(name.slice(from.length));
	}
	return new Map([...found].map(([from, targets]) => [from, [...targets].sort()]));
}
