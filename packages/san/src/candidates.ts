import { type Cell, find, legal, legalFrom, type Move, movesTo, type Position, pieceAt, pieces, turn } from '@x/core';
import { isCoordinate, type Parts } from './grammar.js';
import { castlingOf, cellAt, kindsOf, type Lexicon } from './lexicon.js';

/** Whether a move takes something of another side. */
export function captures(move: Move): boolean {
	const { captured, side } = move;
	for (let index = 0; index < captured.length; index++) if (captured[index]!.side !== side) return true;
	return false;
}

const fits = (parts: Parts, lexicon: Lexicon, from: Cell | undefined): boolean =>
	from === undefined
		? parts.drop
		: !parts.drop &&
			(parts.fromFile === 0 || lexicon.files[from] === parts.fromFile) &&
			(parts.fromRank < 0 || lexicon.ranks[from] === parts.fromRank);

/** Whether the promotion of a move is the one in the text. */
function becomes(lexicon: Lexicon, promotion: number, move: Move): boolean {
	if (promotion === 0) return move.promotion === undefined;
	return move.promotion !== undefined && lexicon.letters[move.promotion]!.charCodeAt(0) === promotion;
}

/**
 * The legal moves that a text without castling may mean, whatever it says of promotion and capture.
 *
 * Castling is never among them: it is asked for by its own text, and `Kg1` is a step of the king.
 */
export function candidates(position: Position, lexicon: Lexicon, parts: Parts, cell: Cell): readonly Move[] {
	const found: Move[] = [];
	const kinds = kindsOf(lexicon, parts.letter);
	for (let index = 0; index < kinds.length; index++) {
		const moves = movesTo(position, cell, { kind: kinds[index]! });
		for (let at = 0; at < moves.length; at++) {
			const move = moves[at]!;
			if (fits(parts, lexicon, move.from) && castlingOf(lexicon, move) === 0) found.push(move);
		}
	}
	return found;
}

/**
 * The moves among candidates that agree with the text: what the pawn becomes, and that a pawn without its file takes nothing.
 */
export function agreeing(lexicon: Lexicon, parts: Parts, moves: readonly Move[]): readonly Move[] {
	const push = parts.letter === 0 && parts.fromFile === 0;
	return moves.filter((move) => becomes(lexicon, parts.promotion, move) && !(push && captures(move)));
}

/** The legal castling of one wing. */
export function castlings(position: Position, lexicon: Lexicon, wing: 1 | 2): readonly Move[] {
	const { side } = turn(position);
	const home = lexicon.homes.get(side);
	if (home !== undefined) {
		const piece = pieceAt(position, home);
		if (piece?.side === side && lexicon.royal.includes(piece.kind))
			return legalFrom(position, home).filter((move) => castlingOf(lexicon, move) === wing);
	}
	const found: Move[] = [];
	for (const { cell, piece } of pieces(position)) {
		if (piece.side !== side || !lexicon.royal.includes(piece.kind)) continue;
		lexicon.homes.set(side, cell);
		for (const move of legalFrom(position, cell)) if (castlingOf(lexicon, move) === wing) found.push(move);
	}
	return found;
}

/** Where the royal piece of a castling comes to stand. */
const landing = (lexicon: Lexicon, move: Move): Cell | undefined =>
	move.writes.find(({ piece }) => piece !== undefined && lexicon.royal.includes(piece.kind))?.cell ?? move.to;

/**
 * The moves that origin and target alone may mean. Castling is read both as king to its target and as king takes rook;
 * an ordinary step of the king comes first, as in Chess960 coordinates.
 */
export function coordinateMoves(position: Position, lexicon: Lexicon, from: Cell, to: Cell): readonly Move[] {
	const plain = find(position, { from, to });
	if (plain.length > 0) return plain;
	const piece = pieceAt(position, from);
	if (piece === undefined || !lexicon.royal.includes(piece.kind)) return [];
	return legalFrom(position, from).filter((move) => {
		if (castlingOf(lexicon, move) === 0) return false;
		const partner = pieceAt(position, to);
		const leaves = move.writes.some(({ cell, piece: stays }) => cell === to && stays === undefined);
		return landing(lexicon, move) === to || (partner?.side === piece.side && leaves);
	});
}

/** The captures that two files name: `exd`. */
const pairMoves = (position: Position, lexicon: Lexicon, parts: Parts): readonly Move[] =>
	legal(position).filter(
		(move) =>
			move.from !== undefined &&
			lexicon.silent.includes(move.kind) &&
			lexicon.files[move.from] === parts.fromFile &&
			lexicon.files[move.to] === parts.toFile &&
			captures(move),
	);

/** All legal moves that parts may mean, before promotion and capture are compared; undefined when the target is no cell. */
export function meant(position: Position, lexicon: Lexicon, parts: Parts): readonly Move[] | undefined {
	if (parts.castling !== 0) return castlings(position, lexicon, parts.castling);
	if (parts.toRank < 0) return pairMoves(position, lexicon, parts);
	const cell = cellAt(lexicon, parts.toFile, parts.toRank);
	if (cell === undefined) return undefined;
	if (!isCoordinate(parts)) return candidates(position, lexicon, parts, cell);
	const from = cellAt(lexicon, parts.fromFile, parts.fromRank);
	return from === undefined ? undefined : coordinateMoves(position, lexicon, from, cell);
}
