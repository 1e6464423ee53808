/**
 * `@x/san/dialects`: other notations of moves, for games that have their own.
 */

import { apply, type GameWords, hasLegalMove, inCheck, isLegal, legal, type Move, movesTo, type Position, pieces, validate } from '@x/core';
import { moveGiven, positionGiven } from '@x/core/engine';
import { misuse, quote, type Result, textGiven } from '@x/diagnostics';
import { about, flaw, orThrow, SanError, type SanProblem } from './errors.js';
import { captures, lexiconOf } from './lexicon.js';
import { writeMove } from './stringify.js';

/**
 * The notations:
 *
 * - `hosking`, `hodges`, `hodges-number`: shogi as in the books of George Hodges and Tony Hosking: `P76`, `P-7f`, `P-76`
 * - `wxf`: the notation of the World Xiangqi Federation, with files counted from the mover's right: `H2+3`, `C2=5`
 * - `janggi`: rank and file of origin and target: `H02-83`
 * - `thai`, `thai-long`: makruk in Thai letters: `ค-ฉ๗`, `บ จ๓-จ๔`
 * - `chessops`: SAN in which the drop of a pawn is `@e4`
 */
export type Dialect = 'hosking' | 'hodges' | 'hodges-number' | 'wxf' | 'janggi' | 'thai' | 'thai-long' | 'chessops';

type Writer = (move: Move, position: Position) => string;

/** The file and the rank of a cell, counted from 0 at the left of the first side, and the size of the board. */
function placeOf(
	{ game }: Position,
	cell: number,
): { readonly x: number; readonly y: number; readonly width: number; readonly height: number } {
	const [x = 0, y = 0] = game.vecOf(cell);
	const [width = 0, height = 0] = game.vecOf(game.cells - 1).map((value) => value + 1);
	return { x, y, width, height };
}

const letterOf = (position: Position, kind: string): string => lexiconOf(position.game).letters[kind] ?? kind;

/** `+` or `#` if a move gives check or mate. */
function suffixOf(move: Move, position: Position): string {
	const next = apply(position, move);
	return !inCheck(next) ? '' : hasLegalMove(next) ? '+' : '#';
}

/** Shogi: promoted pieces count as other pieces; pieces that share a target are written with their full origin. */
const shogi =
	(square: (file: number, rank: number) => string, quiet: string, told: string, drop: string): Writer =>
	(move, position) => {
		const { from, to, kind, promotion } = move;
		const at = (cell: number): string => {
			const { x, y, width, height } = placeOf(position, cell);
			return square(width - x, height - y);
		};
		const letter = letterOf(position, kind);
		if (from === undefined) return letter + drop + at(to);
		const alike = movesTo(position, to, { kind });
		const rival = alike.some((other) => other.from !== undefined && other.from !== from && other.promotion === promotion);
		const became = promotion === undefined ? undefined : letterOf(position, promotion);
		const declines = alike.some((other) => other.from === from && other.promotion !== undefined);
		const ending = became === undefined ? (declines ? '=' : '') : letter === `+${became}` ? '-' : '+';
		return letter + (rival ? at(from) : '') + (captures(move) ? 'x' : rival ? told : quiet) + at(to) + ending;
	};

/** Xiangqi: the piece, its file, the direction, and then the target file or the number of steps. */
const wxf: Writer = (move, position) => {
	const { from, to, kind, side } = move;
	const { game } = position;
	const written = letterOf(position, kind);
	const letter = { N: 'H', B: 'E' }[written] ?? written;
	const forward = Number(game.ruleset.sides[side]?.frame.matrix[1]?.[1] ?? 1);
	const fileOf = (cell: number): number => {
		const { x, width } = placeOf(position, cell);
		return forward > 0 ? width - x : x + 1;
	};
	if (from === undefined) return `${letter}@${fileOf(to)}`;
	const ahead = (cell: number): number => placeOf(position, cell).y * forward;
	const steps = ahead(to) - ahead(from);
	const file = fileOf(from);
	const own = pieces(position).filter(({ piece }) => piece.side === side && piece.kind === kind);
	const column = own.filter(({ cell }) => fileOf(cell) === file).sort((a, b) => ahead(b.cell) - ahead(a.cell));
	const place = column.findIndex(({ cell }) => cell === from);
	const files = own.map(({ cell }) => fileOf(cell));
	const tandems = new Set(files.filter((one, index) => files.indexOf(one) !== index));
	let name = letter + file;
	if (column.length > 1 && letter === 'P' && (column.length > 2 || tandems.size > 1)) name = `${place + 1}${file}`;
	else if (column.length === 2 && couldStand(position, column[1 - place]!.cell, from, to)) name = letter + (place === 0 ? '+' : '-');
	const operator = steps === 0 ? '=' : steps > 0 ? '+' : '-';
	return name + operator + (fileOf(to) === file ? Math.abs(steps) : fileOf(to));
};

/** Whether a piece could stand on a cell from which the same step as another piece's leads to the target. */
function couldStand(position: Position, cell: number, from: number, to: number): boolean {
	const { game } = position;
	const piece = pieces(position).find((one) => one.cell === cell)!.piece;
	const [start, target] = [game.vecOf(from), game.vecOf(to)];
	const at = game.vecOf(cell).map((value, axis) => value + target[axis]! - start[axis]!);
	const alone = validate(game, { pieces: [{ at, piece }] });
	return alone.ok || !alone.problems.some(({ code }) => /off-board|unreachable/.test(code));
}

const janggi: Writer = (move, position) => {
	const at = (cell: number): string => {
		const { x, y, height } = placeOf(position, cell);
		return `${(height - y) % 10}${x + 1}`;
	};
	const { from, to, kind } = move;
	const letter = letterOf(position, kind);
	if (from === undefined) return `${letter}@${at(to)}`;
	return letter + at(from) + (captures(move) ? 'x' : '-') + at(to) + suffixOf(move, position);
};

