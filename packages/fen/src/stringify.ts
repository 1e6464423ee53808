import { type Game, type Position, type Setup, setupOf } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { misuse } from '@x/diagnostics';
import { notationOf } from './notation.js';
import type { StringifyOptions } from './options.js';

/**
 * The FEN of a position.
 *
 * Canonical: `stringify(parsePosition(s, game))` is a fixed point. The en passant cell is written as stored and castling as X-FEN
 * unless the options say otherwise. History is not part of a FEN.
 *
 * @throws {NotationError} `fen/inexpressible` for what FEN has no words for, naming it.
 * @throws {TypeError} if the game has no names, more than two sides, or no board of two bounded axes.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * stringify(chess.start) // 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
 */
export function stringify(position: Position, options?: StringifyOptions): string {
	positionGiven(position);
	return notationOf(position.game, options)[1](setupOf(position), options, position);
}

/**
 * The FEN of an arrangement, whether or not it is a position. What the setup leaves out is as the game starts.
 *
 * @throws {NotationError} `fen/inexpressible` for what FEN has no words for, naming it.
 * @throws {TypeError} as {@link stringify}.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * const king = { at: [4, 0], piece: { side: 'white', kind: 'K' } };
 * stringifySetup({ pieces: [king], phase: 'black' }, chess) // '8/8/8/8/8/8/8/4K3 b - - 0 1'
 */
export function stringifySetup(setup: Setup, game: Game, options?: StringifyOptions): string {
	if (!Array.isArray(setup?.pieces)) misuse('setup', 'a Setup', setup);
	return notationOf(game, options)[1](setup, options);
}
