import { END_REASONS, type EndReason, type GameOutcome, outcome, type Position } from '@x/core';
import { checkOptions, misuse } from '@x/diagnostics';

/** Checks an end against the position: its reason is that of the rules, or one outside them while the game goes on. */
export function endGiven(end: GameOutcome, position: Position): GameOutcome {
	checkOptions(end, { reason: 'string', winner: 'string', draw: [true], claim: 'any', points: 'any' }, 'options.end');
	const { reason, winner, draw } = end;
	const { sideOrder } = position.game.ruleset;
	const byRules = outcome(position, { claims: true });
	if (byRules !== undefined && byRules.reason === reason) {
		if (byRules.winner !== winner) misuse('options.end.winner', `the winner by the rules, ${byRules.winner}`, winner);
		return byRules;
	}
	if (byRules !== undefined && byRules.claim === undefined)
		misuse('options.end.reason', `"${byRules.reason}", by which the game has ended`, reason, 'Leave `end` out.');
	if (!END_REASONS.includes(reason as EndReason))
		misuse('options.end.reason', `one of ${END_REASONS.map((one) => `"${one}"`).join(', ')}`, reason);
	if (winner !== undefined && !sideOrder.slice(0, 2).includes(winner))
		misuse('options.end.winner', `one of ${sideOrder.slice(0, 2).join(', ')}`, winner);
	if (winner !== undefined && draw === true) misuse('options.end.draw', 'no draw next to a winner', draw);
	if (reason === 'resignation' && winner === undefined) misuse('options.end.winner', 'the side that did not resign', winner);
	if (reason === 'agreement' && draw !== true) misuse('options.end.draw', 'true: an agreement is a draw', draw);
	if (reason === 'unterminated' && (winner ?? draw) !== undefined)
		misuse('options.end', 'neither winner nor draw for a game that is not finished', end);
	return end;
}
