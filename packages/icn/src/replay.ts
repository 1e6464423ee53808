import { misuse, NotationError } from '@x/diagnostics';
import { Board, type MoveEffects } from './board.js';
import type { Dialect, IcnGame, IcnMove } from './game.js';
import { gameGiven, optionsGiven } from './given.js';

/** The rules for state that moves change implicitly. */
export interface ReplayOptions {
	/**
	 * The dialect; by default that of the game. `seed`: move numbers increase after black, and rights last until their piece moves. `site`:
	 * move numbers increase after each round, and a piece without a castling partner loses its right.
	 */
	readonly dialect?: Dialect | undefined;
}

function unplayable(message: string, path: string): never {
	throw new NotationError([{ code: 'icn/unplayable', message, severity: 'error', span: { from: 0, to: 0 }, data: { path } }]);
}

/** Makes moves one after another and returns the effects of each. */
function replay(
	game: IcnGame,
	plies: number,
	{ dialect = game.dialect ?? 'seed' }: ReplayOptions,
	tell: (move: IcnMove, effect: MoveEffects) => void,
): Board {
	if (game.pieces === undefined) unplayable('Expected pieces to move; the game does not have pieces.', 'pieces');
	const board = new Board(game, dialect);
	for (const [nth, move] of game.moves.slice(0, plies).entries()) {
		const effect = board.play(move) ?? unplayable(`Expected a piece on ${move.from}; the square is empty.`, `moves[${nth}].from`);
		tell(move, effect);
		board.pass(nth + 1);
	}
	return board;
}

/**
 * The position after some moves; after all of them by default.
 *
 * Moves are made without a check of legality: a piece goes to its target and captures the piece there. En passant, double steps, castling,
 * promotion and the counters follow their rules. The count of moves without progress stops at its limit.
 *
 * @throws {NotationError} if the origin of a move is empty.
 * @throws {RangeError} if the game has fewer moves.
 *
 * @example
 * stringify(positionAt(parse('w 1 K5,1+|P4,2+|R8,1+|k5,8 4,2>4,4|5,8>5,7|5,1>7,1'))) // 'b 2 P4,4|k5,7|R6,1|K7,1'
 */
export function positionAt(game: IcnGame, ply?: number, options: ReplayOptions = {}): IcnGame {
	gameGiven(game);
	optionsGiven(options, 'replay');
	const { length } = game.moves;
	if (ply !== undefined && typeof ply !== 'number') misuse('ply', 'a number', ply);
	if (ply !== undefined && (!Number.isInteger(ply) || ply < 0 || ply > length)) {
		throw new RangeError(`ply: Expected a whole number from 0 to ${length}, found ${ply}.`);
	}
	const { enPassant: _, moveRule, ...rest } = game;
	const board = replay(game, ply ?? length, options, () => {});
	const { enPassant, fullMove, turnOrder } = board;
	return {
		...rest,
		turnOrder,
		...(enPassant && { enPassant }),
		...(moveRule && { moveRule: [Math.min(board.quiet, moveRule[1]), moveRule[1]] }),
		fullMove,
		pieces: board.all(),
		moves: [],
	};
}

/**
 * The same game with the piece and the capture of each move, which a compact text omits; without check and mate.
 *
 * @throws {NotationError} if the origin of a move is empty.
 *
 * @example
 * stringify(annotated(parse('K1,1|q2,2 1,1>2,2')), { style: 'short' }) // 'w 1 K1,1|q2,2  K1,1x2,2'
 */
export function annotated(game: IcnGame): IcnGame {
	gameGiven(game);
	const moves: IcnMove[] = [];
	replay(game, game.moves.length, {}, ({ capture: _, ...move }, { piece: { kind, player }, captured }) => {
		moves.push({ ...move, piece: { kind, player }, ...(captured && { capture: true }) });
	});
	return { ...game, moves };
}

/** Returns the effects of each move of a game. */
export function effectsOf(game: IcnGame): readonly MoveEffects[] {
	const effects: MoveEffects[] = [];
	replay(game, game.moves.length, {}, (_, effect) => effects.push(effect));
	return effects;
}
