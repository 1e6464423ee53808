import { type Cell, find, legal, legalFrom, type Move, movesTo, type Position, pieceAt, pieces, turn } from '@x/core';
import { AT, isCoordinate, type Parts } from './grammar.js';
import { castlingOf, cellAt, kindsOf, type Lexicon } from './lexicon.js';

/** Whether a move takes something of another side. */
export function captures(move: Move): boolean {
	const { captured } = move;
	return captured.length > 0 && captured.some(({ side }) => side !== move.side);
}

/** Whether what the text says of the origin is true of a cell. */
export const startsAt = (parts: Parts, lexicon: Lexicon, from: Cell): boolean =>
	(parts.file === 0 || lexicon.files[from] === parts.file) && (parts.rank < 0 || lexicon.ranks[from] === parts.rank);

/** The character code of what a move's piece becomes, or 0. */
export function promotionOf(lexicon: Lexicon, move: Move): number {
	const { promotion } = move;
	return promotion === undefined ? 0 : lexicon.letters[promotion]!.charCodeAt(0);
}

/**
 * The legal moves to a cell that a text without castling may mean, whatever it says of promotion and capture.
 *
 * Castling is never among them: it is asked for by its own text, and `Kg1` is a step of the king.
 */
export function candidates(position: Position, lexicon: Lexicon, parts: Parts, cell: Cell): readonly Move[] {
	const kinds = kindsOf(lexicon, parts.letter);
	const moves =
		kinds.length === 1 ? movesTo(position, cell, { kind: kinds[0]! }) : kinds.flatMap((kind) => movesTo(position, cell, { kind }));
	const fits = (move: Move): boolean => {
		const { from } = move;
		return (
			(from === undefined) === (parts.mark === AT) &&
			(from === undefined || startsAt(parts, lexicon, from)) &&
			castlingOf(lexicon, move) === 0
		);
	};
	return moves.length === 1 ? (fits(moves[0]!) ? moves : []) : moves.filter(fits);
}

/** The moves that agree with the text in what the pawn becomes, and in that a pawn without its file takes nothing. */
export const agreeing = (lexicon: Lexicon, parts: Parts, moves: readonly Move[]): readonly Move[] =>
	moves.filter(
		(move) => promotionOf(lexicon, move) === parts.promotion && (parts.letter > 0 || parts.file > 0 || parts.form > 0 || !captures(move)),
	);

/** The legal castling of one wing, `O-O` (1) or `O-O-O` (2). */
export function castlings(position: Position, lexicon: Lexicon, wing: number): readonly Move[] {
	const { side } = turn(position);
	const castles = (cell: Cell): readonly Move[] => legalFrom(position, cell).filter((move) => castlingOf(lexicon, move) === wing);
	const isRoyal = (piece: { readonly side: string; readonly kind: string } | undefined): boolean =>
		piece?.side === side && lexicon.royal.includes(piece.kind);
	const home = lexicon.homes.get(side);
	if (home !== undefined && isRoyal(pieceAt(position, home))) return castles(home);
	return pieces(position).flatMap(({ cell, piece }) => {
		if (!isRoyal(piece)) return [];
		lexicon.homes.set(side, cell);
		return castles(cell);
	});
}

/**
 * The moves that origin and target alone may mean. Castling is read both as king to its target and as king takes rook;
 * an ordinary step of the king comes first, as in Chess960 coordinates.
 */
export function coordinateMoves(position: Position, lexicon: Lexicon, from: Cell, to: Cell): readonly Move[] {
	const plain = find(position, { from, to });
	const piece = pieceAt(position, from);
	if (plain.length > 0 || piece === undefined || !lexicon.royal.includes(piece.kind)) return plain;
	const partner = pieceAt(position, to)?.side === piece.side;
	return legalFrom(position, from).filter(
		(move) =>
			castlingOf(lexicon, move) > 0 &&
			move.writes.some(({ cell, piece: now }) => cell === to && (now === undefined ? partner : now.kind === piece.kind)),
	);
}

/** All legal moves that parts may mean, before promotion and capture are compared; none when a square does not exist. */
export function meant(position: Position, lexicon: Lexicon, parts: Parts): readonly Move[] {
	if (parts.form > 0) return castlings(position, lexicon, parts.form);
	if (parts.toRank < 0)
		return legal(position).filter((move) => {
			const { from, to, kind } = move;
			if (from === undefined || !lexicon.silent.includes(kind)) return false;
			return lexicon.files[from] === parts.file && lexicon.files[to] === parts.toFile && captures(move);
		});
	const cell = cellAt(lexicon, parts.toFile, parts.toRank);
	const from = cellAt(lexicon, parts.file, parts.rank);
	if (cell === undefined) return [];
	return isCoordinate(parts) && from !== undefined
		? coordinateMoves(position, lexicon, from, cell)
		: candidates(position, lexicon, parts, cell);
}
