/** A property of a game that a list of games shows. */
export type GameTag = 'Drops' | 'Wild' | 'Large' | 'Hex' | '3D';

/** The facts about the board of a game that its rules give. */
export interface GameBoard {
	readonly size: string;
	readonly cells: number;
	readonly tags: readonly GameTag[];
}
