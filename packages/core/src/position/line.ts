import { type Description, find } from './find.js';
import { apply, legal } from './legal.js';
import type { Move } from './move.js';
import type { Position } from './position.js';

/**
 * A line being played: a position that moves on and back in place, for bulk work.
 *
 * @example
 * const game = line(chess.start);
 * game.play(game.find({ from: 'e2', to: 'e4' })[0]!);
 * game.ply // → 1
 */
export class Line {
	private at: Position;
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
		return this.at.depth - this.first.depth;
	}

	/** Makes a move. @throws RangeError where it is not legal. */
	play(move: Move): void {
		this.at = apply(this.at, move);
	}

	/** Takes the last move back; false where the line is at its beginning. */
	undo(): boolean {
		if (this.at === this.first || this.at.parent === undefined) return false;
		this.at = this.at.parent;
		return true;
	}

	/** Legal moves that answer a description. */
	find(description: Description): readonly Move[] {
		return find(this.at, description);
	}

	/** How many legal moves there are. */
	count(): number {
		return legal(this.at).length;
	}
}

/**
 * Starts a {@link Line} at a position.
 *
 * @example
 * line(chess.start).count() // → 20
 */
export const line = (position: Position): Line => new Line(position);
