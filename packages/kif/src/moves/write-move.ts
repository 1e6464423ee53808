import { type Game, isLegal, lastMove, type Move, movesTo, type Position } from '@x/core';
import { gameGiven, moveGiven, positionGiven } from '@x/core/engine';
import { misuse, NotationError } from '@x/diagnostics';
import type { KifMove, Side } from '../game.js';
import { PROMOTED } from '../pieces.js';
import { csaMove, ki2Move, kifMove } from '../write/move.js';
import { type Board, boardOf } from './board.js';
import { signsOf } from './relative.js';

/** The notations of single moves: `７六歩(77)`, `▲７六歩`, `+7776FU`. */
export type MoveDialect = 'kif' | 'ki2' | 'csa';

export const MOVE_DIALECTS: readonly MoveDialect[] = ['kif', 'ki2', 'csa'];

/** The largest board of CSA, which has a digit for a file and for a rank. */
const MOST_IN_CSA = 9;

/** A legal move as records have it; undefined if the formats have no signs for it. */
export function recordOf(move: Move, position: Position, board: Board): KifMove | undefined {
	const { from, to, kind, promotion, captured } = move;
	const piece = board.fits && to >= 0 ? board.codeOf(kind) : undefined;
	if (piece === undefined) return undefined;
	const became = promotion === undefined ? undefined : board.codeOf(promotion);
	if (promotion !== undefined && (became === undefined || became !== PROMOTED[piece])) return undefined;
	if (from === undefined && piece !== undefined && !Object.hasOwn(PROMOTED, piece) && piece !== 'KI') return undefined;
	const may = from !== undefined && movesTo(position, to, { kind }).some((one) => one.from === from && one.promotion !== undefined);
	const signs = signsOf({ from, to, piece }, position, board.sideOf(move.side), board);
	const [taken] = captured.flatMap((one) => (one.cell === to ? (board.codeOf(one.kind) ?? []) : []));
	return {
		to: board.squareOf(to),
		from: from === undefined ? 'hand' : board.squareOf(from),
		piece,
		...(may && { promote: promotion !== undefined }),
		...(signs !== undefined && { relative: signs }),
		...(taken !== undefined && { capture: taken }),
	};
}

/**
 * Whether the formats have signs for all squares and pieces of a game: two sides, at most 16 by 16 squares, and the pieces of shogi by their letters.
 *
 * @throws {TypeError} for a value of another type.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { minishogi } from '@x/games/minishogi';
 * canRecord(compile(minishogi)) // → true
 * canRecord(chess) // → false
 */
export const canRecord = (game: Game): boolean => boardOf(gameGiven(game)).fits;

const written = (record: KifMove, position: Position, board: Board, side: Side, dialect: MoveDialect): string | undefined => {
	const before = lastMove(position);
	const square = before === undefined || before.to < 0 ? undefined : board.squareOf(before.to);
	if (dialect === 'kif') return kifMove(record, square);
	if (dialect === 'ki2') return record.relative === undefined ? undefined : ki2Move(record, square, side);
	return Math.max(board.width, board.height) > MOST_IN_CSA ? undefined : csaMove(record, side);
};

/** The text of a legal move; undefined if the notation cannot say it. */
export function moveText(move: Move, position: Position, dialect: MoveDialect): string | undefined {
	const board = boardOf(position.game);
	const record = recordOf(move, position, board);
	return record && written(record, position, board, board.sideOf(move.side), dialect);
}

const fail = (code: 'illegal' | 'inexpressible', message: string, hint?: string): never => {
	throw new NotationError([
		{ code: `kif/${code}`, message, severity: 'error', span: { from: 0, to: 0 }, ...(hint !== undefined && { hint }) },
	]);
};

const legalGiven = (move: Move, position: Position): void => {
	moveGiven(move);
	positionGiven(position);
	if (!isLegal(position, move)) fail('illegal', 'Expected a legal move, found one that is not legal in this position.');
};

/**
 * A legal move as records have it, with everything that a format may need: the origin, the signs of KI2, the promotion, the captured piece.
 *
 * @throws {NotationError} if the move is not legal, or the formats have no signs for it: pieces of shogi on at most 16 by 16 squares.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * const { start } = compile(shogi);
 * toKifMove(find(start, { from: '4i', to: '5h' })[0]!, start) // → { to: { file: 5, rank: 8 }, from: { file: 4, rank: 9 }, piece: 'KI', relative: '右' }
 */
export function toKifMove(move: Move, position: Position): KifMove {
	legalGiven(move, position);
	return (
		recordOf(move, position, boardOf(position.game)) ??
		fail(
			'inexpressible',
			'Expected a move of shogi, found another one.',
			'The formats have the pieces of shogi, and boards of at most 16 by 16 squares.',
		)
	);
}

/**
 * Writes a legal move: in KIF with its origin, in KI2 with its side and the fewest signs that tell it from others, in CSA. A move to the square of
 * the last one is written with 同 in KIF and KI2.
 *
 * @throws {NotationError} if the move is not legal, or the notation cannot say it.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * const { start } = compile(shogi);
 * const [gold] = find(start, { from: '4i', to: '5h' });
 * writeMove(gold!, start) // → '５八金(49)'
 * writeMove(gold!, start, 'ki2') // → '▲５八金右'
 * writeMove(gold!, start, 'csa') // → '+4958KI'
 */
export function writeMove(move: Move, position: Position, dialect: MoveDialect = 'kif'): string {
	if (!MOVE_DIALECTS.includes(dialect)) misuse('dialect', MOVE_DIALECTS.map((one) => `"${one}"`).join(' or '), dialect);
	legalGiven(move, position);
	return (
		moveText(move, position, dialect) ?? fail('inexpressible', `Expected a move that ${dialect.toUpperCase()} can say, found another one.`)
	);
}
