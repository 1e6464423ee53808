/** The legal moves that a text may mean. */
import { type Cell, legalFrom, type Move, movesTo, type PieceData, type Position, pieceAt, pieces, turn } from '@x/core';
import { becomes, castlingOf, type Lexicon, startsAt } from './lexicon.js';

/** Whether a move takes something of another side. */
export function captures(move: Move): boolean {
	for (const { side } of move.captured) if (side !== move.side) return true;
	return false;
}

/** The legal moves to a cell that answer one of some questions. */
export const movesBy = (position: Position, cell: Cell, asked: readonly { readonly kind: string }[]): readonly Move[] =>
	asked.length === 1 ? movesTo(position, cell, asked[0]) : asked.flatMap((kind) => movesTo(position, cell, kind));

/** Whether a move starts where a text says. Castling has a text of its own; a drop starts nowhere. */
export function fits(lexicon: Lexicon, move: Move, origin: string, mark: string): boolean {
	const { from } = move;
	return from === undefined ? mark === '@' : mark !== '@' && (!origin || startsAt(lexicon, origin, from)) && !castlingOf(lexicon, move);
}

/** Whether a move becomes what a text says; without a letter and a file nothing is taken. */
export const agrees = (lexicon: Lexicon, move: Move, named: boolean, origin: string, promotion: string): boolean =>
	becomes(lexicon, move) === promotion && (named || origin > '9' || !captures(move));

/** The legal castling moves: those of the royals that still have the right. */
export function castlings(position: Position, lexicon: Lexicon): readonly Move[] {
	const { castling, homes } = lexicon;
	if (!castling) return [];
	const { side } = turn(position);
	const may = (piece: PieceData | undefined): boolean | undefined =>
		piece && piece.side === side && castling.royal.includes(piece.kind) && piece.flags?.includes(castling.flag);
	const home = homes[side] ?? -1;
	const cells =
		home >= 0 && may(pieceAt(position, home)) ? [home] : pieces(position).flatMap(({ cell, piece }) => (may(piece) ? [cell] : []));
	return cells.flatMap((cell) => legalFrom(position, cell).filter((move) => castlingOf(lexicon, move)));
}

/**
 * The moves that origin and target alone may mean. Castling is read both as king to its target and as king takes rook;
 * an ordinary step of the king comes first, as in Chess960 coordinates.
 */
export function coordinateMoves(position: Position, lexicon: Lexicon, from: Cell, to: Cell): readonly Move[] {
	const plain = movesTo(position, to, { from });
	// What castling writes on the cell: the king, or nothing where his partner stood.
	const ends = (move: Move): boolean => move.writes.some(({ cell, piece }) => cell === to && (piece ?? move).kind === move.kind);
	return plain.length > 0 || from === to ? plain : castlings(position, lexicon).filter((move) => move.from === from && ends(move));
}
