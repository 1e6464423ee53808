import { type GameOutcome, outcome, type Position } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { misuse } from '@x/diagnostics';
import type { PgnGame } from '../tree/game.js';
import { winnerOf } from './results.js';
import { terminationOf } from './termination.js';

/**
 * How a game in PGN ended; undefined while it goes on. Give the position behind its last move, as `positionAtEnd` returns it.
 *
 * Where the rules ended the game, the answer is theirs. Otherwise it comes from the result and the tag `Termination`, in the words of the PGN standard,
 * of Lichess or of Chess.com. For `normal`, a drawn game ended by a claim that the rules allow, otherwise by an agreement, and a won one by resignation.
 * The reason is `unknown` if the tag is absent or has another text.
 *
 * @throws TypeError for a game or a position of the wrong type.
 *
 * @example
 * import { chess } from '@x/games/ready/chess';
 * const [game] = parse('[Termination "Time forfeit"]\n\n1. e4 e5 1-0');
 * endOf(game, positionAtEnd(game, chess)) // → { reason: 'time-forfeit', winner: 'white' }
 */
export function endOf(game: PgnGame, position: Position): GameOutcome | undefined {
	if (typeof game !== 'object' || game === null || !Array.isArray(game.tags)) misuse('game', 'a PgnGame', game, 'Make one with `parse`.');
	const byRules = outcome(positionGiven(position));
	if (byRules !== undefined) return byRules;
	const text = game.tags.find(({ name }) => name === 'Termination')?.value;
	const reason = text === undefined ? 'unknown' : terminationOf(text);
	const decided = winnerOf(game.result, position.game);
	if (game.result === '*') return reason === 'normal' || reason === 'unknown' ? undefined : { reason };
	if (reason !== 'normal') return { reason, ...decided };
	if (decided.draw !== true) return { reason: 'resignation', ...decided };
	const claimed = outcome(position, { claims: true });
	return { reason: claimed?.draw === true ? claimed.reason : 'agreement', draw: true };
}
