/** A property of a game that a list of games shows. */
export type GameTag = 'Drops' | 'Wild' | 'Large' | 'Hex' | '3D';

/** What the rules of a game say about its board. */
export interface GameBoard {
	readonly size: string;
	readonly cells: number;
	readonly tags: readonly GameTag[];
}
