/** `@x/icn/chess`: converts between games and setups of orthodox chess of `@x/core`. */
import type { PieceData, Setup, Vec } from '@x/core';
import type { Fault, Result } from '@x/diagnostics';
import { objectGiven } from '@x/diagnostics';
import type { IcnGame, Piece, Player, Promotion, Square } from './game.js';
import { gameGiven } from './given.js';
import type { Kind } from './kinds.js';
import { USUAL } from './players.js';

const SIDES: Readonly<Partial<Record<Player, string>>> = { 1: 'white', 2: 'black' };

/** The squares on which pawns of a player start, and those of kings and rooks. */
const pawnRank = (player: Player): number => (player === 1 ? 2 : 7);
const homeRank = (player: Player): number => (player === 1 ? 1 : 8);

const PROMOTIONS: Readonly<Partial<Record<Player, Promotion>>> = { 1: { ranks: [8], kinds: USUAL }, 2: { ranks: [1], kinds: USUAL } };

/** The number of plies without progress after which a game of chess is drawn if a player claims it. */
const LIMIT = 100;

/** The cell of a square, the first of which is 1,1; `undefined` outside the board. */
function cellOf([x, y]: Square): Vec | undefined {
	const cell = [Number(x) - 1, Number(y) - 1];
	return cell.every((part) => part >= 0 && part < 8) ? cell : undefined;
}

const squareOf = ([file, rank]: Vec): Square => [Number(file) + 1, Number(rank) + 1];

/** Whether this piece could castle from its square in orthodox chess. */
function castles({ kind, player, at: [x, y] }: Piece): boolean {
	return y === homeRank(player) && (kind === 'k' ? x === 5 : kind === 'r' && (x === 1 || x === 8));
}

/** Whether the rights in the text agree with the rule of chess about double steps. */
const steps = ({ kind, player, at }: Piece): boolean => kind === 'p' && at[1] === pawnRank(player);

/**
 * Converts the position of a game to a setup of orthodox chess, with the board from 1,1 to 8,8. FEN can express the result.
 *
 * `warnings` list the information that such a setup cannot hold: the plane around the board, metadata, moves, rules that differ from those
 * of chess, rights that do not follow from the square of a pawn. Problems are pieces outside the board and pieces that chess does not have.
 * Codes are `icn/lost` and `icn/off-board`; paths are those of the game.
 *
 * @example
 * const result = toChess(parse('b 0/100 7 (8|1) 1,8,1,8 K5,1+|R8,1+|k5,8'));
 * result.ok && result.value.phase // 'black'
 */
