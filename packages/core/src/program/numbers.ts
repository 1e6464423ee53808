import type { Kernel } from '../load/kernel.js';
import type { Num } from '../ruleset/types.js';
import { testOf } from './conditions.js';
import { pathOf } from './paths.js';
import { cellOf, filterOf } from './references.js';
import type { Value } from './walker.js';

/** A number as a closure. */
export function numberOf(kernel: Kernel, num: Num): Value {
	if (typeof num === 'number') return () => num;
	const { registers, codes } = kernel;
	if ('var' in num) {
		const places = [0, 1].map((side) => registers.variable(num.var, num.of === 'other' ? 1 - side : side));
		return (walker) => kernel.bench.registers[places[walker.side]!]!;
	}
	if ('store' in num) {
		const places = [0, 1].map((side) => registers.store(num.store, num.of === 'other' ? 1 - side : side));
		const kind = num.kind === undefined ? -1 : codes.kinds.indexOf(num.kind);
		return (walker) => {
			const first = places[walker.side]!;
			if (kind >= 0) return kernel.bench.registers[first + kind]!;
			let sum = 0;
			for (let index = 0; index < codes.kinds.length; index++) sum += kernel.bench.registers[first + index]!;
			return sum;
		};
	}
	if ('count' in num) {
		const tables = filterOf(kernel, num.count);
		const maps = num.zone === undefined ? undefined : codes.sides.map((side) => kernel.zones[side]![num.zone!]!);
		const test = num.if === undefined ? undefined : testOf(kernel, num.if);
		const empties = num.count.who === 'empty' || num.count.who === undefined;
		if (maps === undefined && test === undefined && !empties) {
			return (walker) => {
				kernel.readAll();
				const table = tables[walker.side]!;
				let sum = 0;
				for (let code = 1; code < table.length; code++) if (table[code] === 1) sum += kernel.bench.codeCounts[code]!;
				return sum;
			};
		}
		return (walker) => {
			kernel.readAll();
			const table = tables[walker.side]!;
			const map = maps?.[walker.side];
			const before = walker.at;
			let sum = 0;
			for (let cell = 0; cell < kernel.size; cell++) {
				if (kernel.lattice.exists[cell] === 0 || table[kernel.bench.board[cell]!] === 0 || (map !== undefined && map[cell] === 0)) continue;
				walker.at = cell;
				if (test === undefined || test(walker)) sum++;
			}
			walker.at = before;
			return sum;
		};
	}
	if ('captured' in num) {
		const tables = filterOf(kernel, num.captured);
		const maps = num.zone === undefined ? undefined : codes.sides.map((side) => kernel.zones[side]![num.zone!]!);
		return (walker) => {
			let sum = 0;
			for (let index = 0; index < walker.eventCodes.length; index++) {
				if (tables[walker.side]![walker.eventCodes[index]!] === 0) continue;
				if (maps === undefined || maps[walker.side]![walker.eventCells[index]!] === 1) sum++;
			}
			return sum;
		};
	}
	if ('matches' in num) {
		const from = cellOf(kernel, num.from);
		const collect = pathOf(kernel, num.matches, (walker) => {
			if (!walker.ends.includes(walker.at)) walker.ends.push(walker.at);
		});
		const asPiece = num.as === 'piece';
		return (walker) => {
			const cell = from(walker);
			if (cell < 0) return 0;
			const inner = walker.inner();
			inner.ends = [];
			inner.at = cell;
			inner.origin = cell;
			inner.stand = cell;
			const code = kernel.read(cell);
			if (asPiece) {
				if (code === 0 || codes.side[code]! > 1) return 0;
				inner.side = codes.side[code]!;
				inner.mover = code;
				inner.first = code;
			}
			const mark = kernel.bench.top;
			collect(inner);
			kernel.bench.undo(mark);
			return inner.ends.length;
		};
	}
	if ('repeats' in num) return () => kernel.repeats();
	if ('moves' in num) {
		const test = num.if === undefined ? undefined : testOf(kernel, num.if);
		const phase = num.moves === 'next' ? -1 : registers.phases.indexOf(num.moves);
		return (walker) => (walker.cut || kernel.counting ? 0 : kernel.countMoves(walker, phase, test));
	}
	if ('sum' in num) {
		const parts = num.sum.map((part) => ({ of: numberOf(kernel, part.of), times: part.times ?? 1 }));
		return (walker) => parts.reduce((sum, part) => sum + part.of(walker) * part.times, 0);
	}
	return () => 0;
}
