import type { BoardProperties } from '../element/properties.js';
import type { Orientation } from '../model/geometry.js';
import type { MoveId, MoveNode } from '../moves/node.js';

/** A side of a game: its name, and what the text says about its player. */
export interface GamePlayer {
	/** `White` */
	readonly side: string;
	readonly name: string | undefined;
	readonly title: string | undefined;
	readonly rating: string | undefined;
	/** `1`, `½` or `0`; undefined while the game has no result. */
	readonly score: string | undefined;
}

/** A tag of a game. */
export interface GameTag {
	readonly name: string;
	readonly value: string;
}

/** A fault in the text of a game. */
export interface GameFault {
	readonly message: string;
	readonly hint?: string | undefined;
}

/** A position in a notation. */
export interface WrittenPosition {
	/** `FEN` */
	readonly notation: string;
	readonly text: string;
}

/** A game that was read: its moves, and the board behind each. */
export interface OpenedGame {
	readonly tags: readonly GameTag[];
	/** The result as it is shown; undefined for a game without one. */
	readonly result: string | undefined;
	readonly nodes: readonly MoveNode[];
	/** The comment before the first move. */
	readonly intro: string;
	/** The players in the order of the sides. */
	readonly players: readonly GamePlayer[];
	/** The end of the board that the text wants at the bottom. */
	readonly orientation: Orientation | undefined;
	readonly faults: readonly GameFault[];
	/** The element that shows its positions. */
	readonly board: 'x-board' | 'x-plane';
	/** The properties of that element behind a move; `undefined` stands for the start. */
	view(id: MoveId | undefined): Readonly<Record<string, unknown>>;
	/** The position behind a move as a text, if a notation has it. */
	written(id: MoveId | undefined): WrittenPosition | undefined;
	/** The position behind a move, as the reader has it: a position of `@x/core`. */
	position(id: MoveId | undefined): unknown;
}

/** A game of a text, before it is opened. */
export interface GameEntry {
	/** Its name in a list of games: `Anna – Ben, 1-0`. */
	readonly title: string;
	/** Its text. */
	readonly text: string;
	open(): Promise<OpenedGame>;
}

/** How a text is read. */
export interface ReadOptions {
	/** The variant of a text that names none. */
	readonly variant?: string | undefined;
	/** Piece sets in place of those of the game's family. */
	readonly sets?: BoardProperties['sets'];
}

/** The code that reads a notation. */
export interface ReadGames {
	/**
	 * The games of a text.
	 *
	 * @throws an error whose message says why the text cannot be read.
	 */
	read(text: string, options: ReadOptions): readonly GameEntry[];
}

/** A notation that a viewer reads. Its code is loaded when a text needs it. */
export interface GameReader {
	/** Its name, which the attribute `format` has: `pgn`. */
	readonly format: string;
	/** `PGN` */
	readonly title: string;
	/** The packages that its code needs. */
	readonly needs: readonly string[];
	/** Whether a text is in the notation, as far as signs tell. */
	readonly matches: (text: string) => boolean;
	readonly load: () => Promise<ReadGames>;
}
