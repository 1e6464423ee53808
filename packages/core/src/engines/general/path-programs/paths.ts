import type { EvaluationContext, Step } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { cellOf, filterOf } from '../../../evaluate/references.js';
import type { Path, Space, Vec } from '../../../rules/types.js';
import { noted } from './effects.js';
import type { PathPrograms } from './model.js';

import { shiftOf, slot, withinOf } from './references.js';

/** A path as a closure that goes on with `next` wherever a walk of it ends, and leaves the bench as it found it. */
export function pathOf(programs: PathPrograms, path: Path, next: Step): Step {
	const { inPlay } = programs;
	if ('seq' in path) return path.seq.reduceRight<Step>((rest, part) => pathOf(programs, part, rest), next);
	if ('any' in path) {
		const parts = path.any.map((part) => pathOf(programs, part, next));
		return (walker) => {
			for (const part of parts) {
				if (walker.done) return;
				part(walker);
			}
		};
	}
	if ('step' in path) return stepOf(programs, path, next);
	if ('each' in path) return eachOf(programs, path, next);
	if ('pick' in path) return pickOf(programs, path, next);
	if ('loop' in path) return loopOf(programs, path, next);
	if ('test' in path) {
		const test = testOf(inPlay, path.test);
		return (walker) => {
			if (test(walker)) next(walker);
		};
	}
	if ('do' in path) {
		const act = noted(programs, path.do);
		const { origins } = programs;
		return (walker) => {
			const mark = inPlay.board.top;
			const noted = origins?.steps.length ?? 0;
			const { stand, mover, eventCodes, eventCells, ghosts, ended, hit, wrote, target } = walker;
			if (act(walker)) next(walker);
			if (origins !== undefined) origins.steps.length = noted;
			inPlay.board.undo(mark);
			walker.stand = stand;
			walker.mover = mover;
			walker.eventCodes = eventCodes;
			walker.eventCells = eventCells;
			walker.ghosts = ghosts;
			walker.ended = ended;
			walker.hit = hit;
			walker.wrote = wrote;
			walker.target = target;
		};
	}
	if ('go' in path) {
		const cell = cellOf(inPlay, path.go);
		return (walker) => {
			const at = walker.at;
			const to = cell(walker);
			if (to < 0) return;
			walker.at = to;
			next(walker);
			walker.at = at;
		};
	}
	if ('mark' in path) {
		const index = slot(inPlay.slots.marks, path.mark);
		return (walker) => {
			if (walker.at < 0) return;
			const before = walker.marks[index]!;
			walker.marks[index] = walker.at;
			next(walker);
			walker.marks[index] = before;
		};
	}
	return pathOf(programs, inPlay.ruleset.paths[path.use]!, next);
}

function stepOf(programs: PathPrograms, path: Extract<Path, { step: unknown }>, next: Step): Step {
	const { inPlay } = programs;
	const shift = shiftOf(programs, path.step, path.wraps);
	const bound = 'bound' in path.step ? slot(inPlay.slots.bounds, path.step.bound) : -1;
	const times = 'bound' in path.step ? (path.step.times ?? 1) : 1;
	return (walker) => {
		const at = walker.at;
		if (at < 0) return;
		const series = bound < 0 ? 0 : walker.series[bound]!;
		let to: number;
		if (series === 0) to = shift(walker, at);
		else {
			const gap = programs.series.gap(series);
			if (gap === undefined) return;
			to = programs.vectors.shifts(walker.bounds[bound]!, walker.side, times * gap, path.wraps)[at]!;
			walker.series[bound] = series + 1;
		}
		if (to >= 0) {
			walker.at = to;
			next(walker);
			walker.at = at;
		}
		if (series !== 0) walker.series[bound] = series;
	};
}

