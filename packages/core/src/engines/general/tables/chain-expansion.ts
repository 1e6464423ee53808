import type { Branch } from '../../../analyse/plan.js';
import { asCondition, asPiece, fold, forKinds, type Pass } from '../../../rules/fold.js';
import type { Path, Vec } from '../../../rules/types.js';
import type { CompiledGame } from '../compiled-game.js';
import type { MoverTests, StaticTest } from '../model.js';

import type { LandingBuffer } from './landing-buffer.js';

import type { Steps } from './steps.js';

export type Chain = Extract<Branch, { items: unknown }>;

/** Types of a chain's item: it chooses a vector, steps, tests, or has an effect. */
const EACH = 0;
const STEP = 1;
const TEST = 2;
const EMPTY = 3;
const ENEMY = 4;
const POINT = 5;
const BECOMES = 6;
const LANDS = 7;
/** The cell is empty or holds an enemy: two chains merged. */
const EITHER = 8;

/** How a chain ends: on an empty cell, by capture, or both. */
export const QUIETLY = 1;
export const TAKING = 2;

/** One item of a chain, oriented for a side; all stages have the same shape. */
interface Stage {
	readonly what: number;
	/** The target from every cell, for each vector that may be chosen. */
	readonly tables: readonly Int32Array[];
	/** The stage that chooses the vector, or -1. */
	readonly chosen: number;
	readonly test: StaticTest | undefined;
	/** A point's number, from 1 on; a code; or the number of vectors to choose from. */
	readonly value: number;
}

const NO_TABLES: readonly Int32Array[] = [];

const stage = (what: number, value: number, tables = NO_TABLES, chosen = -1, test: StaticTest | undefined = undefined): Stage => ({
	what,
	tables,
	chosen,
	test,
	value,
});

/** Every existing cell as itself; an array of -1; and then buffers, one per stage. */
export type CellBuffers = Int32Array[];

/** The parts of a game with which chains are expanded. */
interface Place {
	readonly inPlay: CompiledGame;
	readonly tests: MoverTests;
	readonly steps: Steps;
	readonly buffer: LandingBuffer;
	readonly buffers: CellBuffers;
}

/** The state in which the items of a chain become stages. */
interface Making extends Place {
	readonly side: number;
	readonly stages: Stage[];
	readonly bound: Map<string, { readonly at: number; readonly vectors: readonly Vec[] }>;
}

const refused = (): never => {
	throw new RangeError('Expected an item of a chain.');
};

const EFFECTS: Pass<'effect', Stage | undefined, [Making]> = /* @__PURE__ */ fold<'effect', Stage | undefined, [Making]>('effect', {
	...forKinds(refused, 'var', 'store', 'forEach', 'end'),
	// The test before it says so.
	capture: () => undefined,
	land: () => stage(LANDS, 0),
	point: ({ point }, { inPlay }) => stage(POINT, Object.keys(inPlay.ruleset.points).indexOf(point) + 1),
	set: ({ to }, { inPlay: { codes }, side }) => stage(BECOMES, codes.of(side, codes.kindIndex(asPiece('kind', to)!.kind))),
});

const ITEMS: Pass<'path', Stage | undefined, [Making]> = /* @__PURE__ */ fold<'path', Stage | undefined, [Making]>('path', {
	...forKinds(refused, 'pick', 'seq', 'any', 'loop', 'go', 'mark', 'use'),
	each: ({ each, as }, { bound, stages }) => {
		const vectors = each as readonly Vec[];
		bound.set(as, { at: stages.length, vectors });
		return stage(EACH, vectors.length);
	},
	step: ({ step }, { inPlay, side, steps, bound }) => {
		const owner = inPlay.sides[side]!;
		if (!('bound' in step)) return stage(STEP, 0, [steps.of(owner, step)]);
		const { times = 1 } = step;
		const { at, vectors } = bound.get(step.bound)!;
		const tables = vectors.map((vector) =>
			times === 1 ? steps.of(owner, vector) : steps.by(inPlay.lattice.orient(owner, vector).map((value) => value * times)),
		);
		return stage(STEP, 0, tables, at);
	},
	test: ({ test }, { tests, side }) => {
		const arrival = asCondition('is', test);
		if (arrival?.is === 'at') return stage(arrival.a.who === 'empty' ? EMPTY : ENEMY, 0);
		return stage(TEST, 0, NO_TABLES, -1, tests.of(test, side));
	},
	do: ({ do: effect }, making) => EFFECTS(effect, making),
});

/** The items of a chain as stages for a side. */
function stagesOf(place: Place, items: readonly Path[], side: number): readonly Stage[] {
	const making: Making = { ...place, side, stages: [], bound: new Map() };
	for (const item of items) {
		const made = ITEMS(item, making);
		if (made !== undefined) making.stages.push(made);
	}
	return making.stages;
}

const isSame = (one: Stage, other: Stage): boolean =>
	one.value === other.value &&
	one.chosen === other.chosen &&
	one.test === other.test &&
	one.tables.length === other.tables.length &&
	one.tables.every((table, index) => table === other.tables[index]);

