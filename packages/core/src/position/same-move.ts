import { isSame } from '../rules/structure.js';
import { isOneGame } from './one-game.js';
import { pieceAt } from './queries.js';
import { setupOf } from './setup-of.js';
import type { Move, Position } from './types.js';

/**
 * The pieces of its side that a move puts on the board, by drops, gating and promotions: kinds of which there are more than before, with their cells.
 * Cells of other pieces do not count, except the target: there are captures and conversions.
 */
function putBy({ position, side, to, writes }: Move): string {
	const more = new Map<string, number>();
	const own = writes.flatMap(({ cell, piece }) => {
		const stood = pieceAt(position, cell);
		if (stood !== undefined && stood.side !== side && cell !== to) return [];
		const [before, after] = [stood, piece].map((one) => (one?.side === side ? one.kind : undefined));
		if (before !== undefined) more.set(before, (more.get(before) ?? 0) - 1);
		if (after !== undefined) more.set(after, (more.get(after) ?? 0) + 1);
		return { cell, before, after };
	});
	return own
		.flatMap(({ cell, before, after }) => (after !== undefined && after !== before && more.get(after)! > 0 ? `${cell} ${after}` : []))
		.join();
}

/** Whether two moves have the same origin, target, promotion and marks, and put the same pieces on the board. Captures are not compared. */
const agree = (a: Move, b: Move): boolean =>
	a.to === b.to &&
	a.from === b.from &&
	a.promotion === b.promotion &&
	(a.from !== undefined || a.kind === b.kind) &&
	isSame(a.marks, b.marks) &&
	// Where the names of moves have no other parts, no move puts a piece on the board but by promotion.
	(a.position.game.engine.moveNameParts === undefined || putBy(a) === putBy(b));

/** Whether an engine made a move. An object with the parts of a move is not a move. */
const isMade = (move: Move): boolean => ![Object.prototype, null].includes(Object.getPrototypeOf(move));

/** The legal moves of a position that agree with a move. */
function agreeing(position: Position, move: Move): readonly Move[] {
	const { engine } = position.game;
	const moves = move.to < 0 ? engine.legal(position) : engine.movesTo(position, move.to, -1, move.from ?? -1);
	return moves.filter((one) => agree(one, move));
}

/** The cells other than the target on which a move captures. */
const passed = ({ captured, to }: Move): readonly number[] =>
	captured.flatMap(({ cell }) => (cell === to ? [] : [cell])).sort((a, b) => a - b);

const after = (move: Move) => setupOf(move.position.game.engine.apply(move.position, move));

/** Properties that distinguish moves of one position that agree, in the order in which they are compared. */
const DISTINCTIONS: readonly ((move: Move) => unknown)[] = [passed, ({ writes }) => writes, after];

/** The only one of some moves that agree with a move and have its distinctions, as far as they are needed; undefined if there is none. */
function onlyLike(moves: readonly Move[], move: Move): Move | undefined {
	let like = moves;
	for (const distinction of DISTINCTIONS) {
		const own = distinction(move);
		like = like.filter((one) => isSame(distinction(one), own));
		if (like.length < 2) break;
	}
	return like[0];
}

/**
 * The legal move of a position that is the same as a move, which may be of another position of the game and of another engine; undefined if there is
 * none, and for an object that no engine made.
 *
 * Moves are the same if they agree. Captures and other effects are those of the position in which the move is made. Where several moves of one
 * position agree, the cells captured on the way distinguish them, then all changes of cells, then the position after the move.
 */
export function ownMove(position: Position, move: Move): Move | undefined {
	if (!isMade(move) || !isOneGame(move.position.game, position.game)) return undefined;
	const found = agreeing(position, move);
	return found.length > 1 || (found.length === 1 && agreeing(move.position, move).length > 1) ? onlyLike(found, move) : found[0];
}

/** Whether two moves of any positions of a game are the same: see `ownMove`. */
export function isSameMove(a: Move, b: Move): boolean {
	if (!isMade(a) || !isMade(b) || !isOneGame(a.position.game, b.position.game) || !agree(a, b)) return false;
	const found = agreeing(a.position, b);
	if (found.length === 1 && agreeing(b.position, b).length === 1) return true;
	const one = onlyLike(found, b);
	return one !== undefined && DISTINCTIONS.every((distinction) => isSame(distinction(one), distinction(a)));
}
