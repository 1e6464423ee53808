import type { GameOutcome, PieceData, Setup, Vec } from '@x/core';
import { isSame } from '@x/core/build';
import { checkOptions, misuse, quote } from '@x/diagnostics';
import { cellGiven, planeGiven } from './arguments.js';
import { decided, occurrences, thenMoveBack } from './chain.js';
import { exactAt, hasLegalMove } from './moves.js';
import { moveTo, PlanePosition } from './position.js';

/**
 * The outcome of the game; undefined while it goes on. Mate and stalemate are exact, even with riders of unlimited range.
 *
 * `reason` is the id of the ruleset's outcome. With `claims`, outcomes that a player may claim are included.
 *
 * @example
 * import { outcome, plane, positionOf } from '@x/plane';
 * import { planeRules } from '@x/plane/rules';
 * const piece = (side: string, kind: string, x: number, y: number) => ({ at: [x, y], piece: { side, kind } });
 * const pieces = [piece('black', 'K', 0, 0), piece('white', 'R', -9, 0), piece('white', 'R', 7, 1), piece('white', 'R', -8, -1)];
 * outcome(positionOf(plane(planeRules({})), { pieces, phase: 'black' })) // → { reason: 'checkmate', winner: 'white' }
 */
export function outcome(position: PlanePosition, options: { readonly claims?: boolean } = {}): GameOutcome | undefined {
	planeGiven(position);
	checkOptions(options, { claims: 'boolean' });
	if (position.previous === undefined && position.root.setup.ended !== undefined) {
		const { playable: _, ...given } = position.root.setup.ended;
		return given;
	}
	const history = { repeats: (): number => thenMoveBack(position, () => occurrences(position)) };
	const ask = (which: 'early' | 'stuck'): GameOutcome | undefined => {
		const cursor = moveTo(position);
		cursor.movesReady = true;
		return cursor.lane.outcome(which, options.claims === true, position.lastMove, history);
	};
	const early = ask('early');
	if ((early !== undefined && early.claim === undefined) || (!decided(position) && hasLegalMove(position))) return early;
	return ask('stuck') ?? { reason: 'stuck', draw: true };
}

/**
 * The side to move, the phase, and the number of plies since the first position of the chain.
 *
 * @example
 * import { plane, positionOf, turn } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * turn(positionOf(plane(classicalPlane))) // → { side: 'white', phase: 'white', ply: 0 }
 */
export function turn(position: PlanePosition): { readonly side: string; readonly phase: string; readonly ply: number } {
	const { lane } = moveTo(planeGiven(position));
	const { sides, phases } = position.game.tables;
	return { side: sides[lane.side()]!, phase: phases[lane.phase()]!, ply: position.depth };
}

const sideOf = (position: PlanePosition, side: string | undefined): number => {
	const { sideOrder } = planeGiven(position).game.ruleset;
	if (side !== undefined && typeof side !== 'string') misuse('side', 'a string', side);
	const found = side === undefined ? moveTo(position).lane.side() : sideOrder.indexOf(side);
	if (found < 0) throw new RangeError(`side: Expected ${sideOrder.map(quote).join(' or ')}, found ${quote(side!)}.`);
	return found;
};

/**
 * Whether a royal piece of a side is attacked; by default of the side to move.
 *
 * @example
 * import { inCheck, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * inCheck(positionOf(plane(classicalPlane))) // → false
 */
export const inCheck = (position: PlanePosition, side?: string): boolean => {
	const asked = sideOf(position, side);
	return moveTo(position).lane.inCheck(asked);
};

/**
 * The cells of the pieces that attack a royal piece of a side; by default of the side to move.
 *
 * @example
 * import { checkers, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * checkers(positionOf(plane(classicalPlane))) // → []
 */
export const checkers = (position: PlanePosition, side?: string): Vec[] => {
	const asked = sideOf(position, side);
	return moveTo(position).lane.checkers(asked);
};

/**
 * The cells of a side's pieces that could capture the enemy piece on a cell; on any other cell, those that could capture a royal piece there.
 *
 * @example
 * import { attackers, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * attackers(positionOf(plane(classicalPlane)), [3, 3], 'white').length // → 3
 */
export function attackers(position: PlanePosition, cell: Vec, side: string): Vec[] {
	const by = sideOf(position, side);
	return moveTo(exactAt(position, cell)).lane.attackers(cell, by);
}

/**
 * The piece on a cell, or undefined.
 *
 * @example
 * import { pieceAt, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * pieceAt(positionOf(plane(classicalPlane)), [5, 8]) // → { side: 'black', kind: 'K', flags: [ 'right' ] }
 */
export const pieceAt = (position: PlanePosition, cell: Vec): PieceData | undefined =>
	moveTo(exactAt(planeGiven(position), cellGiven(cell))).lane.pieceAt(cell);

/**
 * All pieces, in no particular order.
 *
 * @example
 * import { pieces, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * pieces(positionOf(plane(classicalPlane))).length // → 32
 */
export const pieces = (position: PlanePosition): readonly { readonly at: Vec; readonly piece: PieceData }[] =>
	moveTo(planeGiven(position)).lane.pieces();

/**
 * The position as data, without its history; the order of the pieces is not defined. If the game is over and the arrangement alone does not show it, `ended` has the outcome.
 *
 * @example
 * import { setupOf, plane, positionOf } from '@x/plane';
 * import { classicalPlane } from '@x/plane/rules';
 * setupOf(positionOf(plane(classicalPlane))).phase // → 'white'
 */
export function setupOf(position: PlanePosition): Setup {
	const arrangement = moveTo(planeGiven(position)).lane.setup();
	const found = outcome(position);
	if (found === undefined) return arrangement;
	const moves = hasLegalMove(position);
	const read = new PlanePosition(position.game, { setup: arrangement, bigint: position.root.bigint }, {}, [], undefined);
	if (isSame(outcome(read), found) && hasLegalMove(read) === moves) return arrangement;
	const { claim: _, ...ended } = found;
	return { ...arrangement, ended: { ...ended, ...(moves && { playable: true }) } };
}
