import { checkOptions } from '@x/diagnostics';
import type { AnyPosition } from './any-board.js';
import { checkDepth, engineOf } from './arguments.js';
import { hasLegalMove, legal } from './legal.js';
import { moveName } from './name.js';
import { turn } from './queries.js';

export interface PerftOptions {
	/** Count phases (the default) or whole turns, as other engines do for games with several moves a turn. */
	readonly unit?: 'phase' | 'turn' | undefined;
}

const OPTIONS = { unit: ['phase', 'turn'] } as const;

/**
 * The number of sequences of `depth` legal moves: the usual test of a move generator. The moves of the last ply are counted, not made.
 *
 * @throws InfiniteMovesError (of `@x/plane`) where a position on the way has infinitely many legal moves.
 *
 * @example
 * perft(chess.start, 3) // → 8902
 */
export function perft(position: AnyPosition, depth: number, options: PerftOptions = {}): number {
	const engine = engineOf(position);
	checkDepth(depth, 0);
	checkOptions(options, OPTIONS);
	return depth === 0 ? 1 : engine.perft(position, depth, options.unit === 'turn');
}

/**
 * `perft` split by first move, keyed by its name.
 *
 * @example
 * divide(chess.start, 2).get('e2e4') // → 20
 */
export function divide(position: AnyPosition, depth: number, options: PerftOptions = {}): Map<string, number> {
	engineOf(position);
	checkDepth(depth, 1);
	checkOptions(options, OPTIONS);
	const counts = new Map<string, number>();
	const { side } = turn(position);
	for (const move of legal(position)) {
		const name = moveName(move);
		const next = engineOf(position).apply(position, move);
		const isSameTurn = options.unit === 'turn' && turn(next).side === side;
		let leaves = perft(next, isSameTurn ? depth : depth - 1, options);
		// A turn that ends the game half-way is still one turn.
		if (isSameTurn && depth === 1 && leaves === 0 && !hasLegalMove(next)) leaves = 1;
		counts.set(name, (counts.get(name) ?? 0) + leaves);
	}
	return counts;
}
