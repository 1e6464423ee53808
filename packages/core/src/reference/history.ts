import { boardText } from './candidates.js';
import { generate } from './legal.js';
import { moveText } from './move.js';
import { phaseOf } from './rules.js';
import { variableOf } from './state.js';
import { positionOf } from './turn.js';
import type { Context, State } from './types.js';

const keys = new WeakMap<State, string>();

/** Clause 17: the identity of a position for repetition, as text. */
export function keyOf(state: State): string {
	const known = keys.get(state);
	if (known !== undefined) return known;
	const { rules } = state;
	const { ruleset } = rules;
	const key = [
		boardText(rules, state.board),
		[...state.stores]
			.flatMap(([name, value]) => (value === 0 ? [] : [`${name}=${value}`]))
			.sort()
			.join('|'),
		state.phase,
		[...state.vars]
			.flatMap(([name, value]) => (variableOf(ruleset, name)?.identity === true ? [`${name}=${value}`] : []))
			.sort()
			.join('|'),
		[...state.points]
			.flatMap(([name, cells]) => (changesMoves(state, name) ? [`${name}=${cells.map(({ cell }) => cell).sort((a, b) => a - b)}`] : []))
			.sort()
			.join('|'),
	].join('\n');
	keys.set(state, key);
	return key;
}

/** Clause 17: whether a point is part of the identity: its removal would change the legal moves. */
function changesMoves(state: State, point: string): boolean {
	const without = { ...state, points: new Map([...state.points].filter(([name]) => name !== point)) };
	const moves = (of: State): string => generate(of, { timeless: true }).map(moveText).sort().join('\n');
	return moves(state) !== moves(without);
}

/** Earlier states of the chain, latest first. */
function* before(state: State): Generator<State> {
	for (let earlier = state.previous; earlier !== undefined; earlier = earlier.previous) yield earlier;
}

/** How often the position, the board, or the board within this turn has occurred, including now. */
export function repeatsOf(context: Context, what: 'position' | 'board' | 'turn'): number {
	if (context.scene.timeless) return 0;
	const now = positionOf(context, { timeless: true });
	if (what === 'position') {
		const key = keyOf(now);
		return 1 + [...before(now)].filter((earlier) => keyOf(earlier) === key).length + now.seen.filter((seen) => seen === key).length;
	}
	const plain = ({ board }: { readonly board: State['board'] }): string =>
		[...board]
			.map(([cell, { side, kind }]) => `${cell}${side} ${kind}`)
			.sort()
			.join('|');
	// The turn is the mover's in a candidate's context, and the side to move's in an entered position.
	const turn = phaseOf(context.scene.rules, context.scene.phase).side;
	let count = 1;
	for (const earlier of before(now)) {
		if (what === 'turn' && phaseOf(context.scene.rules, earlier.phase).side !== turn) break;
		if (plain(earlier) === plain(now)) count++;
	}
	return count;
}

/** Clause 17: the number of pieces that were in the trace after every move of a side since this position first occurred. */
export function keptSince(context: Context, trace: string, side: string): number {
	if (context.scene.timeless) return 0;
	const now = positionOf(context, { timeless: true });
	const key = keyOf(now);
	const chain = [now, ...before(now)];
	const first = chain.findLastIndex((state, index) => index > 0 && keyOf(state) === key);
	if (first < 0) return 0;
	const sets = chain
		.slice(0, first)
		.filter((state) => state.last?.side === side)
		.map((state) => state.traces.get(trace) ?? new Set<number>());
	return [...(sets[0] ?? [])].filter((id) => sets.every((set) => set.has(id))).length;
}
