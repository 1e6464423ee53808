import { ASKERS, otherOf } from '../board/codes.js';
import type { Kernel } from '../engines/general/kernel.js';
import type { Effect } from '../rules/types.js';
import type { Act } from './evaluation-context.js';
import { numberOf } from './numbers.js';

/** An effect as a closure. Variables are counted everywhere; what else effects do is compiled by the programs. */
export function actOf(kernel: Kernel, effect: Effect, skipping = false): Act {
	if (!('var' in effect)) return kernel.extended().act(effect, skipping);
	const places = ASKERS.map((side) => kernel.registers.variable(effect.var, effect.of === 'other' ? otherOf(side) : side));
	const { board: bench } = kernel;
	if (effect.to === undefined && typeof effect.add === 'number') {
		const step = effect.add;
		return (walker) => {
			const place = places[walker.side]!;
			bench.write(place, bench.registers[place]! + step);
			return true;
		};
	}
	const add = effect.add === undefined ? undefined : numberOf(kernel, effect.add);
	const to = effect.to === undefined ? undefined : numberOf(kernel, effect.to);
	return (walker) => {
		const place = places[walker.side]!;
		const base = to === undefined ? kernel.board.registers[place]! : to(walker);
		kernel.board.write(place, base + (add === undefined ? 0 : add(walker)));
		return true;
	};
}
