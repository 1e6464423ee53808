import { attackers, type GameWords, inCheck, inHand, legal, type Move, movesTo, outcome, type Position, pieceAt, turn } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { type Diagnostic, NotationError, type Result, type Span } from '@x/diagnostics';
import type { Code, KifCode } from '../codes.js';
import type { KifMove, PieceCode, Side, Square } from '../game.js';
import { kanji, NAMES, wide } from '../pieces.js';
import { kifMoveGiven } from '../write/move.js';
import { type Board, boardOf } from './board.js';
import { inDirections } from './relative.js';
import { moveText } from './write-move.js';

/** Why a move of a record is not a move of the position. */
interface Refusal {
	readonly code: Code;
	readonly message: string;
	readonly hint?: string | undefined;
	/** Legal moves in KIF that are like it. */
	readonly nearest?: readonly string[] | undefined;
}

type Found = Move | Refusal;

export const isRefusal = (found: Found): found is Refusal => 'message' in found;

const squareName = ({ file, rank }: Square): string => wide(file) + kanji(rank);

/** The most legal moves that a hint lists. */
const MOST_LISTED = 6;

const TITLES: Readonly<Record<Side, string>> = { black: 'Black', white: 'White' };

/** A move of a record in a position. */
class Resolver {
	readonly #move: KifMove;
	readonly #position: Position;
	readonly #board: Board;
	readonly #side: Side;

	constructor(move: KifMove, position: Position) {
		this.#move = move;
		this.#position = position;
		this.#board = boardOf(position.game);
		this.#side = this.#board.sideOf(turn(position).side);
	}

