/** A colour of a side. */
export type LookColor = 'white' | 'black' | 'red' | 'blue' | 'green' | 'yellow';

/** A point of the board: the indexes of a column and of a row, from 0. Halves lie between two cells, on the line that parts them. */
export type LookSpot = readonly [column: number, row: number];

/** The appearance of a game, as its players know it. It says nothing about the rules. */
export interface Look {
	/** The family of piece pictures. Absent: that of the orthodox game. */
	readonly pieces?: string;
	/** side → its colour. By default the first side is white and the second black. */
	readonly colors?: Readonly<Record<string, LookColor>>;
	/** `checkered` by default; `plain` cells have one colour and lines between them; pieces on `points` stand where lines cross. */
	readonly cells?: 'checkered' | 'plain' | 'points';
	/** Lines that are drawn in addition, as the diagonals of a palace. */
	readonly lines?: readonly (readonly [from: LookSpot, to: LookSpot])[];
	/** Rows (as in a spot) at which vertical lines are broken, except at the edges of the board: a river. */
	readonly rivers?: readonly number[];
	/** Dots. */
	readonly stars?: readonly LookSpot[];
	/** The colour of the board; by default that of any other board of its style. */
	readonly ground?: 'wood' | 'green';
}
