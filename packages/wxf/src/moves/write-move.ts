import { type Cell, isLegal, legal, type Move, type Position } from '@x/core';
import { moveGiven, positionGiven } from '@x/core/engine';
import { misuse, NotationError } from '@x/diagnostics';
import type { Code } from '../codes.js';
import type { MoveDialect } from '../move-text.js';
import { problemAt } from '../report.js';
import { BLACK_DIGITS, LETTERS, RED_DIGITS, WRITTEN } from '../words.js';
import { type Board, boardOf, byFile, columnsOf, hasSign } from './board.js';

export const MOVE_DIALECTS: readonly MoveDialect[] = ['wxf', 'axf', 'iccs', 'ucci', 'chinese', 'traditional'];

/** The parts of a move by its piece. */
interface Parts {
	readonly letter: string;
	readonly file: number;
	/** Its place among those of its kind on the file, from the front, and their number. */
	readonly place: number;
	readonly count: number;
	/** Whether several files have several pieces of this kind. */
	readonly spread: boolean;
	readonly sign: '+' | '-' | '.';
	readonly target: number;
	readonly isFirst: boolean;
}

const fail = (code: Code, message: string, hint?: string): never => {
	throw new NotationError([problemAt(code, { from: 0, to: 0 }, message, { hint })]);
};

function partsOf({ to, kind, side }: Move, from: Cell, position: Position, board: Board): Parts {
	const letter = board.letterOf(kind);
	const file = board.fileOf(from, side);
	const steps = board.aheadOf(to, side) - board.aheadOf(from, side);
	const columns = columnsOf(position, side, kind);
	const cells = columns.get(file) ?? [from];
	return {
		letter,
		file,
		place: cells.indexOf(from),
		count: byFile(letter) ? 1 : cells.length,
		spread: [...columns.values()].filter(({ length }) => length > 1).length > 1,
		sign: steps === 0 ? '.' : steps > 0 ? '+' : '-',
		target: board.fileOf(to, side) === file ? Math.abs(steps) : board.fileOf(to, side),
		isFirst: side === position.game.ruleset.sideOrder[0],
	};
}

/** `C2.5`: the places of the Federation, with signs for two to five pieces on a file. */
function wxf({ letter, file, place, count, spread, sign, target }: Parts): string | undefined {
	const end = sign + target;
	if (!/^[A-Z]$/.test(letter)) return undefined;
	if (count === 1) return letter + file + end;
	const isMiddle = count % 2 === 1 && place === (count - 1) / 2;
	if (spread) {
		if (letter !== 'P' || count > 3) return undefined;
		return file + (isMiddle ? String(file) : place === 0 ? '+' : '-') + end;
	}
	if (isMiddle) return letter + file + end;
	const fromEnd = count - 1 - place;
	const nearest = Math.min(place, fromEnd);
	const side = place < fromEnd ? '+' : '-';
	if (count < 4) return letter + side + end;
	if (count > 5 || (nearest === 0 && letter !== 'P')) return undefined;
	return (nearest === 0 ? side : letter) + side + end;
}

const REAR: Readonly<Record<'chinese' | 'traditional', string>> = { chinese: '后', traditional: '後' };
const DIRECTIONS: Readonly<Record<'chinese' | 'traditional', Readonly<Record<Parts['sign'], string>>>> = {
	chinese: { '+': '进', '-': '退', '.': '平' },
	traditional: { '+': '進', '-': '退', '.': '平' },
};

/** `炮二平五`: the places of the Chinese rules of play. */
function chinese(
	{ letter, file, place, count, spread, sign, target, isFirst }: Parts,
	dialect: 'chinese' | 'traditional',
): string | undefined {
	if (!hasSign(letter)) return undefined;
	const digits = isFirst ? RED_DIGITS : BLACK_DIGITS;
	const piece = WRITTEN[dialect][isFirst ? 0 : 1][LETTERS.indexOf(letter)]!;
	const end = DIRECTIONS[dialect][sign] + digits[target - 1]!;
	if (count === 1) return piece + digits[file - 1]! + end;
	const order = place === 0 ? '前' : place === count - 1 ? REAR[dialect] : count === 3 ? '中' : RED_DIGITS[place]!;
	if (!spread) return count > 5 ? undefined : order + piece + end;
	return letter === 'P' && count < 4 ? order + digits[file - 1]! + end : undefined;
}

const points = (from: string, to: string, dialect: MoveDialect): string => (dialect === 'ucci' ? from + to : `${from}-${to}`.toUpperCase());

/**
 * Writes a legal move.
 *
 * @throws {NotationError} if the move is not legal, or the notation cannot say it: because the board has more than nine files, or because of
 * more pieces of a kind than a game of xiangqi has.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { xiangqi } from '@x/games/xiangqi';
 * const { start } = compile(xiangqi);
 * const [cannon] = find(start, { from: 'h3', to: 'e3' });
 * writeMove(cannon!, start, 'wxf') // → 'C2.5'
 * writeMove(cannon!, start, 'iccs') // → 'H2-E2'
 * writeMove(cannon!, start, 'chinese') // → '炮二平五'
 */
export function writeMove(move: Move, position: Position, dialect: MoveDialect = 'wxf'): string {
	moveGiven(move);
	positionGiven(position);
	if (!MOVE_DIALECTS.includes(dialect)) misuse('dialect', MOVE_DIALECTS.map((one) => `"${one}"`).join(' or '), dialect);
	if (!isLegal(position, move)) fail('illegal', 'Expected a legal move, found one that is not legal in this position.');
	return (
		moveText(move, position, dialect) ?? fail('inexpressible', `Expected a move that the notation ${dialect} can say, found another one.`)
	);
}

/** The text of a legal move; undefined if the notation cannot say it. */
export function moveText(move: Move, position: Position, dialect: MoveDialect): string | undefined {
	const board = boardOf(position.game);
	const { from, to, kind, promotion } = move;
	if (!board.fits || to < 0 || promotion !== undefined) return undefined;
	if (from === undefined) {
		const letter = board.letterOf(kind);
		return /^[A-Z]$/.test(letter) ? `${letter}@${board.pointOf(to)}` : undefined;
	}
	if (dialect === 'iccs' || dialect === 'ucci') return points(board.pointOf(from), board.pointOf(to), dialect);
	const parts = partsOf(move, from, position, board);
	if (dialect === 'chinese' || dialect === 'traditional') return chinese(parts, dialect);
	const text = wxf(parts);
	if (text === undefined || (!hasSign(parts.letter) && isShared(text, move, position, board))) return undefined;
	return dialect === 'axf' ? text.replace('.', '=') : text;
}

/** Whether another move has the same text: a piece that goes straight and obliquely may reach a file in two ways. */
const isShared = (text: string, move: Move, position: Position, board: Board): boolean =>
	legal(position).some(
		(other) =>
			other.kind === move.kind &&
			other.from !== undefined &&
			other !== move &&
			other.to !== move.to &&
			wxf(partsOf(other, other.from, position, board)) === text,
	);
