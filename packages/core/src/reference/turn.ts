import { holds } from './conditions.js';
import { boardOf, type Context, cellMatches, contextOf, inScene, type Scene } from './context.js';
import { performAll } from './effects.js';
import { generate } from './legal.js';
import { outcomeOf, stuckOutcomeOf } from './outcome.js';
import { phaseOf, type Rules } from './rules.js';
import type { Cell } from './space.js';
import { type Piece, type Pointed, type State, startVars, varOf } from './state.js';

/** Clause 12: what follows the choice of a candidate, up to the entry of the next phase. */
export function advance(candidate: Context): State {
	const { rules, state } = candidate.scene;
	const board = boardOf(candidate);
	let nextId = state.nextId;
	const seenIds = new Set<number>();
	// A written piece that is no copy of one on the board is a new one, for traces.
	for (const [cell, piece] of board) {
		if (piece.id !== undefined && !seenIds.has(piece.id)) seenIds.add(piece.id);
		else board.set(cell, { ...piece, id: nextId++ });
	}
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
		stuck: false,
		traces,
		seen: state.seen,
		nextId,
	};
	// What is asked on the way is asked as the candidate is.
	const { counting, timeless } = candidate.scene;
	return enter(after, next, { counting, timeless });
}

const lasting = (rules: Rules, points: Context['points']): Map<string, readonly Pointed[]> =>
	new Map([...points].filter(([name, cells]) => cells.length > 0 && rules.ruleset.points[name] !== 'walk'));

const withoutWalks = (rules: Rules, vars: Context['vars']): Map<string, number> =>
	new Map([...vars].filter(([key]) => varOf(rules.ruleset, key)?.life !== 'walk'));

function traced(context: Context, { of, if: condition }: State['rules']['ruleset']['traces'][string]): Set<number> {
	const inside = ([cell, piece]: [Cell, Piece]): number[] =>
		piece.id !== undefined && cellMatches(context, cell, of) && holds({ ...context, at: cell }, condition) ? [piece.id] : [];
	return new Set([...context.scene.board].flatMap(inside));
}

/** Enters a phase: lives that end with the turn (clause 7), then the phase's `enter` hooks. */
function enter(state: State, name: string, asked: Partial<Scene> = {}): State {
	const { rules } = state;
	const side = phaseOf(rules, name).side;
	const entered = { ...(side === phaseOf(rules, state.phase).side ? state : turnOver(state, side)), phase: name };
	let context: Context = contextOf(entered, side, { ...asked, hook: true });
	for (const hook of phaseOf(rules, name).enter ?? []) {
		const list = hook.if === undefined || holds(context, hook.if) ? hook.do : (hook.else ?? []);
		context = performAll(context, list) ?? context;
	}
	return {
		...entered,
		board: boardOf(context),
		points: lasting(rules, context.points),
		vars: withoutWalks(rules, context.vars),
		stores: context.stores,
		ended: entered.ended ?? context.ended,
	};
}

/** Clause 7: `turn` ends with the turn, `reply` when its writer's next turn starts. */
function turnOver(state: State, side: string): State {
	const { rules } = state;
	const lives = rules.ruleset.points;
	const points = new Map(
		[...state.points].flatMap(([name, cells]): [string, readonly Pointed[]][] => {
			if (lives[name] === 'turn') return [];
			const left = lives[name] === 'reply' ? cells.filter(({ by }) => by !== side) : cells;
			return left.length === 0 ? [] : [[name, left]];
		}),
	);
	return { ...state, points, vars: new Map([...state.vars, ...startVars(rules, (name) => rules.ruleset.vars[name]?.life === 'turn')]) };
}

/** Clause 12: where nothing is legal and no outcome holds, `skip` leads on; a circle of skips is stuck. */
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
