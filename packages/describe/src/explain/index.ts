import type { Move, MoveParts, PieceData, Position } from '@x/core';
import { isLegal, legal, outcome, pieceAt, turn } from '@x/core';
import { kindsDenoted, movePartsOf, positionGiven } from '@x/core/engine';
import { checkOptions, misuse, quote } from '@x/diagnostics';
import { article, list } from '../words.js';
import { explainNoDrop } from './drops.js';
import { type Refusal, refusals } from './laws.js';
import { explainNoPath, type NoPathReason } from './paths.js';
import { type Culprit, playerName, sentence, titleOf } from './words.js';

export { type EndExplanation, explainEnd, type RefusedMove } from './end.js';
export type { Culprit } from './words.js';

/** Whether a move is legal; if not, a stable code, the reason in words, and the pieces to blame. */
export type Explanation =
	| { readonly legal: true }
	| {
			readonly legal: false;
			/**
			 * `no-piece`, `not-your-piece`, `not-in-this-phase`, `game-over`, `promotion-missing`, `promotion-invalid`: the query
			 * itself is at fault. `no-path`: no path of the piece leads there. `law`, `choice`: a path leads there and a rule refuses it.
			 */
			readonly code: string;
			readonly message: string;
			/** Id of the law or choice. */
			readonly law?: string;
			/** Pieces to blame: attackers, blockers. */
			readonly culprits: readonly Culprit[];
			/** The cell of the fault: the royal piece that would be attacked, the blocked cell. */
			readonly at?: number;
	  };

const refused = (
	code: string,
	message: string,
	more: { law?: string; culprits?: readonly Culprit[]; at?: number | undefined } = {},
): Explanation => ({
	legal: false,
	code,
	message: sentence(message),
	culprits: more.culprits ?? [],
	...(more.law === undefined ? {} : { law: more.law }),
	...(more.at === undefined ? {} : { at: more.at }),
});

const PARTS = { from: 'any', to: 'any', promotion: 'string', drop: 'string' } as const;

/**
 * Explains whether a move is legal, and if not: the law, the pieces to blame, the cell where the path stops.
 *
 * The answer always agrees with `legal`. It runs the reference interpreter on paths that stop, so it is too slow for search.
 *
 * The move is given as `toMove` takes it: `'a1a4'`, `{ from, to, promotion }`, `{ drop, to }`, or a move.
 *
 * @throws RangeError for cells that are not on the board, and for a kind that the game does not have.
 * @throws TypeError for a text that does not name two cells, or a kind and a cell.
 *
 * @example
 * explain(chess.start, 'a1a4') // → { legal: false, code: 'no-path', message: 'Your own pawn on a2 blocks the way to a4.', culprits: [ { cell: 8, piece: { side: 'white', kind: 'P' } } ], at: 8 }
 */
export function explain(position: Position, move: Move | string | MoveParts): Explanation {
	const { game } = positionGiven(position);
	const isMove = typeof move === 'object' && move !== null && 'marks' in move;
	const parts = isMove ? partsOfMove(move) : partsGiven(position, move);
	if (isMove && isLegal(position, move)) return { legal: true };
	const to = game.cell(parts.to);
	const from = parts.from === undefined ? undefined : game.cell(parts.from);
	const kind = from === undefined ? parts.drop && kindGiven(position, parts.drop, 'drop') : undefined;
	const { promotion = '' } = parts;
	if (promotion) kindGiven(position, promotion, 'promotion');
	const moves = legal(position).filter((one) => one.to === to && one.from === from && (kind === undefined || one.kind === kind));
	if (moves.some((one) => (one.promotion === undefined ? !promotion : kindsDenoted(game, promotion).includes(one.promotion))))
		return { legal: true };
	if (moves.length > 0) return promotionFault(position, moves, promotion);
	const over = outcome(position);
	if (over !== undefined && legal(position).length === 0) return overFault(position, { from, to, kind }, over.reason);
	if (from === undefined) {
		const fault = candidateFault(position, -1, to, kind);
		if (fault !== undefined) return fault;
		if (kind === undefined) return refused('no-path', `no piece can be dropped on ${game.cellName(to)}.`);
		return refused('no-path', ...stopped(explainNoDrop(position, kind, to)));
	}
	const piece = pieceAt(position, from);
	const { side, phase } = turn(position);
	if (piece === undefined) return refused('no-piece', `there is no piece on ${game.cellName(from)}.`, { at: from });
	const admits = game.ruleset.turn.phases[phase]!.pieces;
	if (piece.side !== side && (admits === undefined || admits === false || admits.who === 'friend')) {
		return refused('not-your-piece', turnWords(position, piece, from), { at: from });
	}
	if (admits === false) return refused('not-in-this-phase', nowWords(position), { at: from });
	return candidateFault(position, from, to) ?? refused('no-path', ...stopped(explainNoPath(position, from, to)));
}

