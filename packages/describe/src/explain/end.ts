import type { Position } from '@x/core';
import { inCheck, legal, outcome, turn } from '@x/core';
import { positionGiven } from '@x/core/engine';
import { royalKinds } from '../parts.js';
import { numeral } from '../words.js';
import { allRefusals } from './laws.js';
import { type Culprit, playerName, sentence, titleOf } from './words.js';

/** A move that a piece could make, and the reason why it is refused. */
export interface RefusedMove {
	/** Undefined for a piece from the hand. */
	readonly from: number | undefined;
	readonly to: number;
	/** The move in words: `King a8 to a7`. */
	readonly move: string;
	readonly message: string;
	readonly culprits: readonly Culprit[];
	readonly at: number | undefined;
}

/** The reason why the side to move has no legal move. */
export interface EndExplanation {
	readonly message: string;
	/** Every move that a piece could make if no rule refused it. */
	readonly moves: readonly RefusedMove[];
}

/**
 * Explains a checkmate or a stalemate: each move that the pieces could make, and the reason why it is refused. Undefined while there is a legal move.
 *
 * @example
 * explainEnd(chess.start) // → undefined
 */
export function explainEnd(position: Position): EndExplanation | undefined {
	positionGiven(position);
	if (legal(position).length > 0) return undefined;
	const { game } = position;
	const seen = new Set<string>();
	const moves = allRefusals(position).flatMap(({ candidate: { move }, refusal }): readonly RefusedMove[] => {
		const { from, to } = move;
		const title = sentence(titleOf(game, move.kind));
		const words =
			from === undefined ? `${title} dropped on ${game.cellName(to)}` : `${title} ${game.cellName(from)} to ${game.cellName(to)}`;
		if (seen.has(words)) return [];
		seen.add(words);
		return [{ from, to, move: words, message: refusal.message, culprits: refusal.culprits, at: refusal.at }];
	});
	return { message: endWords(position, moves), moves };
}

function endWords(position: Position, moves: readonly RefusedMove[]): string {
	const over = outcome(position);
	const { game } = position;
	const player = playerName(game, turn(position).side);
	const name = over === undefined || over.reason === 'stuck' ? 'No legal move' : sentence(over.reason.replaceAll('-', ' '));
	if (moves.length === 0) return `${name}: no piece of ${player} can move.`;
	const count = moves.length === 1 ? 'the only move' : `each of these ${numeral(moves.length)} moves`;
	if (moves.some(({ at }) => at === undefined)) return `${name}: ${count} of ${player} is refused.`;
	const king = royalTitle(position);
	return inCheck(position) ? `${name}: after ${count} the ${king} would be in check.` : `${name}: ${count} would leave the ${king} open.`;
}

/** The title of the royal piece. */
function royalTitle({ game }: Position): string {
	const kinds = royalKinds(game.ruleset);
	return kinds.length === 1 ? titleOf(game, kinds[0]!) : 'royal piece';
}
