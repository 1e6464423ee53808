import { Inspection } from '../analyse/inspect.js';
import { asPath, fold } from '../rules/fold.js';
import type { NodeOf } from '../rules/nodes/table.js';
import { isSearch } from '../rules/search-loop.js';
import type { Path, Space, Vec } from '../rules/types.js';
import { noted } from './effects.js';
import type { EvaluatedGame } from './evaluated-game.js';
import type { EvaluationContext, Step } from './evaluation-context.js';
import { testOf } from './expressions.js';
import { changesSince, type LoggedBoard } from './log.js';
import { cellOf, filterOf, shiftOf, slot, withinOf } from './references.js';

const PATHS = /* @__PURE__ */ fold<'path', Step, [EvaluatedGame, Step]>('path', {
	seq: ({ seq }, game, next) => seq.reduceRight<Step>((rest, part) => pathOf(game, part, rest), next),
	any: ({ any }, game, next) => {
		const parts = any.map((part) => pathOf(game, part, next));
		return (context) => {
			for (const part of parts) {
				if (context.done) return;
				part(context);
			}
		};
	},
	step: (path, game, next) => stepOf(game, path, next),
	each: (path, game, next) => eachOf(game, path, next),
	pick: (path, game, next) => pickOf(game, path, next),
	loop: (path, game, next) => (isSearch(path, game.ruleset.paths) ? searchOf(game, path, next) : loopOf(game, path, next)),
	test: (path, game, next) => {
		const test = testOf(game, path.test);
		return (context) => {
			if (test(context)) next(context);
		};
	},
	do: (path, game, next) => doOf(game, path, next),
	go: ({ go }, game, next) => {
		const cell = cellOf(game, go);
		return (context) => {
			const at = context.at;
			const to = cell(context);
			if (to < 0) return;
			context.at = to;
			next(context);
			context.at = at;
		};
	},
	mark: ({ mark }, game, next) => {
		const index = slot(game.slots.marks, mark);
		return (context) => {
			if (context.at < 0) return;
			const before = context.marks[index]!;
			context.marks[index] = context.at;
			next(context);
			context.marks[index] = before;
		};
	},
	use: ({ use }, game, next) => pathOf(game, game.ruleset.paths[use]!, next),
});

/** A path as a closure that calls `next` wherever one of its walks ends, and leaves the board as it found it. */
export const pathOf = (game: EvaluatedGame, path: Path, next: Step): Step => PATHS(path, game, next);

