import { type Cell, type GameWords, legal, type Move, type Position, pieceAt, pieces, turn } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { type Diagnostic, NotationError, type Result, type Span } from '@x/diagnostics';
import type { WxfCode } from '../codes.js';
import { type DropMove, type NamedMove, type Order, type PointMove, safeParseMove } from '../move-text.js';
import { type MoveOptions, modeOf } from '../options.js';
import { problemAt } from '../report.js';
import { type Board, boardOf, byFile, columnsOf } from './board.js';
import { moveText } from './write-move.js';

/** Why a text is not a move of the position. */
interface Refusal {
	readonly code: 'illegal' | 'ambiguous' | 'board';
	readonly message: string;
	readonly hint?: string | undefined;
}

type Found = Move | Refusal;

const isRefusal = (found: Found): found is Refusal => 'message' in found;

/** The cell of a place from the front, among some on a file. Four or five soldiers of the Federation are ++ + … - --. */
function indexOf(order: Order, count: number, form: NamedMove['form']): number {
	const outer = form === 'wxf' && count > 3 ? 1 : 0;
	if (typeof order === 'number') return order - 1;
	return { front: outer, rear: count - 1 - outer, foremost: 0, rearmost: count - 1, middle: count % 2 === 1 ? (count - 1) / 2 : -1 }[order];
}

/** The cells from which a named piece may move, for one kind. */
function originsOf(text: NamedMove, columns: ReadonlyMap<number, readonly Cell[]>): readonly Cell[] {
	const { file, order, form } = text;
	if (order === undefined) return columns.get(file!) ?? [];
	const tandem = [...columns].filter(([, { length }]) => length > 1);
	// Numbers without a file count through all files with several pieces, from the right and from the front.
	if (typeof order === 'number' && file === undefined) {
		const cell = tandem.flatMap(([, cells]) => cells)[order - 1];
		return cell === undefined ? [] : [cell];
	}
	return tandem.flatMap(([number, cells]) => {
		const cell = file === undefined || file === number ? cells[indexOf(order, cells.length, form)] : undefined;
		return cell === undefined ? [] : [cell];
	});
}

/** Whether a move goes where a text says. */
function goes({ direction, target }: NamedMove, move: Move & { readonly from: Cell }, board: Board): boolean {
	const { from, to, side } = move;
	const steps = board.aheadOf(to, side) - board.aheadOf(from, side);
	if ((steps === 0 ? 'sideways' : steps > 0 ? 'forward' : 'backward') !== direction) return false;
	const file = board.fileOf(to, side);
	return target === (file === board.fileOf(from, side) ? Math.abs(steps) : file);
}

/** Of moves that fit equally, that of the middle piece of its file, which is written without a sign. */
function middleOf(moves: readonly Move[], columns: ReadonlyMap<number, readonly Cell[]>): readonly Move[] {
	const middle = moves.filter(({ from }) => {
		const cells = [...columns.values()].find((one) => one.includes(from!));
		return cells !== undefined && cells.length % 2 === 1 && cells[(cells.length - 1) / 2] === from;
	});
	return middle.length === 1 ? middle : moves;
}

function namedMove(text: NamedMove, position: Position, board: Board): Found {
	const { side } = turn(position);
	const letter = text.piece ?? 'P';
	const all = legal(position).filter((move): move is Move & { readonly from: Cell } => move.from !== undefined && move.to >= 0);
	const kinds = board.kindsOf(letter);
	const fitting = kinds.flatMap((kind) => {
		const columns = columnsOf(position, side, kind);
		const origins = new Set(originsOf(text, columns));
		const moves = all.filter((move) => move.kind === kind && origins.has(move.from) && goes(text, move, board));
		return moves.length > 1 && text.order === undefined && !byFile(letter) ? middleOf(moves, columns) : moves;
	});
	const [move, other] = fitting;
	if (move !== undefined && other === undefined) return move;
	if (move !== undefined) return ambiguous(fitting, position);
	return missing(text, letter, kinds, position, board);
}

const ambiguous = (moves: readonly Move[], position: Position): Refusal => ({
	code: 'ambiguous',
	message: `Expected a text of one move, found one of ${moves.length}.`,
	hint: `Write ${listed(moves, position).join(' or ')}.`,
});

const listed = (moves: readonly Move[], position: Position): readonly string[] =>
	[...new Set(moves.flatMap((move) => moveText(move, position, 'wxf') ?? []))].slice(0, 6);

