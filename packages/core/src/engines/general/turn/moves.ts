import { PHASE } from '../../../board/registers.js';
import type { EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import type { Kernel } from '../kernel.js';

/** Legal moves of the position on the bench for which a test holds. */
function fitting({ board: bench, generator, player }: Kernel, test: Test | undefined): number {
	return generator.during((base, count) => {
		if (test === undefined) return count;
		const { routes, details } = generator.lister;
		let kept = 0;
		for (let index = base; index < base + count; index++) {
			const before = bench.top;
			if (test(player.make(routes[index]!, details[index]!, player.sideNow()))) kept++;
			bench.undo(before);
		}
		return kept;
	});
}

/**
 * Legal moves of a phase (-1: the one about to be played) for which a test holds: after the candidate of who asks, or in the settled position;
 * in an `enter` hook as the hooks have left that so far.
 */
export function countMoves(kernel: Kernel, asking: EvaluationContext, phase: number, test: Test | undefined): number {
	const { board: bench, player, remembers } = kernel;
	const history = remembers ? kernel.spare!.history : undefined;
	const now = kernel.phaseNow();
	const count = (way: ReturnType<NonNullable<typeof history>['entered']>, isNew: boolean): number => {
		const { entering } = kernel;
		const height = bench.top;
		if (phase >= 0) bench.write(PHASE, phase);
		kernel.entering = false;
		if (isNew) history?.ahead(way);
		else if (phase >= 0) history?.instead(asking);
		const total = fitting(kernel, test);
		if (isNew || phase >= 0) history?.back();
		kernel.entering = entering;
		bench.undo(height);
		return total;
	};
	const settled = (): number => player.standing(asking, () => count(history?.entered(), kernel.entering));
	const made = (): number => {
		const way = history?.making(asking, false);
		for (const cell of asking.ghosts) if (bench.board[cell] === kernel.codes.ghost) bench.set(cell, 0);
		bench.write(PHASE, now);
		player.advance(asking);
		return count(history?.entered() ?? way, true);
	};
	const outer = kernel.phaseInstead;
	const mark = bench.top;
	const ask = (): number => {
		kernel.phaseInstead = -1;
		kernel.counting = true;
		return asking.settled ? settled() : made();
	};
	const total = kernel.deeper(() => (history === undefined ? ask() : history.aside(ask)));
	kernel.counting = false;
	kernel.phaseInstead = outer;
	bench.undo(mark);
	return total;
}
