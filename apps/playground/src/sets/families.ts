import type { PieceSet } from '@x/board';
import { chess } from '@x/board/sets/chess';
import { makruk } from '@x/board/sets/makruk';

/** The sets of a family of games, the first before the others: those with characters, and those for players who do not read them. */
export interface Family {
	readonly characters: readonly PieceSet[];
	readonly international?: readonly PieceSet[];
}

/** The families whose pieces are loaded late. */
const families: Readonly<Record<string, Family>> = {
	makruk: { characters: [makruk, chess] },
};

(globalThis as { xFamilies?: Readonly<Record<string, Family>> }).xFamilies = families;
