import { apply, type Move, type Position, toMove } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { type Diagnostic, misuse, type Result } from '@x/diagnostics';
import { SanError } from './errors.js';
import { applyNull, isNullMove } from './null.js';
import type { ResolveOptions } from './options.js';
import { resolve, safeResolve } from './resolve.js';

/** The move of a text in any form that people and programs write: SAN, or coordinates that `toMove` reads. */
function read(text: string, position: Position, options: ResolveOptions | undefined): Move | readonly Diagnostic[] {
	try {
		return resolve(text, position, options);
	} catch (error) {
		if (!(error instanceof SanError)) throw error;
		const named = options?.mode === 'strict' ? undefined : toMove(position, text);
		return named?.ok ? named.value : error.problems;
	}
}

const textsOf = (moves: string | readonly string[]): readonly string[] => {
	if (typeof moves === 'string') return [moves];
	if (!Array.isArray(moves)) misuse('moves', 'the text of a move, or a list of texts', moves);
	for (const [index, text] of moves.entries()) if (typeof text !== 'string') misuse(`moves[${index}]`, 'the text of a move', text);
	return moves;
};

/** A fault of a list says which of its moves it concerns. */
const inList = (problem: Diagnostic, index: number): Diagnostic => ({
	...problem,
	message: `moves[${index}]: ${problem.message}`,
	data: { ...problem.data, index },
});

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
export function safePlay(position: Position, moves: string | readonly string[], options?: ResolveOptions): Result<Position> {
	let now = positionGiven(position);
	const warnings: Diagnostic[] = [];
	for (const [index, text] of textsOf(moves).entries()) {
		const move = read(text, now, options);
		if (!('to' in move)) return { ok: false, problems: typeof moves === 'string' ? move : move.map((problem) => inList(problem, index)) };
		const compared = safeResolve(text, now, options);
		if (compared.ok) warnings.push(...(typeof moves === 'string' ? compared.warnings : compared.warnings.map((one) => inList(one, index))));
		now = isNullMove(move) ? applyNull(now) : apply(now, move);
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
export function play(position: Position, moves: string | readonly string[], options?: ResolveOptions): Position {
	let now = positionGiven(position);
	for (const [index, text] of textsOf(moves).entries()) {
		const move = read(text, now, options);
		if (!('to' in move)) throw new SanError(typeof moves === 'string' ? move : move.map((problem) => inList(problem, index)), text);
		now = isNullMove(move) ? applyNull(now) : apply(now, move);
	}
	return now;
}
