/**
 * A picture in a box of 100 by 100.
 *
 * `shape` is the body: it may overlap itself, because it is drawn first as a thick outline and then filled, so that only its outer outline shows.
 * `ink` are lines of the line colour, `dots` areas of the line colour.
 */
export interface Art {
	readonly shape: string;
	readonly ink?: string;
	readonly dots?: string;
	/** Areas of a second colour of the body, as the beak of a duck. */
	readonly accent?: string;
	/** The picture itself shows that the piece was promoted: it needs no badge. Sets other than of the colour `body` have none: they draw promoted pieces in red. */
	readonly promoted?: true;
}

/** Pictures of pieces by name. */
export interface PieceSet {
	readonly id: string;
	readonly title: string;
	/**
	 * How the colour of a side is used: `body` fills the body with it (chess); `lines` leaves all bodies alike and draws lines and dots in it
	 * (xiangqi); `none` draws all sides alike (shogi, where pieces point to the enemy).
	 */
	readonly color: 'body' | 'lines' | 'none';
	/** Pieces of the side at the top of the board are turned by half a turn. */
	readonly turned?: true;
	/**
	 * name → picture. `name/1` is the picture for the second side where it differs. Names are those of `picture`, in lower case; `+name` is the
	 * promoted form of a piece that has no name of its own, `name+` a piece that got its name by promotion, where it looks different.
	 */
	readonly art: Readonly<Record<string, Art>>;
	/** Other names of pictures: `marshal` → `chancellor`. */
	readonly also?: Readonly<Record<string, string>>;
}
