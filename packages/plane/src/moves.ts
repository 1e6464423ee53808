import type { Vec } from '@x/core';
import { checkDepth } from '@x/core/engine';
import { cellGiven, endsGiven, planeGiven } from './arguments.js';
import { decided } from './chain.js';
import type { MoveFamily, MoveText, PlaneMove } from './family.js';
import { moveTo, PlanePosition, prepareMoves, toLane } from './position.js';
import { boardNeedsBigint, needsBigint } from './setup.js';

/** The most moves that `legal` lists one by one. */
const MOST = 100_000;

/** Thrown when moves are to be listed one by one and there are infinitely many, or more than {@link legal} lists. */
export class InfiniteMovesError extends RangeError {
	override readonly name: string = 'InfiniteMovesError';
	/** `plane/infinite` or `plane/too-many`. */
	readonly code: string;
	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

/**
 * All legal moves: single moves, and rays with their exceptions. The list is exact, and finite on every board.
 *
 * The order is not defined; each move is in one family. A move along a ray only moves its piece, and may capture on the ray's last cell. A game that is
 * won or lost has no legal moves; a drawn game still has them.
 *
 * @example
 * import { legalFamilies, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * legalFamilies(positionOf(plane(classicalPlane))).length // → 44
 */
export function legalFamilies(position: PlanePosition): MoveFamily[] {
	return decided(planeGiven(position)) ? [] : prepareMoves(position).lane.families();
}

/**
 * The legal moves of the piece on a cell; an empty list if the cell has no piece that may move.
 *
 * @example
 * import { legalFamiliesFrom, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * legalFamiliesFrom(positionOf(plane(classicalPlane)), [4, 2]).map((family) => ('to' in family ? family.to : family.by)) // → [ [ 4, 4 ], [ 4, 3 ] ]
 */
export function legalFamiliesFrom(position: PlanePosition, from: Vec): MoveFamily[] {
	const within = exactAt(planeGiven(position), cellGiven(from, 'from'));
	return decided(within) ? [] : prepareMoves(within).lane.familiesFrom(from);
}

/**
 * All legal moves one by one.
 *
 * @throws InfiniteMovesError if a ray has no end, or there are more than 100 000 moves.
 *
 * @example
 * import { legal, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * legal(positionOf(plane(classicalPlane))) // throws InfiniteMovesError: Infinitely many moves are legal here
 */
export function legal(position: PlanePosition): PlaneMove[] {
	if (decided(planeGiven(position))) return [];
	const found = prepareMoves(position).lane.list(MOST);
	if (found === 'infinite') throw new InfiniteMovesError('plane/infinite', 'Infinitely many moves are legal here. Use `legalFamilies`.');
	if (found === 'many') throw new InfiniteMovesError('plane/too-many', `More than ${MOST} moves are legal here. Use \`legalFamilies\`.`);
	return found;
}

/**
 * The legal moves from one cell to another: none, one, or one for each promotion if the description names none. No other moves are generated.
 *
 * @example
 * import { find, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * find(positionOf(plane(classicalPlane)), { from: [7, 1], to: [6, 3] }).map(({ kind }) => kind) // → [ 'N' ]
 */
export function find(position: PlanePosition, description: MoveText): PlaneMove[] {
	planeGiven(position);
	return found(position, endsGiven(description, 'description'));
}

function found(position: PlanePosition, { from, to, promotion }: MoveText): PlaneMove[] {
	const within = exactAt(exactAt(position, from), to);
	if (decided(within)) return [];
	const moves = distinct(prepareMoves(within).lane.find(from, to));
	return promotion === undefined ? moves : moves.filter((move) => move.promotion === promotion);
}

/** Paths with the same result are one move: two half-circles in opposite directions may end on the same cell. */
const distinct = (moves: PlaneMove[]): PlaneMove[] => {
	const known = new Set<string>();
	return moves.filter(({ promotion, captured, marks }) => {
		const { size } = known;
		return moves.length === 1 || known.add(JSON.stringify([promotion, captured, marks])).size > size;
	});
};

/**
 * Whether a move is legal. If the move promotes, the description must name the promotion. The cost is a few look-ups and does not depend on the number
 * of pieces.
 *
 * @example
 * import { isLegal, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * isLegal(positionOf(plane(classicalPlane)), { from: [4, 1], to: [-9007199254740993, 12] }) // → false
 */
export function isLegal(position: PlanePosition, move: MoveText): boolean {
	planeGiven(position);
	return found(position, endsGiven(move, 'move')).some(({ promotion }) => promotion === move.promotion);
}

/**
 * Whether any move is legal.
 *
 * @example
 * import { hasLegalMove, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * hasLegalMove(positionOf(plane(classicalPlane))) // → true
 */
export function hasLegalMove(position: PlanePosition): boolean {
	if (decided(planeGiven(position))) return false;
	const cursor = moveTo(position);
	cursor.movesReady = true;
	return cursor.lane.hasMove();
}

/**
 * The position after a move, described by its cells or found in this position or an equal one.
 *
 * @throws RangeError if the move is not legal, or if it promotes and names no promotion.
 *
 * @example
 * import { apply, pieceAt, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * const after = apply(positionOf(plane(classicalPlane)), { from: [2, 1], to: [3, 3] });
 * pieceAt(after, [3, 3]) // → { side: 'white', kind: 'N' }
 */
export function apply(position: PlanePosition, move: MoveText | PlaneMove): PlanePosition {
	planeGiven(position);
	const moves = found(position, endsGiven(move, 'move')).filter(({ promotion }) => promotion === move.promotion);
	const [one] = moves;
	if (one === undefined || moves.length > 1)
		throw new RangeError(
			`The move from ${move.from.join(',')} to ${move.to.join(',')} is ${one === undefined ? 'not legal' : 'not one move'} here.`,
		);
	const within = exactAt(exactAt(position, move.from), move.to);
	const cursor = prepareMoves(within);
	const { changes, lastMove } = cursor.lane.play(one);
	const link = { parent: within, previous: position, move: one };
	const after = new PlanePosition(position.game, within.root, link, changes, lastMove);
	after.hash = (within.hash + cursor.lane.hashDifference(changes)) | 0;
	cursor.shown = after;
	cursor.movesReady = false;
	return within.root.bigint && returnsToNumbers(after, one) ? toLane(after, false) : after;
}

/**
 * Whether a move brought the last piece back into the range of the number lane. All pieces are examined only after a move that left the far range or
 * captured there.
 */
function returnsToNumbers(position: PlanePosition, { from, to, captured }: PlaneMove): boolean {
	const { game } = position;
	const { numberBound } = game.tables;
	const away = (cell: Vec): boolean => cell.some((value) => needsBigint(value, numberBound));
	if (away(to) || !(away(from) || captured.some(({ at }) => away(at))) || boardNeedsBigint(game)) return false;
	const { pieces, points = {} } = moveTo(position).lane.setup();
	return !pieces.some(({ at }) => away(at)) && !Object.values(points).some((cells) => cells.some(away));
}

/** The position on a lane whose coordinates are exact for this cell. */
export function exactAt(position: PlanePosition, cell: Vec): PlanePosition {
	const { numberBound } = position.game.tables;
	if (position.root.bigint || !cell.some((value) => needsBigint(value, numberBound))) return position;
	position.bigintPosition ??= toLane(position, true);
	return position.bigintPosition;
}

/**
 * The number of lines of play of a given length.
 *
 * @throws InfiniteMovesError if a position on the way has infinitely many moves.
 *
 * @example
 * import { perft, plane, positionOf } from '@x/plane';
 * import { planeRules } from '@x/plane/rules';
 * const bare = planeRules({ border: [1, 8, 1, 8] });
 * perft(positionOf(plane(bare), { pieces: [{ at: [1, 1], piece: { side: 'white', kind: 'N' } }] }), 1) // → 2
 */
export function perft(position: PlanePosition, depth: number): number {
	planeGiven(position);
	checkDepth(depth, 0);
	const cursor = moveTo(position);
	const count = cursor.lane.perft(depth);
	cursor.movesReady = false;
	if (count === undefined) throw new InfiniteMovesError('plane/infinite', 'Infinitely many moves are legal on the way.');
	return count;
}
