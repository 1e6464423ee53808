import { isStraight } from '../../../evaluate/paths.js';
import { filterOf, slot, zoneOf } from '../../../evaluate/references.js';
import { asCell, fold, foldSome, no, type Pass, yes } from '../../../rules/fold.js';
import type { NodeOf } from '../../../rules/nodes/table.js';
import type { CellRef, Cond, Effect, Path, Vec, VecRef } from '../../../rules/types.js';
import type { PathRuntimeParts } from './model.js';

/** Ends a survey that cannot decide. A single object, since its stack trace is never read. */
export const UNKNOWN: Error = /* @__PURE__ */ new Error('The board decides.');

/** The state of a survey, and the meaning that it gives to what depends on the board. */
export interface Surveyed {
	readonly side: number;
	readonly code: number;
	readonly origin: number;
	at: number;
	readonly stand: number;
	readonly written: boolean;
	/** As in an attack query, where nested attack tests are false. */
	readonly withinAttack: boolean;
	/** The directions and cells of names, by slot; -1 or missing: none. */
	readonly bounds: number[];
	readonly marks: number[];
	/** Whether a loop may end at a state it was in before. */
	readonly mayReturn: boolean;
	/** Counts a step of the survey. @throws UNKNOWN where there were too many. */
	count(): void;
	ask(condition: SurveyCondition, next: Leg): void;
	act(effect: Effect, next: Leg): void;
	/** Runs a round of a loop without the facts known about cells. */
	forgetting(round: Leg): void;
	/** Called where a walk ends. */
	end(): void;
}

/** The rest of a path: follows it from the current state of a survey, and restores that state. */
export type Leg = (survey: Surveyed) => void;

type SurveyCell = (survey: Surveyed) => number;

/** The test of the piece on one cell. */
export interface PieceTest {
	readonly cell: SurveyCell;
	/** Whether a survey can determine the cell. */
	readonly placed: boolean;
	/** The register of the point that it reads, or -1. */
	readonly point: number;
	/** It is true of every piece. */
	readonly anything: boolean;
	/** By evaluating side: the codes that fit. */
	readonly tables: readonly Uint8Array[];
}

/** A condition, as far as a survey may know its value. */
export interface SurveyCondition {
	/** The value that it has on every board, or undefined. */
	holds(survey: Surveyed): boolean | undefined;
	readonly piece?: PieceTest;
	readonly not?: SurveyCondition;
	readonly all?: readonly SurveyCondition[];
}

/** Whether a cell depends on no point, so that a survey can determine it. */
export const isPlaced: Pass<'cell', boolean> = /* @__PURE__ */ fold('cell', {
	plain: yes,
	mark: yes,
	cell: yes,
	point: no,
	from: ({ from }) => isPlaced(from),
});

const unknown = (): never => {
	throw UNKNOWN;
};

const CELLS = /* @__PURE__ */ fold<'cell', SurveyCell, [Legs]>('cell', {
	plain: (place) => (survey) => survey[place],
	point: () => unknown,
	mark: ({ mark }, { inPlay }) => {
		const index = slot(inPlay.slots.marks, mark);
		return ({ marks }) => marks[index] ?? -1;
	},
	cell: ({ cell }, { inPlay: { lattice, sides } }) => {
		return ({ side }) => lattice.orientCell(sides[side]!, cell);
	},
	from: ({ from, by }, legs) => {
		const start = legs.cell(from);
		const shift = legs.shift(by);
		return (survey) => {
			const at = start(survey);
			return at < 0 ? -1 : shift(survey, at);
		};
	},
});

/** The common value of parts: that of all, where one that differs decides; undefined where some part is undecided. */
function joined(parts: readonly SurveyCondition[], every: boolean): SurveyCondition['holds'] {
	return (survey) => {
		let answer: boolean | undefined = every;
		for (let index = 0; index < parts.length; index++) {
			const one = parts[index]!.holds(survey);
			if (one === !every) return !every;
			if (one === undefined) answer = undefined;
		}
		return answer;
	};
}

const UNDECIDED: SurveyCondition = { holds: () => undefined };
/** An attack by the plain rule. */
const ATTACK: SurveyCondition = { holds: ({ withinAttack }) => (withinAttack ? false : undefined) };

