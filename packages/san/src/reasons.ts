/** Why no legal move answers to a text: asked only after it was refused, of the position's public facts alone. */
import {
	attackers,
	type Cell,
	checkers,
	hasLegalMove,
	inCheck,
	type Position,
	pieceAt,
	pieces,
	pointAt,
	setupOf,
	turn,
	validate,
} from '@x/core';
import { castlingReason } from './castling.js';
import type { Flaw, SanData } from './errors.js';
import type { Parts } from './grammar.js';
import { cellAt, kindsOf, type Lexicon } from './lexicon.js';
import { nearest } from './nearest.js';

/** A side as sentences name it. */
export const sideName = (side: string): string => side.charAt(0).toUpperCase() + side.slice(1);

/** A kind as sentences name it. */
export const kindName = (position: Position, kind: string): string => position.game.ruleset.kinds[kind]?.title ?? kind;

/** `the rook on e8`. */
export function pieceOn(position: Position, lexicon: Lexicon, cell: Cell): string {
	const piece = pieceAt(position, cell);
	const name = lexicon.names[cell] ?? position.game.cellName(cell);
	return piece === undefined ? name : `the ${kindName(position, piece.kind)} on ${name}`;
}

const namesOf = (lexicon: Lexicon, cells: readonly Cell[]): readonly string[] => cells.map((cell) => lexicon.names[cell]!);

/** Pieces that could go to the target if their king did not matter. */
function reaching(position: Position, lexicon: Lexicon, parts: Parts, cell: Cell, side: string): readonly Cell[] {
	const kinds = kindsOf(lexicon, parts.letter);
	const fits = (from: Cell): boolean =>
		kinds.includes(pieceAt(position, from)?.kind ?? '') &&
		(parts.fromFile === 0 || lexicon.files[from] === parts.fromFile) &&
		(parts.fromRank < 0 || lexicon.ranks[from] === parts.fromRank);
	if (!kinds.every((kind) => lexicon.silent.includes(kind))) return attackers(position, cell, side).filter(fits);
	const passed = position.game.names?.enPassant;
	const takes = pieceAt(position, cell) !== undefined || (passed !== undefined && pointAt(position, passed) === cell);
	if (takes) return parts.fromFile === 0 ? [] : attackers(position, cell, side).filter(fits);
	return pushing(position, lexicon, cell, side).filter(fits);
}

/** The pawn straight behind an empty target: one cell, or two from the second rank. */
function pushing(position: Position, lexicon: Lexicon, cell: Cell, side: string): readonly Cell[] {
	const forward = Number(position.game.ruleset.sides[side]?.frame.matrix[1]?.[1] ?? 0);
	const file = lexicon.files[cell]!;
	const rank = lexicon.ranks[cell]!;
	const second = forward > 0 ? 2 : lexicon.lastRank - 1;
	for (const distance of [1, 2]) {
		const from = cellAt(lexicon, file, rank - forward * distance);
		const piece = from === undefined ? undefined : pieceAt(position, from);
		if (from === undefined || piece === undefined) continue;
		const starts = distance === 1 || lexicon.ranks[from] === second;
		return piece.side === side && lexicon.silent.includes(piece.kind) && starts ? [from] : [];
	}
	return [];
}

/** Who would check the mover's king if this piece were gone. */
function pinners(position: Position, cell: Cell, side: string): readonly Cell[] {
	const setup = setupOf(position);
	const at = position.game.vecOf(cell);
	const without = setup.pieces.filter((piece) => piece.at.some((coordinate, axis) => Number(coordinate) !== at[axis]));
	const trial = validate(position.game, { ...setup, pieces: without });
	return trial.ok ? checkers(trial.value, side) : [];
}

/** The reason for a text that names a target. */
function moveReason(position: Position, lexicon: Lexicon, parts: Parts, cell: Cell): Flaw {
	const { side } = turn(position);
	const kinds = kindsOf(lexicon, parts.letter);
	const kind = kinds[0] ?? '';
	const target = lexicon.names[cell]!;
	const flaw = (code: Flaw['code'], message: string, data: SanData, from = parts.target, to = parts.tail): Flaw => ({
		code,
		from,
		to,
		message,
		data: { square: target, ...data },
	});
	if (!hasLegalMove(position)) return flaw('san/illegal', 'the game is over: there are no legal moves', {}, parts.start, parts.end);
	const own = pieces(position).filter(({ piece }) => piece.side === side && kinds.includes(piece.kind));
	const here = own.filter(
		({ cell: from }) =>
			(parts.fromFile === 0 || lexicon.files[from] === parts.fromFile) && (parts.fromRank < 0 || lexicon.ranks[from] === parts.fromRank),
	);
	const near = { nearest: nearest(position, lexicon, kinds, cell) };
	const mover = kindName(position, kind);
	if (own.length === 0)
		return flaw('san/no-piece', `${sideName(side)} has no ${mover}`, near, parts.start, Math.max(parts.origin, parts.start + 1));
	if (here.length === 0) {
		const end = parts.capture ? parts.target - 1 : parts.target;
		return flaw('san/no-piece', `${sideName(side)} has no ${mover} there`, near, parts.origin, Math.max(end, parts.origin + 1));
	}
	if (pieceAt(position, cell)?.side === side)
		return flaw('san/own-piece', `${pieceOn(position, lexicon, cell)} belongs to ${sideName(side)} too`, near);
	const reach = reaching(position, lexicon, parts, cell, side);
	const mine = reach[0];
	if (mine === undefined) {
		const other = Object.keys(position.game.ruleset.sides).find((name) => name !== side) ?? side;
		const theirs = attackers(position, cell, other).some((from) => kinds.includes(pieceAt(position, from)?.kind ?? ''));
		const late = theirs && parts.letter !== 0 ? `, and it is ${sideName(side)}'s turn` : '';
		return flaw('san/illegal', `no ${mover} of ${sideName(side)} can go to ${target}${late}`, near);
	}
	return kingReason(position, lexicon, parts, cell, mine, near);
}

