/** The rules of chess variants as data, one file per game. */
import { games } from './all-games.js';
import type { GameId } from './game-id.js';

export { type Games, games } from './all-games.js';
export type { GameId } from './game-id.js';

/**
 * Whether a string is the id of a game.
 *
 * @example
 * const id: string = 'gothic';
 * isGameId(id) && games[id].title // → 'Gothic'
 */
export const isGameId = (id: string): id is GameId => Object.hasOwn(games, id);
