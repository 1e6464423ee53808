import type { Move, Position } from '@x/core';
import type { SearchLimits } from '@x/engines/positions';

/** The value of a position from the view of the side to move: hundredths of a pawn, or moves until the mate. */
export interface PlayerScore {
	readonly kind: 'points' | 'mate';
	readonly value: number;
}

/** The thoughts of a player about a position, and its moves. */
export interface Thought {
	/** The moves of the turn; none if the player has none. */
	readonly moves: readonly Move[];
	/** The expected moves, those of the turn included, as far as they are known. */
	readonly line: readonly Move[];
	readonly score: PlayerScore | undefined;
	readonly depth: number | undefined;
	/** The player gives the game up. */
	readonly resigns: boolean;
}

/** A player of one game. */
export interface Player {
	/** Another game begins. `seed` decides between equal moves, where the player has a say in that. */
	newGame(seed: number): Promise<void>;
	/** Chooses the moves of a turn. It fails with an `EngineError`. */
	think(position: Position, limits: SearchLimits): Promise<Thought>;
	/** Resolves when the player is gone. */
	close(): Promise<void>;
}
