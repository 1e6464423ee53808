import type { Vec } from '@x/core';
import { checkedDescription, hasProperties } from '@x/core/engine';
import { cellGiven, endsGiven } from './arguments.js';
import { decided } from './chain.js';
import type { FoundMove } from './family.js';
import type { PlaneDescription, PlaneMove, PlanePosition } from './model.js';
import { cellsName, isSameMove, LegalMove } from './move.js';
import { inOrder } from './order.js';
import { moveTo, prepareMoves, ReplayedPosition, toLane } from './position.js';
import { boardNeedsBigint, needsBigint } from './setup.js';

/** The most moves that `legal` lists one by one. */
const MOST = 100_000;

/** Thrown when moves are to be listed one by one and there are infinitely many, or more than `legal` lists. */
export class InfiniteMovesError extends RangeError {
	override readonly name: string = 'InfiniteMovesError';
	/** `plane/infinite` or `plane/too-many`. */
	readonly code: string;
	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

/** The moves of a position that a lane listed, in their order. */
function listed(position: PlanePosition, found: FoundMove[] | 'infinite' | 'many'): PlaneMove[] {
	if (found === 'infinite') throw new InfiniteMovesError('plane/infinite', 'Infinitely many moves are legal here. Use `legalFamilies`.');
	if (found === 'many') throw new InfiniteMovesError('plane/too-many', `More than ${MOST} moves are legal here. Use \`legalFamilies\`.`);
	return inOrder(found, position.game.ruleset).map((one) => new LegalMove(position, one));
}

/**
 * All legal moves one by one.
 *
 * @throws InfiniteMovesError if a ray has no end, or there are more than 100 000 moves.
 */
export const legalMoves = (position: PlanePosition): PlaneMove[] =>
	decided(position) ? [] : listed(position, prepareMoves(position).lane.list(MOST));

/** The legal moves from a cell, like {@link legalMoves}. */
export function legalMovesFrom(position: PlanePosition, from: Vec): PlaneMove[] {
	const within = exactAt(position, from);
	return decided(within) ? [] : listed(position, prepareMoves(within).lane.list(MOST, from));
}

/** The legal moves from one cell to another. No other moves are generated. */
function foundBetween(position: PlanePosition, from: Vec, to: Vec): FoundMove[] {
	const within = exactAt(exactAt(position, from), to);
	return decided(within) ? [] : inOrder(distinct(prepareMoves(within).lane.find(from, to)), position.game.ruleset);
}

/** Paths with the same result are one move: two half-circles in opposite directions may end on the same cell. */
const distinct = (moves: FoundMove[]): FoundMove[] => {
	if (moves.length < 2) return moves;
	const known = new Set<string>();
	return moves.filter(({ promotion, captured, marks }) => {
		const { size } = known;
		return known.add(JSON.stringify([promotion, captured, marks])).size > size;
	});
};

/** The legal moves from one cell to another. */
export const movesBetween = (position: PlanePosition, from: Vec, to: Vec): PlaneMove[] =>
	foundBetween(position, from, to).map((one) => new LegalMove(position, one));

const names = /* @__PURE__ */ new WeakMap<PlaneMove, string>();

/**
 * The name of a move, in the form of ICN: `5,2>5,4`, `5,7>5,8=Q`. Where other moves of the position have the same cells and the same promotion, a
 * number follows, so that no other move has the same name.
 */
export function moveNameOf(move: PlaneMove): string {
	const known = names.get(move);
	if (known !== undefined) return known;
	const { position, from, to, promotion } = move;
	const alike = foundBetween(position, from, to).filter((one) => one.promotion === promotion);
	const place = alike.length < 2 ? -1 : alike.findIndex((one) => isSameMove(new LegalMove(position, one), move));
	const name = cellsName(move) + (place < 0 ? '' : `#${place + 1}`);
	names.set(move, name);
	return name;
}

/** The legal moves that match a description. */
export function findMoves(position: PlanePosition, given: PlaneDescription): PlaneMove[] {
	const description = checkedDescription(position.game, given);
	const { from, to } = description;
	// Nothing is dropped on the plane.
	if (from === null) return [];
	if (from !== undefined) cellGiven(from, 'description.from');
	if (to !== undefined) cellGiven(to, 'description.to');
	if (from !== undefined && to !== undefined) return movesBetween(position, from, to).filter((one) => hasProperties(one, description));
	const moves = from === undefined ? legalMoves(position) : legalMovesFrom(position, from);
	return moves.filter((move) => (to === undefined || String(move.to) === String(to)) && hasProperties(move, description));
}

/**
 * The legal move of a position that is the same as a move, which may be of another position; undefined if there is none, or if its cells and its
 * promotion fit several moves, none of which has its captures and marks. The cost does not depend on the number of pieces.
 *
 * @throws TypeError if the argument is not a move.
 */
export function ownMove(position: PlanePosition, move: PlaneMove): PlaneMove | undefined {
	const { from, to, promotion } = endsGiven(move);
	const moves = movesBetween(position, from, to).filter((one) => one.promotion === promotion);
	return moves.length < 2 ? moves[0] : moves.find((one) => isSameMove(one, move));
}

/** Whether any move is legal. */
export function hasMove(position: PlanePosition): boolean {
	if (decided(position)) return false;
	const cursor = moveTo(position);
	cursor.movesReady = true;
	return cursor.lane.hasMove();
}

/** The position after one of its own legal moves. */
export function play(position: PlanePosition, move: PlaneMove): PlanePosition {
	const within = exactAt(exactAt(position, move.from), move.to);
	const cursor = prepareMoves(within);
	const { changes, lastMove } = cursor.lane.play(move);
	const after = new ReplayedPosition(position.game, within.root, { parent: position, replayParent: within, move }, changes, lastMove);
	after.hash = (within.hash + cursor.lane.hashDifference(changes)) | 0;
	cursor.shown = after;
	cursor.movesReady = false;
	return within.root.bigint && returnsToNumbers(after, move) ? toLane(after, false) : after;
}

/**
 * Whether a move brought the last piece back into the range of the number lane. All pieces are examined only after a move that left the far range or
 * captured there.
 */
function returnsToNumbers(position: PlanePosition, { from, to, captured }: PlaneMove): boolean {
	const { game } = position;
	const { numberBound } = game.tables;
	const away = (cell: Vec): boolean => cell.some((value) => needsBigint(value, numberBound));
	if (away(to) || !(away(from) || captured.some(({ cell }) => away(cell))) || boardNeedsBigint(game)) return false;
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