/** Why no piece makes a named move: it is not there, or it cannot go there. */
function missing(text: NamedMove, letter: string, kinds: readonly string[], position: Position, board: Board): Refusal {
	const { side } = turn(position);
	const { sideTitles } = position.game.names ?? {};
	const name = sideTitles?.[side] ?? side;
	const origins = kinds.flatMap((kind) => originsOf(text, columnsOf(position, side, kind)));
	if (origins.length > 0) {
		const [first = 0] = origins;
		return {
			code: 'illegal',
			message: `Expected a legal move of the piece on ${board.pointOf(first)}, found another one.`,
			hint: legalFrom((move) => origins.includes(move.from!), position),
		};
	}
	const where = text.file === undefined ? 'two on one file' : `one on file ${text.file}`;
	return {
		code: 'illegal',
		message: `Expected a piece ${letter} of ${name}: there is not ${where}.`,
		hint:
			legalFrom((move) => board.letterOf(move.kind) === letter, position) ??
			'The files are counted from the right of the player who moves.',
	};
}

/** The legal moves of some pieces; undefined if there are none. */
function legalFrom(isMeant: (move: Move) => boolean, position: Position): string | undefined {
	const texts = listed(legal(position).filter(isMeant), position);
	return texts.length === 0 ? undefined : `Legal moves: ${texts.join(', ')}.`;
}

function pointMove({ from, to }: PointMove, position: Position, board: Board): Found {
	const found = legal(position).find(
		(move) => move.from !== undefined && move.to >= 0 && board.pointOf(move.from) === from && board.pointOf(move.to) === to,
	);
	if (found !== undefined) return found;
	const { side } = turn(position);
	const cell = pieces(position).find(({ cell: one }) => board.pointOf(one) === from)?.cell;
	const piece = cell === undefined ? undefined : pieceAt(position, cell);
	if (piece === undefined)
		return { code: 'illegal', message: `Expected a piece on ${from}, found none.`, hint: 'Ranks are counted from 0 on the side of Red.' };
	if (piece.side !== side)
		return {
			code: 'illegal',
			message: `Expected a piece of the side to move on ${from}, found one of the other side.`,
			hint: 'A move is missing before it, or one is superfluous.',
		};
	return {
		code: 'illegal',
		message: `Expected a legal move of the piece on ${from}, found one to ${to}.`,
		hint: legalFrom((move) => move.from === cell, position) ?? 'This piece has no legal move.',
	};
}

function dropMove({ piece, to }: DropMove, position: Position, board: Board): Found {
	const kinds = board.kindsOf(piece);
	const found = legal(position).find(
		(move) => move.from === undefined && move.to >= 0 && kinds.includes(move.kind) && board.pointOf(move.to) === to,
	);
	return (
		found ?? {
			code: 'illegal',
			message: `Expected a piece ${piece} in hand that may come to ${to}, found none.`,
			hint: 'Write a move of a piece on the board.',
		}
	);
}

/**
 * Finds the legal move of a text in any notation: `C2.5`, `C2=5`, `H2-E2`, `h2e2`, `炮二平五`.
 *
 * @throws {TypeError} for arguments of another type.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { xiangqi } from '@x/games/xiangqi';
 * const result = safeReadMove('C4.5', compile(xiangqi).start);
 * result.ok ? '' : result.problems[0]!.message // → 'Expected a piece C of red: there is not one on file 4.'
 */
export function safeReadMove<W extends GameWords>(
	text: string,
	position: Position<W>,
	options?: MoveOptions,
): Result<Move<W>, Diagnostic<WxfCode>>;
export function safeReadMove(text: string, position: Position, options?: MoveOptions): Result<Move, Diagnostic<WxfCode>> {
	const read = safeParseMove(text, options);
	positionGiven(position);
	if (!read.ok) return read;
	const board = boardOf(position.game);
	const found = board.fits ? resolve(read.value, position, board) : refusedBoard(board);
	if (!isRefusal(found)) return { ok: true, value: found, warnings: read.warnings };
	const from = text.length - text.trimStart().length;
	const span: Span = { from, to: text.trimEnd().length };
	return { ok: false, problems: [problemAt(found.code, span, found.message, found)] };
}

const refusedBoard = ({ width, height }: Board): Refusal => ({
	code: 'board',
	message: `Expected a board of at most 9 files and 10 ranks, found ${width} and ${height}.`,
	hint: 'The notation has one digit for a file and for a rank.',
});

function resolve(text: NamedMove | PointMove | DropMove, position: Position, board: Board): Found {
	if (text.form === 'points') return pointMove(text, position, board);
	return text.form === 'drop' ? dropMove(text, position, board) : namedMove(text, position, board);
}

/**
 * Finds the legal move of a text in any notation.
 *
 * @throws {NotationError} if the text is not a move, or not of one legal move.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { xiangqi } from '@x/games/xiangqi';
 * moveName(readMove('炮二平五', compile(xiangqi).start)) // → 'h3e3'
 */
export function readMove<W extends GameWords>(text: string, position: Position<W>, options?: MoveOptions): Move<W>;
export function readMove(text: string, position: Position, options?: MoveOptions): Move {
	modeOf(options);
	const result = safeReadMove(text, position, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
