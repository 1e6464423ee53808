import { type Move, moveName, moveNameParts, type PieceData, pieceAt } from '@x/core';
import type { BoardMove } from '../model/move.js';
import { kindTitle, lookOf } from './look-of.js';

/** Whether a move changes no cell: a pass. */
export const isPass = (move: Move): boolean => move.to < 0 || (move.from === move.to && move.writes.length === 0);

/** The name of a move where others lead to the same cell: that of the piece that it makes or puts, the sign of a castling, or else the move's name. */
const labelOf = (move: Move, name: string): string => {
	const { game } = move.position;
	if (move.promotion !== undefined) return kindTitle(game, move.promotion);
	const { becomes, gate } = moveNameParts(move);
	const put = becomes === undefined || move.from === undefined ? undefined : kindTitle(game, becomes);
	if (put !== undefined) return gate === undefined ? put : `${put} on ${game.cellName(gate)}`;
	const marks = game.names?.castling?.marks ?? {};
	const castling = move.marks.find((mark) => Object.hasOwn(marks, mark));
	return castling === undefined ? name : marks[castling]!;
};

/** Where the pieces of a castling move go; undefined for other moves. */
const shiftsOf = ({ marks, position, writes }: Move): BoardMove['shifts'] => {
	const castling = position.game.names?.castling?.marks ?? {};
	if (!marks.some((mark) => Object.hasOwn(castling, mark))) return undefined;
	// A piece that stays may lose a right.
	const changes = writes.filter(({ cell, piece }) => !isAlike(pieceAt(position, cell), piece));
	return changes.flatMap(({ cell: to, piece }) => {
		const origin = changes.find(({ cell }) => isAlike(pieceAt(position, cell), piece));
		return origin === undefined ? [] : [{ from: origin.cell, to }];
	});
};

const isAlike = (a: PieceData | undefined, b: PieceData | undefined): boolean =>
	a !== undefined && b !== undefined && a.side === b.side && a.kind === b.kind;

/** Moves as they were offered. A name takes long where it needs all moves to the same cell. */
const known = new WeakMap<Move, { readonly unpromoted: boolean; readonly offered: BoardMove }>();

/** A move as it is offered; `unpromoted` if others to the same cell promote its piece. */
const boardMove = (move: Move, unpromoted: boolean): BoardMove => {
	const before = known.get(move);
	if (before?.unpromoted === unpromoted) return before.offered;
	const offered = newBoardMove(move, unpromoted);
	known.set(move, { unpromoted, offered });
	return offered;
};

const newBoardMove = (move: Move, unpromoted: boolean): BoardMove => {
	const shifts = shiftsOf(move);
	const id = moveName(move);
	return {
		id,
		...(move.from === undefined ? { drop: move.kind } : { from: move.from }),
		to: move.to,
		captures: move.captured.length > 0,
		label: unpromoted ? `${kindTitle(move.position.game, move.kind)}, unpromoted` : labelOf(move, id),
		...(shifts !== undefined && { shifts }),
		...(move.promotion !== undefined && { becomes: lookOf(move.position.game, move.side, move.promotion) }),
	};
};

/** Moves as a board offers them. All passes of a position are equal, whatever piece they name: one of them is offered, by a button. */
export const boardMoves = (moves: readonly Move[]): readonly BoardMove[] => {
	const pass = moves.find(isPass);
	const promoted = new Set(moves.flatMap(({ from, to, promotion }) => (promotion === undefined ? [] : [`${from} ${to}`])));
	const others = moves
		.filter((move) => !isPass(move))
		.map((move) => boardMove(move, move.promotion === undefined && promoted.has(`${move.from} ${move.to}`)));
	return pass === undefined ? others : [...others, { id: moveName(pass), captures: false, label: 'Pass' }];
};
