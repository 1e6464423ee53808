import { ASKERS, otherOf } from '../board/codes.js';
import type { Kernel } from '../load/kernel.js';
import type { Effect } from '../ruleset/types.js';
import { numberOf } from './numbers.js';
import type { Act } from './walker.js';

/** An effect as a closure. Variables are counted everywhere; what else effects do is compiled by the programs. */
export function actOf(kernel: Kernel, effect: Effect, skipping = false): Act {
	if (!('var' in effect)) return kernel.extended().act(effect, skipping);
	const places = ASKERS.map((side) => kernel.registers.variable(effect.var, effect.of === 'other' ? otherOf(side) : side));
	const { bench } = kernel;
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
		const base = to === undefined ? kernel.bench.registers[place]! : to(walker);
		kernel.bench.write(place, base + (add === undefined ? 0 : add(walker)));
		return true;
	};
}
