import type { Fault, MoveCode, Result } from '@x/diagnostics';
import { checkOptions, misuse, quote } from '@x/diagnostics';
import type { AnyEngine, AnyGame, AnyMove, AnyPosition, MoveOf, MovePartsOf } from './any-board.js';
import { gameOf } from './arguments.js';
import { kindsDenoted, kindsNamed, letterOfKind } from './kind-words.js';
import { legal } from './legal.js';
import { moveName, moveNameParts, otherNames, PASS } from './name.js';
import { turn } from './queries.js';
import { remembered } from './remembered.js';
import type { Cell, CellLike, Game, Move, MoveParts, Position } from './types.js';

const PARTS = { from: 'any', to: 'any', promotion: 'string', drop: 'string' } as const;

/** A move to be found, from text or parts: origin and target by name, and the text after them. */
interface MoveRequest {
	/** Origin and target, or `P@` and target. */
	readonly ends: string;
	/** The promotion as written; '' or '=' for none. */
	readonly becomes: string;
	/** The text that messages quote. */
	readonly text: string;
	/** The first and the last cell of a text. */
	readonly origin?: Cell | undefined;
	readonly target?: Cell | undefined;
}

/**
 * The result for a move that cannot be found in a position.
 *
 * @example
 * import { moveFault } from '@x/core/engine';
 * const { ok } = moveFault(chess.start, 'e2', 'unreadable', 'Expected two cells, found "e2".');
 * ok // → false
 */
export const moveFault = (
	position: AnyPosition,
	move: string,
	code: MoveCode extends `move/${infer Short}` ? Short : never,
	message: string,
	more: { readonly path?: string; readonly hint?: string; readonly data?: Fault['data'] } = {},
): { readonly ok: false; readonly problems: readonly Fault<MoveCode>[] } => {
	const { path = '', hint, data } = more;
	const fault: Fault<MoveCode> = { code: `move/${code}`, message, severity: 'error', path, ...(hint !== undefined && { hint }) };
	return { ok: false, problems: [{ ...fault, data: { move, turn: turn(position).side, ...data } }] };
};

/** Whether a word denotes a kind: see `kindsDenoted`. A plus denotes any promoted kind. */
const denotes = (game: AnyGame, word: string, kind: string): boolean =>
	word === '+' ? letterOfKind(game, kind).startsWith('+') : kindsDenoted(game, word).includes(kind);

/** The kind that a move drops; undefined for other moves. */
const dropped = (move: Move): string | undefined => (move.from === undefined && move.to >= 0 ? move.kind : undefined);

/** Origin and target of a move as text, in every form that names it: castling is named by the royal's target and by the partner's cell. */
function endsOf(game: Game, move: Move): string[] {
	if (move.to < 0) return [PASS];
	if (move.from === undefined) return [`${letterOfKind(game, move.kind)}@${game.cellName(move.to)}`];
	const cells = moveNameParts(move).cells.map((cell) => game.cellName(cell!));
	const plain = game.cellName(move.from) + game.cellName(move.to);
	return [...new Set([cells.join(''), plain, ...otherNames(move)])];
}

/** Splits a text into origin, target and promotion. The promotion is a kind, or `+` or `=` as in USI, with or without `=` before it. */
function requestOf(game: Game, text: string): MoveRequest | undefined {
	const drop = /^(\+?[^\W\d_]+)[@*](.+)$/.exec(text);
	if (drop !== null) {
		const [kind] = kindsNamed(game, drop[1]!);
		return game.cellNamed(drop[2]!) === undefined || kind === undefined
			? undefined
			: { ends: `${letterOfKind(game, kind)}@${drop[2]}`, becomes: '', text };
	}
	// Reads cell names from the start of the text, each as long as possible.
	const longest = longestCellName(game);
	let end = 0;
	let cells = 0;
	let origin: Cell | undefined;
	let target: Cell | undefined;
	while (end < text.length) {
		let next = Math.min(text.length, end + longest);
		let cell = game.cellNamed(text.slice(end, next));
		while (cell === undefined && next > end + 1) cell = game.cellNamed(text.slice(end, --next));
		if (cell === undefined) break;
		if (cells++ === 0) origin = cell;
		target = cell;
		end = next;
	}
	if (cells < 2) return undefined;
	const rest = text.slice(end);
	const becomes = rest.length > 1 && rest.startsWith('=') ? rest.slice(1) : rest;
	return { ends: text.slice(0, end), becomes, text, origin, target };
}