const CONDITIONS = /* @__PURE__ */ foldSome<'condition', SurveyCondition, [Legs]>(
	'condition',
	{
		in: ({ in: ref, zone }, { inPlay, cell }) => {
			if (!isPlaced(ref) || !Object.hasOwn(inPlay.ruleset.zones, zone)) return UNDECIDED;
			const [at, tables] = [cell(ref), zoneOf(inPlay, zone)];
			return { holds: (survey) => tables[survey.side]![at(survey)] === 1 };
		},
		same: ({ same: [one, other] }, { cell }) => {
			if (!isPlaced(one) || !isPlaced(other)) return UNDECIDED;
			const [first, second] = [cell(one), cell(other)];
			return {
				holds: (survey) => {
					const at = first(survey);
					return at >= 0 && at === second(survey);
				},
			};
		},
		mover: ({ mover }, { inPlay }) => {
			const tables = filterOf(inPlay, mover);
			return { holds: ({ written, side, code }) => (written ? undefined : tables[side]![code] === 1) };
		},
		is: ({ is, a }, { inPlay, cell: cellOf }) => {
			const point = asCell('point', is)?.point;
			const [cell, placed, tables] = [cellOf(is), isPlaced(is), filterOf(inPlay, a)];
			return {
				holds: (survey) =>
					!survey.written && placed && cell(survey) === survey.origin ? tables[survey.side]![survey.code] === 1 : undefined,
				piece: {
					cell,
					placed,
					point: point === undefined ? -1 : inPlay.registers.point(point),
					anything: Object.keys(a).length === 0,
					tables,
				},
			};
		},
		not: ({ not }, legs) => {
			const inner = legs.condition(not);
			return {
				holds: (survey) => {
					const answer = inner.holds(survey);
					return answer === undefined ? undefined : !answer;
				},
				not: inner,
			};
		},
		all: ({ all: conds }, legs) => {
			const all = conds.map((part) => legs.condition(part));
			return { holds: joined(all, true), all };
		},
		some: ({ some }, legs) => ({
			holds: joined(
				some.map((part) => legs.condition(part)),
				false,
			),
		}),
		royalAttacked: () => ATTACK,
		attacked: ({ via }) => (via === undefined ? ATTACK : UNDECIDED),
	},
	() => UNDECIDED,
);

/** Continues from a cell, if it exists. */
function go(survey: Surveyed, to: number, next: Leg): void {
	if (to < 0) return;
	const { at } = survey;
	survey.at = to;
	next(survey);
	survey.at = at;
}

const PATHS = /* @__PURE__ */ fold<'path', Leg, [Legs, Leg]>('path', {
	seq: ({ seq }, legs, next) => seq.reduceRight<Leg>((rest, part) => legs.leg(part, rest), next),
	any: ({ any }, legs, next) => {
		const parts = any.map((part) => legs.leg(part, next));
		return (survey) => {
			for (let index = 0; index < parts.length; index++) parts[index]!(survey);
		};
	},
	step: ({ step, wraps }, legs, next) => {
		const shift = legs.shift(step, wraps);
		return (survey) => {
			survey.count();
			go(survey, shift(survey, survey.at), next);
		};
	},
	each: (path, legs, next) => (path.series === undefined ? eachLeg(path, legs, next) : unknown),
	pick: () => unknown,
	loop: (path, legs, next) => loopLeg(path, legs, next),
	test: ({ test }, legs, next) => {
		const condition = legs.condition(test);
		return (survey) => {
			survey.count();
			survey.ask(condition, next);
		};
	},
	do: ({ do: effect }, _, next) => {
		return (survey) => {
			survey.count();
			survey.act(effect, next);
		};
	},
	go: ({ go: ref }, { cell }, next) => {
		const to = cell(ref);
		return (survey) => go(survey, to(survey), next);
	},
	mark: ({ mark }, { inPlay }, next) => {
		const index = slot(inPlay.slots.marks, mark);
		return (survey) => {
			const before = survey.marks[index] ?? -1;
			survey.marks[index] = survey.at;
			next(survey);
			survey.marks[index] = before;
		};
	},
	use: ({ use }, legs, next) => legs.leg(legs.inPlay.ruleset.paths[use]!, next),
});

