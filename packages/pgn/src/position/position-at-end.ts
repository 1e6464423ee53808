import type { Game, GameWords, Position } from '@x/core';
import { NotationError } from '@x/diagnostics';
import { play } from '@x/san';
import type { PgnGame } from '../tree/game.js';
import { type Resolver, startOf } from '../validate/resolver.js';

/**
 * The position behind the last move of a game's main line, with its history. Its rules are those of a game, or those that a resolver finds from the tags:
 * `games` of `@x/pgn/games` knows all games of `@x/games`.
 *
 * @throws NotationError for an unknown variant or a faulty FEN; SanError, which is one, for a move that is not legal: `data.index` is its number.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * import { history } from '@x/core';
 * const [game] = parse('1. e4 e5 2. Nf3 *');
 * history(positionAtEnd(game, chess)).length // → 4
 */
export function positionAtEnd<W extends GameWords>(game: PgnGame, rules: Game<W>): Position<W>;
export function positionAtEnd(game: PgnGame, rules: Game | Resolver): Position;
export function positionAtEnd(game: PgnGame, rules: Game | Resolver): Position {
	const { start, problems } = startOf(typeof rules === 'function' ? rules : () => rules, game.tags);
	if (start === undefined) throw new NotationError(problems);
	return play(
		start,
		game.moves.map(({ san }) => san),
		{ nullMoves: true },
	);
}