export function toChess(game: IcnGame): Result<Setup, Fault> {
	gameGiven(game);
	const problems: Fault[] = [];
	const warnings: Fault[] = [];
	const lose = (message: string, path: string): void => {
		warnings.push({ code: 'icn/lost', message, severity: 'warning', path });
	};
	const refuse = (message: string, path: string): void => {
		problems.push({ code: 'icn/off-board', message, severity: 'error', path });
	};
	const { turnOrder, enPassant, moveRule, fullMove, promotions, border, win } = game;
	const pieces: { at: Vec; piece: PieceData }[] = [];
	for (const [nth, piece] of (game.pieces ?? []).entries()) {
		const path = `pieces[${nth}]`;
		const at = cellOf(piece.at);
		const side = SIDES[piece.player];
		const known = piece.kind.length === 1;
		if (at === undefined) refuse(`The square ${piece.at} is not on the board.`, path);
		if (side === undefined || !known) refuse(`Chess does not have a piece ${piece.kind} of player ${piece.player}.`, path);
		if (at === undefined || side === undefined || !known) continue;
		const flagged = piece.right === true && castles(piece);
		if (steps(piece) && !piece.right) lose('In chess this pawn can make a double step; in this game it cannot.', path);
		if (piece.right && !flagged && !steps(piece)) lose('This right does not exist in chess.', path);
		pieces.push({ at, piece: { side, kind: piece.kind.toUpperCase(), ...(flagged && { flags: ['castle'] }) } });
	}
	if (game.pieces === undefined) refuse('Expected at least one piece.', 'pieces');
	const point = enPassant && cellOf(enPassant);
	if (enPassant && !point) refuse(`The square ${enPassant} is not on the board.`, 'enPassant');
	if (turnOrder.join() !== '1,2' && turnOrder.join() !== '2,1') refuse('In chess, two players alternate.', 'turnOrder');
	if (border?.join() !== '1,8,1,8') lose('The plane around the board is lost.', 'border');
	if (moveRule?.[1] !== LIMIT) lose(`In chess, ${LIMIT} moves without progress are a draw.`, 'moveRule');
	if (!usualPromotions(promotions)) lose('In chess, pawns promote to queens, rooks, bishops or knights on the last rank.', 'promotions');
	for (const player of [1, 2] as const) if (win[player]?.join() !== 'checkmate') lose('In chess, checkmate wins.', `win.${player}`);
	for (const key of ['metadata', 'extras', 'squares', 'rays', 'moves'] as const) {
		if (Object.keys(game[key]).length > 0) lose('A setup cannot hold this.', key);
	}
	if (problems.length > 0) return { ok: false, problems: [...problems, ...warnings] };
	const setup: Setup = {
		pieces,
		...(point && { points: { ep: [point] } }),
		vars: { halfmove: moveRule?.[0] ?? 0, fullmove: fullMove },
		phase: SIDES[turnOrder[0]!]!,
	};
	return { ok: true, value: setup, warnings };
}

const usualPromotions = (promotions: IcnGame['promotions']): boolean =>
	([1, 2] as const).every((player) => {
		const { ranks = [], kinds = [] } = promotions[player] ?? {};
		return (
			ranks.join() === PROMOTIONS[player]!.ranks.join() && kinds.length === USUAL.length && USUAL.every((kind) => kinds.includes(kind))
		);
	});

/**
 * Converts a setup of orthodox chess to a game on the plane: its board from 1,1 to 8,8 with edges, and the rules of chess. Only the keys of
 * earlier positions are lost.
 *
 * @throws {RangeError} if the setup is not one of chess.
 *
 * @example
 * import { chess } from '@x/games/chess';
 * stringify(fromChess(chess.rules.start)).slice(0, 29) // 'w 0/100 1 (8|1) 1,8,1,8 R1,1+'
 */
export function fromChess(setup: Setup): IcnGame {
	objectGiven(setup, 'setup', 'a Setup', 'pieces');
	const { pieces, points, vars, phase = 'white' } = setup;
	const number = (name: string, usual: number): number => {
		const value = vars?.[name];
		return typeof value === 'number' ? value : usual;
	};
	const point = points?.ep?.[0];
	return {
		dialect: 'site',
		metadata: {},
		turnOrder: phase === 'black' ? [2, 1] : [1, 2],
		...(point && { enPassant: squareOf(point) }),
		moveRule: [Math.min(number('halfmove', 0), LIMIT), LIMIT],
		fullMove: number('fullmove', 1),
		promotions: PROMOTIONS,
		border: [1, 8, 1, 8],
		win: { 1: ['checkmate'], 2: ['checkmate'] },
		extras: {},
		squares: [],
		rays: [],
		pieces: pieces.map(({ at, piece: { side, kind, flags = [] } }): Piece => {
			const code = kind.toLowerCase();
			if (!/^[kqrbnp]$/.test(code) || (side !== 'white' && side !== 'black'))
				throw new RangeError(`Chess does not have a ${kind} of ${side}.`);
			const piece: Piece = { kind: code as Kind, player: side === 'white' ? 1 : 2, at: squareOf(at) };
			return flags.includes('castle') || steps(piece) ? { ...piece, right: true } : piece;
		}),
		moves: [],
	};
}
