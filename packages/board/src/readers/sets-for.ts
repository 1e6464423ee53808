import type { Game } from '@x/core';
import { familyOf, lookOf } from '../game/look-of.js';
import type { PieceSet } from '../model/set.js';

/** The piece sets of a game's family. Those that the game does not need are not loaded. */
export const setsFor = async (game: Game): Promise<readonly PieceSet[]> => {
	const family = familyOf(game);
	if (family === 'chess') {
		const [side = ''] = game.ruleset.sideOrder;
		const { orthodox } = await import('../sets/orthodox.js');
		const pictures = Object.keys(game.ruleset.kinds).map((kind) => lookOf(game, side, kind).picture);
		if (pictures.every((picture) => Object.hasOwn(orthodox.art, picture))) return [orthodox];
		return [(await import('../sets/chess.js')).chess];
	}
	const { setsOf } = await import('../sets/index.js');
	return setsOf(family);
};
