import { type GameWords, inCheck, type Move, type Position, position as positionOf, setupOf, turn } from '@x/core';
import { moveGiven, positionGiven } from '@x/core/engine';
import { flaw, SanError } from './errors.js';

/** The brand of null moves. It distinguishes them from moves of the game. */
const NULL_MARK = 'null';

export const PASSING_IN_CHECK = 'a null move is not possible in check';

/**
 * Whether a move is a null move in a game without passes.
 *
 * @example
 * isNullMove(resolve('--', chess.start, { nullMoves: true })) // → true
 */
export const isNullMove = (move: Move): boolean => {
	moveGiven(move);
	return move.to < 0 && move.marks[0] === NULL_MARK;
};

/**
 * The position after a null move: the other side is to move, en passant has expired, the clocks have advanced. Its history starts with this
 * position.
 *
 * @throws SanError if the side to move is in check
 * @example
 * turn(applyNull(chess.start)).side; // 'black'
 */
export function applyNull<W extends GameWords>(position: Position<W>): Position<W>;
export function applyNull(position: Position): Position {
	positionGiven(position);
	if (inCheck(position)) throw new SanError([flaw('null-move', [0, 2], PASSING_IN_CHECK)], '--');
	const { game } = position;
	const { ruleset, names } = game;
	// The outcome of the position before does not apply to the next one.
	const { ended: _, ...setup } = setupOf(position);
	const { phase } = turn(position);
	const next = ruleset.turn.phases[phase]!.next.at(-1)!.to;
	const points = Object.entries(setup.points ?? {}).filter(([point]) => ruleset.points[point] === 'game');
	const vars = { ...setup.vars };
	const { half, full } = names?.clocks ?? {};
	if (half !== undefined && typeof vars[half] === 'number') vars[half] += 1;
	if (full !== undefined && typeof vars[full] === 'number' && next === ruleset.turn.start) vars[full] += 1;
	return positionOf(game, { ...setup, points: Object.fromEntries(points), vars, phase: next });
}

/** A null move of the side to move. No move of the game equals it, so `apply` refuses it; see {@link applyNull}. */
export function nullMove(position: Position): Move {
	const { side, phase } = turn(position);
	const nothing = { from: undefined, kind: '', promotion: undefined, captured: [], writes: [] };
	return { ...nothing, position, to: -1, side, phase, marks: [NULL_MARK] };
}
