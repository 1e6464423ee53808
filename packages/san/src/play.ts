import { apply, isLegal, type Move, type MoveParts, moveName, type Position, toMove } from '@x/core';
import { moveGiven, positionGiven } from '@x/core/engine';
import { type Diagnostic, type Fault, misuse, type Result } from '@x/diagnostics';
import { SanError } from './errors.js';
import { applyNull, isNullMove } from './null.js';
import type { ResolveOptions } from './options.js';
import { resolve, safeResolve } from './resolve.js';

/** A move as people and boards give it: SAN, coordinates, parts, or a move of a position of the game. */
export type AnyMoveForm = string | MoveParts | Move;

/** The fault of coordinates as that of a text. */
const placedFault = ({ path, ...fault }: Fault): Diagnostic => ({ ...fault, span: { from: 0, to: 0 }, data: { ...fault.data, path } });

/** The move of coordinates as a text or as parts. */
const byCoordinates = (move: string | MoveParts, position: Position): Result<Move> => {
	const read = toMove(position, move);
	return read.ok ? { ok: true, value: read.value, warnings: [] } : { ok: false, problems: read.problems.map(placedFault) };
};

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
export function readMove(move: AnyMoveForm, position: Position, options?: ResolveOptions): Result<Move> {
	positionGiven(position);
	if (typeof move === 'string') {
		const read = safeResolve(move, position, options);
		if (read.ok || options?.mode === 'strict') return read;
		const named = byCoordinates(move, position);
		return named.ok ? named : read;
	}
	if (typeof move !== 'object' || move === null || Array.isArray(move))
		misuse('move', 'SAN or coordinates as a string, an object with `from` and `to`, or a Move', move);
	if (!('marks' in move)) return byCoordinates(move, position);
	return isLegal(position, moveGiven(move)) ? { ok: true, value: move, warnings: [] } : byCoordinates(moveName(move), position);
}

const after = (position: Position, move: Move): Position => (isNullMove(move) ? applyNull(position) : apply(position, move));

type Moves = AnyMoveForm | readonly AnyMoveForm[];

const isList = (moves: Moves): moves is readonly AnyMoveForm[] => Array.isArray(moves);

/** The problems of a move: those of a list say which of its moves they concern. */
const placed = (problems: readonly Diagnostic[], index: number, moves: Moves): readonly Diagnostic[] =>
	isList(moves) ? problems.map((one) => ({ ...one, message: `moves[${index}]: ${one.message}`, data: { ...one.data, index } })) : problems;

const textOf = (move: AnyMoveForm): string => (typeof move === 'string' ? move : '');

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
export function safePlay(position: Position, moves: Moves, options?: ResolveOptions): Result<Position> {
	let now = positionGiven(position);
	const warnings: Diagnostic[] = [];
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
 * @throws SanError if one of them is not one legal move; in a list, `moves[3]` in its message is the number of the move, as is `data.index` of its problem.
 * @throws TypeError if a move has none of these forms.
 *
 * @example
 * turn(play(chess.start, 'e4')).side; // → 'black'
 * turn(play(chess.start, ['e4', { from: 'e7', to: 'e5' }, 'g1f3'])).side; // → 'black'
 * play(chess.start, 'Nf6') // throws SanError
 */
export function play(position: Position, moves: Moves, options?: ResolveOptions): Position {
	let now = positionGiven(position);
	for (const [index, given] of (isList(moves) ? moves : [moves]).entries()) {
		let move: Move | undefined;
		if (typeof given === 'string') {
			// A legal text in SAN needs no list of warnings.
			try {
				move = resolve(given, now, options);
			} catch (error) {
				if (!(error instanceof SanError)) throw error;
			}
		}
		if (move === undefined) {
			const read = readMove(given, now, options);
			if (!read.ok) throw new SanError(placed(read.problems, index, moves), textOf(given));
			move = read.value;
		}
		now = after(now, move);
	}
	return now;
}
