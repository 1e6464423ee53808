import { type Game, type Position, type Setup, setupOf } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { misuse } from '@x/diagnostics';
import { notationOf } from './notation.js';
import type { StringifyOptions } from './options.js';

/**
 * Returns the FEN of a position.
 *
 * The text is canonical: `stringify(parsePosition(s, game))` is a fixed point. By default the en passant cell is written as stored and castling
 * rights as in X-FEN. A FEN does not contain the history.
 *
 * @throws {NotationError} `fen/inexpressible` for a value that FEN cannot express; the message names the value.
 * @throws {TypeError} if the game has no names or more than two sides, or its board does not have two bounded axes.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * stringify(chess.start) // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
 */
export function stringify(position: Position, options?: StringifyOptions): string {
	positionGiven(position);
	return notationOf(position.game, options).write(setupOf(position), options, position);
}

/**
 * Returns the FEN of a setup, which need not be a legal position. Parts that the setup omits have their values at the start of the game.
 *
 * @throws {NotationError} `fen/inexpressible` for a value that FEN cannot express; the message names the value.
 * @throws {TypeError} under the conditions of {@link stringify}.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * const king = { at: [4, 0], piece: { side: 'white', kind: 'K' } };
 * stringifySetup({ pieces: [king], phase: 'black' }, chess) // '8/8/8/8/8/8/8/4K3 b - - 0 1'
 */
export function stringifySetup(setup: Setup, game: Game, options?: StringifyOptions): string {
	if (!Array.isArray(setup?.pieces)) misuse('setup', 'a Setup', setup);
	return notationOf(game, options).write(setup, options);
}
