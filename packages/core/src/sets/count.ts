import type { SetLister } from './lister.js';
import type { States } from './state.js';

/** Leaves at a depth below a position on a stack of them; those of the last ply are counted, not made. */
export function count(lister: SetLister, states: States, stack: Int32Array, at: number, depth: number): number {
	lister.sight.forget();
	if (depth === 1) return lister.list(stack, at, true);
	const moves = lister.moves.slice(0, lister.list(stack, at, false));
	let total = 0;
	for (let index = 0; index < moves.length; index++) {
		states.make(stack, at, stack, at + states.words, moves[index]!);
		total += count(lister, states, stack, at + states.words, depth - 1);
	}
	return total;
}
