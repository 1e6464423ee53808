import type { Ruleset, Setup } from '../ruleset/types.js';
import type { Codes } from './codes.js';

/** Register of the phase. */
export const PHASE = 0;
/** Register of how the game ended by an effect: 0 not, -1 a circle of skips, else the number of an ending that was declared. */
export const ENDED = 1;
/** Register of the `moved` outcomes that hold after the last move: 0 none, else what the programs noted. */
export const MOVED = 2;
/** Point i keeps its cell in register `FIRST_POINT + 2 * i` and who wrote it in the next. */
export const FIRST_POINT = 3;

/**
 * Where a ruleset's state beside the board lives: one number each for the phase, per point its cell (-1: none) and its
 * writer, per variable (and side), per store, side and kind.
 */
export class Registers {
	readonly phases: readonly string[];
	readonly points: readonly string[];
	readonly initial: Int32Array;
	/** 1 where a register is part of a position's identity. Points are judged apart: they count only where they matter. */
	readonly hashed: Uint8Array;
	private readonly varAt: ReadonlyMap<string, { readonly at: number; readonly perSide: boolean }>;
	private readonly storeAt: ReadonlyMap<string, { readonly at: number; readonly shared: boolean }>;
	private readonly kinds: number;
	private readonly sideOfPhase: readonly string[];
	private readonly lives: Ruleset['points'];

	constructor(ruleset: Ruleset, codes: Codes) {
		this.phases = Object.keys(ruleset.turn.phases);
		this.points = Object.keys(ruleset.points);
		this.kinds = codes.kinds.length;
		this.sideOfPhase = Object.values(ruleset.turn.phases).map((phase) => phase.side);
		this.lives = ruleset.points;
		const initial: number[] = [this.phases.indexOf(ruleset.turn.start), 0, 0];
		const hashed: number[] = [1, 0, 0];
		for (const _ of this.points) {
			initial.push(-1, -1);
			hashed.push(0, 0);
		}
		const varAt = new Map<string, { at: number; perSide: boolean }>();
		for (const [name, variable] of Object.entries(ruleset.vars)) {
			const perSide = variable.perSide === true;
			varAt.set(name, { at: initial.length, perSide });
			// The third is that of nobody's pieces.
			for (let side = 0; side < (perSide ? 3 : 1); side++) {
				initial.push(variable.start);
				hashed.push(variable.identity === true && side < 2 ? 1 : 0);
			}
		}
		const storeAt = new Map<string, { at: number; shared: boolean }>();
		for (const [name, store] of Object.entries(ruleset.stores)) {
			const shared = store.shared === true;
			storeAt.set(name, { at: initial.length, shared });
			for (let index = 0; index < this.kinds * (shared ? 1 : 3); index++) {
				initial.push(0);
				hashed.push(index < 2 * this.kinds ? 1 : 0);
			}
		}
		this.varAt = varAt;
		this.storeAt = storeAt;
		this.initial = Int32Array.from(initial);
		this.hashed = Uint8Array.from(hashed);
	}

	point(name: string): number {
		return FIRST_POINT + 2 * this.points.indexOf(name);
	}

	/** Register of a variable for a side. */
	variable(name: string, side: number): number {
		const { at, perSide } = this.varAt.get(name)!;
		return perSide ? at + side : at;
	}

	/** First register of a store for a side: one per kind from there on. */
	store(name: string, side: number): number {
		const { at, shared } = this.storeAt.get(name)!;
		return shared ? at : at + side * this.kinds;
	}

	/** Registers of what lives for a walk only. */
	ofWalks({ points, vars }: Ruleset): number[] {
		const brief = Object.keys(points).flatMap((name) => (points[name] === 'walk' ? [this.point(name), this.point(name) + 1] : []));
		for (const [name, { life }] of Object.entries(vars))
			if (life === 'walk') brief.push(...new Set([0, 1, 2].map((side) => this.variable(name, side))));
		return brief;
	}

	/** Values of a setup's phase, points, variables and stores; missing ones are the ruleset's own. */
	of(setup: Setup, codes: Codes, cellAt: (vec: readonly (number | string)[]) => number): Int32Array {
		const values = this.initial.slice();
		if (setup.phase !== undefined) values[PHASE] = this.phases.indexOf(setup.phase);
		for (const [name, cells] of Object.entries(setup.points ?? {})) {
			const last = cells[cells.length - 1];
			if (last === undefined) continue;
			const chooser = codes.sides.indexOf(this.sideOfPhase[values[PHASE]!]!);
			values[this.point(name)] = cellAt(last);
			// What awaits a reply was written by the side that does not choose now.
			values[this.point(name) + 1] = this.lives[name] === 'reply' ? 1 - chooser : chooser;
		}
		for (const [name, value] of Object.entries(setup.vars ?? {})) {
			codes.sides.forEach((side, index) => {
				values[this.variable(name, index)] = typeof value === 'number' ? value : (value[side] ?? values[this.variable(name, index)]!);
			});
		}
		for (const [name, bySide] of Object.entries(setup.stores ?? {})) {
			for (const [side, byKind] of Object.entries(bySide)) {
				const first = this.store(name, Math.max(0, codes.sides.indexOf(side)));
				for (const [kind, number] of Object.entries(byKind)) values[first + codes.kinds.indexOf(kind)] = number;
			}
		}
		return values;
	}
}
