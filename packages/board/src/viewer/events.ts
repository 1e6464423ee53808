import type { MoveId } from '../moves/node.js';
import type { GameFault } from './reader.js';

/** A game is shown. */
export interface LoadDetail {
	/** The number of games in the text, and of the one that is shown, from 1. */
	readonly games: number;
	readonly game: number;
	/** The faults in its text: moves that are not legal, and others. */
	readonly faults: readonly GameFault[];
}

/** Another position is shown. */
export interface ShowDetail {
	/** The id of the move behind which it is; undefined for the start. */
	readonly id: MoveId | undefined;
	/** The text of the move. */
	readonly text: string | undefined;
	/** The position, of `@x/core`. */
	readonly position: unknown;
}

/** Nothing can be shown. */
export interface FaultDetail {
	readonly message: string;
}

/** The events of a viewer by name. They bubble and cross shadow roots. */
export interface GameEventMap {
	'game-load': CustomEvent<LoadDetail>;
	'game-show': CustomEvent<ShowDetail>;
	'game-fault': CustomEvent<FaultDetail>;
}
