import { type Fault, isCopiedMove, type MoveCode, MoveError, misuse } from '@x/diagnostics';
import type { AnyPosition, MoveLikeOf, MoveOf, MovePartsOf, PositionOf } from './any-board.js';
import { engineOf } from './arguments.js';
import { illegalMove, toMove } from './to-move.js';

/** The coordinates that an argument states; undefined for moves, and for moves that lost their position on the way. */
const coordinatesOf = <P extends AnyPosition>(move: unknown): string | MovePartsOf<P> | undefined => {
	if (typeof move === 'string') return move;
	return typeof move === 'object' && move !== null && !('position' in move) && !isCopiedMove(move) ? (move as MovePartsOf<P>) : undefined;
};

/** The legal move that an argument stands for, or its faults. */
function legalMoveOf<P extends AnyPosition>(position: P, move: MoveLikeOf<P>): MoveOf<P> | readonly Fault<MoveCode>[] {
	const engine = engineOf(position);
	const coordinates = coordinatesOf<P>(move);
	if (coordinates === undefined) return engine.own(position, move as MoveOf<P>) ?? refused(position, move);
	const read = toMove(position, coordinates);
	return read.ok ? read.value : read.problems;
}

/** Tells faults from a move. */
const isFaults = (result: object): result is readonly Fault<MoveCode>[] => Array.isArray(result);

/** The faults of a move that the position does not have. */
const refused = (position: AnyPosition, move: unknown): readonly Fault<MoveCode>[] => {
	const { from, to, promotion } = move as { readonly from?: unknown; readonly to: unknown; readonly promotion?: string };
	if (to === undefined) misuse('move', 'a Move', move, 'A copy made with `{ ...move }` has lost its cells. Give the move itself.');
	const { game } = position;
	const cells = [from, to].flatMap((cell) => (cell === undefined || cell === -1 ? [] : [game.cellName(cell)]));
	const name = cells.join(game.engine.board === undefined ? '>' : '');
	return illegalMove(position, name + (promotion ?? '')).problems;
};

/**
 * Whether a move is legal in a position. A move is always legal in its own position, since moves come from lists of legal moves. A move of
 * another position of the game is legal if the position has a legal move that is the same: see `sameMove`. Captures are not compared.
 *
 * A move may also be given by its coordinates, as `toMove` reads them: `'e2e4'` or `{ from: 'e2', to: 'e4' }`; on the plane `'5,2>5,4'` or
 * `{ from: [5, 2], to: [5, 4] }`. If it promotes, the promotion is needed.
 *
 * @example
 * isLegal(chess.start, 'e2e4') // → true
 * isLegal(apply(chess.start, 'e2e4'), 'e2e4') // → false
 */
export const isLegal = <P extends AnyPosition>(position: P, move: MoveLikeOf<P>): boolean => !isFaults(legalMoveOf(position, move));

/**
 * The position after a legal move. A move may also be given by its coordinates, as `toMove` reads them: `'e2e4'`, `'e7e8q'` or
 * `{ from: 'e7', to: 'e8', promotion: 'q' }`; on the plane `'5,7>5,8=Q'` or `{ from: [5, 7], to: [5, 8], promotion: 'Q' }`.
 *
 * In place of a move of another position, the legal move of this position that is the same is made: see `sameMove`. Its captures are found anew.
 *
 * @throws MoveError where the move is not legal in the position: it names the move and the side to move. `explain` of `@x/describe/explain` says why.
 * @throws TypeError where the argument is not a move, and not coordinates of one.
 *
 * @example
 * turn(apply(chess.start, 'e2e4')).side // → 'black'
 * apply(chess.start, 'e2e5') // throws MoveError: Expected a legal move of white, found "e2e5".
 */
export function apply<P extends AnyPosition>(position: P, move: MoveLikeOf<P>): PositionOf<P> {
	const own = legalMoveOf(position, move);
	if (isFaults(own)) throw new MoveError(own);
	return engineOf(position).apply(position, own);
}
