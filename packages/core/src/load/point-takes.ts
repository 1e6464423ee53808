import type { Branch, Plan } from '../analyse/plan.js';
import type { Codes } from '../board/codes.js';
import { type PointTakes, rows } from '../board/tables.js';
import type { Lattice } from '../space/lattice.js';
import { type Endings, endingOf } from './endings.js';
import type { StaticTests } from './static.js';

type TakeBranch = Extract<Branch, { shape: 'point-take' }>;

/** Gathers captures on points by the cell that the point is on. */
export class PointTakeRows {
	private readonly points: Map<number, { lists: number[][]; takers: { codes: Uint8Array; victims: Uint8Array; ends: number }[] }> =
		new Map();
	private readonly plan: Plan;
	private readonly lattice: Lattice;
	private readonly codes: Codes;
	private readonly tests: StaticTests;
	private readonly endings: Endings;

	constructor(plan: Plan, lattice: Lattice, codes: Codes, tests: StaticTests, endings: Endings) {
		this.plan = plan;
		this.lattice = lattice;
		this.codes = codes;
		this.tests = tests;
		this.endings = endings;
	}

	add(branch: TakeBranch, code: number): void {
		const { lattice, codes, tests } = this;
		const point = Object.keys(this.plan.ruleset.points).indexOf(branch.point);
		const side = codes.side[code]!;
		const owner = this.plan.ruleset.sides[codes.sides[side]!]!;
		const known = this.points.get(point) ?? { lists: Array.from({ length: lattice.count }, () => []), takers: [] };
		this.points.set(point, known);
		const only = new Uint8Array(codes.count);
		only[code] = 1;
		const victims = new Uint8Array(codes.count).fill(1);
		for (const test of branch.victimTests) {
			if (!('is' in test)) continue;
			const fits = codes.matching(test.a, side);
			for (let victim = 0; victim < victims.length; victim++) victims[victim] = victims[victim]! & fits[victim]!;
		}
		known.takers.push({ codes: only, victims, ends: this.endings.of([endingOf(codes, code, branch.ends)]) });
		for (let origin = 0; origin < lattice.count; origin++) {
			for (const vector of branch.vectors) {
				const to = lattice.shift(origin, lattice.orient(owner, vector));
				const victim = to < 0 ? -1 : lattice.shift(to, lattice.orient(owner, branch.victim));
				if (to < 0 || victim < 0 || lattice.exists[origin] === 0) continue;
				const ok =
					tests.holdsAll(branch.guards.before, { code, origin, at: origin, stand: origin }) &&
					tests.holdsAll(branch.guards.arriving, { code, origin, at: to, stand: origin }) &&
					tests.holdsAll(branch.guards.landed, { code, origin, at: to, stand: to });
				if (ok) known.lists[to]!.push(origin, victim, known.takers.length - 1);
			}
		}
	}

	tables(): PointTakes[] {
		return [...this.points].map(([point, { lists, takers }]) => ({ point, rows: rows(lists), takers }));
	}
}
