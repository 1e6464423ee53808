import { boardOf, cellMatches, contextOf, inScene } from './context.js';
import { performAll } from './effects.js';
import { holds } from './interpreter.js';
import { generate } from './legal.js';
import { outcomeOf, stuckOutcomeOf } from './outcome.js';
import { phaseOf } from './rules.js';
import type { Cell } from './space.js';
import { startVars, varOf } from './state.js';
import type { Context, Piece, Pointed, Rules, Scene, State } from './types.js';

/** Clause 12: what follows the choice of a candidate, up to the entry of the next phase. */
export function advance(candidate: Context): State {
	const { rules, state } = candidate.scene;
	const { board, nextId } = followed(boardOf(candidate), state);
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
	// What is asked on the way is asked as the candidate is.
	const { counting, timeless } = candidate.scene;
	return enter(after, next, { counting, timeless });
}

/**
 * Clause 17: pieces as traces follow them. One written by kind is new. Of copies of one piece the one that stands where it stood goes on being
 * it, else the first in cell order; the others are new.
 */
function followed(written: ReadonlyMap<Cell, Piece>, before: State): Pick<State, 'board' | 'nextId'> {
	const heirs = new Map<number, Cell>();
	for (const [cell, { id }] of [...written].sort(([a], [b]) => a - b))
		if (id !== undefined && (!heirs.has(id) || before.board.get(cell)?.id === id)) heirs.set(id, cell);
	let { nextId } = before;
	const follow = ([cell, piece]: [Cell, Piece]): [Cell, Piece] => [
		cell,
		piece.id !== undefined && heirs.get(piece.id) === cell ? piece : { ...piece, id: nextId++ },
	];
	return { board: new Map([...written].map(follow)), nextId };
}

/**
 * The position that is asked about: the one that is entered after a candidate, or the one about to be played; in an `enter` hook that is the
 * one being entered, as the hooks have left it so far.
 */
export function positionOf(context: Context, asked: Partial<Scene>): State {
	const { settled, entering, state, rules } = context.scene;
	if (!settled) return advance(inScene(context, asked));
	return entering
		? {
				...state,
				...followed(boardOf(context), state),
				points: lasting(rules, context.points),
				vars: withoutWalks(rules, context.vars),
				stores: context.stores,
			}
		: state;
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
	let context: Context = contextOf(entered, side, { ...asked, hook: true, entering: true });
	for (const hook of phaseOf(rules, name).enter ?? []) {
		const list = hook.if === undefined || holds(context, hook.if) ? hook.do : (hook.else ?? []);
		context = performAll(context, list) ?? context;
	}
	return { ...positionOf(context, asked), ended: entered.ended ?? context.ended };
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
