/** The legal moves that a text may mean. */
import { type Cell, legal, legalFrom, type Move, movesTo, type Position, pieceAt } from '@x/core';
import { castlingOf, type Lexicon, startsAt } from './lexicon.js';
import type { Parts } from './text.js';

/** Whether a move takes something of another side. */
export function captures(move: Move): boolean {
	const { captured } = move;
	return captured.length > 0 && captured.some(({ side }) => side !== move.side);
}

/** The legal moves of some kinds to a cell. */
export const movesOf = (position: Position, cell: Cell, kinds: readonly string[]): readonly Move[] =>
	kinds.length === 1 ? movesTo(position, cell, { kind: kinds[0]! }) : kinds.flatMap((kind) => movesTo(position, cell, { kind }));

/** Whether a move is castling that brings the king to a cell, or onto the partner that stands there. */
export const castlesTo = (position: Position, lexicon: Lexicon, move: Move, to: Cell): boolean =>
	castlingOf(lexicon, move) > 0 &&
	move.from !== to &&
	move.writes.some(({ cell, piece }) => cell === to && (piece ? piece.kind === move.kind : pieceAt(position, to)?.side === move.side));

/**
 * The moves that origin and target alone may mean. Castling is read both as king to its target and as king takes rook;
 * an ordinary step of the king comes first, as in Chess960 coordinates.
 */
export function coordinateMoves(position: Position, lexicon: Lexicon, from: Cell, to: Cell): readonly Move[] {
	const plain = movesTo(position, to, { from });
	return plain.length > 0 ? plain : legalFrom(position, from).filter((move) => castlesTo(position, lexicon, move, to));
}

/**
 * All legal moves that a text may mean, before promotion and capture are compared.
 *
 * Castling is asked for by its own text or by coordinates only: `Kg1` is a step of the king.
 */
export function meant(position: Position, lexicon: Lexicon, reading: Parts): readonly Move[] {
	const { form, kinds, cell, from } = reading;
	if (form > 0) return legal(position).filter((move) => castlingOf(lexicon, move) === form);
	if (from >= 0) return coordinateMoves(position, lexicon, from, cell);
	const moves = cell < 0 ? legal(position).filter((move) => kinds.includes(move.kind)) : movesOf(position, cell, kinds);
	return moves.length === 1 && fits(lexicon, reading, moves[0]!) ? moves : moves.filter((move) => fits(lexicon, reading, move));
}

/** Whether a move starts where a text says, and ends where a file alone says. */
function fits(lexicon: Lexicon, { origin, mark, cell, to }: Parts, move: Move): boolean {
	const { from } = move;
	if (from === undefined ? mark !== '@' : mark === '@' || !startsAt(origin, lexicon.names[from]!)) return false;
	return castlingOf(lexicon, move) === 0 && (cell >= 0 || lexicon.names[move.to]!.startsWith(to));
}
