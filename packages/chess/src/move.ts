import { type Move as CoreMove, moveName, type Position, pieces, pointAt, turn } from '@x/core';
import { isNullMove, stringifyUnchecked } from '@x/san';
import type { ChessWords, Words } from './constants.js';
import { colorOf, letterOf } from './letters.js';

/** The letters of `flags`. */
const FLAGS = {
	NORMAL: 'n',
	CAPTURE: 'c',
	BIG_PAWN: 'b',
	EP_CAPTURE: 'e',
	PROMOTION: 'p',
	KSIDE_CASTLE: 'k',
	QSIDE_CASTLE: 'q',
	NULL_MOVE: '-',
} as const;

/** The fields of a move. */
export interface MoveFields<W extends Words = ChessWords> {
	readonly color: W['color'];
	readonly from: W['square'];
	readonly to: W['square'];
	readonly piece: W['piece'];
	readonly captured: W['piece'] | undefined;
	readonly promotion: W['piece'] | undefined;
	readonly flags: string;
	readonly san: string;
	readonly lan: string;
	readonly before: string;
	readonly after: string;
}

/** A move, with the positions before and after it. */
export class Move<W extends Words = ChessWords> implements MoveFields<W> {
	color: W['color'];
	/** The square that the piece leaves. Of a drop, it is the empty text. */
	from: W['square'];
	to: W['square'];
	piece: W['piece'];
	/** The kind of the captured piece, if there is one. */
	captured: W['piece'] | undefined;
	/** The kind that the piece becomes, if it is promoted. */
	promotion: W['piece'] | undefined;
	/** Letters: `n` quiet, `b` double step, `e` en passant, `c` capture, `p` promotion, `k` and `q` castling, `-` null move. */
	flags: string;
	/** The move in Standard Algebraic Notation. */
	san: string;
	/** The name of the move by its squares, as in UCI: `e7e8q`. */
	lan: string;
	/** The FEN before the move. */
	before: string;
	/** The FEN after the move. */
	after: string;

	constructor(fields: MoveFields<W>) {
		this.color = fields.color;
		this.from = fields.from;
		this.to = fields.to;
		this.piece = fields.piece;
		this.captured = fields.captured;
		this.promotion = fields.promotion;
		this.flags = fields.flags;
		this.san = fields.san;
		this.lan = fields.lan;
		this.before = fields.before;
		this.after = fields.after;
	}

	/** Whether the move captures, other than en passant. */
	isCapture(): boolean {
		return this.flags.includes(FLAGS.CAPTURE);
	}

	isPromotion(): boolean {
		return this.flags.includes(FLAGS.PROMOTION);
	}

	isEnPassant(): boolean {
		return this.flags.includes(FLAGS.EP_CAPTURE);
	}

	isKingsideCastle(): boolean {
		return this.flags.includes(FLAGS.KSIDE_CASTLE);
	}

	isQueensideCastle(): boolean {
		return this.flags.includes(FLAGS.QSIDE_CASTLE);
	}

	/** Whether a pawn makes a double step. */
	isBigPawn(): boolean {
		return this.flags.includes(FLAGS.BIG_PAWN);
	}

	isNullMove(): boolean {
		return this.flags.includes(FLAGS.NULL_MOVE);
	}
}

/** How a move writes castling: `O-O`, `O-O-O`, or undefined. */
function castlingOf({ marks, position }: CoreMove): string | undefined {
	const known = position.game.names?.castling?.marks;
	const mark = known && marks.find((one) => Object.hasOwn(known, one));
	return mark === undefined ? undefined : known?.[mark];
}

function flagsOf(move: CoreMove, after: Position): string {
	const castling = castlingOf(move);
	if (castling !== undefined) return castling === 'O-O' ? FLAGS.KSIDE_CASTLE : FLAGS.QSIDE_CASTLE;
	const { names } = move.position.game;
	const taken = move.captured.find(({ side }) => side !== move.side);
	const isDoubleStep = (): boolean => names?.enPassant !== undefined && pointAt(after, names.enPassant) !== undefined;
	const isPassing = taken !== undefined && taken.cell !== move.to && names?.enPassant !== undefined;
	const manner = taken !== undefined ? (isPassing ? FLAGS.EP_CAPTURE : FLAGS.CAPTURE) : isDoubleStep() ? FLAGS.BIG_PAWN : FLAGS.NORMAL;
	return move.promotion === undefined ? manner : manner + FLAGS.PROMOTION;
}

/** The square and the letter of the king of the side to move: a null move stands there. */
function kingOf(position: Position): { readonly square: string; readonly letter: string } {
	const { game } = position;
	const { side } = turn(position);
	const royal = game.names?.castling?.royal ?? [];
	const found = pieces(position).find(({ piece }) => piece.side === side && royal.includes(piece.kind));
	return found === undefined ? { square: '', letter: '' } : { square: game.cellName(found.cell), letter: letterOf(game, found.piece.kind) };
}

const NULL_SAN = '--';

/** The text of a legal move or a null move. */
export const sanOf = (move: CoreMove, after: Position): string =>
	isNullMove(move) ? NULL_SAN : stringifyUnchecked(move, move.position, {}, after);

/** A move of the engine as a `Move`, between the FENs of its positions. */
export function moveBetween<W extends Words>(move: CoreMove, after: Position, fens: readonly [before: string, after: string]): Move<W> {
	const { position } = move;
	const { game } = position;
	const common = { color: colorOf(game, move.side), before: fens[0], after: fens[1] };
	if (isNullMove(move)) {
		const { square, letter } = kingOf(position);
		const nothing = { captured: undefined, promotion: undefined, flags: FLAGS.NULL_MOVE, san: NULL_SAN, lan: NULL_SAN };
		return new Move<W>({ ...common, ...nothing, from: square, to: square, piece: letter });
	}
	const taken = move.captured.find(({ side }) => side !== move.side);
	return new Move<W>({
		...common,
		from: move.from === undefined ? '' : game.cellName(move.from),
		to: move.to < 0 ? '' : game.cellName(move.to),
		piece: letterOf(game, move.kind),
		captured: taken && letterOf(game, taken.kind),
		promotion: move.promotion === undefined ? undefined : letterOf(game, move.promotion),
		flags: flagsOf(move, after),
		san: sanOf(move, after),
		lan: moveName(move),
	});
}