function doOf(game: EvaluatedGame, { do: effect }: NodeOf<'path', 'do'>, next: Step): Step {
	const act = noted(game, effect);
	const { boardState } = game;
	const { origins } = game.extended();
	return (context) => {
		const height = boardState.top;
		const notes = origins?.steps.length ?? 0;
		const { stand, mover, eventCodes, eventCells, ghosts, ended, hit, wrote, target } = context;
		if (act(context)) next(context);
		if (origins !== undefined) origins.steps.length = notes;
		boardState.undo(height);
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

function stepOf(game: EvaluatedGame, path: NodeOf<'path', 'step'>, next: Step): Step {
	const { vectors, series: lists } = game.extended();
	const shift = shiftOf(game, path.step, path.wraps);
	const bound = 'bound' in path.step ? slot(game.slots.bounds, path.step.bound) : -1;
	const times = 'bound' in path.step ? (path.step.times ?? 1) : 1;
	return (context) => {
		const at = context.at;
		if (at < 0) return;
		const series = bound < 0 ? 0 : context.series[bound]!;
		let to: number;
		if (series === 0) to = shift(context, at);
		else {
			const gap = lists.gap(series);
			if (gap === undefined) return;
			to = vectors.shifts(context.bounds[bound]!, context.side, times * gap, path.wraps)[at]!;
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

function eachOf(game: EvaluatedGame, path: NodeOf<'path', 'each'>, next: Step): Step {
	const { vectors, series: lists } = game.extended();
	const index = slot(game.slots.bounds, path.as);
	const inner = pathOf(game, path.path, next);
	const series = path.series === undefined ? 0 : lists.begin(path.series);
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
		const from = slot(game.slots.bounds, path.each.bound);
		const map = vectors.map(path.each.map);
		return (context) => run(context, map.get(context.bounds[from]!) ?? []);
	}
	const ids = (path.each as readonly Vec[]).map((vector) => vectors.idOf(vector));
	return (context) => run(context, ids);
}

function pickOf(game: EvaluatedGame, path: NodeOf<'path', 'pick'>, next: Step): Step {
	const walks = game.extended();
	const { origins } = walks;
	const tables = filterOf(game, path.pick);
	const within = withinOf(game, path.zone);
	return (context) => {
		const { at, origin, stand, mover, first } = context;
		const table = tables[context.side]!;
		const { only } = walks;
		if (only < 0) game.everythingRead = true;
		for (let cell = Math.max(0, only), last = only < 0 ? game.size : only + 1; cell < last && !context.done; cell++) {
			const code = game.read(cell);
			if (table[code] === 0 || !within(context, cell) || game.lattice.exists[cell] === 0) continue;
			// Clause 1: an empty cell has no piece to lift.
			if (path.origin === true && (code === 0 || code === game.codes.ghost)) continue;
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
function isSameBoard(boardState: LoggedBoard, mark: number): boolean {
	return boardState.top === mark || (changesSince(boardState, mark)[0] ?? boardState.size) >= boardState.size;
}

/** Whether a loop's body cannot bring the cursor back to an earlier cell: true of one straight step on a board that does not wrap. */
export function isStraight(space: Space, body: Path): boolean {
	if (space.wraps !== undefined || space.axes.some((axis) => axis.wrap === true)) return false;
	const parts = asPath('seq', body)?.seq ?? [body];
	const others = parts.filter((part) => asPath('test', part) === undefined);
	return others.length === 1 && asPath('step', others[0]) !== undefined;
}

/** The slots of the marks and bindings that a loop's body can change. */
function slotsIn({ slots, ruleset }: EvaluatedGame, body: Path): { readonly marks: readonly number[]; readonly bounds: readonly number[] } {
	const marks = new Set<number>();
	const bounds = new Set<number>();
	new Inspection(ruleset, {
		path: (node) => {
			const mark = asPath('mark', node)?.mark;
			const step = asPath('step', node)?.step;
			// A step of a series counts.
			const bound = asPath('each', node)?.as ?? (step !== undefined && 'bound' in step ? step.bound : undefined);
			if (mark !== undefined) marks.add(slot(slots.marks, mark));
			if (bound !== undefined) bounds.add(slot(slots.bounds, bound));
		},
	}).path(body);
	return { marks: [...marks], bounds: [...bounds] };
}

/**
 * The marks and bindings of a walk as a text, as far as a loop's body can change them.
 *
 * Proof: between two states of one run of a loop only its body is walked, so all other names have the values that they had before the loop.
 * Without this a loop would cost more with every name of the game.
 */
function namesIn(game: EvaluatedGame, body: Path): (context: EvaluationContext) => string {
	const { marks, bounds } = slotsIn(game, body);
	return (context) => {
		let text = '';
		for (const mark of marks) text += `${context.marks[mark]},`;
		for (const bound of bounds) text += `${context.bounds[bound]},${context.series[bound]},`;
		return text;
	};
}

function loopOf(game: EvaluatedGame, path: NodeOf<'path', 'loop'>, next: Step): Step {
	const { boardState } = game;
	const index = game.slots.loops++;
	const min = path.min ?? 0;
	const max = path.max === undefined ? Number.POSITIVE_INFINITY : Number(path.max);
	const greedy = path.greedy === true;
	const watched = !isStraight(game.ruleset.space, path.loop);
	let visits: Visit[] = [];
	let body: Step = next;
	const stateOf = namesIn(game, path.loop);
	/** Whether this state occurred before in this loop; records it if not. */
	const returns = (context: EvaluationContext): boolean => {
		const written = boardState.top;
		const state = stateOf(context);
		if (visits.some((visit) => visit.at === context.at && visit.state === state && isSameBoard(boardState, visit.written))) return true;
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
	body = pathOf(game, path.loop, again);
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

/** A state that a search has reached: the values that a round can change. */
interface Reached {
	readonly round: number;
	readonly at: number;
	readonly stand: number;
	readonly mover: number;
	readonly marks: readonly number[];
	readonly bounds: readonly number[];
	/** The changes of the board since the search began: pairs of address and value. */
	readonly changes: Int32Array;
	readonly origins: readonly number[];
}

/** One run of a search. */
interface Run {
	readonly states: Reached[];
	readonly met: Set<string>;
	/** The height of the log when it began, and the number of notes on origins. */
	readonly start: number;
	readonly notes: number;
	round: number;
}

/** A loop that continues from each of its states once (`isSearch`), round by round, so that its depth is that of one round. */
function searchOf(game: EvaluatedGame, path: NodeOf<'path', 'loop'>, next: Step): Step {
	const { boardState } = game;
	const { origins } = game.extended();
	const min = path.min ?? 0;
	const max = path.max === undefined ? Number.POSITIVE_INFINITY : Number(path.max);
	const slots = slotsIn(game, path.loop);
	let run: Run = { states: [], met: new Set(), start: 0, notes: 0, round: 0 };
	const reach: Step = (context) => {
		const { states, met, start, notes, round } = run;
		const { at, stand, mover } = context;
		const marks = slots.marks.map((mark) => context.marks[mark]!);
		const bounds = slots.bounds.map((bound) => context.bounds[bound]!);
		const changes = changesSince(boardState, start);
		const { size } = met;
		if (met.add(`${at},${stand},${mover};${marks};${bounds};${changes}`).size === size) return;
		states.push({ round, at, stand, mover, marks, bounds, changes, origins: origins?.steps.slice(notes) ?? [] });
	};
	const body = pathOf(game, path.loop, reach);
	const resume = (context: EvaluationContext, { at, stand, mover, marks, bounds, changes, origins: steps }: Reached): void => {
		context.at = at;
		context.stand = stand;
		context.mover = mover;
		for (const [place, mark] of slots.marks.entries()) context.marks[mark] = marks[place]!;
		for (const [place, bound] of slots.bounds.entries()) context.bounds[bound] = bounds[place]!;
		for (let index = 0; index < changes.length; index += 2) {
			const address = changes[index]!;
			if (address < boardState.size) boardState.set(address, changes[index + 1]!);
			else boardState.write(address - boardState.size, changes[index + 1]!);
		}
		if (steps.length > 0) origins!.steps.push(...steps);
	};
	return (context) => {
		const outer = run;
		const own: Run = { states: [], met: new Set(), start: boardState.top, notes: origins?.steps.length ?? 0, round: 0 };
		run = own;
		reach(context);
		for (const state of own.states) {
			if (context.done) break;
			resume(context, state);
			if (state.round >= min) next(context);
			// Another run may have begun there.
			run = own;
			own.round = state.round + 1;
			if (state.round < max && !context.done) body(context);
			boardState.undo(own.start);
			if (origins !== undefined) origins.steps.length = own.notes;
		}
		resume(context, own.states[0]!);
		run = outer;
	};
}
