import type { GameWords } from '../rules/words.js';
import { apply } from './apply.js';
import { lastMove } from './chain.js';
import { inCheck } from './check.js';
import { find } from './find.js';
import { hasLegalMove, legal } from './legal.js';
import { findUnique } from './move-query.js';
import { pieceAt } from './queries.js';
import type { Cell, Description, Move, MoveQuery, Position } from './types.js';

/**
 * A mutable game: moves are made and undone in place, without a new position for each. For bulk work such as reading a database of games.
 *
 * @example
 * const game = playthrough(chess.start);
 * game.play(game.find({ from: 'e2', to: 'e4' })[0]!);
 * game.ply // → 1
 */
export class Playthrough<W extends GameWords = GameWords> {
	protected at: Position<W>;
	private readonly first: Position<W>;

	/** @internal */
	constructor(position: Position<W>) {
		this.at = position;
		this.first = position;
	}

	/** The current position. */
	position(): Position<W> {
		return this.at;
	}

	/** Plies played since the first position of the playthrough. */
	get ply(): number {
		return this.position().depth - this.first.depth;
	}

	/** Makes a move. @throws RangeError where it is not legal. */
	play(move: Move): void {
		this.at = apply(this.position(), move);
	}

	/**
	 * Plays the one legal move that matches a query. Returns false and plays nothing where none or several match, or where the move is not from
	 * `from` to `to`.
	 */
	playUnique(query: MoveQuery, from?: Cell, to?: Cell): boolean {
		const move = findUnique(this.position(), query);
		if (move === undefined || (from !== undefined && move.from !== from) || (to !== undefined && move.to !== to)) return false;
		this.play(move);
		return true;
	}

	/** The index of the kind of the piece on a cell, in the order of the ruleset's `kinds`; -1 for an empty cell. */
	kindAt(cell: Cell): number {
		const position = this.position();
		return position.game.engine.ground.codes.kindIndex(pieceAt(position, cell)?.kind ?? '');
	}

	/** Whether the last move captured a piece of another side. */
	captured(): boolean {
		const move = lastMove(this.position());
		return move?.captured.some(({ side }) => side !== move.side) ?? false;
	}

	/** Whether the side to move is in check. */
	inCheck(): boolean {
		return inCheck(this.position());
	}

	/** Whether there is a legal move. */
	hasLegalMove(): boolean {
		return hasLegalMove(this.position());
	}

	/** Undoes the last move; false at the first position. */
	undo(): boolean {
		const { parent } = this.position();
		if (this.at === this.first || parent === undefined) return false;
		this.at = parent;
		return true;
	}

	/** Legal moves that match a description. */
	find(description: Description): readonly Move<W>[] {
		return find<Position<W>>(this.position(), description);
	}

	/** The number of legal moves. */
	count(): number {
		return legal(this.position()).length;
	}
}
