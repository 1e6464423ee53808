import { lastMove } from './chain.js';
import { inCheck } from './check.js';
import { find } from './find.js';
import { apply, hasLegalMove, legal } from './legal.js';
import { findUnique } from './move-query.js';
import { pieceAt } from './queries.js';
import type { Cell, Description, Move, MoveQuery, Position } from './types.js';

/**
 * A line being played: a position that moves on and back in place, for bulk work.
 *
 * @example
 * const game = playthrough(chess.start);
 * game.play(game.find({ from: 'e2', to: 'e4' })[0]!);
 * game.ply // → 1
 */
export class Playthrough {
	protected at: Position;
	private readonly first: Position;

	/** @internal */
	constructor(position: Position) {
		this.at = position;
		this.first = position;
	}

	/** Where the line stands. */
	position(): Position {
		return this.at;
	}

	/** Plies played since the line began. */
	get ply(): number {
		return this.position().depth - this.first.depth;
	}

	/** Makes a move. @throws RangeError where it is not legal. */
	play(move: Move): void {
		this.at = apply(this.position(), move);
	}

	/**
	 * Plays the one legal move that answers a description; false, and nothing played, where none does or several do, or where it is not from
	 * and to these cells.
	 */
	playUnique(query: MoveQuery, from?: Cell, to?: Cell): boolean {
		const move = findUnique(this.position(), query);
		if (move === undefined || (from !== undefined && move.from !== from) || (to !== undefined && move.to !== to)) return false;
		this.play(move);
		return true;
	}

	/** The number of the kind of the piece on a cell, counted as the ruleset lists them, or -1. */
	kindAt(cell: Cell): number {
		const position = this.position();
		return position.game.engine.ground.codes.kindIndex(pieceAt(position, cell)?.kind ?? '');
	}

	/** Whether the last move took something of another side. */
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

	/** Takes the last move back; false where the line is at its beginning. */
	undo(): boolean {
		const { parent } = this.position();
		if (this.at === this.first || parent === undefined) return false;
		this.at = parent;
		return true;
	}

	/** Legal moves that answer a description. */
	find(description: Description): readonly Move[] {
		return find(this.position(), description);
	}

	/** How many legal moves there are. */
	count(): number {
		return legal(this.position()).length;
	}
}
