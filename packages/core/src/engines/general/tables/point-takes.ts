import type { CompiledGame } from '../compiled-game.js';
import type { MoverTests } from '../model.js';

import { endingOf, type Lists } from './lists.js';

import type { Steps } from './steps.js';
import { type PointTakes, rows } from './tables.js';

type Gathered = { readonly point: number; readonly lists: number[][]; readonly takers: PointTakes['takers'][number][] };

/** Captures on points, by the cell of the point. */
export function pointTakes(inPlay: CompiledGame, tests: MoverTests, steps: Steps, endings: Lists): PointTakes[] {
	const { plan, codes, lattice, size } = inPlay;
	const gathered = new Map<number, Gathered>();
	for (let code = 0; code < codes.count; code++) {
		if (!codes.isPlayers(code)) continue;
		const side = codes.side[code]!;
		const owner = inPlay.sides[side]!;
		for (const branch of plan.kinds[codes.kinds[codes.kind[code]!]!]!.branches) {
			if (branch.shape !== 'point-take') continue;
			const point = Object.keys(inPlay.ruleset.points).indexOf(branch.point);
			const known = gathered.get(point) ?? { point, lists: Array.from({ length: size }, () => []), takers: [] };
			gathered.set(point, known);
			const filters = branch.victimTests.map(({ a }) => codes.matching(a, side));
			const victims = Uint8Array.from({ length: codes.count }, (_, victim) => (filters.every((filter) => filter[victim] === 1) ? 1 : 0));
			const before = tests.all(branch.guards.before, side);
			const arriving = tests.all(branch.guards.arriving, side);
			const landed = tests.all(branch.guards.landed, side);
			const vectors = branch.vectors.map((vector) => steps.by(lattice.orient(owner, vector)));
			const back = steps.by(lattice.orient(owner, branch.victim));
			known.takers.push({ code, victims, ends: endings.with(-1, endingOf(codes, code, branch.ends)) });
			for (let origin = 0; origin < size; origin++) {
				if (lattice.exists[origin] === 0 || !before(code, origin, origin, origin)) continue;
				for (const step of vectors) {
					const to = step[origin]!;
					const victim = to < 0 ? -1 : back[to]!;
					if (victim >= 0 && arriving(code, origin, to, origin) && landed(code, origin, to, to))
						known.lists[to]!.push(origin, victim, known.takers.length - 1);
				}
			}
		}
	}
	return [...gathered.values()].map(({ point, lists, takers }) => ({ point, rows: rows(lists), takers }));
}
