import type { GameWords } from '../rules/words.js';
import { positionGiven } from './arguments.js';
import { pieces } from './queries.js';
import type { Cell, Position } from './types.js';

/** The right of a royal piece to castle with a partner, now or later in the game. */
export interface CastlingRight<W extends GameWords = GameWords> {
	readonly side: W['side'];
	/** The cell of the royal piece. */
	readonly royal: Cell;
	/** The cell of its partner. The wing is its direction from the royal piece. */
	readonly partner: Cell;
}

/**
 * The castling rights of all sides, the first side first, then by the cell of the partner. A right says that the two pieces have not moved; whether
 * castling is legal now is a question for `legal`. Rights are found by `castling` of the game's names, as in a FEN: a game without it has none.
 *
 * @throws TypeError if `position` is not one of a bounded board.
 *
 * @example
 * castlingRights(chess.start).map(({ side, partner }) => side + ' ' + chess.cellName(partner))
 * // → [ 'white a1', 'white h1', 'black a8', 'black h8' ]
 */
export function castlingRights<W extends GameWords>(position: Position<W>): CastlingRight<W>[] {
	const { game } = positionGiven(position);
	const { names, ruleset } = game;
	const castling = names?.castling;
	if (castling === undefined) return [];
	const flagged = pieces(position).filter(({ piece }) => piece.flags?.includes(castling.flag));
	return ruleset.sideOrder.flatMap((side) => {
		const carriers = (kinds: readonly string[]) =>
			flagged.filter(({ piece }) => piece.side === side && kinds.includes(piece.kind)).map(({ cell }) => cell);
		const rowOf = (cell: Cell): string => game.vecOf(cell).slice(1).join();
		const royals = carriers(castling.royal);
		return carriers(castling.partner).flatMap((partner) =>
			royals.filter((royal) => royal !== partner && rowOf(royal) === rowOf(partner)).map((royal) => ({ side, royal, partner })),
		);
	});
}
