import { misuse, NotationError } from '@x/diagnostics';
import { Board, type Deed } from './board.js';
import type { Dialect, IcnGame, IcnMove } from './game.js';
import { gameGiven, optionsGiven } from './given.js';

/** How moves change what the text does not say. */
export interface ReplayOptions {
	/**
	 * The game's own unless said. `seed`: move numbers go up after black has moved, and rights stay until their piece moves. `site`: they go
	 * up after each round, and those lose their right who have nobody left to castle with.
	 */
	readonly dialect?: Dialect | undefined;
}

function unplayable(message: string, path: string): never {
	throw new NotationError([{ code: 'icn/unplayable', message, severity: 'error', span: { from: 0, to: 0 }, data: { path } }]);
}

/** Makes moves one after the other, and tells what each did. */
function replay(
	game: IcnGame,
	plies: number,
	{ dialect = game.dialect ?? 'seed' }: ReplayOptions,
	tell: (move: IcnMove, deed: Deed) => void,
): Board {
	if (game.pieces === undefined) unplayable('There are no pieces to move.', 'pieces');
	const board = new Board(game, dialect);
	for (const [nth, move] of game.moves.slice(0, plies).entries()) {
		const deed = board.play(move) ?? unplayable(`There is no piece on ${move.from}.`, `moves[${nth}].from`);
		tell(move, deed);
		board.pass(nth + 1);
	}
	return board;
}

/**
 * The position after some moves; after all of them, unless said.
 *
 * Moves are made, not judged: a piece goes where the move says, and takes what stands there. En passant, double steps, castling, promotion and
 * the counters follow their rules. The count of moves without progress stops at its limit.
 *
 * @throws {NotationError} if there is nothing to move where a move begins.
 * @throws {RangeError} if there are not so many moves.
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
 * The same game, with each move naming its piece and whether it captures: what a compact text leaves out, but for check and mate.
 *
 * @throws {NotationError} if there is nothing to move where a move begins.
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

/** Tells what each move of a game does. */
export function deedsOf(game: IcnGame): readonly Deed[] {
	const deeds: Deed[] = [];
	replay(game, game.moves.length, {}, (_, deed) => deeds.push(deed));
	return deeds;
}