/** A piece can go there, so it is the king who forbids it: because he stands in check, would step into one, or would be exposed. */
function kingReason(position: Position, lexicon: Lexicon, parts: Parts, cell: Cell, mine: Cell, near: SanData): Flaw {
	const { side } = turn(position);
	const span = { from: parts.target, to: parts.tail };
	const square = lexicon.names[cell]!;
	if (lexicon.royal.includes(pieceAt(position, mine)?.kind ?? '')) {
		const by = Object.keys(position.game.ruleset.sides)
			.filter((name) => name !== side)
			.flatMap((name) => attackers(position, cell, name));
		const message = by[0] === undefined ? 'the king would still be in check' : `${pieceOn(position, lexicon, by[0])} attacks ${square}`;
		return { code: 'san/in-check', ...span, message, data: { square, by: namesOf(lexicon, by), ...near } };
	}
	if (inCheck(position)) {
		const by = checkers(position, side);
		const message = `${sideName(side)} is in check${by[0] === undefined ? '' : ` from ${pieceOn(position, lexicon, by[0])}`}`;
		return { code: 'san/in-check', ...span, message, data: { square, by: namesOf(lexicon, by), ...near } };
	}
	const by = pinners(position, mine, side);
	const pinned = { square: lexicon.names[mine]!, by: namesOf(lexicon, by), ...near };
	if (by[0] !== undefined) {
		const message = `${pieceOn(position, lexicon, mine)} is pinned by ${pieceOn(position, lexicon, by[0])}`;
		return { code: 'san/pinned', ...span, message, data: pinned };
	}
	return { code: 'san/illegal', ...span, message: 'the move would leave the king in check', data: { ...pinned, square } };
}

/** The reason for a text that gives origin and target only. */
function coordinateReason(position: Position, lexicon: Lexicon, parts: Parts, from: Cell, cell: Cell): Flaw {
	const { side } = turn(position);
	const piece = pieceAt(position, from);
	const square = lexicon.names[from]!;
	const data = { square, nearest: nearest(position, lexicon, piece === undefined ? [] : [piece.kind], cell) };
	if (piece === undefined) return { code: 'san/no-piece', from: parts.origin, to: parts.target, message: `${square} is empty`, data };
	if (piece.side !== side) {
		const message = `${pieceOn(position, lexicon, from)} belongs to ${sideName(piece.side)}, and it is ${sideName(side)}'s turn`;
		return { code: 'san/illegal', from: parts.origin, to: parts.target, message, data };
	}
	const letter = lexicon.silent.includes(piece.kind) ? 0 : lexicon.letters[piece.kind]!.charCodeAt(0);
	return moveReason(position, lexicon, { ...parts, letter }, cell);
}

/** Why no legal move answers to these parts, whose squares exist. */
export function reason(position: Position, lexicon: Lexicon, parts: Parts): Flaw {
	if (parts.castling !== 0) return castlingReason(position, lexicon, parts, parts.castling);
	const cell = cellAt(lexicon, parts.toFile, parts.toRank);
	if (cell === undefined)
		return { code: 'san/illegal', from: parts.start, to: parts.tail, message: 'no pawn captures from the one file onto the other' };
	if (parts.drop) {
		const message = pieceAt(position, cell) === undefined ? 'there is no such piece in hand' : `${lexicon.names[cell]} is not empty`;
		return { code: 'san/drop-pocket', from: parts.start, to: parts.tail, message, data: { square: lexicon.names[cell]! } };
	}
	const from = cellAt(lexicon, parts.fromFile, parts.fromRank);
	if (parts.letter === 0 && from !== undefined) return coordinateReason(position, lexicon, parts, from, cell);
	return moveReason(position, lexicon, parts, cell);
}
