import { type GameWords, lastMove, type Move, type Position, pieceAt, turn } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { checkOptions, type Diagnostic, NotationError, quote, type Result, textGiven } from '@x/diagnostics';
import type { KifCode } from '../codes.js';
import type { KifMove, Side } from '../game.js';
import type { Mode } from '../options.js';
import { isPieceCode, PIECE_CODES, PROMOTED } from '../pieces.js';
import { type Cursor, meantBy, readMove as readKakinoki, skipBlanks } from '../read/move.js';
import { Report } from '../report.js';
import { type Board, boardOf } from './board.js';
import { found, isRefusal, refused } from './resolve.js';

/** The options of `readMove`. */
export interface MoveOptions {
	/** `lenient` by default. */
	readonly mode?: Exclude<Mode, 'repair'> | undefined;
}

/** A text of one move, up to its legality. */
interface ReadText {
	readonly move: KifMove | undefined;
	/** The side that the text names, and the end of its sign. */
	readonly side?: { readonly named: Side; readonly to: number } | undefined;
}

/** `+7776FU`: whether the piece promotes is seen on the board. */
function readCsa(text: string, from: number, position: Position, board: Board, report: Report): ReadText {
	const [sign = '', file = '', rank = '', toFile = '', toRank = '', code = ''] = [...text.slice(0, 5), text.slice(5)];
	const side = { named: sign === '+' ? 'black' : 'white', to: from + 1 } as const;
	if (!isPieceCode(code)) {
		const meant = meantBy(code, PIECE_CODES);
		report.add('piece', from + 5, from + text.length, `Expected the code of a piece, found ${quote(code)}.`, {
			hint: meant === undefined ? `Codes are ${PIECE_CODES.join(' ')}.` : `Did you mean "${meant}"?`,
		});
		return { move: undefined };
	}
	const to = { file: Number(toFile), rank: Number(toRank) };
	if (file === '0' && rank === '0') return { side, move: { to, from: 'hand', piece: code } };
	const origin = { file: Number(file), rank: Number(rank) };
	const cell = board.cellOf(origin);
	const before = cell === undefined ? undefined : board.codeOf(pieceAt(position, cell)?.kind ?? '');
	const promotes = before !== undefined && PROMOTED[before] === code;
	return { side, move: { to, from: origin, piece: promotes ? before : code, ...(promotes && { promote: true }) } };
}

/** `７六歩(77)`, `▲７六歩`. */
function readJapanese(text: string, from: number, position: Position, board: Board, report: Report): ReadText {
	const before = lastMove(position);
	const cursor: Cursor = { text, at: from };
	const { move, mark } = readKakinoki(cursor, before === undefined || before.to < 0 ? undefined : board.squareOf(before.to), report, true);
	if (move === undefined) return { move };
	skipBlanks(cursor);
	const end = text.trimEnd().length;
	if (cursor.at < end)
		report.add('unexpected', cursor.at, end, `Expected the end of the move, found ${quote(text.slice(cursor.at, end))}.`, {
			hint: 'Write one move: ７六歩(77) or ▲７六歩.',
		});
	return { move, side: mark && { named: mark, to: from + 1 } };
}

/**
 * Finds the legal move of a text: `７六歩(77)`, `▲７六歩`, `△同　銀`, `５八金右`, `+7776FU`.
 *
 * @throws {TypeError} for arguments of another type.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * const result = safeReadMove('▲５八金', compile(shogi).start);
 * result.ok ? '' : result.problems[0]!.hint // → 'Write ▲５八金左 or ▲５八金右.'
 */
export function safeReadMove<W extends GameWords>(
	text: string,
	position: Position<W>,
	options?: MoveOptions,
): Result<Move<W>, Diagnostic<KifCode>>;
export function safeReadMove(text: string, position: Position, options: MoveOptions = {}): Result<Move, Diagnostic<KifCode>> {
	textGiven(text);
	positionGiven(position);
	checkOptions(options, { mode: ['strict', 'lenient'] });
	const report = new Report({ mode: options.mode ?? 'lenient', problems: 1000 });
	const board = boardOf(position.game);
	const from = text.length - text.trimStart().length;
	const trimmed = text.trim();
	const isCsa = /^[+-]\d{4}[A-Z]{2}$/i.test(trimmed);
	const { move, side } = isCsa ? readCsa(trimmed, from, position, board, report) : readJapanese(text, from, position, board, report);
	const own = board.sideOf(turn(position).side);
	if (side !== undefined && side.named !== own)
		report.add(
			'side',
			from,
			side.to,
			`Expected a move of ${own === 'black' ? 'Black' : 'White'}, found ${quote(text.slice(from, side.to))}.`,
			{
				hint: 'The sides move in turn. A move may be missing.',
			},
		);
	const read = report.result(move);
	if (!read.ok) return read as Result<Move, Diagnostic<KifCode>>;
	const one = found(read.value!, position);
	if (isRefusal(one)) return { ok: false, problems: [refused(one, { from, to: from + trimmed.length })] };
	return { ok: true, value: one, warnings: read.warnings as readonly Diagnostic<KifCode>[] };
}

/**
 * Finds the legal move of a text.
 *
 * @throws {NotationError} if the text is not a move, or not of one legal move.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * moveName(readMove('５八金右', compile(shogi).start)) // → '4i5h'
 */
export function readMove<W extends GameWords>(text: string, position: Position<W>, options?: MoveOptions): Move<W>;
export function readMove(text: string, position: Position, options?: MoveOptions): Move {
	const result = safeReadMove(text, position, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
