import { legal, type Position, pieces, turn } from '@x/core';
import type { CellId } from '../model/geometry.js';
import type { BoardMove, Turn } from '../model/move.js';
import type { BoardSide, Hand } from '../model/piece.js';
import type { BoardOffer, BoardView } from '../model/state.js';
import { checksOf } from './checks.js';
import { geometryOf } from './geometry-of.js';
import { handsOf } from './hands.js';
import { lookOf, sidesOf } from './look-of.js';
import { boardMoves } from './moves.js';
import { cellsOf, lastTurn, turnOf } from './turn-of.js';

/** A position as a board shows it, with the moves that it offers. Its properties are those of a board, and each has a value. */
export interface GameView extends BoardView, BoardOffer {
	/** Empty where the game has no hands. */
	readonly hands: readonly Hand[];
	readonly sides: readonly BoardSide[];
	/** The cells of the last turn, which may have several moves. */
	readonly lastMove: readonly CellId[];
	readonly checks: readonly CellId[];
	readonly moves: readonly BoardMove[];
	readonly turn: Turn;
}

/** Settings of a view. */
export interface ViewOptions {
	/** The names of the sides whose moves are offered; by default all. None (`[]`) is fastest, for a picture. */
	readonly movers?: readonly string[];
}

/**
 * The pieces, hands, marks and moves of a position, for a board: `Object.assign(board, viewOf(position))`. The ids of the moves are their names, as `moveName` of `@x/core` gives them.
 *
 * @example
 * import { viewOf } from '@x/board/game';
 * import { chess } from '@x/games/ready/chess';
 * const view = viewOf(chess.start);
 * view.pieces[0] // → { cell: 0, side: 0, picture: 'rook', letter: 'R', title: 'white rook' }
 * view.moves.length // → 20
 * view.turn // → { side: 0 }
 */
export const viewOf = (position: Position, { movers }: ViewOptions = {}): GameView => {
	const { game } = position;
	const offered = movers === undefined || movers.includes(turn(position).side) ? legal(position) : [];
	const hands = handsOf(position, offered);
	const moves = boardMoves(offered);
	return {
		geometry: geometryOf(game),
		pieces: pieces(position).map(({ cell, piece }) => ({ cell, ...lookOf(game, piece.side, piece.kind) })),
		hands,
		sides: sidesOf(game),
		lastMove: [...new Set(lastTurn(position).flatMap(cellsOf))],
		checks: checksOf(position),
		moves,
		turn: turnOf(position, moves, hands.length > 0),
	};
};
