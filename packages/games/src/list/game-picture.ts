/** A sign on the picture of a game. */
export interface GameMark {
	/** An arrow from the first of two cells to the other, or a sign on each cell. */
	readonly type: 'arrow' | 'cross' | 'diamond' | 'frame' | 'tint';
	/** The names of the cells. */
	readonly cells: readonly string[];
}

/** A picture that shows what is special about a game: a part of its board. */
export interface GamePicture {
	/** The names of the cells in two opposite corners of the part, or the whole board. By default the part around the royal piece of the first side. */
	readonly part?: readonly [one: string, other: string] | 'all';
	/** The position in the FEN of the game. By default the start. */
	readonly fen?: string;
	readonly mark?: GameMark;
}