function eachLeg({ each, as, path }: NodeOf<'path', 'each'>, { inPlay, vectors, leg }: Legs, next: Leg): Leg {
	const { bounds } = inPlay.slots;
	const index = slot(bounds, as);
	const inner = leg(path, next);
	const bound = 'bound' in each;
	const from = bound ? slot(bounds, each.bound) : -1;
	const map = bound ? vectors.map(each.map) : undefined;
	const fixed = bound ? [] : each.map((vector: Vec) => vectors.idOf(vector));
	return (survey) => {
		survey.count();
		const ids = map === undefined ? fixed : (map.get(survey.bounds[from] ?? -1) ?? []);
		const before = survey.bounds[index] ?? -1;
		for (let place = 0; place < ids.length; place++) {
			survey.bounds[index] = ids[place]!;
			inner(survey);
		}
		survey.bounds[index] = before;
	};
}

/** A run of a loop: its rounds, the cell of the last one, and the states that it met. */
interface Run {
	count: number;
	last: number;
	/** Undefined for a straight loop: a state where it stands still is the state before. */
	readonly met: Set<string> | undefined;
}

/** Whether a round begins in a state of an earlier one. Once the number of rounds does not matter, a repeated state leads to no new one. */
function isRepeated(run: Run, { at, stand, written, bounds, marks }: Surveyed, counted: boolean, first: boolean): boolean {
	const { met, last, count } = run;
	run.last = at;
	if (met === undefined) return at === last && !counted && !first;
	const { size } = met;
	met.add(`${at},${stand},${written},${bounds},${marks},${counted ? count : ''}`);
	return met.size === size;
}

function loopLeg({ loop, min = 0, max, greedy }: NodeOf<'path', 'loop'>, legs: Legs, next: Leg): Leg {
	const most = max === undefined ? Number.POSITIVE_INFINITY : Number(max);
	const straight = isStraight(legs.inPlay.ruleset.space, loop);
	let run: Run = { count: 0, last: -1, met: undefined };
	const round: Leg = (survey) => {
		survey.count();
		const here = run;
		const { count } = here;
		if (isRepeated(here, survey, max !== undefined || count < min, count <= min)) {
			if (survey.mayReturn) return;
			throw UNKNOWN;
		}
		if (count < most) {
			here.count = count + 1;
			body(survey);
			here.count = count;
		}
		if (count < min) return;
		next(survey);
		// Another run of this loop may have begun there.
		run = here;
	};
	const body = legs.leg(loop, (survey) => survey.forgetting(round));
	return (survey) => {
		if (greedy === true && !survey.mayReturn) throw UNKNOWN;
		const outer = run;
		run = { count: 0, last: -1, met: straight ? undefined : new Set() };
		survey.forgetting(round);
		run = outer;
	};
}

/** Compiles paths and conditions for surveys. */
export class Legs {
	readonly inPlay: PathRuntimeParts['inPlay'];
	readonly vectors: PathRuntimeParts['vectors'];
	private readonly legs = new Map<Path, Leg>();
	private readonly conditions = new Map<Cond, SurveyCondition>();

	constructor({ inPlay, vectors }: PathRuntimeParts) {
		this.inPlay = inPlay;
		this.vectors = vectors;
	}

	/** A whole path, compiled once. */
	of(path: Path): Leg {
		let leg = this.legs.get(path);
		if (leg === undefined) {
			leg = this.leg(path, (survey) => survey.end());
			this.legs.set(path, leg);
		}
		return leg;
	}

	readonly leg = (path: Path, next: Leg): Leg => PATHS(path, this, next);

	readonly cell = (ref: CellRef): SurveyCell => CELLS(ref, this);

	/** A step: the cell that a vector leads to, or -1. */
	shift(by: VecRef, reading?: string): (survey: Surveyed, from: number) => number {
		const { vectors, inPlay } = this;
		if (!('bound' in by)) {
			const id = vectors.idOf(by as Vec);
			return ({ side }, from) => vectors.shifts(id, side, 1, reading)[from]!;
		}
		const index = slot(inPlay.slots.bounds, by.bound);
		return ({ bounds, side }, from) => {
			const id = bounds[index] ?? -1;
			return id < 0 ? -1 : vectors.shifts(id, side, by.times ?? 1, reading)[from]!;
		};
	}

	condition(cond: Cond): SurveyCondition {
		let condition = this.conditions.get(cond);
		if (condition === undefined) {
			condition = CONDITIONS(cond, this);
			this.conditions.set(cond, condition);
		}
		return condition;
	}
}
