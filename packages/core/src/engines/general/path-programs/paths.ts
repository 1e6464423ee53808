import { Inspection } from '../../../analyse/inspect.js';
import type { EvaluationContext, Step } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { cellOf, filterOf } from '../../../evaluate/references.js';
import type { Path, Space, Vec } from '../../../rules/types.js';
import type { BoardState } from '../board-state.js';
import { changesSince } from '../changes.js';
import { noted } from './effects.js';
import type { PathRuntimeParts } from './model.js';

import { shiftOf, slot, withinOf } from './references.js';

/** A path as a closure that calls `next` wherever one of its walks ends, and leaves the board as it found it. */
export function pathOf(runtime: PathRuntimeParts, path: Path, next: Step): Step {
	const { inPlay } = runtime;
	if ('seq' in path) return path.seq.reduceRight<Step>((rest, part) => pathOf(runtime, part, rest), next);
	if ('any' in path) {
		const parts = path.any.map((part) => pathOf(runtime, part, next));
		return (context) => {
			for (const part of parts) {
				if (context.done) return;
				part(context);
			}
		};
	}
	if ('step' in path) return stepOf(runtime, path, next);
	if ('each' in path) return eachOf(runtime, path, next);
	if ('pick' in path) return pickOf(runtime, path, next);
	if ('loop' in path) return loopOf(runtime, path, next);
	if ('test' in path) {
		const test = testOf(inPlay, path.test);
		return (context) => {
			if (test(context)) next(context);
		};
	}
	if ('do' in path) {
		const act = noted(runtime, path.do);
		const { origins } = runtime;
		return (context) => {
			const mark = inPlay.boardState.top;
			const noted = origins?.steps.length ?? 0;
			const { stand, mover, eventCodes, eventCells, ghosts, ended, hit, wrote, target } = context;
			if (act(context)) next(context);
			if (origins !== undefined) origins.steps.length = noted;
			inPlay.boardState.undo(mark);
			context.stand = stand;
			context.mover = mover;
			context.eventCodes = eventCodes;
			context.eventCells = eventCells;
			context.ghosts = ghosts;
			context.ended = ended;
			context.hit = hit;
			context.wrote = wrote;
			context.target = target;
		};
	}
	if ('go' in path) {
		const cell = cellOf(inPlay, path.go);
		return (context) => {
			const at = context.at;
			const to = cell(context);
			if (to < 0) return;
			context.at = to;
			next(context);
			context.at = at;
		};
	}
	if ('mark' in path) {
		const index = slot(inPlay.slots.marks, path.mark);
		return (context) => {
			if (context.at < 0) return;
			const before = context.marks[index]!;
			context.marks[index] = context.at;
			next(context);
			context.marks[index] = before;
		};
	}
	return pathOf(runtime, inPlay.ruleset.paths[path.use]!, next);
}

function stepOf(runtime: PathRuntimeParts, path: Extract<Path, { step: unknown }>, next: Step): Step {
	const { inPlay } = runtime;
	const shift = shiftOf(runtime, path.step, path.wraps);
	const bound = 'bound' in path.step ? slot(inPlay.slots.bounds, path.step.bound) : -1;
	const times = 'bound' in path.step ? (path.step.times ?? 1) : 1;
	return (context) => {
		const at = context.at;
		if (at < 0) return;
		const series = bound < 0 ? 0 : context.series[bound]!;
		let to: number;
		if (series === 0) to = shift(context, at);
		else {
			const gap = runtime.series.gap(series);
			if (gap === undefined) return;
			to = runtime.vectors.shifts(context.bounds[bound]!, context.side, times * gap, path.wraps)[at]!;
			context.series[bound] = series + 1;
		}
		if (to >= 0) {
			context.at = to;
			next(context);
			context.at = at;
		}
		if (series !== 0) context.series[bound] = series;
	};
}

function eachOf(runtime: PathRuntimeParts, path: Extract<Path, { each: unknown }>, next: Step): Step {
	const { inPlay } = runtime;
	const index = slot(inPlay.slots.bounds, path.as);
	const inner = pathOf(runtime, path.path, next);
	const series = path.series === undefined ? 0 : runtime.series.begin(path.series);
	const run = (context: EvaluationContext, ids: readonly number[]): void => {
		const before = context.bounds[index]!;
		const step = context.series[index]!;
		for (const id of ids) {
			if (context.done) break;
			context.bounds[index] = id;
			context.series[index] = series;
			inner(context);
		}
		context.bounds[index] = before;
		context.series[index] = step;
	};
	if ('bound' in path.each) {
		const from = slot(inPlay.slots.bounds, path.each.bound);
		const map = runtime.vectors.map(path.each.map);
		return (context) => run(context, map.get(context.bounds[from]!) ?? []);
	}
	const ids = (path.each as readonly Vec[]).map((vector) => runtime.vectors.idOf(vector));
	return (context) => run(context, ids);
}

