import { boardOf, cellMatches, contextOf, inScene } from './context.js';
import { performAll } from './effects.js';
import { holds } from './interpreter.js';
import { generate } from './legal.js';
import { outcomeOf, stuckOutcomeOf } from './outcome.js';
import { phaseOf } from './rules.js';
import type { Cell } from './space.js';
import { startVars, variableOf } from './state.js';
import type { Context, Piece, Pointed, Rules, Scene, State } from './types.js';

/** Clause 12: the position after a candidate is chosen, with the next phase entered. */
export function advance(candidate: Context): State {
	const { rules, state } = candidate.scene;
	const { board, nextId } = withPieceIds(boardOf(candidate), state);
	const done = inScene({ ...candidate, writes: undefined }, { board });
	const traces = new Map(Object.entries(rules.ruleset.traces).map(([name, trace]) => [name, traced(done, trace)]));
	const phase = phaseOf(rules, candidate.scene.phase);
	const next = phase.next.find((entry) => entry.if === undefined || holds(done, entry.if))?.to ?? candidate.scene.phase;
	const after: State = {
		rules,
		board,
		points: lasting(rules, candidate.points),
		vars: withoutWalks(rules, candidate.vars),
		stores: candidate.stores,
		phase: candidate.scene.phase,
		ply: state.ply + 1,
		previous: state,
		last: done,
		ended: candidate.ended,
		given: undefined,
		stuck: false,
		traces,
		seen: state.seen,
		nextId,
	};
	// Conditions in the next phase's hooks are evaluated like those of the candidate.
	const { counting, timeless } = candidate.scene;
	return enter(after, next, { counting, timeless });
}

/**
 * Clause 17: gives pieces the ids that traces follow. A piece written by kind is new. Of several copies of one piece, the copy on its old cell
 * keeps the id, or else the first in cell order; the other copies are new.
 */
function withPieceIds(written: ReadonlyMap<Cell, Piece>, before: State): Pick<State, 'board' | 'nextId'> {
	const keepers = new Map<number, Cell>();
	for (const [cell, { id }] of [...written].sort(([a], [b]) => a - b))
		if (id !== undefined && (!keepers.has(id) || before.board.get(cell)?.id === id)) keepers.set(id, cell);
	let { nextId } = before;
	const follow = ([cell, piece]: [Cell, Piece]): [Cell, Piece] => [
		cell,
		piece.id !== undefined && keepers.get(piece.id) === cell ? piece : { ...piece, id: nextId++ },
	];
	return { board: new Map([...written].map(follow)), nextId };
}

/**
 * The position of a context: after a candidate, the position that is entered next; otherwise the current position. In an `enter` hook it is the
 * position being entered, with the effects of the hooks so far.
 */
export function positionOf(context: Context, change: Partial<Scene>): State {
	const { settled, entering, state, rules } = context.scene;
	if (!settled) return advance(inScene(context, change));
	return entering
		? {
				...state,
				...withPieceIds(boardOf(context), state),
				points: lasting(rules, context.points),
				vars: withoutWalks(rules, context.vars),
				stores: context.stores,
			}
		: state;
}

const lasting = (rules: Rules, points: Context['points']): Map<string, readonly Pointed[]> =>
	new Map([...points].filter(([name, cells]) => cells.length > 0 && rules.ruleset.points[name] !== 'walk'));

const withoutWalks = (rules: Rules, vars: Context['vars']): Map<string, number> =>
	new Map([...vars].filter(([key]) => variableOf(rules.ruleset, key)?.life !== 'walk'));

function traced(context: Context, { of, if: condition }: State['rules']['ruleset']['traces'][string]): Set<number> {
	const inside = ([cell, piece]: [Cell, Piece]): number[] =>
		piece.id !== undefined && cellMatches(context, cell, of) && holds({ ...context, at: cell }, condition) ? [piece.id] : [];
	return new Set([...context.scene.board].flatMap(inside));
}

/** Enters a phase: removes points and resets variables that end with the turn (clause 7), then runs the phase's `enter` hooks. */
function enter(state: State, name: string, change: Partial<Scene> = {}): State {
	const { rules } = state;
	const side = phaseOf(rules, name).side;
	const entered = { ...(side === phaseOf(rules, state.phase).side ? state : beginTurn(state, side)), phase: name };
	let context: Context = contextOf(entered, side, { ...change, hook: true, entering: true });
	for (const hook of phaseOf(rules, name).enter ?? []) {
		const list = hook.if === undefined || holds(context, hook.if) ? hook.do : (hook.else ?? []);
		context = performAll(context, list) ?? context;
	}
	return { ...positionOf(context, change), ended: entered.ended ?? context.ended };
}

/** Clause 7: the lifetime `turn` ends with the turn, `reply` when the next turn of the writing side starts. */
function beginTurn(state: State, side: string): State {
	const { rules } = state;
	const lifetimes = rules.ruleset.points;
	const points = new Map(
		[...state.points].flatMap(([name, cells]): [string, readonly Pointed[]][] => {
			if (lifetimes[name] === 'turn') return [];
			const left = lifetimes[name] === 'reply' ? cells.filter(({ by }) => by !== side) : cells;
			return left.length === 0 ? [] : [[name, left]];
		}),
	);
	return { ...state, points, vars: new Map([...state.vars, ...startVars(rules, (name) => rules.ruleset.vars[name]?.life === 'turn')]) };
}

/** Clause 12: where there is no legal move and no outcome holds, `skip` leads to another phase. A circle of skips is stuck. */
export function settle(state: State): State {
	const skipped = new Set<string>();
	let current = state;
	for (;;) {
		const { skip } = phaseOf(current.rules, current.phase);
		if (skip === undefined || outcomeOf(current) !== undefined) return current;
		if (generate(current).length > 0 || stuckOutcomeOf(current) !== undefined) return current;
		skipped.add(current.phase);
		if (skipped.has(skip)) return { ...current, stuck: true };
		current = enter(current, skip);
	}
}