/** The parts of a move of another position. */
const partsOfMove = ({ from, to, kind, promotion }: Move): MoveParts => (from === undefined ? { drop: kind, to } : { from, to, promotion });

/** The parts of a move that is given by coordinates. */
function partsGiven({ game }: Position, move: string | MoveParts): MoveParts {
	const parts = typeof move === 'string' ? movePartsOf(game, move) : move;
	if (typeof parts !== 'object' || parts === null || Array.isArray(parts))
		misuse('move', 'a move, coordinates such as "e2e4", or an object with `from` and `to`', move);
	checkOptions(parts, PARTS, 'move');
	if (parts.to === undefined) misuse('move.to', 'a cell', parts.to);
	return parts;
}

/** The kind that a word denotes. */
function kindGiven({ game }: Position, word: string, part: string): string {
	const [kind] = Object.hasOwn(game.ruleset.kinds, word) ? [word] : kindsDenoted(game, word);
	if (kind === undefined) throw new RangeError(`move.${part}: Expected the name or the letter of a kind, found ${quote(word)}.`);
	return kind;
}

const stopped = ({ message, culprits, at }: NoPathReason): [string, { culprits: readonly Culprit[]; at: number | undefined }] => [
	message,
	{ culprits, at },
];

/** The side to move, and the owner of a piece that it cannot move. */
function turnWords(position: Position, piece: PieceData, from: number): string {
	const { game } = position;
	const owner = piece.side === 'neutral' ? 'neither player' : playerName(game, piece.side);
	return `it is ${playerName(game, turn(position).side)}’s turn. The ${titleOf(game, piece.kind)} on ${game.cellName(from)} belongs to ${owner}.`;
}

/** The pieces that can be moved or put on the board now. */
function nowWords(position: Position): string {
	const { game } = position;
	const titles = [...new Set(legal(position).map(({ kind }) => `the ${titleOf(game, kind)}`))];
	return `now ${playerName(game, turn(position).side)} can move only ${list(titles, 'or')}.`;
}

/** A move after the end of the game: the rule that refuses it, if it would be possible otherwise. */
function overFault(
	position: Position,
	{ from, to, kind }: { readonly from: number | undefined; readonly to: number; readonly kind: string | undefined },
	reason: string,
): Explanation {
	const [refusal] = refusals(position, from ?? -1, to, kind);
	const end = `the game is over: ${reason.replaceAll('-', ' ')}.`;
	return refusal === undefined
		? refused('game-over', end)
		: refused('game-over', `${end} ${refusal.message}`, { culprits: refusal.culprits, at: refusal.at });
}

function candidateFault(position: Position, from: number, to: number, kind?: string): Explanation | undefined {
	const refusal: Refusal | undefined = refusals(position, from, to, kind)[0];
	return refusal && refused(refusal.code, refusal.message, refusal);
}

function promotionFault(position: Position, moves: readonly Move[], promotion: string): Explanation {
	const { game } = position;
	const kinds = moves.flatMap((move) => (move.promotion === undefined ? [] : [titleOf(game, move.promotion)]));
	const choices = list(
		kinds.map((title) => article(title)),
		'or',
	);
	if (promotion === '') return refused('promotion-missing', `this move promotes: choose ${choices}.`);
	const name = titleOf(game, kindGiven(position, promotion, 'promotion'));
	return refused(
		'promotion-invalid',
		kinds.length === 0 ? 'this move does not promote.' : `it cannot become ${article(name)}: choose ${choices}.`,
	);
}
