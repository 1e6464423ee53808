import { hasLegalMove, legal, type Position, pieces, turn } from '@x/core';
import { foundText } from '../model/faults.js';
import type { CellId } from '../model/geometry.js';
import type { BoardMove, Premoves, Turn } from '../model/move.js';
import type { BoardSide, Hand } from '../model/piece.js';
import type { BoardOffer, BoardView } from '../model/state.js';
import { checksOf } from './checks.js';
import { geometryOf } from './geometry-of.js';
import { gameOfGiven, sidesGiven } from './given.js';
import { handsOf } from './hands.js';
import { lookOf, sidesOf } from './look-of.js';
import { boardMoves } from './moves.js';
import type { premovesOf } from './premoves.js';
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
	/** Only with the option `premoves`; undefined where there is nothing to premove. */
	readonly premoves?: Premoves | undefined;
}

/** Settings of a view. */
export interface ViewOptions {
	/** The names of the sides whose moves are offered; by default all. None (`[]`) is fastest, for a picture. */
	readonly movers?: readonly string[];
	/** The movers may make moves ahead while another side is to move: `premovesOf`, or a function of the page with the same arguments. */
	readonly premoves?: typeof premovesOf;
}

const checkArguments = (position: unknown, options: object): void => {
	const game = gameOfGiven(position);
	for (const name of Object.keys(options))
		if (name !== 'movers' && name !== 'premoves') throw new TypeError(`options.${name}: Unknown option. Expected "movers" or "premoves".`);
	const { movers = [], premoves } = options as ViewOptions;
	if (premoves !== undefined && typeof premoves !== 'function')
		throw new TypeError(`options.premoves: Expected a function, as premovesOf, found ${foundText(premoves)}.`);
	sidesGiven(game, movers, 'options.movers');
};

/** The moves that movers may make ahead, by those that they have made ahead; undefined if one of them is to move, or the game is over. */
const premoverOf = (of: typeof premovesOf, position: Position, movers: readonly string[] = []): Premoves | undefined =>
	movers.length > 0 && !movers.includes(turn(position).side) && hasLegalMove(position) ? (made) => of(position, movers, made) : undefined;

/**
 * The pieces, hands, marks and moves of a position, for a board: `Object.assign(board, viewOf(position))`. The ids of the moves are their names, as `moveName` of `@x/core` gives them.
 *
 * @throws TypeError if the first argument is not a position, for an unknown option, and for a mover that the game does not have.
 *
 * @example
 * import { viewOf } from '@x/board/game';
 * import { chess } from '@x/games/ready/chess';
 * const view = viewOf(chess.start);
 * view.pieces[0] // → { cell: 0, side: 0, picture: 'rook', letter: 'R', title: 'white rook' }
 * view.moves.length // → 20
 * view.turn // → { side: 0 }
 * viewOf(chess.start, { movers: ['White'] }); // throws TypeError: options.movers[0]: Expected "white" or "black", found "White".
 */
export const viewOf = (position: Position, options: ViewOptions = {}): GameView => {
	checkArguments(position, options);
	const { movers, premoves } = options;
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
		...(premoves && { premoves: premoverOf(premoves, position, movers) }),
	};
};
