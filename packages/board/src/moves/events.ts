import type { MoveId } from './node.js';

/** The user goes to a move. The page answers with a new `current`; the list itself marks the move at once. */
export interface GoDetail {
	/** The id of the move; undefined for the start of the game. */
	readonly id: MoveId | undefined;
}

/** The events of a list of moves by name. They bubble and cross shadow roots. */
export interface MovesEventMap {
	/** The user goes to a move, by a press or a key. */
	'moves-go': CustomEvent<GoDetail>;
}
