import type { PieceSet } from '@x/board';
import { chess, chessAngular, type PieceSetStyle, setsOf } from '@x/board/sets';

/** How the pieces of chess are drawn. */
export type ChessDrawing = 'rounded' | 'angular';

/** Finds the sets of a family of games. */
export type SetsOf = (family: string, style: PieceSetStyle, drawing: ChessDrawing) => readonly PieceSet[];

/** The lists with angular pieces, by those with rounded ones: a board draws everything again for another list. */
const angular = new Map<readonly PieceSet[], readonly PieceSet[]>();

const find: SetsOf = (family, style, drawing) => {
	const sets = setsOf(family, style);
	if (drawing === 'rounded') return sets;
	const known = angular.get(sets) ?? sets.map((set) => (set === chess ? chessAngular : set));
	angular.set(sets, known);
	return known;
};

/** The sets of all families: loaded when a game needs another family than that of chess. */
(globalThis as { xSetsOf?: SetsOf }).xSetsOf = find;
