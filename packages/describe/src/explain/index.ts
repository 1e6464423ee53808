import type { AnyMove, AnyPosition, CellOf, MoveOf, MoveParts, MovePartsOf, PieceData, Position, Source } from '@x/core';
import { find, hasLegalMove, isLegal, legal, outcome, pieceAt, toMove, turn } from '@x/core';
import { gameOf, kindsDenoted, kindsNamed, movePartsOf } from '@x/core/engine';
import { checkOptions, misuse, quote } from '@x/diagnostics';
import { article, list } from '../words.js';
import { explainNoDrop } from './drops.js';
import { refusals } from './laws.js';
import { explainNoPath, type NoPathReason } from './paths.js';
import { lawOnPlane, noPathOnPlane } from './plane.js';
import { sourcesOf, sourcesOfFailure } from './references.js';
import { type Culprit, playerName, sentence, titleOf } from './words.js';

export { type EndExplanation, explainEnd, type RefusedMove } from './end.js';
export type { Culprit } from './words.js';

/** Why a move is not legal. */
export type ExplanationCode =
	| 'no-piece'
	| 'not-your-piece'
	| 'not-in-this-phase'
	| 'game-over'
	| 'promotion-missing'
	| 'promotion-invalid'
	| 'no-path'
	| 'law'
	| 'choice';

/** Whether a move is legal; if not, a stable code, the reason in words, and the pieces to blame. */
export type Explanation<C = number> =
	| { readonly legal: true }
	| {
			readonly legal: false;
			/**
			 * `no-piece`, `not-your-piece`, `not-in-this-phase`, `game-over`, `promotion-missing`, `promotion-invalid`: the query
			 * itself is at fault. `no-path`: no path of the piece leads there. `law`, `choice`: a path leads there and a rule refuses it.
			 */
			readonly code: ExplanationCode;
			readonly message: string;
			/** Id of the law or choice. */
			readonly law?: string;
			/** Pieces to blame: attackers, blockers. */
			readonly culprits: readonly Culprit<C>[];
			/** The cell of the fault: the royal piece that would be attacked, the blocked cell. */
			readonly at?: C;
			/**
			 * Where the rules that refuse it come from in the text that defines the game: the law, the choice, the outcome, the tests that the paths
			 * fail, or else the moves of the piece. Absent where the game has no sources for them.
			 */
			readonly sources?: readonly Source[];
	  };

const refused = <C>(
	code: ExplanationCode,
	message: string,
	more: { law?: string; culprits?: readonly Culprit<C>[]; at?: C | undefined; sources?: readonly Source[] } = {},
): Explanation<C> => ({
	legal: false,
	code,
	message: sentence(message),
	culprits: more.culprits ?? [],
	...(more.law === undefined ? {} : { law: more.law }),
	...(more.at === undefined ? {} : { at: more.at }),
	...(more.sources === undefined || more.sources.length === 0 ? {} : { sources: more.sources }),
});

const PARTS = { from: 'any', to: 'any', promotion: 'string', drop: 'string' } as const;

/** The parts of a move on any board. */
interface AnyParts {
	readonly from?: unknown;
	readonly to: unknown;
	readonly promotion?: string | undefined;
	readonly drop?: string | undefined;
}

/**
 * Explains whether a move is legal, and if not: the law, the pieces to blame, the cell where the path stops.
 *
 * The answer always agrees with `legal`. It runs the reference interpreter on paths that stop, so it is too slow for search. On the plane it tries
 * the move without the laws, and without the pieces between the two cells.
 *
 * The move is given as `toMove` takes it: `'a1a4'`, `{ from, to, promotion }`, `{ drop, to }`, or a move.
 *
 * @throws RangeError for cells that are not on the board, and for a kind that the game does not have.
 * @throws TypeError for a text that does not name two cells, or a kind and a cell; on the plane for a value that is not a cell.
 *
 * @example
 * explain(chess.start, 'a1a4') // → { legal: false, code: 'no-path', message: 'Your own pawn on a2 blocks the way to a4.', culprits: [ { cell: 8, piece: { side: 'white', kind: 'P' } } ], at: 8 }
 */
