/**
 * Dialects of FEN. Each is a value for the option `dialect` of all functions of `@x/fen`. A bundle contains only the dialects that the program
 * imports.
 */

import type { Game } from '@x/core';
import { complete, layered } from './dialects/complete.js';
import { fairyStockfish } from './dialects/fairy-stockfish.js';
import { hexagonal } from './dialects/hexagonal.js';
import { lichess } from './dialects/lichess.js';
import { type GameDialect, workingDialects } from './dialects/of-game.js';
import { sfen } from './dialects/sfen.js';
import { sjaak } from './dialects/sjaak.js';
import { xiangqi } from './dialects/xiangqi.js';
import type { Dialect } from './options.js';

/** All dialects by name, for programs that let users choose one. */
export const dialects: Readonly<Record<string, Dialect>> = {
	complete,
	'fairy-stockfish': fairyStockfish,
	hexagonal,
	layered,
	lichess,
	sfen,
	sjaak,
	xiangqi,
};

export type { GameDialect };
export { complete, fairyStockfish, hexagonal, layered, lichess, sfen, sjaak, xiangqi };

/**
 * The dialects that can write the positions of a game, the usual one first. FEN without a dialect has the name `fen`. The list is empty for a game
 * without names.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { crazyhouse } from '@x/games/crazyhouse';
 * dialectsOf(compile(crazyhouse)).map(({ name }) => name); // → [ 'fairy-stockfish', 'lichess' ]
 */
export const dialectsOf = (game: Game): readonly GameDialect[] => workingDialects(game, dialects);
