import { type PointTakes, rows } from '../board/tables.js';
import type { Kernel } from './kernel.js';
import { endingOf, type Lists } from './lists.js';
import type { StaticTests } from './static.js';

type Gathered = { readonly point: number; readonly lists: number[][]; readonly takers: PointTakes['takers'][number][] };

/** Captures on points, by the cell that the point is on. */
export function pointTakes(kernel: Kernel, tests: StaticTests, endings: Lists): PointTakes[] {
	const { plan, codes, lattice, size } = kernel;
	const gathered = new Map<number, Gathered>();
	for (let code = 0; code < codes.count; code++) {
		if (!codes.isPlayers(code)) continue;
		const side = codes.side[code]!;
		const owner = kernel.sides[side]!;
		for (const branch of plan.kinds[codes.kinds[codes.kind[code]!]!]!.branches) {
			if (branch.shape !== 'point-take') continue;
			const point = Object.keys(kernel.ruleset.points).indexOf(branch.point);
			const known = gathered.get(point) ?? { point, lists: Array.from({ length: size }, () => []), takers: [] };
			gathered.set(point, known);
			const filters = branch.victimTests.flatMap((test) => ('is' in test ? [codes.matching(test.a, side)] : []));
			const victims = Uint8Array.from({ length: codes.count }, (_, victim) => (filters.every((filter) => filter[victim] === 1) ? 1 : 0));
			const { guards } = branch;
			known.takers.push({ code, victims, ends: endings.with(-1, endingOf(codes, code, branch.ends)) });
			for (let origin = 0; origin < size; origin++) {
				for (const vector of lattice.exists[origin] === 1 ? branch.vectors : []) {
					const to = lattice.shift(origin, lattice.orient(owner, vector));
					const victim = to < 0 ? -1 : lattice.shift(to, lattice.orient(owner, branch.victim));
					const ok =
						victim >= 0 &&
						tests.holdsAll(guards.before, { code, origin, at: origin, stand: origin }) &&
						tests.holdsAll(guards.arriving, { code, origin, at: to, stand: origin }) &&
						tests.holdsAll(guards.landed, { code, origin, at: to, stand: to });
					if (ok) known.lists[to]!.push(origin, victim, known.takers.length - 1);
				}
			}
		}
	}
	return [...gathered.values()].map(({ point, lists, takers }) => ({ point, rows: rows(lists), takers }));
}