/**
 * The parts of a move in coordinates, whether it is legal or not; undefined for a text that does not name two cells, or a kind and a cell.
 *
 * @example
 * import { movePartsOf } from '@x/core/engine';
 * movePartsOf(chess.start, 'e7e8q') // → { from: 52, to: 60, promotion: 'q' }
 */
export function movePartsOf<P extends AnyPosition>(position: P, text: string): MovePartsOf<P> | undefined {
	const { engine } = gameOf(position);
	return (engine.movePartsOf ?? partsInCells)(position, text) as MovePartsOf<P> | undefined;
}

/** The parts of a move between numbered cells. */
const partsInCells: NonNullable<AnyEngine['movePartsOf']> = ({ game }: Position, text: string): MoveParts | undefined => {
	const request = requestOf(game, text);
	if (request === undefined) return undefined;
	const { ends, becomes, origin, target } = request;
	if (origin !== undefined) return { from: origin, to: target!, ...(becomes === '' || becomes === '=' ? {} : { promotion: becomes }) };
	const [drop = '', to = ''] = ends.split('@');
	return { drop, to };
};

/** The length of the longest name of a cell, in characters. */
const longestCellName = /* @__PURE__ */ remembered((game: Game) => {
	let longest = 0;
	for (let cell = 0; cell < game.cells; cell++) longest = Math.max(longest, game.cellName(cell).length);
	return longest;
});

/** Parts of a move as text, where they name cells or kinds that the game does not have. */
const textOf = ({ from = '', to, promotion = '', drop }: MoveParts): string =>
	drop === undefined ? `${from}${to}${promotion}` : `${drop}@${to}`;

function requestOfParts(position: Position, parts: MoveParts): MoveRequest | Result<Move, Fault<MoveCode>> {
	const { game } = position;
	checkOptions(parts, PARTS, 'move');
	const { from, to, promotion = '', drop } = parts;
	for (const [path, cell] of [
		['from', from],
		['to', to],
	] as const) {
		if (cell === undefined && path === 'from') continue;
		if (typeof cell !== 'string' && typeof cell !== 'number') misuse(`move.${path}`, 'the name or the number of a cell', cell);
		const known = typeof cell === 'string' ? game.cellNamed(cell) : game.isCell(cell) ? cell : undefined;
		if (known === undefined) {
			const message = `Expected a cell of this board, found ${typeof cell === 'string' ? quote(cell) : cell}.`;
			return moveFault(position, textOf(parts), 'unknown-cell', message, { path, data: { cell } });
		}
	}
	const name = (cell: CellLike): string => (typeof cell === 'string' ? cell : game.cellName(cell));
	for (const [path, word] of [
		['promotion', promotion],
		['drop', drop],
	] as const)
		if (word && word !== '+' && kindsDenoted(game, word).length === 0)
			return moveFault(position, textOf(parts), 'unknown-kind', `Expected the name or the letter of a kind, found ${quote(word)}.`, {
				path,
				data: { kind: word },
			});
	const kind = drop === undefined ? undefined : kindsNamed(game, drop)[0];
	const ends = kind === undefined ? (from === undefined ? '' : name(from)) + name(to) : `${letterOfKind(game, kind)}@${name(to)}`;
	return { ends, becomes: promotion, text: ends + promotion };
}

/**
 * The legal move with these coordinates.
 *
 * A text is in UCI's form (`e2e4`, `e7e8q`, `P@e4`, `0000`), or in the form of `moveName` in games where that says more. The letter of a promotion
 * may be in either case and may follow `=`. As in USI, `+` after the target means to promote, `=` not to promote, and `*` may stand for `@`.
 * Castling may be named by the king's target or by the rook's cell; where an ordinary move has the same name, the ordinary move is returned.
 *
 * On the plane a text is in the form of ICN (`5,2>5,4`, `5,7>5,8=Q`), and the parts are `{ from: [5, 2], to: [5, 4] }`.
 *
 * A move that cannot be resolved is a fault: `move/unreadable`, `move/unknown-cell`, `move/unknown-kind`, `move/promotion-missing` (`data.promotions`
 * lists the kinds), `move/promotion-impossible`, `move/ambiguous`, `move/illegal` (`explain` says why).
 *
 * @throws TypeError where the move is neither a string nor an object with `to`.
 *
 * @example
 * const e4 = toMove(chess.start, 'e2e4');
 * e4.ok && turn(apply(chess.start, e4.value)).side // → 'black'
 */
export function toMove<P extends AnyPosition>(position: P, move: string | MovePartsOf<P>): Result<MoveOf<P>, Fault<MoveCode>> {
	const { engine } = gameOf(position);
	if (typeof move !== 'string' && (typeof move !== 'object' || move === null || Array.isArray(move)))
		misuse('move', 'coordinates as a string, or an object with `from` and `to`', move);
	return (engine.toMove ?? inCells)(position, move);
}

