import type { Setup } from '../rules/types.js';
import { withoutFailedFlags } from './candidates.js';
import { contextOf } from './context.js';
import { otherSide, phaseOf } from './rules.js';
import { indexOf, numbers, vectorOf } from './space.js';
import { carried, startVars, storeKey, varKey } from './state.js';
import type { Piece, Pointed, Rules, State } from './types.js';

const sidesOf = (value: number | Readonly<Record<string, number>>, sides: readonly string[]): [string, number][] =>
	typeof value === 'number' ? sides.map((side) => [side, value]) : Object.entries(value);

/** A setup as a position without history. Refuses pieces off the board, and removes flags whose `while` fails. */
export function stateFrom(rules: Rules, setup: Setup): State {
	const { ruleset, grid, sides } = rules;
	const phase = setup.phase ?? ruleset.turn.start;
	const { side } = phaseOf(rules, phase);
	const cellAt = (at: Setup['pieces'][number]['at']): number => {
		const cell = indexOf(grid, numbers(at));
		if (cell === undefined) throw new RangeError(`Expected a cell of the board, found ${at.join(',')}.`);
		return cell;
	};
	const board = new Map<number, Piece>();
	for (const { at, piece } of setup.pieces) {
		const cell = cellAt(at);
		board.set(cell, { side: piece.side, kind: piece.kind, flags: carried(ruleset, piece.kind, piece.flags ?? []), id: cell });
	}
	const stores = new Map<string, number>();
	for (const [store, holders] of Object.entries(setup.stores ?? {}))
		for (const [holder, kinds] of Object.entries(holders))
			for (const [kind, count] of Object.entries(kinds)) stores.set(storeKey(ruleset, store, holder, kind), count);
	const vars = startVars(rules, (name) => ruleset.vars[name]?.life !== 'walk');
	for (const [name, value] of Object.entries(setup.vars ?? {}))
		for (const [of, number] of sidesOf(value, sides)) vars.set(varKey(ruleset, name, of), number);
	const points = new Map(
		Object.entries(setup.points ?? {}).map(([name, cells]): [string, readonly Pointed[]] => [
			name,
			// A point that awaits a reply was written by the side that does not move now.
			cells.map((at) => ({ cell: cellAt(at), by: ruleset.points[name] === 'reply' ? otherSide(rules, side) : side })),
		]),
	);
	const state: State = {
		rules,
		board,
		points,
		vars,
		stores,
		phase,
		ply: 0,
		previous: undefined,
		last: undefined,
		ended: undefined,
		given: setup.ended,
		stuck: false,
		traces: new Map(),
		seen: setup.seen ?? [],
		nextId: grid.size.reduce((product, size) => product * size, 1),
	};
	return { ...state, board: withoutFailedFlags(contextOf(state, side)).scene.board };
}

/** A position as a setup, without its history. */
export function setupFrom(state: State): Setup {
	const { rules } = state;
	const { grid, ruleset, sides } = rules;
	const pieces = [...state.board]
		.sort(([a], [b]) => a - b)
		.map(([cell, { side, kind, flags }]) => ({
			at: vectorOf(grid, cell),
			piece: flags.length === 0 ? { side, kind } : { side, kind, flags },
		}));
	const stores: Record<string, Record<string, Record<string, number>>> = {};
	for (const [store, { shared }] of Object.entries(ruleset.stores))
		for (const holder of shared === true ? ['shared'] : sides)
			for (const kind of Object.keys(ruleset.kinds)) {
				const count = state.stores.get(storeKey(ruleset, store, holder, kind)) ?? 0;
				if (count === 0) continue;
				stores[store] ??= {};
				stores[store][holder] ??= {};
				stores[store][holder][kind] = count;
			}
	const points = Object.fromEntries(
		[...state.points].filter(([, cells]) => cells.length > 0).map(([name, cells]) => [name, cells.map(({ cell }) => vectorOf(grid, cell))]),
	);
	const vars = Object.fromEntries(
		Object.entries(ruleset.vars)
			.filter(([, { life }]) => life !== 'walk')
			.map(([name, { perSide, start }]) => [
				name,
				perSide === true
					? Object.fromEntries(sides.map((side) => [side, state.vars.get(varKey(ruleset, name, side)) ?? start]))
					: (state.vars.get(name) ?? start),
			]),
	);
	return { pieces, stores, points, vars, phase: state.phase };
}
