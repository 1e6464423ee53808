import { PHASE } from '../board/registers.js';
import type { Kernel } from '../load/kernel.js';
import { apply, legal } from '../position/legal.js';
import { moveName } from '../position/name.js';
import type { Position } from '../position/position.js';
import { seat } from '../position/seat.js';
import { Bulk } from './bulk.js';

export interface PerftOptions {
	/** Count phases (the default) or whole turns, as other engines do for games with several moves a turn. */
	readonly unit?: 'phase' | 'turn';
}

/** By game: its counters, made when first needed. */
const bulks = new WeakMap<Kernel, Bulk>();

/** Leaves at a depth below the position on the bench. */
function count(kernel: Kernel, bulk: Bulk, depth: number, turns: boolean): number {
	const { generator, player, bench, outcomes, programs } = kernel;
	const { lister } = generator;
	if (outcomes.decided()) return 0;
	const base = lister.top;
	const height = programs?.height() ?? 0;
	let total = 0;
	if (depth === 1 && !turns) total = bulk.count();
	else {
		const moves = generator.generate();
		const bare = kernel.plan.facts.quietHooks;
		const side = player.sideNow();
		const replies = depth === 2 && !turns && player.follows[bench.registers[PHASE]!]! >= 0 ? bulk.replies : undefined;
		const swift = replies !== undefined && moves > 2 && replies.prepare(1 - side, player.follows[bench.registers[PHASE]!]!);
		for (let index = base; index < base + moves; index++) {
			const mark = bench.top;
			player.play(lister.routes[index]!, lister.details[index]!, bare);
			if (swift) total += replies.count(mark);
			else if (!turns) total += count(kernel, bulk, depth - 1, false);
			else if (player.sideNow() !== side) total += depth === 1 ? 1 : count(kernel, bulk, depth - 1, true);
			else {
				// A turn that ends the game half-way is still one turn.
				const rest = count(kernel, bulk, depth, true);
				total += rest === 0 && depth === 1 && (outcomes.decided() || !generator.any()) ? 1 : rest;
			}
			bench.undo(mark);
		}
	}
	lister.top = base;
	programs?.forget(height);
	return total;
}

/**
 * How many sequences of `depth` legal moves there are: the usual proof of a move generator. Counts at the last ply without making moves.
 *
 * @example
 * perft(chess.start, 3) // → 8902
 */
export function perft(position: Position, depth: number, options: PerftOptions = {}): number {
	if (!Number.isInteger(depth) || depth < 0) throw new RangeError(`A depth is a whole number from 0 on, not ${depth}.`);
	if (depth === 0) return 1;
	seat(position);
	const { kernel } = position.game;
	const bulk = bulks.get(kernel) ?? new Bulk(kernel);
	bulks.set(kernel, bulk);
	return count(kernel, bulk, depth, options.unit === 'turn');
}

/**
 * `perft` split by first move, keyed by its name.
 *
 * @example
 * divide(chess.start, 2).get('e2e4') // → 20
 */
export function divide(position: Position, depth: number, options: PerftOptions = {}): Map<string, number> {
	const counts = new Map<string, number>();
	for (const move of legal(position)) counts.set(moveName(move), perft(apply(position, move), depth - 1, options));
	return counts;
}
