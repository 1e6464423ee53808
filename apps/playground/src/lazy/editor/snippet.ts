/** A text with an addition, and the range of the addition. */
export interface Added {
	readonly text: string;
	readonly from: number;
	readonly to: number;
	/** The reason for which nothing was added. */
	readonly reason?: string;
}

/** An addition to rules. */
export interface Snippet {
	readonly title: string;
	/** Adds it to the game with the caret. */
	readonly add: (text: string, caret: number) => Added;
}
