import { exact } from './coordinates.js';
import type { Coord, IcnGame, Piece } from './game.js';
import { gameGiven } from './given.js';
import { KINDS } from './kinds.js';

/** Compares two coordinates: negative, 0 or positive. */
function order(one: Coord, other: Coord): number {
	const [a, b] = [exact(one), exact(other)];
	return a < b ? -1 : a > b ? 1 : 0;
}

const byRank = (a: Piece, b: Piece): number =>
	a.player - b.player || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || order(a.at[0], b.at[0]) || order(a.at[1], b.at[1]);

/**
 * The same game with its pieces sorted by player, kind, x and y, so that equal positions have equal texts.
 *
 * @example
 * stringify(sorted(parse('k5,8|K5,1|K-5,1'))) // 'w 1 K-5,1|K5,1|k5,8'
 */
export function sorted(game: IcnGame): IcnGame {
	gameGiven(game);
	return game.pieces === undefined ? game : { ...game, pieces: [...game.pieces].sort(byRank) };
}