export function explain<P extends AnyPosition>(position: P, move: string | MovePartsOf<P> | MoveOf<P>): Explanation<CellOf<P>> {
	const { engine } = gameOf(position);
	const isMove = typeof move === 'object' && move !== null && 'marks' in move;
	const parts = isMove ? partsOfMove(move as AnyMove) : partsGiven(position, move);
	if (engine.board === undefined && parts.from === undefined)
		misuse('move.from', 'a cell', parts.from, 'Pieces are not dropped on the plane.');
	if (isMove ? isLegal(position, move as MoveOf<P>) : toMove(position, move as string | MovePartsOf<P>).ok) return { legal: true };
	const explanation =
		engine.board === undefined ? explainOnPlane(position, parts) : explainOnBoard(position as AnyPosition as Position, parts as MoveParts);
	return explanation as Explanation<CellOf<P>>;
}

/** The parts of a move of another position. */
const partsOfMove = ({ from, to, kind, promotion }: AnyMove): AnyParts =>
	from === undefined ? { drop: kind, to } : { from, to, promotion };

/** The parts of a move that is given by coordinates. */
function partsGiven(position: AnyPosition, move: unknown): AnyParts {
	const parts = (typeof move === 'string' ? movePartsOf(position, move) : move) as AnyParts | undefined;
	if (typeof parts !== 'object' || parts === null || Array.isArray(parts))
		misuse('move', 'a move, its coordinates as a text, or an object with `from` and `to`', move);
	checkOptions(parts, PARTS, 'move');
	if (parts.to === undefined) misuse('move.to', 'a cell', parts.to);
	for (const part of ['promotion', 'drop'] as const) kindGiven(position, parts[part], part);
	return parts;
}

/** The kind that a word denotes. */
function kindGiven({ game }: AnyPosition, word: string | undefined, part: string): string | undefined {
	if (word === undefined || word === '') return undefined;
	const [kind] = kindsNamed(game, word);
	if (kind === undefined) throw new RangeError(`move.${part}: Expected the name or the letter of a kind, found ${quote(word)}.`);
	return kind;
}

function explainOnBoard(position: Position, parts: MoveParts): Explanation {
	const { game } = position;
	const to = game.cell(parts.to);
	const from = parts.from === undefined ? undefined : game.cell(parts.from);
	const kind = from === undefined ? kindGiven(position, parts.drop, 'drop') : undefined;
	const moves = legal(position).filter((move) => move.to === to && move.from === from && (kind === undefined || move.kind === kind));
	if (moves.length > 0) return explainFound(position, moves, parts.promotion);
	const over = outcome(position);
	if (over !== undefined && legal(position).length === 0) return overFault(position, { from, to, kind }, over.reason);
	if (from === undefined) {
		const fault = candidateFault(position, -1, to, kind);
		if (fault !== undefined) return fault;
		if (kind === undefined) return refused('no-path', `no piece can be dropped on ${game.cellName(to)}.`);
		return refused('no-path', ...stopped(explainNoDrop(position, kind, to), sourcesOfFailure(position, from, to, kind)));
	}
	const fault = pieceFault(position, from, () => nowWords(position)) as Explanation | undefined;
	if (fault !== undefined) return fault;
	const failed = () => sourcesOfFailure(position, from, to, pieceAt(position, from)!.kind);
	return candidateFault(position, from, to) ?? refused('no-path', ...stopped(explainNoPath(position, from, to), failed()));
}