const THAI: Readonly<Record<string, string>> = { K: 'ข', S: 'ค', M: 'ม็', N: 'ม', R: 'ร', P: 'บ', A: 'ว' };
const THAI_FILES = 'กขคงจฉชญตถธน';

/** Replaces files, ranks and marks by Thai letters. */
const thaiOf = (text: string): string =>
	text
		.replace(/[a-l]/g, (file) => THAI_FILES.charAt(file.charCodeAt(0) - 97))
		.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));

/** Makruk: SAN in Thai letters, with a dash after pieces. A met that was a pawn has another letter. */
const thai =
	(long: boolean): Writer =>
	(move, position) => {
		const { game } = position;
		const piece = (kind: string): string => {
			const letter = letterOf(position, kind);
			return game.names?.kinds[kind]?.promotedOf ? 'ง' : (THAI[letter] ?? letter);
		};
		const text = writeMove(move, position, { suffix: 'none' });
		const [, letter = '', origin = '', mark = '', to = ''] = /^([A-Z]?)(.*?)([x@]?)([a-z]\d+)(?:=[A-Z])?$/.exec(text) ?? [];
		const ending = (move.promotion === undefined ? '' : `=${piece(move.promotion)}`) + suffixOf(move, position);
		const from = move.from === undefined ? '' : game.cellName(move.from);
		return long
			? `${piece(move.kind)} ${thaiOf(from)}${mark || '-'}${thaiOf(to)}${ending}`
			: (letter && piece(move.kind)) + thaiOf(origin) + (mark || (letter && '-')) + thaiOf(to) + ending;
	};

const WRITERS: Readonly<Record<Dialect, Writer>> = {
	hosking: /* @__PURE__ */ shogi((file, rank) => `${file}${rank}`, '', '-', "'"),
	hodges: /* @__PURE__ */ shogi((file, rank) => file + String.fromCharCode(96 + rank), '-', '-', '*'),
	'hodges-number': /* @__PURE__ */ shogi((file, rank) => `${file}${rank}`, '-', '-', '*'),
	wxf,
	janggi,
	thai: /* @__PURE__ */ thai(false),
	'thai-long': /* @__PURE__ */ thai(true),
	chessops: (move, position) => {
		const silent = lexiconOf(position.game).spoken[move.kind] === '';
		return writeMove(move, position).replace(silent ? /^.*(?=@)/ : '', '');
	},
};

/** The writer of a dialect. */
function writerOf(dialect: Dialect): Writer {
	const writer = Object.hasOwn(WRITERS, dialect) ? WRITERS[dialect] : undefined;
	if (writer === undefined) misuse('dialect', Object.keys(WRITERS).map(quote).join(' or '), dialect);
	return writer;
}

/**
 * Writes a legal move in another notation.
 *
 * @throws SanError if the move is not legal in the position
 * @example
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * import { stringify } from '@x/san/dialects';
 * const { start } = compile(shogi);
 * stringify(find(start, { from: '7g', to: '7f' })[0]!, start, 'hodges'); // → 'P-7f'
 */
export function stringify(move: Move, position: Position, dialect: Dialect): string {
	const writer = writerOf(dialect);
	moveGiven(move);
	positionGiven(position);
	if (isLegal(position, move)) return writer(move, position);
	throw new SanError([flaw('illegal', [0, 0], 'the move is not legal in this position')], '');
}

/**
 * Finds the legal move with this text: returns `{ ok: true, value, warnings: [] }` or `{ ok: false, problems }`. Check marks may be missing
 * or wrong.
 *
 * @example
 * import { safeResolve } from '@x/san/dialects';
 * safeResolve('G-5h', chess.start, 'hodges').ok; // → false
 */
export function safeResolve<W extends GameWords>(text: string, position: Position<W>, dialect: Dialect): Result<Move<W>, SanProblem>;
export function safeResolve(text: string, position: Position, dialect: Dialect): Result<Move, SanProblem> {
	const writer = writerOf(dialect);
	textGiven(text);
	positionGiven(position);
	const bare = (written: string): string => (/^(?:ho|wxf)/.test(dialect) ? written : written.replace(/[+#]$/, ''));
	const bareText = bare(text.trim());
	const written = legal(position).map((move) => [move, bare(writer(move, position))] as const);
	const [found, other] = written.flatMap(([move, one]) => (one === bareText ? [move] : []));
	if (found && !other) return { ok: true, value: found, warnings: [] };
	const nearest = written.flatMap(([, one]) => (one.charAt(0) === bareText.charAt(0) ? [one] : [])).slice(0, 4);
	const problem = found
		? flaw('ambiguous', [0, text.length], 'more than one legal move is written like this')
		: flaw('illegal', [0, text.length], 'no legal move is written like this', { nearest });
	return { ok: false, problems: [about(text, problem, found ? 'Ambiguous' : 'No legal move for')] };
}

/**
 * Finds the legal move with this text.
 *
 * @throws SanError if no legal move, or more than one, has this text
 * @example
 * import { compile } from '@x/core/compile';
 * import { xiangqi } from '@x/games/xiangqi';
 * import { resolve } from '@x/san/dialects';
 * moveName(resolve('C2=5', compile(xiangqi).start, 'wxf')); // → 'h3e3'
 */
export function resolve<W extends GameWords>(text: string, position: Position<W>, dialect: Dialect): Move<W>;
export function resolve(text: string, position: Position, dialect: Dialect): Move {
	return orThrow(safeResolve(text, position, dialect), text);
}
