import { familyOf } from '@x/board/game';
import type { Game, Move, Position } from '@x/core';
import { type Dialect, safeResolve } from '@x/san/dialects';

/** The notations of moves that players of a family of games use, besides SAN. */
const DIALECTS: Readonly<Record<string, readonly Dialect[]>> = {
	shogi: ['kifu', 'hodges', 'hosking', 'hodges-number'],
	xiangqi: ['wxf'],
	janggi: ['janggi'],
	makruk: ['thai', 'thai-long'],
};

/** The notations of moves of a game, besides SAN. */
export const moveDialects = (game: Game): readonly Dialect[] => DIALECTS[familyOf(game)] ?? [];

/** Reads move texts in the other notations of a game; `undefined` for games without others. */
export const otherTexts = (game: Game): ((text: string, position: Position) => Move | undefined) | undefined => {
	const dialects = moveDialects(game);
	if (dialects.length === 0) return undefined;
	return (text, position) => {
		for (const dialect of dialects) {
			const read = safeResolve(text, position, dialect);
			if (read.ok) return read.value;
		}
		return undefined;
	};
};
