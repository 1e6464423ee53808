import type { GameResult, PgnProblem, Tag } from '../tree/game.js';

/** A place in a file where a game begins. */
export interface GamePlace {
	/** The number of the game, from 0. */
	readonly game: number;
	/** The offset of its first byte. */
	readonly offset: number;
	/** The number of its first line, from 1. */
	readonly line: number;
	/** The place of its first byte in that line, from 1. */
	readonly column: number;
}

/** A game that has been read. */
export interface GameRead extends GamePlace {
	/** The number of its bytes. */
	readonly length: number;
	/** The number of moves of the main line; 0 if the moves were skipped. */
	readonly moves: number;
	/** The place behind it, from which a reader can go on. */
	readonly next: GamePlace;
}

/** A piece of the text. It is valid during the call only. */
export interface TextToken {
	/** The offset of its first byte. */
	readonly from: number;
	/** The offset behind its last byte. */
	readonly to: number;
	/** Its text. Each call makes a string, or finds it in a cache. */
	text(): string;
}

/**
 * Receives the parts of games in the order of the text. All methods are optional: a part without a method costs little.
 *
 * A variation stands behind the move that it replaces, between `openVariation` and `closeVariation`.
 */
export interface PgnVisitor {
	beginGame?(place: GamePlace): void;
	tag?(tag: Tag): void;
	/** The tags are complete. `false` skips the moves: the next call is `endGame`. */
	endTags?(tags: readonly Tag[]): unknown;
	/** A move, and whether it is legal: `undefined` without a validator, and behind an illegal move. */
	move?(token: TextToken, legal: boolean | undefined): void;
	/** An annotation: 1 is `!`. */
	nag?(nag: number): void;
	/** A comment with its braces or its semicolon. */
	comment?(token: TextToken): void;
	openVariation?(): void;
	closeVariation?(): void;
	result?(result: GameResult): void;
	problem?(problem: PgnProblem): void;
	/** The reader waits for a promise before it goes on. */
	endGame?(game: GameRead): void | Promise<void>;
}
