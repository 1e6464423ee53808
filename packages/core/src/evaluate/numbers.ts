import { ASKERS, otherOf } from '../board/codes.js';
import type { Kernel } from '../engines/general/kernel.js';
import type { Num } from '../rules/types.js';
import { testOf } from './conditions.js';
import type { Value } from './evaluation-context.js';
import { filterOf, zoneOf } from './references.js';

/** A number as a closure. What few games ask is compiled by the programs, where they are loaded. */
export function numberOf(kernel: Kernel, num: Num): Value {
	if (typeof num === 'number') return () => num;
	const { registers, board: bench } = kernel;
	if ('var' in num) {
		const places = ASKERS.map((side) => registers.variable(num.var, num.of === 'other' ? otherOf(side) : side));
		return (walker) => bench.registers[places[walker.side]!]!;
	}
	const fixed = !('zone' in num) || num.zone === undefined || Object.hasOwn(kernel.ruleset.zones, num.zone);
	if ('count' in num && num.if === undefined && fixed) {
		const tables = filterOf(kernel, num.count);
		const maps = num.zone === undefined ? undefined : zoneOf(kernel, num.zone);
		const lists = tables.map((table) => [...table.keys()].filter((code) => table[code] === 1));
		return (walker) => {
			kernel.everythingRead = true;
			const table = tables[walker.side]!;
			let sum = 0;
			if (maps === undefined && table[0] === 0) {
				const list = lists[walker.side]!;
				for (let index = 0; index < list.length; index++) sum += bench.codeCounts[list[index]!]!;
				return sum;
			}
			for (let cell = 0; cell < kernel.size; cell++) {
				if (table[bench.board[cell]!] === 1 && kernel.lattice.exists[cell] === 1 && (maps === undefined || maps[walker.side]![cell] === 1))
					sum++;
			}
			return sum;
		};
	}
	if ('captured' in num && fixed) {
		const tables = filterOf(kernel, num.captured);
		const maps = num.zone === undefined ? undefined : zoneOf(kernel, num.zone);
		if (maps === undefined && Object.keys(num.captured).length === 0) return (walker) => walker.eventCodes.length;
		return (walker) => {
			let sum = 0;
			for (let index = 0; index < walker.eventCodes.length; index++) {
				if (tables[walker.side]![walker.eventCodes[index]!] === 0) continue;
				if (maps === undefined || maps[walker.side]![walker.eventCells[index]!] === 1) sum++;
			}
			return sum;
		};
	}
	if ('repeats' in num && num.repeats === 'position' && kernel.plan.facts.history === undefined) return () => kernel.deeper(kernel.repeats);
	if ('moves' in num) {
		const test = num.if === undefined ? undefined : testOf(kernel, num.if);
		const phase = num.moves === 'next' ? -1 : registers.phases.indexOf(num.moves);
		return (walker) => (walker.cut || kernel.counting ? 0 : kernel.player.countMoves(walker, phase, test));
	}
	return kernel.extended().number(num);
}
