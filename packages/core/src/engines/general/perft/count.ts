import { PHASE } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';

import type { BulkCounter } from './bulk-counter.js';

/**
 * The number of leaves at a depth below the current position.
 *
 * Where no position above the leaves can repeat often enough for an outcome on history to hold, history is neither recorded nor read;
 * `Recurrence` has the proof. Outcomes are tested in the position itself and in those below it, but not at leaves.
 */
export function count(inPlay: GameInPlay, bulkCounter: BulkCounter, depth: number, turns: boolean): number {
	const { remembers } = inPlay;
	inPlay.remembers = remembers && (depth === 1 || !inPlay.pathRuntime!.history.cannotRecur(turns ? depth : depth - 1));
	try {
		return below(inPlay, bulkCounter, depth, turns);
	} finally {
		inPlay.remembers = remembers;
	}
}

/** The number of leaves at a depth below the position on the board. */
function below(inPlay: GameInPlay, bulkCounter: BulkCounter, depth: number, turns: boolean): number {
	const { generator, player, boardState, outcomes, pathRuntime, remembers } = inPlay;
	const { moveList } = generator;
	if (outcomes.decided()) return 0;
	const base = moveList.top;
	const height = pathRuntime?.records.height() ?? 0;
	let total = 0;
	if (depth === 1 && !turns) total = bulkCounter.count();
	else {
		const moves = generator.generate();
		const bare = remembers ? bulkCounter.bareWithHistory : bulkCounter.bare;
		const side = player.sideNow();
		const replies = depth === 2 && !turns && player.follows[boardState.registers[PHASE]!]! >= 0 ? bulkCounter.replies : undefined;
		const swift = replies !== undefined && moves > 2 && replies.prepare(1 - side, player.follows[boardState.registers[PHASE]!]!);
		for (let index = base; index < base + moves; index++) {
			const mark = boardState.top;
			player.play(moveList.routes[index]!, moveList.details[index]!, bare);
			if (remembers)
				pathRuntime!.history.pushRecorded(pathRuntime!.history.played(moveList.routes[index]!, moveList.details[index]!, mark));
			if (swift) total += replies.count(mark);
			else if (!turns) total += below(inPlay, bulkCounter, depth - 1, false);
			else if (player.sideNow() !== side) total += depth === 1 ? 1 : below(inPlay, bulkCounter, depth - 1, true);
			else {
				// A turn that ends the game half-way is still one turn.
				const rest = below(inPlay, bulkCounter, depth, true);
				total += rest === 0 && depth === 1 && (outcomes.decided() || !generator.any()) ? 1 : rest;
			}
			if (remembers) pathRuntime!.history.popEntered();
			boardState.undo(mark);
		}
	}
	moveList.top = base;
	pathRuntime?.records.truncate(height);
	return total;
}
