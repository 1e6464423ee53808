/** The id of a move: a text or a number. */
export type MoveId = string | number;

/** An evaluation of a position, for the first side: in pawns, or in moves to mate, which are negative if the second side mates. */
export interface MoveEvaluation {
	readonly pawns?: number | undefined;
	readonly mate?: number | undefined;
}

/**
 * A move of a game or of a variation. A list of moves is a flat list of them: a move stands behind its `parent`. The first child of a move continues
 * its line, and the others begin variations.
 */
export interface MoveNode {
	/** Its id, unique in the list: events contain it. */
	readonly id: MoveId;
	/** The id of the move before it; undefined for a first move. */
	readonly parent?: MoveId | undefined;
	/** The move as it is shown: `Nf3`. */
	readonly text: string;
	/** The number of the move, which all moves of a row share: 12. */
	readonly number?: number | undefined;
	/** The column in its row: 0 for the first side, by default. Further moves of one turn have the same column. */
	readonly column?: number | undefined;
	/** The annotations by their numbers in PGN: 1 is `!`. */
	readonly nags?: readonly number[] | undefined;
	/** Signs behind the move that have no number. */
	readonly signs?: string | undefined;
	/** A comment before the move, where it begins a variation. */
	readonly before?: string | undefined;
	/** A comment behind the move. */
	readonly comment?: string | undefined;
	/** The time left behind the move, in seconds. */
	readonly clock?: number | undefined;
	/** The evaluation of the position behind the move. */
	readonly evaluation?: MoveEvaluation | undefined;
	/** Whether it begins a variation although it is the only move behind its parent. */
	readonly aside?: boolean | undefined;
	/** Whether it cannot be shown on a board, as it is not legal: it is then no button. */
	readonly unplayed?: boolean | undefined;
}