/** On the plane there are no drops, and the interpreter does not play. */
function explainOnPlane(position: AnyPosition, parts: AnyParts): Explanation<unknown> {
	const { game } = position;
	const [from, to] = [game.cell(parts.from), game.cell(parts.to)];
	const moves = find(position, { from, to });
	if (moves.length > 0) return explainFound(position, moves, parts.promotion);
	const over = outcome(position);
	if (over !== undefined && !hasLegalMove(position)) return refused('game-over', overWords(over.reason));
	const fault = pieceFault(position, from, () => `the piece on ${game.cellName(from)} cannot be moved now.`);
	if (fault !== undefined) return fault;
	const refusal = lawOnPlane(position, from, to);
	return refusal === undefined
		? refused('no-path', ...stopped(noPathOnPlane(position, from, to)))
		: refused(refusal.code, refusal.message, refusal);
}

/** Legal moves lead there: whether one of them has the promotion. */
const explainFound = (position: AnyPosition, moves: readonly AnyMove[], promotion: string | undefined): Explanation<never> =>
	moves.some((move) =>
		move.promotion === undefined || promotion === undefined
			? move.promotion === promotion
			: kindsDenoted(position.game, promotion).includes(move.promotion),
	)
		? { legal: true }
		: promotionFault(position, moves, promotion);

/** The fault of a piece that is not there, or that the side to move cannot move. */
function pieceFault(position: AnyPosition, from: unknown, nowWords: () => string): Explanation<unknown> | undefined {
	const { game } = position;
	const piece = pieceAt(position, from);
	const { side, phase } = turn(position);
	if (piece === undefined) return refused('no-piece', `there is no piece on ${game.cellName(from)}.`, { at: from });
	const admits = game.ruleset.turn.phases[phase]!.pieces;
	if (piece.side !== side && (admits === undefined || admits === false || admits.who === 'friend')) {
		return refused('not-your-piece', turnWords(position, piece, from), { at: from });
	}
	return admits === false ? refused('not-in-this-phase', nowWords(), { at: from }) : undefined;
}

const stopped = <C>(
	{ message, culprits, at }: NoPathReason<C>,
	sources: readonly Source[] = [],
): [string, { culprits: readonly Culprit<C>[]; at: C | undefined; sources: readonly Source[] }] => [message, { culprits, at, sources }];

/** The side to move, and the owner of a piece that it cannot move. */
function turnWords(position: AnyPosition, piece: PieceData, from: unknown): string {
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

const overWords = (reason: string): string => `the game is over: ${reason.replaceAll('-', ' ')}.`;

/** A move after the end of the game: the rule that refuses it, if it would be possible otherwise. */
function overFault(
	position: Position,
	{ from, to, kind }: { readonly from: number | undefined; readonly to: number; readonly kind: string | undefined },
	reason: string,
): Explanation {
	const [refusal] = refusals(position, from ?? -1, to, kind);
	const end = overWords(reason);
	const sources = sourcesOf(position.game).ofId(reason);
	return refusal === undefined
		? refused('game-over', end, { sources })
		: refused('game-over', `${end} ${refusal.message}`, { culprits: refusal.culprits, at: refusal.at, sources });
}

function candidateFault(position: Position, from: number, to: number, kind?: string): Explanation | undefined {
	const [refusal] = refusals(position, from, to, kind);
	return refusal && refused(refusal.code, refusal.message, refusal);
}

function promotionFault(position: AnyPosition, moves: readonly AnyMove[], promotion: string | undefined): Explanation<never> {
	const { game } = position;
	const kinds = moves.flatMap((move) => (move.promotion === undefined ? [] : [titleOf(game, move.promotion)]));
	const choices = list(
		kinds.map((title) => article(title)),
		'or',
	);
	if (!promotion) return refused('promotion-missing', `this move promotes: choose ${choices}.`);
	const name = titleOf(game, kindGiven(position, promotion, 'promotion')!);
	return refused(
		'promotion-invalid',
		kinds.length === 0 ? 'this move does not promote.' : `it cannot become ${article(name)}: choose ${choices}.`,
	);
}
