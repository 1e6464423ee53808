/**
 * Dialects of FEN. Each is a value for the option `dialect` of all functions of `@x/fen`. A bundle contains only the dialects that the program
 * imports.
 */

import type { Game } from '@x/core';
import { complete, layered } from './dialects/complete.js';
import { fairyStockfish } from './dialects/fairy-stockfish.js';
import { hexagonal } from './dialects/hexagonal.js';
import { lichess } from './dialects/lichess.js';
import { workingDialects } from './dialects/of-game.js';
import { sfen } from './dialects/sfen.js';
import { sjaak } from './dialects/sjaak.js';
import { xiangqi } from './dialects/xiangqi.js';
import { firstOf } from './first-of.js';
import { named, onceForEach } from './named-dialect.js';
import { fen } from './notation.js';
import type { Dialect } from './options.js';

/** The names of the dialects. */
export type DialectName = 'fen' | 'complete' | 'fairy-stockfish' | 'hexagonal' | 'layered' | 'lichess' | 'sfen' | 'sjaak' | 'xiangqi';

/** All dialects by name, for programs that let users choose one. */
export const dialects: Readonly<Record<DialectName, Dialect>> = {
	fen,
	complete,
	'fairy-stockfish': fairyStockfish,
	hexagonal,
	layered,
	lichess,
	sfen,
	sjaak,
	xiangqi,
};

/**
 * Whether a string is the name of a dialect.
 *
 * @example
 * const name: string = 'sfen';
 * isDialectName(name) && dialects[name].name // → 'sfen'
 */
export const isDialectName = (name: string): name is DialectName => Object.hasOwn(dialects, name);

export { complete, fairyStockfish, fen, hexagonal, layered, lichess, sfen, sjaak, xiangqi };

/**
 * The dialects that can write the positions of a game, the usual one first. The list is empty for a game without names.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { crazyhouse } from '@x/games/crazyhouse';
 * dialectsOf(compile(crazyhouse)).map(({ name }) => name); // → [ 'fairy-stockfish', 'lichess', 'sjaak' ]
 */
export const dialectsOf = (game: Game): readonly Dialect[] => workingDialects(game, Object.values(dialects));

/**
 * The dialect that fits a game: the first one of `dialectsOf` writes, all of them read. For a definition of one's own, as its `dialects`.
 *
 * @throws TypeError for a game that no dialect can write.
 *
 * @example
 * import { compile } from '@x/core/compile';
 * import { crazyhouse } from '@x/games/crazyhouse';
 * import { stringify } from '@x/fen';
 * const mine = compile({ ...crazyhouse, id: 'mine', dialects: [usual] });
 * stringify(mine.start); // → 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1'
 */
export const usual: Dialect = /* @__PURE__ */ named(
	'usual',
	/* @__PURE__ */ onceForEach((game) => {
		const working = dialectsOf(game);
		if (working[0] === undefined) throw new TypeError('No dialect of FEN can write the positions of this game.');
		return firstOf(working, game);
	}),
);