/** Merges two chains that differ only in that one ends on an empty cell and the other on an enemy. */
function paired(quiet: readonly Stage[], taking: readonly Stage[]): readonly Stage[] | undefined {
	if (quiet.length !== taking.length) return undefined;
	let at = -1;
	for (let index = 0; index < quiet.length; index++) {
		const [one, other] = [quiet[index]!, taking[index]!];
		if (one.what === EMPTY && other.what === ENEMY && at < 0) at = index;
		else if (one.what !== other.what || !isSame(one, other) || (at >= 0 && one.what === STEP)) return undefined;
	}
	return at < 0 ? undefined : quiet.map((one, index) => (index === at ? stage(EITHER, 0) : one));
}

/** Merges all such pairs of chains. */
function pairs(chains: readonly (readonly Stage[])[]): readonly (readonly Stage[])[] {
	const left = [...chains];
	for (let index = 0; index < left.length; index++) {
		for (let other = index + 1; other < left.length; other++) {
			const both = paired(left[index]!, left[other]!);
			if (both === undefined) continue;
			left[index] = both;
			left.splice(other, 1);
			break;
		}
	}
	return left;
}

/** The landings of a side along some chains, computed stage by stage for all origins at once. */
export class ChainExpansion {
	/** The first code added, where all others have the same landings; else -1. */
	first = -1;
	private readonly size: number;
	private readonly chains: readonly (readonly Stage[])[];
	private readonly buffers: CellBuffers;
	/** By stage: the number of the chosen vector. */
	private readonly choices: number[] = [];
	private readonly origins: Int32Array;
	private readonly none: Int32Array;
	private readonly buffer: LandingBuffer;
	/** The code that moves, and its code after landing. */
	private code = 0;
	private landed = 0;

	constructor(place: Place, chains: readonly Chain[], side: number) {
		const { inPlay, buffer, buffers } = place;
		const { size } = inPlay;
		this.size = size;
		this.buffers = buffers;
		this.buffer = buffer;
		this.chains = pairs(chains.map(({ items }) => stagesOf(place, items, side)));
		this.origins = buffers[0]!;
		this.none = buffers[1]!;
	}

	/** Evaluates all chains for a code; the landings go to the buffer. */
	walk(code: number, landed: number): void {
		const { origins, none } = this;
		this.code = code;
		this.landed = landed;
		for (const stages of this.chains) this.pass(stages, 0, origins, origins, none, none, 0, 0, QUIETLY, false);
	}

	/**
	 * Evaluates the stages from `from` on, once for each vector chosen there. By origin: the cell reached, or -1; the cell where the
	 * mover stands; the cell that must be empty; the cell of the point.
	 */
	private pass(
		stages: readonly Stage[],
		from: number,
		begun: Int32Array,
		stood: Int32Array,
		blocked: Int32Array,
		left: Int32Array,
		point: number,
		becomes: number,
		modes: number,
		emptied: boolean,
	): void {
		const { size } = this;
		let at = begun;
		let stand = stood;
		let block = blocked;
		let pointAt = left;
		// A test for an empty cell since the last step: the next item decides whether that cell is a blocker or the target.
		let asked = emptied;
		let leaves = point;
		let end = becomes;
		let mode = modes;
		for (let index = from; index < stages.length; index++) {
			const { what, tables, chosen, test, value } = stages[index]!;
			if (what === STEP) {
				if (asked) block = at;
				asked = false;
				const step = tables[chosen < 0 ? 0 : this.choices[chosen]!]!;
				const to = this.bufferOf(index);
				for (let origin = 0; origin < size; origin++) {
					const cell = at[origin]!;
					to[origin] = cell < 0 ? -1 : step[cell]!;
				}
				at = to;
			} else if (what === TEST) {
				const to = this.bufferOf(index);
				for (let origin = 0; origin < size; origin++) {
					const cell = at[origin]!;
					to[origin] = cell >= 0 && test!(this.code, origin, cell, stand[origin]!) ? cell : -1;
				}
				at = to;
			} else if (what === EMPTY) asked = true;
			else if (what === ENEMY) mode = TAKING;
			else if (what === EITHER) mode = QUIETLY | TAKING;
			else if (what === LANDS) stand = at;
			else if (what === BECOMES) end = value;
			else if (what === POINT) {
				leaves = value;
				pointAt = at;
			} else {
				for (let choice = 0; choice < value; choice++) {
					this.choices[index] = choice;
					this.pass(stages, index + 1, at, stand, block, pointAt, leaves, end, mode, asked);
				}
				return;
			}
		}
		// Becoming the usual code after landing changes nothing.
		this.buffer.add(at, block, leaves, pointAt, mode, end === this.landed ? 0 : end);
	}

	private bufferOf(stage: number): Int32Array {
		const depth = stage + 2;
		this.buffers[depth] ??= new Int32Array(this.size);
		return this.buffers[depth]!;
	}
}
