import type { Game } from '@x/core';
import { compile } from '@x/core/compile';
import { games } from '@x/games';
import type { GameId } from '@x/games/titles';

export type { GameId };

/** The ids of all games. */
export const gameIds: readonly GameId[] = Object.keys(games) as GameId[];

const compiled = new Map<GameId, Game>();

/** A game of `@x/games`, compiled once for all tests of a worker. */
export function compiledGame(id: GameId): Game {
	let game = compiled.get(id);
	if (game === undefined) {
		game = compile(games[id]);
		compiled.set(id, game);
	}
	return game;
}