function eachOf(programs: PathPrograms, path: Extract<Path, { each: unknown }>, next: Step): Step {
	const { inPlay } = programs;
	const index = slot(inPlay.slots.bounds, path.as);
	const inner = pathOf(programs, path.path, next);
	const series = path.series === undefined ? 0 : programs.series.begin(path.series);
	const run = (walker: EvaluationContext, ids: readonly number[]): void => {
		const before = walker.bounds[index]!;
		const step = walker.series[index]!;
		for (const id of ids) {
			if (walker.done) break;
			walker.bounds[index] = id;
			walker.series[index] = series;
			inner(walker);
		}
		walker.bounds[index] = before;
		walker.series[index] = step;
	};
	if ('bound' in path.each) {
		const from = slot(inPlay.slots.bounds, path.each.bound);
		const map = programs.vectors.map(path.each.map);
		return (walker) => run(walker, map.get(walker.bounds[from]!) ?? []);
	}
	const ids = (path.each as readonly Vec[]).map((vector) => programs.vectors.idOf(vector));
	return (walker) => run(walker, ids);
}

function pickOf(programs: PathPrograms, path: Extract<Path, { pick: unknown }>, next: Step): Step {
	const { inPlay } = programs;
	const { origins } = programs;
	const tables = filterOf(inPlay, path.pick);
	const within = withinOf(inPlay, path.zone);
	return (walker) => {
		const { at, origin, stand, mover, first } = walker;
		const table = tables[walker.side]!;
		const { only } = programs;
		if (only < 0) inPlay.everythingRead = true;
		for (let cell = Math.max(0, only), last = only < 0 ? inPlay.size : only + 1; cell < last && !walker.done; cell++) {
			const code = inPlay.read(cell);
			if (table[code] === 0 || !within(walker, cell) || inPlay.lattice.exists[cell] === 0) continue;
			// Clause 1: where nothing stands nothing is lifted.
			if (path.origin === true && (code === 0 || code === inPlay.codes.ghost)) continue;
			walker.at = cell;
			if (path.origin === true) {
				walker.origin = cell;
				walker.stand = cell;
				walker.mover = code;
				walker.first = code;
				origins?.lifted(cell);
			}
			next(walker);
			if (path.origin === true) origins?.forget(1);
		}
		walker.at = at;
		walker.origin = origin;
		walker.stand = stand;
		walker.mover = mover;
		walker.first = first;
	};
}

/** A state that a loop has been in on the way to here: it cuts a branch that comes back to one. */
interface Visit {
	readonly at: number;
	readonly written: number;
	readonly state: string;
}

/** Whether a body cannot bring the cursor back to where it was: one straight step does not, on a board that does not wrap. */
export function isStraight(space: Space, body: Path): boolean {
	if (space.wraps !== undefined || space.axes.some((axis) => axis.wrap === true)) return false;
	const parts = 'seq' in body ? body.seq : [body];
	const steps = parts.filter((part) => 'step' in part);
	return steps.length === 1 && parts.every((part) => 'step' in part || 'test' in part);
}

function loopOf(programs: PathPrograms, path: Extract<Path, { loop: unknown }>, next: Step): Step {
	const { inPlay } = programs;
	const index = inPlay.slots.loops++;
	const min = path.min ?? 0;
	const max = path.max === undefined ? Number.POSITIVE_INFINITY : Number(path.max);
	const greedy = path.greedy === true;
	const watched = !isStraight(inPlay.ruleset.space, path.loop);
	let visits: Visit[] = [];
	let body: Step = next;
	/** Whether this state was met before in this loop; remembers it where not. */
	const returns = (walker: EvaluationContext): boolean => {
		const written = inPlay.board.top;
		const state = `${walker.marks},${walker.bounds},${walker.series}`;
		if (visits.some((visit) => visit.at === walker.at && visit.written === written && visit.state === state)) return true;
		visits.push({ at: walker.at, written, state });
		return false;
	};
	const again: Step = (walker) => {
		if (watched && returns(walker)) return;
		const count = walker.counters[index]!;
		let reached = false;
		if (count < max) {
			walker.counters[index] = count + 1;
			walker.reached = false;
			body(walker);
			reached = walker.reached;
			walker.counters[index] = count;
		}
		if (count >= min && !walker.done && !(greedy && reached)) {
			const outer = visits;
			visits = [];
			next(walker);
			visits = outer;
			walker.counters[index] = count;
		}
		walker.reached = true;
		if (watched) visits.pop();
	};
	body = pathOf(programs, path.loop, again);
	return (walker) => {
		const outer = visits;
		const count = walker.counters[index]!;
		visits = [];
		walker.counters[index] = 0;
		again(walker);
		walker.counters[index] = count;
		visits = outer;
	};
}
