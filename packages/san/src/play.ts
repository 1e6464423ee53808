import { apply, type GameWords, type Move, type Position, toMove } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { misuse, type Result } from '@x/diagnostics';
import { SanError, type SanProblem } from './errors.js';
import { applyNull, isNullMove } from './null.js';
import type { ResolveOptions } from './options.js';
import { resolve, safeResolve } from './resolve.js';

/** The move of a text that is not SAN: one whose coordinates `toMove` reads. Strict reading takes SAN alone. */
const byCoordinates = (text: string, position: Position, options: ResolveOptions | undefined): Move | undefined => {
	const named = options?.mode === 'strict' ? undefined : toMove(position, text);
	return named?.ok ? named.value : undefined;
};

const after = (position: Position, move: Move): Position => (isNullMove(move) ? applyNull(position) : apply(position, move));

const textsOf = (moves: string | readonly string[]): readonly string[] => {
	if (typeof moves === 'string') return [moves];
	if (!Array.isArray(moves)) misuse('moves', 'the text of a move, or a list of texts', moves);
	for (const [index, text] of moves.entries()) if (typeof text !== 'string') misuse(`moves[${index}]`, 'the text of a move', text);
	return moves;
};

/** The problems of a move: those of a list say which of its moves they concern. */
const placed = (problems: readonly SanProblem[], index: number, moves: string | readonly string[]): readonly SanProblem[] =>
	typeof moves === 'string'
		? problems
		: problems.map((one) => ({ ...one, message: `moves[${index}]: ${one.message}`, data: { ...one.data, index } }));

/**
 * The position after a move, or after a list of moves, in any form that people write: SAN as `resolve` reads it, or coordinates as UCI and USI have
 * them. It plays up to the first fault and reports it: with `data.index`, the number of its move, if a list was given.
 *
 * @throws TypeError if the moves are not texts.
 *
 * @example
 * const played = safePlay(chess.start, ['e4', 'e7e5', 'Nf9']);
 * played.ok || played.problems[0]?.data?.index; // → 2
 */
export function safePlay<W extends GameWords>(
	position: Position<W>,
	moves: string | readonly string[],
	options?: ResolveOptions,
): Result<Position<W>, SanProblem>;
export function safePlay(position: Position, moves: string | readonly string[], options?: ResolveOptions): Result<Position, SanProblem> {
	let now = positionGiven(position);
	const warnings: SanProblem[] = [];
	for (const [index, text] of textsOf(moves).entries()) {
		const read = safeResolve(text, now, options);
		const move = read.ok ? read.value : byCoordinates(text, now, options);
		if (!read.ok && move === undefined) return { ok: false, problems: placed(read.problems, index, moves) };
		if (read.ok) warnings.push(...placed(read.warnings, index, moves));
		now = after(now, move!);
	}
	return { ok: true, value: now, warnings };
}

/**
 * The position after a move, or after a list of moves, in any form that people write: SAN as `resolve` reads it (`Nf3`, `0-0`, `exd6 e.p.`), or
 * coordinates as UCI and USI have them (`g1f3`, `e7e8q`, `P*5e`).
 *
 * @throws SanError if a text is not one legal move; in a list, `moves[3]` in its message is the number of the move, as is `data.index` of its problem.
 * @throws TypeError if the moves are not texts.
 *
 * @example
 * turn(play(chess.start, 'e4')).side; // → 'black'
 * turn(play(chess.start, ['e4', 'e5', 'g1f3'])).side; // → 'black'
 * play(chess.start, 'Nf6') // throws SanError
 */
export function play<W extends GameWords>(position: Position<W>, moves: string | readonly string[], options?: ResolveOptions): Position<W>;
export function play(position: Position, moves: string | readonly string[], options?: ResolveOptions): Position {
	let now = positionGiven(position);
	for (const [index, text] of textsOf(moves).entries()) {
		let move: Move | undefined;
		try {
			move = resolve(text, now, options);
		} catch (error) {
			if (!(error instanceof SanError)) throw error;
			move = byCoordinates(text, now, options);
			if (move === undefined) throw new SanError(placed(error.problems, index, moves), text);
		}
		now = after(now, move);
	}
	return now;
}
