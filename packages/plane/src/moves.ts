import type { Vec } from '@x/core';
import { checkDepth } from '@x/core/engine';
import { cellGiven, endsGiven, planeGiven } from './arguments.js';
import { decided } from './chain.js';
import type { MoveFamily, MoveText, PlaneMove } from './family.js';
import { moveTo, PlanePosition, prepareMoves, toLane } from './position.js';
import { boardNeedsBigint, needsBigint } from './setup.js';

/** More moves than this are not listed one by one. */
const MOST = 100_000;

/** Thrown where moves should be listed one by one and there are infinitely many, or more than {@link legal} lists. */
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
 * Every legal move: single ones, and rays with what they leave out. Exact, and finite on every board.
 *
 * In no particular order; each move is in one family. A ray's moves change nothing but their mover's place (and capture at its last cell).
 * A game that is won or lost has none; a drawn one still has them.
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
 * The legal moves of the piece on a cell; none where there is no piece that may move.
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
 * Every legal move one by one.
 *
 * @throws InfiniteMovesError where a ray has no end, or there are more than 100 000.
 *
 * @example
 * import { legal, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * legal(positionOf(plane(classicalPlane))) // throws InfiniteMovesError: Infinitely many moves are legal here
 */
export function legal(position: PlanePosition): PlaneMove[] {
	if (decided(planeGiven(position))) return [];
	const found = prepareMoves(position).lane.list(MOST);
	if (found === 'infinite')
		throw new InfiniteMovesError('plane/infinite', 'Infinitely many moves are legal here; ask for `legalFamilies`.');
	if (found === 'many')
		throw new InfiniteMovesError('plane/too-many', `More than ${MOST} moves are legal here; ask for \`legalFamilies\`.`);
	return found;
}

/**
 * The legal moves with these ends: none, one, or one for each promotion where none is named. No other move is looked at.
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

/** Ways that do the same are one move: half-circles in both directions may end on one cell. */
const distinct = (moves: PlaneMove[]): PlaneMove[] => {
	const known = new Set<string>();
	return moves.filter(({ promotion, captured, marks }) => {
		const { size } = known;
		return moves.length === 1 || known.add(JSON.stringify([promotion, captured, marks])).size > size;
	});
};

/**
 * Whether a move is legal, by its ends; a promotion must be named where there is one. Costs a few look-ups, however many pieces there are.
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
 * The position after a move that was found in this position, or in one like it.
 *
 * @throws RangeError where the move is not legal, or names no promotion where there are several.
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

/** The position on a lane whose coordinates are exact at this cell. */
export function exactAt(position: PlanePosition, cell: Vec): PlanePosition {
	const { numberBound } = position.game.tables;
	if (position.root.bigint || !cell.some((value) => needsBigint(value, numberBound))) return position;
	position.bigintPosition ??= toLane(position, true);
	return position.bigintPosition;
}

/**
 * The number of lines of play of a length.
 *
 * @throws InfiniteMovesError where a position on the way has infinitely many moves.
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
