import { apply, type GameWords, isLegal, type Move, type MoveParts, moveName, type Position, toMove } from '@x/core';
import { moveGiven, positionGiven } from '@x/core/engine';
import { type Diagnostic, type Fault, type MoveCode, MoveError, misuse, type Problem, type Result } from '@x/diagnostics';
import { type SanCode, type SanData, SanError } from './errors.js';
import { applyNull, isNullMove } from './null.js';
import type { ResolveOptions } from './options.js';
import { resolve, safeResolve } from './resolve.js';

/** A move as people and boards give it: SAN, coordinates, parts, or a move of a position of the game. */
export type AnyMoveForm = string | MoveParts | Move;

/** The data of a fault of a move for programs: that of SAN, and that of coordinates. Each field is present only if it applies. */
export type MoveData = SanData & {
	/** The move as text. */
	readonly move?: string;
	/** The side to move. */
	readonly turn?: string;
	/** The part of the move that is at fault: `from`, `promotion`; empty for the whole move. */
	readonly path?: string;
	/** The cell that the board does not have. */
	readonly cell?: string | number;
	/** The word that denotes no kind of the game. */
	readonly kind?: string;
	/** The names of the legal moves that the coordinates denote. */
	readonly moves?: readonly string[];
	/** The kinds to which the piece may promote. */
	readonly promotions?: readonly string[];
};

/** A fault of a move: of SAN, or of coordinates. */
export interface MoveProblem extends Diagnostic<SanCode | MoveCode> {
	readonly data?: MoveData;
}

/** The fault of coordinates as that of a text. */
const placedFault = ({ path, ...fault }: Fault<MoveCode>): MoveProblem => ({
	...fault,
	span: { from: 0, to: 0 },
	data: { ...fault.data, path },
});

/** A fault of coordinates as one of a text. */
const asText = (read: Result<Move, Fault<MoveCode>>): Result<Move, MoveProblem> =>
	read.ok ? { ok: true, value: read.value, warnings: [] } : { ok: false, problems: read.problems.map(placedFault) };

/** The move of parts, or the same move as that of another position. */
function partsRead(move: MoveParts | Move, position: Position): Result<Move, Fault<MoveCode>> {
	if (typeof move !== 'object' || move === null || Array.isArray(move))
		misuse('move', 'SAN or coordinates as a string, an object with `from` and `to`, or a Move', move);
	if (!('marks' in move)) return toMove(position, move);
	return isLegal(position, moveGiven(move)) ? { ok: true, value: move, warnings: [] } : toMove(position, moveName(move));
}

/**
 * The legal move of a position that is given in any form: SAN as `resolve` reads it (`Nf3`, `0-0`), coordinates as `toMove` of `@x/core` reads them
 * (`g1f3`, `{ from: 'g1', to: 'f3' }`), or a move of another position. Strict reading takes SAN alone. The faults of a text are those of SAN.
 *
 * @throws TypeError if the move has none of these forms.
 *
 * @example
 * const read = readMove({ from: 'g1', to: 'f3' }, chess.start);
 * read.ok && stringify(read.value, chess.start); // → 'Nf3'
 * readMove('Nf6', chess.start).ok; // → false
 */
export function readMove<W extends GameWords>(
	move: AnyMoveForm,
	position: Position<W>,
	options?: ResolveOptions,
): Result<Move<W>, MoveProblem>;
export function readMove(move: AnyMoveForm, position: Position, options?: ResolveOptions): Result<Move, MoveProblem> {
	positionGiven(position);
	if (typeof move !== 'string') return asText(partsRead(move, position));
	const read = safeResolve(move, position, options);
	if (read.ok || options?.mode === 'strict') return read;
	const named = toMove(position, move);
	return named.ok ? asText(named) : read;
}

const after = (position: Position, move: Move): Position => (isNullMove(move) ? applyNull(position) : apply(position, move));

type Moves = AnyMoveForm | readonly AnyMoveForm[];

const isList = (moves: Moves): moves is readonly AnyMoveForm[] => Array.isArray(moves);

/** The problems of a move: those of a list say which of its moves they concern. */
const placed = <P extends Problem>(problems: readonly P[], index: number, moves: Moves): readonly P[] =>
	isList(moves) ? problems.map((one) => ({ ...one, message: `moves[${index}]: ${one.message}`, data: { ...one.data, index } })) : problems;

/**
 * The position after a move, or after a list of moves, in any form that `readMove` takes: SAN, coordinates as UCI and USI have them, parts, moves. It
 * plays up to the first fault and reports it: with `data.index`, the number of its move, if a list was given. The rules of draws by repetition and of
 * counted moves do not stop it: ask `outcome` after each move.
 *
 * @throws TypeError if a move has none of these forms.
 *
 * @example
 * const played = safePlay(chess.start, ['e4', 'e7e5', 'Nf9']);
 * played.ok || played.problems[0]?.data?.index; // → 2
 */
export function safePlay<W extends GameWords>(
	position: Position<W>,
	moves: Moves,
	options?: ResolveOptions,
): Result<Position<W>, MoveProblem>;
export function safePlay(position: Position, moves: Moves, options?: ResolveOptions): Result<Position, MoveProblem> {
	let now = positionGiven(position);
	const warnings: MoveProblem[] = [];
	for (const [index, given] of (isList(moves) ? moves : [moves]).entries()) {
		const read = readMove(given, now, options);
		if (!read.ok) return { ok: false, problems: placed(read.problems, index, moves) };
		warnings.push(...placed(read.warnings, index, moves));
		now = after(now, read.value);
	}
	return { ok: true, value: now, warnings };
}

/**
 * The position after a move, or after a list of moves, in any form that people write and boards report: SAN as `resolve` reads it (`Nf3`, `0-0`,
 * `exd6 e.p.`), coordinates as UCI and USI have them (`g1f3`, `e7e8q`, `P*5e`), `{ from, to, promotion }`, or a move.
 *
 * @throws SanError if a text is not one legal move, MoveError if anything else is not; in a list, `moves[3]` in its message is the number of the move,
 * as is `data.index` of its problem.
 * @throws TypeError if a move has none of these forms.
 *
 * @example
 * turn(play(chess.start, 'e4')).side; // → 'black'
 * turn(play(chess.start, ['e4', { from: 'e7', to: 'e5' }, 'g1f3'])).side; // → 'black'
 * play(chess.start, 'Nf6') // throws SanError
 */
export function play<W extends GameWords>(position: Position<W>, moves: Moves, options?: ResolveOptions): Position<W>;
export function play(position: Position, moves: Moves, options?: ResolveOptions): Position {
	let now = positionGiven(position);
	for (const [index, given] of (isList(moves) ? moves : [moves]).entries()) {
		now = after(now, typeof given === 'string' ? textMove(given, now, options, index, moves) : givenMove(given, now, index, moves));
	}
	return now;
}

/** The move of a text. A legal text in SAN needs no list of warnings. */
function textMove(text: string, position: Position, options: ResolveOptions | undefined, index: number, moves: Moves): Move {
	try {
		return resolve(text, position, options);
	} catch (error) {
		if (!(error instanceof SanError)) throw error;
		const named = options?.mode === 'strict' ? undefined : toMove(position, text);
		if (named?.ok) return named.value;
		throw new SanError(placed(error.problems, index, moves), text);
	}
}

/** The move of parts, or of a position of the game. */
function givenMove(given: MoveParts | Move, position: Position, index: number, moves: Moves): Move {
	const read = partsRead(given, position);
	if (read.ok) return read.value;
	throw new MoveError(placed(read.problems, index, moves));
}