/** The legal move between numbered cells with these coordinates. */
const inCells: NonNullable<AnyEngine['toMove']> = (position: Position, move: string | MoveParts): Result<Move, Fault<MoveCode>> => {
	const { game } = position;
	const request = typeof move === 'string' ? requestOf(game, move) : requestOfParts(position, move);
	if (request !== undefined && 'ok' in request) return request;
	const text = request?.text ?? String(move);
	const named = request === undefined ? undefined : nextNamed(position, request);
	if (named !== undefined) return { ok: true, value: named, warnings: [] };
	const moves = legal(position);
	const exact = typeof move === 'string' ? moves.find((one) => moveName(one) === move) : undefined;
	if (exact !== undefined) return { ok: true, value: exact, warnings: [] };
	if (request === undefined)
		return moveFault(position, text, 'unreadable', `Expected two cells of this board, as in "${exampleOf(moves)}", found ${quote(text)}.`);
	const { ends, becomes } = request;
	const candidates = moves.flatMap((one) => {
		const names = endsOf(game, one);
		if (!names.includes(ends)) return [];
		// An ordinary move comes before castling that has the same name.
		return { move: one, becomes: dropped(one) === undefined ? moveNameParts(one).becomes : undefined, isFirst: names[0] === ends };
	});
	return chosenMove(position, text, becomes, candidates);
};

/**
 * The move whose name the request is, found from its target: names are unique, so another reading of the text cannot come before it. Undefined for
 * drops, and where no such move has this name.
 */
function nextNamed(position: Position, { origin, target, text }: MoveRequest): Move | undefined {
	if (origin === undefined || target === undefined) return undefined;
	return position.game.engine.movesTo(position, target, -1, origin).find((one) => moveName(one) === text);
}

/**
 * The result for a move that is not legal.
 *
 * @internal
 */
export const illegalMove = (position: AnyPosition, move: string): ReturnType<typeof moveFault> =>
	moveFault(position, move, 'illegal', `Expected a legal move of ${turn(position).side}, found ${quote(move)}.`, {
		hint: '`explain` says why a move is not legal.',
	});

const exampleOf = (moves: readonly Move[]): string => (moves[0] === undefined ? 'e2e4' : moveName(moves[0]));

/** A legal move between the cells of a request. */
export interface Candidate<M extends AnyMove> {
	readonly move: M;
	/** The kind that its name states behind the cells. */
	readonly becomes: string | undefined;
	/** It comes before others that fit. */
	readonly isFirst?: boolean;
}

/**
 * The one of some legal moves between the same cells that has the promotion of a request, or the fault of the request.
 *
 * @example
 * import { chosenMove } from '@x/core/engine';
 * const { ok } = chosenMove(chess.start, 'e2e4', '', legalFrom(chess.start, 'e2').slice(1).map((move) => ({ move, becomes: undefined })));
 * ok // → true
 */
export function chosenMove<M extends AnyMove>(
	position: AnyPosition,
	text: string,
	becomes: string,
	candidates: readonly Candidate<M>[],
): Result<M, Fault<MoveCode>> {
	const { game } = position;
	const isPlain = becomes === '' || becomes === '=';
	const fitting = candidates.filter(({ becomes: kind }) =>
		isPlain ? kind === undefined : kind !== undefined && denotes(game, becomes, kind),
	);
	const [one, other] = fitting.length > 1 ? fitting.filter(({ isFirst }) => isFirst) : fitting;
	if (one !== undefined && other === undefined) return { ok: true, value: one.move, warnings: [] };
	if (fitting.length > 1) {
		const moves = fitting.map(({ move }) => moveName(move));
		return moveFault(position, text, 'ambiguous', `Expected the name of one move, found ${quote(text)}, which names several.`, {
			hint: `Write ${moves.join(' or ')}.`,
			data: { moves },
		});
	}
	if (candidates.length === 0) return illegalMove(position, text);
	const promotions = [...new Set(candidates.flatMap(({ becomes: kind }) => kind ?? []))];
	const names = [...new Set(candidates.map(({ move }) => moveName(move)))];
	return moveFault(
		position,
		text,
		isPlain ? 'promotion-missing' : 'promotion-impossible',
		isPlain ? `Expected a promotion, found none in ${quote(text)}.` : `Expected a promotion that is legal here, found ${quote(becomes)}.`,
		{ path: isPlain ? '' : 'promotion', hint: `Write ${names.join(' or ')}.`, data: { promotions } },
	);
}
