import { PHASE } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';

import type { Bulk } from './bulk.js';

/**
 * Leaves at a depth below the seated position.
 *
 * Where no position above the leaves can occur often enough for an outcome to hold that asks history, none is asked and nothing is noted:
 * see `Recurrence` for the proof. Outcomes are asked of the position itself and of those below it, but of no leaf.
 */
export function count(inPlay: GameInPlay, bulk: Bulk, depth: number, turns: boolean): number {
	const { remembers } = inPlay;
	inPlay.remembers = remembers && (depth === 1 || !inPlay.programs!.history.tooRare(turns ? depth : depth - 1));
	const total = below(inPlay, bulk, depth, turns);
	inPlay.remembers = remembers;
	return total;
}

/** Leaves at a depth below the position on the board. */
function below(inPlay: GameInPlay, bulk: Bulk, depth: number, turns: boolean): number {
	const { generator, player, boardState, outcomes, programs, remembers } = inPlay;
	const { lister } = generator;
	if (outcomes.decided()) return 0;
	const base = lister.top;
	const height = programs?.height() ?? 0;
	let total = 0;
	if (depth === 1 && !turns) total = bulk.count();
	else {
		const moves = generator.generate();
		const bare = remembers ? bulk.bareWithHistory : bulk.bare;
		const side = player.sideNow();
		const replies = depth === 2 && !turns && player.follows[boardState.registers[PHASE]!]! >= 0 ? bulk.replies : undefined;
		const swift = replies !== undefined && moves > 2 && replies.prepare(1 - side, player.follows[boardState.registers[PHASE]!]!);
		for (let index = base; index < base + moves; index++) {
			const mark = boardState.top;
			player.play(lister.routes[index]!, lister.details[index]!, bare);
			if (remembers) programs!.history.ahead(programs!.history.played(lister.routes[index]!, lister.details[index]!, mark));
			if (swift) total += replies.count(mark);
			else if (!turns) total += below(inPlay, bulk, depth - 1, false);
			else if (player.sideNow() !== side) total += depth === 1 ? 1 : below(inPlay, bulk, depth - 1, true);
			else {
				// A turn that ends the game half-way is still one turn.
				const rest = below(inPlay, bulk, depth, true);
				total += rest === 0 && depth === 1 && (outcomes.decided() || !generator.any()) ? 1 : rest;
			}
			if (remembers) programs!.history.back();
			boardState.undo(mark);
		}
	}
	lister.top = base;
	programs?.forget(height);
	return total;
}
