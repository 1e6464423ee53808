import { inCheck, type Move, type Position, position as positionOf, setupOf, turn } from '@x/core';
import { SanError } from './errors.js';

/** The mark that tells a null move from a move of the game. */
const NULL_MARK = 'null';

/** Whether a move passes the turn although the game has no pass. */
export const isNullMove = (move: Move): boolean => move.from === undefined && move.to < 0 && move.marks[0] === NULL_MARK;

/**
 * The position after a null move: the other side's turn, no en passant, clocks gone on. Its history starts anew.
 *
 * @throws SanError when the side to move is in check
 * @example
 * turn(applyNull(chess.start)).side; // 'black'
 */
export function applyNull(position: Position): Position {
	if (inCheck(position)) {
		const message = 'A side in check cannot make a null move.';
		throw new SanError([{ code: 'san/null-move', message, severity: 'error', span: { from: 0, to: 2 } }], '--');
	}
	const { game } = position;
	const { ruleset, names } = game;
	const setup = setupOf(position);
	const { phase } = turn(position);
	const next = ruleset.turn.phases[phase]!.next.at(-1)!.to;
	const points = Object.entries(setup.points ?? {}).filter(([point]) => ruleset.points[point] === 'game');
	const vars = { ...setup.vars };
	const { half, full } = names?.clocks ?? {};
	if (half !== undefined && typeof vars[half] === 'number') vars[half] += 1;
	if (full !== undefined && typeof vars[full] === 'number' && next === ruleset.turn.start) vars[full] += 1;
	return positionOf(game, { ...setup, points: Object.fromEntries(points), vars, phase: next });
}

/**
 * A null move of the side to move. No move of the game equals it, so `apply` refuses it: see {@link applyNull}.
 *
 * @throws SanError when the side to move is in check
 */
export function nullMove(position: Position): Move {
	const { side, phase } = turn(position);
	// The engine knows its moves by the position and route they come from; this one has a route that no move has.
	const unknown = { position: applyNull(position), route: -1, detail: 0, candidate: undefined };
	return { ...unknown, from: undefined, to: -1, side, kind: '', promotion: undefined, captured: [], marks: [NULL_MARK], writes: [], phase };
}
