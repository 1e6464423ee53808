/** A sign on the picture of a game. */
export interface GameMark {
	/** An arrow from the first of two cells to the other, or a sign on each cell. */
	readonly type: 'arrow' | 'cross' | 'diamond' | 'frame' | 'tint';
	/** The names of the cells. */
	readonly cells: readonly string[];
}

/** A picture that shows what is special about a game: a part of its board. */
export interface GamePicture {
	/** The names of cells: the part is the smallest rectangle around them. `all` is the whole board. By default the part around a royal piece of the first side. */
	readonly part?: readonly string[] | 'all';
	/** The position in the FEN of the game. By default the start. */
	readonly fen?: string;
	readonly mark?: GameMark;
}
