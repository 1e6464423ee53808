import { isStraight } from '../../../evaluate/paths.js';
import { filterOf, slot, zoneOf } from '../../../evaluate/references.js';
import type { CellRef, Cond, Effect, Path, Vec } from '../../../rules/types.js';
import type { PathRuntimeParts } from './model.js';

/** Types of legs. A `use` compiles to the path that it names; `UNKNOWN_LEG` is a path that surveys cannot follow. */
export const SEQUENCE = 0;
export const CHOICE = 1;
export const STEP = 2;
export const BIND = 3;
export const LOOP = 4;
export const TEST = 5;
export const ACT = 6;
export const GO = 7;
export const MARK = 8;
export const UNKNOWN_LEG = 9;

/** Types of conditions, as far as a survey may know their value. */
export const WITHIN = 0;
export const SAME = 1;
export const MOVER = 2;
export const IS = 3;
export const NOT = 4;
export const ALL = 5;
export const SOME = 6;
/** An attack on a royal or a cell by the plain rule; false inside an attack query. */
export const ATTACK = 7;
export const OTHER = 8;

/** A condition in the form that surveys evaluate; all have the same shape. */
export interface SurveyCondition {
	readonly what: number;
	readonly parts: readonly SurveyCondition[];
	/** The cells that it compares or reads, and whether a survey can determine them. */
	readonly cells: readonly CellRef[];
	readonly placed: boolean;
	/** The register of the point that it reads, or -1. */
	readonly point: number;
	/** It is true of every piece. */
	readonly anything: boolean;
	/** By evaluating side: the cells of its zone, or the codes that fit. */
	readonly tables: readonly Uint8Array[];
}

/** A part of a path in the form that surveys follow; all have the same shape, with numbers for names and vectors. */
export interface Leg {
	readonly what: number;
	/** The parts of a sequence or choice; the body of a binding or loop. */
	readonly parts: readonly Leg[];
	/** The slot of the direction that is bound or used for a step, or of the mark; -1 where there is none. */
	readonly slot: number;
	/** The vector of a step, or the vectors of a binding. */
	readonly ids: readonly number[];
	/** The vectors of a binding by the direction in another slot. */
	readonly map: ReadonlyMap<number, readonly number[]> | undefined;
	readonly from: number;
	readonly times: number;
	readonly wraps: string | undefined;
	readonly min: number;
	readonly max: number;
	readonly greedy: boolean;
	/** A loop that returns to an earlier cell only if it does not move at all. */
	readonly straight: boolean;
	readonly condition: SurveyCondition | undefined;
	readonly effect: Effect | undefined;
	readonly cell: CellRef;
}

const NO_LEGS: readonly Leg[] = [];
const NO_IDS: readonly number[] = [];
const NO_PARTS: readonly SurveyCondition[] = [];
const NO_CELLS: readonly CellRef[] = [];
const NO_TABLES: readonly Uint8Array[] = [];

/** Whether a survey can determine the cell. */
export const isPlaced = (ref: CellRef): boolean =>
	typeof ref === 'string' || 'mark' in ref || 'cell' in ref || ('from' in ref && isPlaced(ref.from));

/** Compiles paths and conditions for surveys, each once. */
export class Legs {
	private readonly runtime: PathRuntimeParts;
	private readonly legs = new Map<Path, Leg>();
	private readonly conditions = new Map<Cond, SurveyCondition>();

	constructor(runtime: PathRuntimeParts) {
		this.runtime = runtime;
	}

	of(path: Path): Leg {
		let leg = this.legs.get(path);
		if (leg === undefined) {
			leg = 'use' in path ? this.of(this.runtime.inPlay.ruleset.paths[path.use]!) : this.made(path);
			this.legs.set(path, leg);
		}
		return leg;
	}

	private made(path: Path): Leg {
		const { inPlay, vectors } = this.runtime;
		const { bounds, marks } = inPlay.slots;
		let what = UNKNOWN_LEG;
		let parts = NO_LEGS;
		let name = -1;
		let ids = NO_IDS;
		let map: Leg['map'];
		let from = -1;
		let times = 1;
		let wraps: string | undefined;
		let [min, max, greedy, straight] = [0, Number.POSITIVE_INFINITY, false, false];
		let condition: SurveyCondition | undefined;
		let effect: Effect | undefined;
		let cell: CellRef = 'at';
		if ('seq' in path) {
			what = SEQUENCE;
			parts = path.seq.map((part) => this.of(part));
		} else if ('any' in path) {
			what = CHOICE;
			parts = path.any.map((part) => this.of(part));
		} else if ('step' in path) {
			what = STEP;
			({ wraps } = path);
			if ('bound' in path.step) {
				name = slot(bounds, path.step.bound);
				times = path.step.times ?? 1;
			} else ids = [vectors.idOf(path.step as Vec)];
		} else if ('each' in path && path.series === undefined) {
			what = BIND;
			parts = [this.of(path.path)];
			name = slot(bounds, path.as);
			const { each } = path;
			if ('bound' in each) {
				map = vectors.map(each.map);
				from = slot(bounds, each.bound);
			} else ids = each.map((vector) => vectors.idOf(vector));
		} else if ('loop' in path) {
			what = LOOP;
			parts = [this.of(path.loop)];
			min = path.min ?? 0;
			if (path.max !== undefined) max = Number(path.max);
			greedy = path.greedy === true;
			straight = isStraight(inPlay.ruleset.space, path.loop);
		} else if ('test' in path) {
			what = TEST;
			condition = this.conditionOf(path.test);
		} else if ('do' in path) {
			what = ACT;
			effect = path.do;
		} else if ('go' in path) {
			what = GO;
			cell = path.go;
		} else if ('mark' in path) {
			what = MARK;
			name = slot(marks, path.mark);
		}
		return { what, parts, slot: name, ids, map, from, times, wraps, min, max, greedy, straight, condition, effect, cell };
	}

	private conditionOf(cond: Cond): SurveyCondition {
		let condition = this.conditions.get(cond);
		if (condition === undefined) {
			condition = this.compileCondition(cond);
			this.conditions.set(cond, condition);
		}
		return condition;
	}

	private compileCondition(cond: Cond): SurveyCondition {
		const { inPlay } = this.runtime;
		let what = OTHER;
		let parts = NO_PARTS;
		let cells = NO_CELLS;
		let point = -1;
		let anything = false;
		let tables = NO_TABLES;
		if ('in' in cond) {
			if (Object.hasOwn(inPlay.ruleset.zones, cond.zone)) {
				what = WITHIN;
				cells = [cond.in];
				tables = zoneOf(inPlay, cond.zone);
			}
		} else if ('same' in cond) {
			what = SAME;
			cells = cond.same;
		} else if ('mover' in cond) {
			what = MOVER;
			tables = filterOf(inPlay, cond.mover);
		} else if ('is' in cond) {
			what = IS;
			cells = [cond.is];
			if (typeof cond.is === 'object' && 'point' in cond.is) point = inPlay.registers.point(cond.is.point);
			anything = Object.keys(cond.a).length === 0;
			tables = filterOf(inPlay, cond.a);
		} else if ('not' in cond) {
			what = NOT;
			parts = [this.conditionOf(cond.not)];
		} else if ('all' in cond) {
			what = ALL;
			parts = cond.all.map((part) => this.conditionOf(part));
		} else if ('some' in cond) {
			what = SOME;
			parts = cond.some.map((part) => this.conditionOf(part));
		} else if ('royalAttacked' in cond || ('attacked' in cond && cond.via === undefined)) what = ATTACK;
		return { what, parts, cells, placed: cells.every(isPlaced), point, anything, tables };
	}
}
