import type { Branch } from '../../../analyse/plan.js';
import type { Path, Vec } from '../../../rules/types.js';
import type { GameInPlay, MoverTests, StaticTest } from '../model.js';

import type { LandingBuffer } from './landing-buffer.js';

import type { Steps } from './steps.js';

export type Chain = Extract<Branch, { items: unknown }>;

/** What an item of a chain is: it chooses a vector, steps, asks, or does something. */
const EACH = 0;
const STEP = 1;
const TEST = 2;
const EMPTY = 3;
const ENEMY = 4;
const POINT = 5;
const BECOMES = 6;
const LANDS = 7;
/** The cell is empty or an enemy stands there: two chains in one. */
const EITHER = 8;

/** How a way ends: onto an empty cell, by capture, or both. */
export const QUIETLY = 1;
export const TAKING = 2;

/** One item of a chain as a side walks it; all of one form. */
interface Stage {
	readonly what: number;
	/** Where it leads from every cell, by the vector that was chosen. */
	readonly tables: readonly Int32Array[];
	/** The stage that chooses, or -1. */
	readonly chosen: number;
	readonly test: StaticTest | undefined;
	/** A point's number, from 1 on; a code; how many vectors there are to choose from. */
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

/** The items of a chain as a side walks it. */
function stagesOf(inPlay: GameInPlay, tests: MoverTests, steps: Steps, items: readonly Path[], side: number): readonly Stage[] {
	const { lattice, codes } = inPlay;
	const owner = inPlay.sides[side]!;
	const bound = new Map<string, { readonly at: number; readonly vectors: readonly Vec[] }>();
	const stages: Stage[] = [];
	const add = (item: Path): void => {
		if ('each' in item) {
			const vectors = item.each as readonly Vec[];
			bound.set(item.as, { at: stages.length, vectors });
			stages.push(stage(EACH, vectors.length));
		} else if ('step' in item) {
			if (!('bound' in item.step)) {
				stages.push(stage(STEP, 0, [steps.of(owner, item.step)]));
				return;
			}
			const { times = 1 } = item.step;
			const { at, vectors } = bound.get(item.step.bound)!;
			const tables = vectors.map((vector) =>
				times === 1 ? steps.of(owner, vector) : steps.by(lattice.orient(owner, vector).map((value) => value * times)),
			);
			stages.push(stage(STEP, 0, tables, at));
		} else if ('test' in item) {
			const { test } = item;
			if ('is' in test && test.is === 'at') stages.push(stage(test.a.who === 'empty' ? EMPTY : ENEMY, 0));
			else stages.push(stage(TEST, 0, NO_TABLES, -1, tests.of(test, side)));
		} else if ('do' in item) {
			const { do: effect } = item;
			if ('point' in effect) stages.push(stage(POINT, Object.keys(inPlay.ruleset.points).indexOf(effect.point) + 1));
			else if ('land' in effect) stages.push(stage(LANDS, 0));
			else if ('set' in effect && typeof effect.to === 'object' && 'kind' in effect.to)
				stages.push(stage(BECOMES, codes.of(side, codes.kindIndex(effect.to.kind))));
		}
	};
	for (const item of items) add(item);
	return stages;
}

const isSame = (one: Stage, other: Stage): boolean =>
	one.value === other.value &&
	one.chosen === other.chosen &&
	one.test === other.test &&
	one.tables.length === other.tables.length &&
	one.tables.every((table, index) => table === other.tables[index]);

/** Two chains as one, where they differ only in that one ends on an empty cell and the other on an enemy. */
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

/** Chains with those that differ so walked in one. */
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

/** Every existing cell as itself; no cell at all; and from then on cells to write on, by the stage that does. */
export type CellBuffers = Int32Array[];

/** Where a side comes along some chains: stage by stage, from all cells at once. */
export class ChainExpansion {
	/** The first code that was laid so, where all others land as it does; else -1. */
	first = -1;
	private readonly size: number;
	private readonly chains: readonly (readonly Stage[])[];
	private readonly buffers: CellBuffers;
	/** By stage: which vector is chosen. */
	private readonly choices: number[] = [];
	private readonly origins: Int32Array;
	private readonly none: Int32Array;
	private readonly buffer: LandingBuffer;
	/** Who walks, and as what it lands. */
	private code = 0;
	private landed = 0;

	constructor(
		{
			inPlay,
			tests,
			steps,
			buffer,
			buffers,
		}: { inPlay: GameInPlay; tests: MoverTests; steps: Steps; buffer: LandingBuffer; buffers: CellBuffers },
		chains: readonly Chain[],
		side: number,
	) {
		const { size } = inPlay;
		this.size = size;
		this.buffers = buffers;
		this.buffer = buffer;
		this.chains = pairs(chains.map(({ items }) => stagesOf(inPlay, tests, steps, items, side)));
		this.origins = buffers[0]!;
		this.none = buffers[1]!;
	}

	/** Walks them all for a code that lands as another: landings are found. */
	walk(code: number, landed: number): void {
		const { origins, none } = this;
		this.code = code;
		this.landed = landed;
		for (const stages of this.chains) this.pass(stages, 0, origins, origins, none, none, 0, 0, QUIETLY, false);
	}

	/**
	 * Passes the stages from a number on, once for each vector that is chosen there. By origin: the cell come to or -1, where the mover stands,
	 * what must be empty, where the point is.
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
		// Emptiness was asked since the last step: the next item decides if that was a blocker or the arrival.
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
		// To become what one lands as is no change.
		this.buffer.add(at, block, leaves, pointAt, mode, end === this.landed ? 0 : end);
	}

	private bufferOf(stage: number): Int32Array {
		const depth = stage + 2;
		this.buffers[depth] ??= new Int32Array(this.size);
		return this.buffers[depth]!;
	}
}
