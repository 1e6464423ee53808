/** The codes of a move that a position does not have, or that cannot be read: those of `MoveError`, and of `toMove` of `@x/core`. */
export type MoveCode =
	/** The text does not name two cells, or a kind and a cell. */
	| 'move/unreadable'
	| 'move/unknown-cell'
	| 'move/unknown-kind'
	/** The move promotes, and the text does not say to what. */
	| 'move/promotion-missing'
	| 'move/promotion-impossible'
	/** Several legal moves have this name. */
	| 'move/ambiguous'
	| 'move/illegal';
