import { apply, type Move as CoreMove, inCheck, MoveError, type Position, toMove } from '@x/core';
import { misuse } from '@x/diagnostics';
import { isNullMove, type ResolveOptions, SanError, safeResolve } from '@x/san';
import { applyNull } from '@x/san/moves';
import { Move } from './move.js';

/** A move by its squares. A piece from the hand has `drop` in place of `from`. */
export interface MoveDescription {
	from?: string | undefined;
	to: string;
	promotion?: string | undefined;
	/** The letter of a piece from the hand. */
	drop?: string | undefined;
}

/** A move as it is given: SAN or squares as text, squares, a `Move`, or null for the null move. */
export type MoveInput = string | MoveDescription | null;

/** A step of a game: a move and the position after it. */
export interface Step {
	readonly move: CoreMove;
	readonly after: Position;
}

const NULL_TEXT = '--';

const STRICT: ResolveOptions = { nullMoves: true };
const LENIENT: ResolveOptions = { nullMoves: true, captures: 'ignore' };

/** Strict reading leaves open the signs of check and mate, and annotations. */
const SUFFIX = 'san/suffix';

const stepOf = (position: Position, move: CoreMove): Step => ({
	move,
	after: isNullMove(move) ? applyNull(position) : apply(position, move),
});

/** Reads the text of a move. */
function readText(position: Position, text: string, isStrict: boolean): CoreMove {
	const read = safeResolve(text, position, isStrict ? STRICT : LENIENT);
	if (read.ok) {
		const faults = isStrict ? read.warnings.filter(({ code }) => code !== SUFFIX) : [];
		if (faults.length > 0) throw new SanError(faults, text);
		return read.value;
	}
	const named = isStrict ? undefined : toMove(position, text);
	if (named?.ok) return named.value;
	throw new SanError(read.problems, text);
}

/** Reads a move that is given by its squares. A promotion is ignored where the move does not promote. */
function readSquares(position: Position, given: MoveDescription): CoreMove {
	const { from, to, promotion, drop } = given;
	const found = toMove(position, { from, to, promotion, drop });
	if (found.ok) return found.value;
	const [problem] = found.problems;
	if (problem?.code === 'move/promotion-impossible' && (problem.data?.promotions as readonly string[] | undefined)?.length === 0)
		return readSquares(position, { from, to, drop });
	// The text of the same squares is refused with a reason.
	const text = `${drop === undefined ? from : `${drop.toUpperCase()}@`}${to}${promotion ?? ''}`;
	const reason = problem?.code === 'move/illegal' ? safeResolve(text, position) : undefined;
	if (reason?.ok === false) throw new SanError(reason.problems, text);
	throw new MoveError(found.problems);
}

/** `from` of a drop. */
const ANYWHERE = '';

/**
 * Finds the legal move that is meant.
 *
 * @throws SanError, MoveError for a move that is not legal; TypeError for a value that does not describe a move.
 */
export function readMove(position: Position, given: MoveInput, isStrict = false): Step {
	const isNull = given === null || (given instanceof Move && given.isNullMove());
	const text = isNull ? NULL_TEXT : given;
	if (text === NULL_TEXT && inCheck(position)) {
		const message = 'Null move not allowed when in check.';
		throw new SanError([{ code: 'san/null-move', message, span: { from: 0, to: 2 }, severity: 'error' }], NULL_TEXT);
	}
	if (typeof text === 'string') return stepOf(position, readText(position, text, isStrict));
	if (typeof text !== 'object' || text === null) misuse('move', 'the text of a move, its squares, or null', text);
	return stepOf(position, readSquares(position, text instanceof Move && text.from === ANYWHERE ? { to: text.to, drop: text.piece } : text));
}
