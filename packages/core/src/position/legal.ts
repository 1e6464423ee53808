import type { AnyEngine, AnyMove, AnyPosition, CellLikeOf, MoveOf } from './any-board.js';
import { engineOf, engineOfMove, gameOf } from './arguments.js';

/**
 * All legal moves. The list is also empty where the game is decided: a side has won, or a move declared the end. Draws by repetition or material
 * do not empty it.
 *
 * A position has one order of its moves, however it was reached: by origin, then by target, as cells are numbered; then by the kind of the mover,
 * in the order of the ruleset's `kinds`; then by promotion, none first, in the order in which the paths of the ruleset write the kinds. Drops and
 * passes have no origin and come last. Moves that agree in all that follow each other by their marks, captures and changes. Functions that return some of the moves keep the order.
 *
 * A game keeps the lists of the four positions that were listed last. Another position is listed again, with new objects for its moves; `sameMove`
 * compares moves.
 *
 * @throws InfiniteMovesError (of `@x/plane`) where a position of the plane has infinitely many legal moves.
 *
 * @example
 * legal(chess.start).length // → 20
 */
export const legal = <P extends AnyPosition>(position: P): readonly MoveOf<P>[] => engineOf(position).legal(position);

const startingAt: NonNullable<AnyEngine['legalFrom']> = (position, cell) => legal(position).filter((move) => move.from === cell);

/**
 * Legal moves that start on a cell.
 *
 * @throws InfiniteMovesError (of `@x/plane`) where a piece of the plane has infinitely many legal moves.
 *
 * @example
 * legalFrom(chess.start, 'g1').map(moveName).sort() // → [ 'g1f3', 'g1h3' ]
 */
export function legalFrom<P extends AnyPosition>(position: P, cell: CellLikeOf<P>): readonly MoveOf<P>[] {
	const game = gameOf(position);
	return (game.engine.legalFrom ?? startingAt)(position, game.cell(cell)) as readonly MoveOf<P>[];
}

/**
 * Whether the side to move has a legal move.
 *
 * @example
 * hasLegalMove(chess.start) // → true
 */
export const hasLegalMove = (position: AnyPosition): boolean => engineOf(position).any(position);

/**
 * Whether two moves are the same move. They may be of different positions of a game: then captures and other effects may differ.
 *
 * Moves are the same if they have the same origin, target, promotion and marks, and put the same pieces on the board by drops and gating. Where several
 * legal moves of one position agree in that, the cells on which they capture on the way distinguish them, then all their changes.
 *
 * @example
 * sameMove(find(chess.start, { from: 'e2', to: 'e4' })[0]!, find(chess.start, { from: 'e2', to: 'e4' })[0]!) // → true
 */
export const sameMove = <M extends AnyMove>(a: M, b: M): boolean => {
	const engine = engineOfMove(a, 'a');
	engineOfMove(b, 'b');
	return a === b || engine.same(a, b);
};
