/** A game of the gallery. */
export interface GalleryGame {
	readonly id: string;
	readonly title: string;
	/** The whole definition: title, board, start position, rules and pieces, as `parse` reads it. */
	readonly text: string;
	/** The person or body the rules are from, and the year; or the page that describes them. */
	readonly source: string;
	/** The number of lines of play of depth 1, 2, …; a ply is one move, also inside a turn of several. */
	readonly counts: readonly number[];
}
