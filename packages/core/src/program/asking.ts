import type { Test, Walker } from '../ask/walker.js';
import { ADDRESS } from '../board/bench.js';
import type { Kernel } from '../load/kernel.js';

/** A walker for a question asked in the middle of a walk; it inherits marks and bindings and stands on a cell of its own. */
export function innerWalker(kernel: Kernel, walker: Walker, cell: number): Walker {
	const inner = kernel.walker(walker.depth + 1);
	inner.begin(walker.side, cell, walker.mover);
	inner.marks.set(walker.marks);
	inner.bounds.set(walker.bounds);
	inner.series.set(walker.series);
	inner.start = walker.start;
	inner.cut = walker.cut;
	inner.first = walker.first;
	inner.settled = walker.settled;
	inner.eventCodes = walker.eventCodes;
	inner.eventCells = walker.eventCells;
	inner.ghosts = walker.ghosts;
	return inner;
}

/** Asks a question of the board as it was when the walk began, then puts everything back. */
export function asItWas({ bench, size }: Kernel, walker: Walker, test: Test): boolean {
	// Others remember how high the log stood: it is put back entry by entry.
	const log = bench.log.slice(walker.start, bench.top);
	const since: [number, number][] = [];
	for (let index = walker.start; index < bench.top; index += 2) {
		const address = bench.log[index]! & ADDRESS;
		since.push([address, address < size ? bench.board[address]! : bench.registers[address - size]!]);
	}
	bench.undo(walker.start);
	const { mover, eventCodes, eventCells, ghosts } = walker;
	Object.assign(walker, { mover: walker.first, eventCodes: [], eventCells: [], ghosts: [] });
	const answer = test(walker);
	Object.assign(walker, { mover, eventCodes, eventCells, ghosts });
	for (const [address, value] of since) {
		if (address < size) bench.set(address, value);
		else bench.write(address - size, value);
	}
	bench.log.set(log, walker.start);
	bench.top = walker.start + log.length;
	return answer;
}