function pickOf(runtime: PathRuntimeParts, path: Extract<Path, { pick: unknown }>, next: Step): Step {
	const { inPlay } = runtime;
	const { origins } = runtime;
	const tables = filterOf(inPlay, path.pick);
	const within = withinOf(inPlay, path.zone);
	return (context) => {
		const { at, origin, stand, mover, first } = context;
		const table = tables[context.side]!;
		const { only } = runtime;
		if (only < 0) inPlay.everythingRead = true;
		for (let cell = Math.max(0, only), last = only < 0 ? inPlay.size : only + 1; cell < last && !context.done; cell++) {
			const code = inPlay.read(cell);
			if (table[code] === 0 || !within(context, cell) || inPlay.lattice.exists[cell] === 0) continue;
			// Clause 1: an empty cell has no piece to lift.
			if (path.origin === true && (code === 0 || code === inPlay.codes.ghost)) continue;
			context.at = cell;
			if (path.origin === true) {
				context.origin = cell;
				context.stand = cell;
				context.mover = code;
				context.first = code;
				origins?.lifted(cell);
			}
			next(context);
			if (path.origin === true) origins?.truncate(1);
		}
		context.at = at;
		context.origin = origin;
		context.stand = stand;
		context.mover = mover;
		context.first = first;
	};
}

/** A state of a loop on the way to the current one: a branch that returns to such a state ends. */
interface Visit {
	readonly at: number;
	readonly written: number;
	readonly state: string;
}

/** Whether all cells have the content that they had when the log stood at `mark`. Changes are sorted, and registers come last. */
function isSameBoard(boardState: BoardState, mark: number): boolean {
	return boardState.top === mark || (changesSince(boardState, mark)[0] ?? boardState.size) >= boardState.size;
}

/** Whether a loop's body cannot bring the cursor back to an earlier cell: true of one straight step on a board that does not wrap. */
export function isStraight(space: Space, body: Path): boolean {
	if (space.wraps !== undefined || space.axes.some((axis) => axis.wrap === true)) return false;
	const parts = 'seq' in body ? body.seq : [body];
	const steps = parts.filter((part) => 'step' in part);
	return steps.length === 1 && parts.every((part) => 'step' in part || 'test' in part);
}

/**
 * The marks and bindings of a walk as a text, as far as a loop's body can change them.
 *
 * Proof: between two states of one run of a loop only its body is walked, so all other names have the values that they had before the loop.
 * Without this a loop would cost more with every name of the game.
 */
function namesIn({ inPlay }: PathRuntimeParts, body: Path): (context: EvaluationContext) => string {
	const { slots, ruleset } = inPlay;
	const marks = new Set<number>();
	const bounds = new Set<number>();
	new Inspection(ruleset, {
		path: (node) => {
			if ('mark' in node) marks.add(slot(slots.marks, node.mark));
			else if ('each' in node) bounds.add(slot(slots.bounds, node.as));
			// A step of a series counts.
			else if ('step' in node && 'bound' in node.step) bounds.add(slot(slots.bounds, node.step.bound));
		},
	}).path(body);
	return (context) => {
		let text = '';
		for (const mark of marks) text += `${context.marks[mark]},`;
		for (const bound of bounds) text += `${context.bounds[bound]},${context.series[bound]},`;
		return text;
	};
}

function loopOf(runtime: PathRuntimeParts, path: Extract<Path, { loop: unknown }>, next: Step): Step {
	const { inPlay } = runtime;
	const index = inPlay.slots.loops++;
	const min = path.min ?? 0;
	const max = path.max === undefined ? Number.POSITIVE_INFINITY : Number(path.max);
	const greedy = path.greedy === true;
	const watched = !isStraight(inPlay.ruleset.space, path.loop);
	let visits: Visit[] = [];
	let body: Step = next;
	const stateOf = namesIn(runtime, path.loop);
	/** Whether this state occurred before in this loop; records it if not. */
	const returns = (context: EvaluationContext): boolean => {
		const written = inPlay.boardState.top;
		const state = stateOf(context);
		if (visits.some((visit) => visit.at === context.at && visit.state === state && isSameBoard(inPlay.boardState, visit.written)))
			return true;
		visits.push({ at: context.at, written, state });
		return false;
	};
	const again: Step = (context) => {
		if (watched && returns(context)) return;
		const count = context.counters[index]!;
		let reached = false;
		if (count < max) {
			context.counters[index] = count + 1;
			context.reached = false;
			body(context);
			reached = context.reached;
			context.counters[index] = count;
		}
		if (count >= min && !context.done && !(greedy && reached)) {
			const outer = visits;
			visits = [];
			next(context);
			visits = outer;
			context.counters[index] = count;
		}
		context.reached = true;
		if (watched) visits.pop();
	};
	body = pathOf(runtime, path.loop, again);
	return (context) => {
		const outer = visits;
		const count = context.counters[index]!;
		visits = [];
		context.counters[index] = 0;
		again(context);
		context.counters[index] = count;
		visits = outer;
	};
}
