import type { AnyMove } from './any-board.js';
import { engineOfMove, moveGiven } from './arguments.js';
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
	const { position, from, to } = move;
	const { game } = position;
	if (to < 0) return PASS;
	if (from === undefined) return `${letterOf(move, move.kind)}@${game.cellName(to)}`;
	const parts = game.engine.moveNameParts?.(move);
	// Without parts the two cells are enough. A list of them would take most of the time in which all moves of a position are named.
	const cells = parts?.cells.map((cell) => game.cellName(cell!)).join('') ?? game.cellName(from) + game.cellName(to);
	const becomes = parts === undefined ? move.promotion : parts.becomes;
	return becomes ? cells + letterOf(move, becomes).toLowerCase() : cells;
}

/**
 * The move in coordinates, as UCI writes it where UCI can: `e2e4`, `e7e8q`, `P@e4`, `0000`.
 *
 * Castling is named by the cells that the rules give it: `e1g1` in chess, king and rook (`e1h1`) in Chess960. The letter of a piece that is put
 * from the hand on the cell left follows (`b1c3h`; where the rook stood, `h1e1h`). Cells captured on the way stand between origin and target,
 * where they tell two moves apart.
 *
 * No other legal move has the same name. Where cells and letters are not enough, the marks of the move follow (`h1h2:swap`), or the cells that only this
 * move changes (`R@b8:c8`), or their content (`h1h2:h1=r`). Where the board does not distinguish the moves, a number follows (`0000#2`).
 *
 * On the plane it has the form of ICN: `5,2>5,4`, `5,7>5,8=Q`.
 *
 * @example
 * legal(chess.start).map(moveName).includes('e2e4') // → true
 */
export const moveName = (move: AnyMove): string => (engineOfMove(move).moveName ?? nameInCells)(move as Move);

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
