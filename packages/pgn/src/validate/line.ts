import { type Playthrough, type Position, previous } from '@x/core';

/** The state of a line of moves: of the main line, or of an open variation. */
export class PlayedLine {
	/** The line in play; `undefined` before the first move, after a null move, and where the position is unknown. */
	game: Playthrough | undefined = undefined;
	/** The position at which `game` begins, or will begin; `undefined` where it is unknown. */
	start: Position | undefined;
	/** The position before the last move, after a null move or an illegal move; otherwise the line in play has it. */
	before: Position | undefined = undefined;
	/** The plies from the start of the game to the first move of this line, and to the next one. */
	readonly first: number;
	plies: number;

	constructor(start: Position | undefined, plies: number) {
		this.start = start;
		this.first = plies;
		this.plies = plies;
	}

	/** The current position; `undefined` where it is unknown. */
	position(): Position | undefined {
		return this.game === undefined ? this.start : this.game.position();
	}

	/** After an illegal move: the position is unknown from here on. */
	stop(before: Position): void {
		this.game = undefined;
		this.start = undefined;
		this.before = before;
	}

	/** After a null move. */
	pass(before: Position, after: Position): void {
		this.game = undefined;
		this.start = after;
		this.before = before;
	}

	/** A variation that replaces the last move of this line. Without a move it begins where this line begins. */
	variation(): PlayedLine {
		const { game, plies } = this;
		if (plies === this.first) return new PlayedLine(this.start, plies);
		// Positions between are made once: the time of all variations of a line is linear in its moves.
		return new PlayedLine(this.before ?? (game && previous(game.position())), plies - 1);
	}
}
