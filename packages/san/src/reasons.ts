/** Why no legal move answers to a text: asked only after it was refused, of the position's public facts alone. */
import {
	attackers,
	type Cell,
	checkers,
	type Diagnostic,
	hasLegalMove,
	type Position,
	pieceAt,
	pieces,
	pointAt,
	setupOf,
	turn,
	validate,
} from '@x/core';
import { startsAt } from './candidates.js';
import { castlingReason, enemies } from './castling.js';
import { flaw, type SanCode, type SanData } from './errors.js';
import { AT, isCoordinate, type Parts, tailOf } from './grammar.js';
import { cellAt, kindName, kindsOf, type Lexicon, sideName } from './lexicon.js';
import { nearest } from './nearest.js';

/** `the rook on e8`. */
const pieceOn = (position: Position, lexicon: Lexicon, cell: Cell): string =>
	`the ${kindName(position, pieceAt(position, cell)?.kind ?? '')} on ${lexicon.names[cell]}`;

/** Pieces that could go to the target if their king did not matter. */
function reaching(position: Position, lexicon: Lexicon, parts: Parts, cell: Cell, kinds: readonly string[]): readonly Cell[] {
	const { side } = turn(position);
	const { names, ruleset } = position.game;
	const silent = kinds.every((kind) => lexicon.silent.includes(kind));
	const passed = names?.enPassant;
	const takes = pieceAt(position, cell) !== undefined || (passed !== undefined && pointAt(position, passed) === cell);
	const fits = (from: Cell): boolean => kinds.includes(pieceAt(position, from)?.kind ?? '') && startsAt(parts, lexicon, from);
	if (!silent || takes) return silent && parts.file === 0 ? [] : attackers(position, cell, side).filter(fits);
	// A pawn straight behind an empty target: one cell, or two from the second rank over an empty one.
	const forward = Number(ruleset.sides[side]?.frame.matrix[1]?.[1] ?? 0);
	const behind = [1, 2].map((steps) => cellAt(lexicon, lexicon.files[cell]!, lexicon.ranks[cell]! - forward * steps) ?? -1);
	const from = behind.find((back) => pieceAt(position, back < 0 ? cell : back) !== undefined) ?? -1;
	const second = forward > 0 ? 2 : lexicon.lastRank - 1;
	const starts = from === behind[0] || lexicon.ranks[from] === second;
	return from >= 0 && starts && pieceAt(position, from)?.side === side && fits(from) ? [from] : [];
}

/** Who would check the mover's king if this piece were gone. */
function pinners(position: Position, cell: Cell, side: string): readonly Cell[] {
	const setup = setupOf(position);
	const at = String(position.game.vecOf(cell));
	const trial = validate(position.game, { ...setup, pieces: setup.pieces.filter((piece) => String(piece.at) !== at) });
	return trial.ok ? checkers(trial.value, side) : [];
}

/** The reason for a text that names a target. */
function moveReason(position: Position, lexicon: Lexicon, parts: Parts, cell: Cell, kinds: readonly string[]): Diagnostic {
	const { side } = turn(position);
	const { start, origin, target, mark } = parts;
	const tail = tailOf(parts);
	const square = lexicon.names[cell]!;
	const near = nearest(position, lexicon, kinds, cell);
	const mover = kindName(position, kinds[0] ?? '');
	const why = (code: SanCode, message: string, data: SanData = {}, from = target, to = tail): Diagnostic =>
		flaw(code, from, to, message, { square, nearest: near, ...data });
	const forbidden = (code: SanCode, message: string, by: readonly Cell[], at = square): Diagnostic =>
		why(code, message, { square: at, by: by.map((from) => lexicon.names[from]!) });
	if (!hasLegalMove(position)) return why('san/illegal', 'the game is over', {}, start, tail);
	const own = pieces(position).filter(({ piece }) => piece.side === side && kinds.includes(piece.kind));
	if (own.length === 0) return why('san/no-piece', `${sideName(side)} has no ${mover}`, {}, start, Math.max(origin, start + 1));
	if (!own.some(({ cell: from }) => startsAt(parts, lexicon, from)))
		return why('san/no-piece', `${sideName(side)} has no ${mover} there`, {}, origin, target - (mark && 1));
	if (pieceAt(position, cell)?.side === side) return why('san/own-piece', `${pieceOn(position, lexicon, cell)} is ${sideName(side)}'s own`);
	const mine = reaching(position, lexicon, parts, cell, kinds)[0];
	if (mine === undefined) return why('san/illegal', `no ${mover} of ${sideName(side)} can go to ${square}`);
	// A piece can go there, so it is the king who forbids it: he would step into check, stands in check, or would be exposed.
	if (lexicon.royal.includes(pieceAt(position, mine)!.kind)) {
		const by = enemies(position, cell);
		return forbidden(
			'san/in-check',
			by[0] === undefined ? 'the king would stay in check' : `${pieceOn(position, lexicon, by[0])} attacks ${square}`,
			by,
		);
	}
	const checking = checkers(position, side);
	if (checking[0] !== undefined) return forbidden('san/in-check', `${pieceOn(position, lexicon, checking[0])} gives check`, checking);
	const by = pinners(position, mine, side);
	if (by[0] === undefined) return why('san/illegal', 'the move would expose the king');
	return forbidden(
		'san/pinned',
		`${pieceOn(position, lexicon, mine)} is pinned by ${pieceOn(position, lexicon, by[0])}`,
		by,
		lexicon.names[mine],
	);
}

/** Why no legal move answers to these parts, whose squares exist. */
export function reason(position: Position, lexicon: Lexicon, parts: Parts): Diagnostic {
	const { start, origin, target, file, rank } = parts;
	const { side } = turn(position);
	const cell = cellAt(lexicon, parts.toFile, parts.toRank);
	if (parts.form > 0) return castlingReason(position, lexicon, parts);
	if (cell === undefined) return flaw('san/illegal', start, parts.end, 'no pawn captures from the one file onto the other');
	if (parts.mark === AT)
		return flaw('san/drop-pocket', start, tailOf(parts), 'no such piece can be dropped there', { square: lexicon.names[cell]! });
	const from = cellAt(lexicon, file, rank);
	if (!isCoordinate(parts) || from === undefined) return moveReason(position, lexicon, parts, cell, kindsOf(lexicon, parts.letter));
	const piece = pieceAt(position, from);
	const square = { square: lexicon.names[from]! };
	if (piece === undefined) return flaw('san/no-piece', origin, target, 'this square is empty', square);
	if (piece.side !== side) return flaw('san/illegal', origin, target, `it is ${sideName(side)}'s turn`, square);
	return moveReason(position, lexicon, parts, cell, [piece.kind]);
}
