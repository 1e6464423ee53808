import { decided } from './chain.js';
import type { PlanePosition } from './model.js';
import { hasMove, InfiniteMovesError, legalMoves, ownMove, play } from './moves.js';
import { moveTo } from './position.js';

/** Whether a game can be won or lost while moves are left. Only a position with its history shows that. */
const canBeDecided = ({ game }: PlanePosition): boolean =>
	game.ruleset.outcomes.some(({ when, result, claim }) => when !== 'stuck' && result !== 'draw' && claim === undefined);

/**
 * The number of lines of play of a given length, in moves or in whole turns.
 *
 * @throws InfiniteMovesError if a position on the way has infinitely many moves.
 */
export function count(position: PlanePosition, depth: number, turns: boolean): number {
	if (decided(position)) return 0;
	if (turns || canBeDecided(position)) return countPositions(position, depth, turns);
	const cursor = moveTo(position);
	const found = cursor.lane.perft(depth);
	cursor.movesReady = false;
	if (found === undefined) throw new InfiniteMovesError('plane/infinite', 'Infinitely many moves are legal on the way.');
	return found;
}

/** The same by making positions, one for each move. */
function countPositions(position: PlanePosition, depth: number, turns: boolean): number {
	const moves = legalMoves(position);
	if (depth === 1 && !turns) return moves.length;
	const side = moveTo(position).lane.side();
	let total = 0;
	for (const move of moves) {
		const after = play(position, ownMove(position, move)!);
		if (turns && moveTo(after).lane.side() === side) {
			const rest = countPositions(after, depth, true);
			// A turn that ends the game half-way is still one turn.
			total += rest === 0 && depth === 1 && !hasMove(after) ? 1 : rest;
		} else total += depth === 1 ? 1 : countPositions(after, depth - 1, turns);
	}
	return total;
}