	find(): Found {
		const { to, from, piece, promote } = this.#move;
		const board = this.#board;
		if (!board.fits) return refusedBoard(board);
		const kind = board.kindOf(piece);
		if (kind === undefined)
			return { code: 'piece', message: `Expected a piece of this game, found ${NAMES[piece][0]}.`, hint: this.#pieces() };
		const target = board.cellOf(to);
		if (target === undefined) return this.#offBoard(to);
		if (from !== undefined && from !== 'hand' && board.cellOf(from) === undefined) return this.#offBoard(from);
		const moves = movesTo(this.#position, target, { kind });
		const meant = this.#meant(moves);
		const [one, two] = meant.filter(({ promotion }) => (promotion !== undefined) === (promote === true));
		if (one !== undefined && two === undefined) return one;
		if (one !== undefined) return this.#ambiguous(meant);
		if (meant.length > 0) return this.#promotion(promote === true);
		return from === 'hand' ? this.#noDrop(kind, target) : from === undefined ? this.#noneOf(kind, moves) : this.#noMove(from, kind, target);
	}

	/** The moves to the target that come from where the record says. */
	#meant(moves: readonly Move[]): readonly Move[] {
		const { from, to, relative = '' } = this.#move;
		const drops = moves.filter((move) => move.from === undefined);
		if (from === 'hand' || (from === undefined && relative.includes('打'))) return drops;
		const steps = moves.filter((move): move is Move & { readonly from: number } => move.from !== undefined);
		if (from !== undefined) return steps.filter((move) => move.from === this.#board.cellOf(from));
		// A piece in hand is meant if no piece on the board can go there.
		if (steps.length === 0) return relative === '' ? drops : [];
		const cells = inDirections([...new Set(steps.map((move) => move.from))], relative, to, this.#side, this.#board);
		return steps.filter((move) => cells.includes(move.from));
	}

	#pieces(): string {
		const { ruleset } = this.#board.game;
		return `Pieces are ${Object.keys(ruleset.kinds)
			.flatMap((kind) => this.#board.codeOf(kind) ?? [])
			.map((code) => NAMES[code][0])
			.join(' ')}.`;
	}

	#offBoard(square: Square): Refusal {
		const { width, height } = this.#board;
		return {
			code: 'square',
			message: `Expected a square of the board, found ${squareName(square)}.`,
			hint: `The board has the files 1 to ${width} and the ranks 1 to ${height}.`,
		};
	}

	/** Legal moves as a hint, behind a reason; `otherwise` if there are none. */
	#legal(isMeant: (move: Move) => boolean, otherwise: string, why?: string): Pick<Refusal, 'hint' | 'nearest'> {
		const nearest = legal(this.#position)
			.filter(isMeant)
			.slice(0, MOST_LISTED)
			.flatMap((move) => moveText(move, this.#position, 'kif') ?? []);
		const known = nearest.length === 0 ? otherwise : `Legal moves: ${nearest.join(', ')}.`;
		return { hint: why === undefined ? known : `${why} ${known}`, ...(nearest.length > 0 && { nearest }) };
	}

	#ambiguous(moves: readonly Move[]): Refusal {
		const texts = [...new Set(moves.flatMap((move) => moveText(move, this.#position, 'ki2') ?? []))];
		return {
			code: 'ambiguous',
			message: `Expected one legal move, found ${texts.length} with this text.`,
			hint: `Write ${texts.slice(0, 6).join(' or ')}.`,
		};
	}

	#promotion(promotes: boolean): Refusal {
		const { piece } = this.#move;
		return promotes
			? {
					code: 'promotion',
					message: `Expected a move without promotion, found ${NAMES[piece][0]}成.`,
					hint: 'A piece promotes when it enters, leaves or moves within the camp of the opponent. Remove 成.',
				}
			: {
					code: 'promotion',
					message: `Expected ${NAMES[piece][0]}成, found no promotion.`,
					hint: 'A piece that could never move again has to promote. Add 成.',
				};
	}

	/** Why no move is legal at all, or why the king decides; undefined if neither is so. */
	#general(): Refusal | undefined {
		const end = outcome(this.#position);
		if (end !== undefined && end.claim === undefined)
			return {
				code: 'illegal',
				message: `Expected no move behind the end of the game (${end.reason}), found one.`,
				hint: 'The rules end the game here. Remove the moves behind it.',
			};
		return undefined;
	}

	#king(): string {
		return inCheck(this.#position) ? 'The king stays in check.' : 'The king would be in check.';
	}

	#noDrop(kind: string, target: number): Refusal {
		const general = this.#general();
		if (general !== undefined) return general;
		const { piece, to } = this.#move;
		const name = NAMES[piece][0]!;
		const { side } = turn(this.#position);
		const { game } = this.#position;
		const held = inHand(this.#position, side)[game.names?.hand ?? '']?.[kind] ?? 0;
		if (held === 0)
			return {
				code: 'drop',
				message: `Expected a piece in the hand of ${TITLES[this.#side]}, found no ${name} in it.`,
				...this.#legal((move) => move.from === undefined, `${TITLES[this.#side]} has no piece that can be dropped.`),
			};
		if (pieceAt(this.#position, target) !== undefined)
			return {
				code: 'drop',
				message: `Expected an empty square for the drop, found a piece on ${squareName(to)}.`,
				hint: 'Pieces are dropped on empty squares.',
			};
		const why = inCheck(this.#position)
			? this.#king()
			: this.#isDoubled(kind, to)
				? 'The file has a pawn of this side already (二歩).'
				: 'A piece must be able to move from there, and a pawn may not be dropped to mate (打ち歩詰め).';
		return {
			code: 'illegal',
			message: `Expected a legal drop, found ${squareName(to)}${name}打.`,
			...this.#legal((move) => move.from === undefined && move.kind === kind, 'No drop of this piece is legal.', why),
		};
	}

	/** Whether the file of a square has a piece of the side and the kind. */
	#isDoubled(kind: string, { file }: Square): boolean {
		const { side } = turn(this.#position);
		const board = this.#board;
		return Array.from({ length: board.height }, (_, rank) => pieceAt(this.#position, board.cellOf({ file, rank: rank + 1 })!)).some(
			(piece) => piece?.side === side && piece.kind === kind && this.#move.piece === 'FU',
		);
	}

	/** No piece of the kind makes a move that is written without its origin. */
	#noneOf(kind: string, moves: readonly Move[]): Refusal {
		const general = this.#general();
		if (general !== undefined) return general;
		const { piece, to, relative = '' } = this.#move;
		const text = `${squareName(to)}${NAMES[piece][0]}${relative}`;
		if (moves.length > 0)
			return {
				code: 'illegal',
				message: `Expected signs of a legal move, found ${text}.`,
				...this.#legal((move) => moves.some((one) => one.from === move.from && one.to === move.to), 'Leave out the signs.'),
			};
		return {
			code: 'illegal',
			message: `Expected a legal move to ${squareName(to)}, found ${text}.`,
			...this.#legal((move) => move.kind === kind, `${TITLES[this.#side]} has no legal move of this piece.`),
		};
	}

	/** Why a piece does not go from its origin to its target. */
	#noMove(from: Square, kind: string, target: number): Refusal {
		const general = this.#general();
		if (general !== undefined) return general;
		const { piece: code, to } = this.#move;
		const origin = this.#board.cellOf(from)!;
		const piece = pieceAt(this.#position, origin);
		if (piece === undefined)
			return {
				code: 'no-piece',
				message: `Expected a piece on ${from.file}${from.rank}, found none.`,
				...this.#legal((move) => move.to === target && move.kind === kind, 'A move before it may be missing or wrong.'),
			};
		const { side } = turn(this.#position);
		if (piece.side !== side)
			return {
				code: 'side',
				message: `Expected a piece of ${TITLES[this.#side]} on ${from.file}${from.rank}, found one of ${TITLES[this.#board.sideOf(piece.side)]}.`,
				hint: 'A move may be missing before it.',
			};
		if (piece.kind !== kind) {
			const there: PieceCode = this.#board.codeOf(piece.kind)!;
			return {
				code: 'piece',
				message: `Expected ${NAMES[there][0]}, which is on ${from.file}${from.rank}, found ${NAMES[code][0]}.`,
				hint: 'KIF names the piece before the move: 歩成 for the move, と from then on.',
			};
		}
		const reaches = attackers(this.#position, target, side).includes(origin) && pieceAt(this.#position, target)?.side !== side;
		return {
			code: 'illegal',
			message: `Expected a legal move of the piece on ${from.file}${from.rank}, found one to ${squareName(to)}.`,
			...this.#legal((move) => move.from === origin, 'This piece has no legal move.', reaches ? this.#king() : undefined),
		};
	}
}

const refusedBoard = ({ width, height }: Board): Refusal => ({
	code: 'game',
	message: `Expected a game with the pieces of shogi on at most 16 by 16 squares, found another one on ${width} by ${height}.`,
	hint: 'The formats have no signs for other pieces and squares.',
});

/** The legal move that a move of a record means, or the reason why there is none. */
export const found = (move: KifMove, position: Position): Found => new Resolver(move, position).find();

/** A refusal as a problem of a text or a value. */
export const refused = ({ code, message, hint, nearest }: Refusal, { from, to }: Span = { from: 0, to: 0 }): Diagnostic<KifCode> => ({
	code: `kif/${code}`,
	message,
	severity: 'error',
	span: { from, to },
	...(hint !== undefined && { hint }),
	...(nearest !== undefined && { data: { nearest } }),
});

/**
 * Finds the legal move that a move of a record means: by its origin, or as KI2 does by its signs (右左直上寄引打).
 *
 * @throws {TypeError} for arguments of another type.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * const result = safeResolve({ to: { file: 7, rank: 5 }, from: { file: 7, rank: 7 }, piece: 'FU' }, compile(shogi).start);
 * result.ok ? '' : result.problems[0]!.hint // → 'Legal moves: ７六歩(77).'
 */
export function safeResolve<W extends GameWords>(move: KifMove, position: Position<W>): Result<Move<W>, Diagnostic<KifCode>>;
export function safeResolve(move: KifMove, position: Position): Result<Move, Diagnostic<KifCode>> {
	positionGiven(position);
	const one = found(kifMoveGiven(move), position);
	return isRefusal(one) ? { ok: false, problems: [refused(one)] } : { ok: true, value: one, warnings: [] };
}

/**
 * Finds the legal move that a move of a record means.
 *
 * @throws {NotationError} if the record does not mean one legal move.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { shogi } from '@x/games/shogi';
 * moveName(resolve({ to: { file: 5, rank: 8 }, piece: 'KI', relative: '右' }, compile(shogi).start)) // → '4i5h'
 */
export function resolve<W extends GameWords>(move: KifMove, position: Position<W>): Move<W>;
export function resolve(move: KifMove, position: Position): Move {
	const result = safeResolve(move, position);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
