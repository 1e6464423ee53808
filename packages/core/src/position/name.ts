import { moveGiven } from './arguments.js';
import type { Move, MoveNameParts } from './types.js';

/** The name of a pass in coordinates. */
export const PASS = '0000';

const letterOf = (move: Move, kind: string): string => move.position.game.names?.kinds[kind]?.letter ?? kind;

/**
 * The parts of a move's name: origin, target and promotion. Where they are not enough, also the piece that is put from the hand on the cell left,
 * and the cells captured on the way if another move with the same origin and target captures other pieces.
 *
 * @example
 * moveNameParts(find(chess.start, { from: 'e2', to: 'e4' })[0]!).cells.map((cell) => chess.cellName(cell)) // → [ 'e2', 'e4' ]
 */
export const moveNameParts = (move: Move): MoveNameParts =>
	moveGiven(move).position.game.engine.moveNameParts?.(move) ?? { cells: [move.from, move.to], becomes: move.promotion };

/** The name of a move between numbered cells, by its parts. Other moves that change the board in another way may have the same name. */
export function nameInCells(move: Move): string {
	const { game } = move.position;
	if (move.to < 0) return PASS;
	if (move.from === undefined) return `${letterOf(move, move.kind)}@${game.cellName(move.to)}`;
	const { cells, becomes } = moveNameParts(move);
	return cells.map((cell) => game.cellName(cell!)).join('') + (becomes ? letterOf(move, becomes).toLowerCase() : '');
}

/** Other names of a castling move: to the cell where the royal ends, and to the cell where its partner stood. */
export function otherNames(move: Move): string[] {
	const castling = move.position.game.names?.castling;
	if (castling === undefined || move.from === undefined || !move.marks.some((mark) => mark in castling.marks)) return [];
	// A gating move has one name: it includes the piece put from the hand.
	if (moveNameParts(move).gate !== undefined) return [];
	const { game } = move.position;
	const from = game.cellName(move.from);
	const ends = move.writes.flatMap(({ cell, piece }) => (piece !== undefined && castling.royal.includes(piece.kind) ? [cell] : []));
	const { codes } = game.engine.ground;
	const board = game.engine.board(move.position);
	const partners = move.writes.flatMap(({ cell, piece }) => {
		// A partner that only loses its castling right is written too. The partner that castles leaves its cell.
		if (piece !== undefined && castling.partner.includes(piece.kind)) return [];
		const kind = codes.kinds[codes.kind[board[cell]!]!];
		return kind !== undefined && castling.partner.includes(kind) ? [cell] : [];
	});
	return [...ends, ...partners].map((cell) => from + game.cellName(cell));
}
