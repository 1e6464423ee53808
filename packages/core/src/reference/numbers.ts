import type { Num } from '../rules/types.js';
import { holds } from './conditions.js';
import { type Context, cellFor, cellMatches, cellsNamed, holderContext, inScene, pieceMatches, read } from './context.js';
import { keptSince, repeatsOf } from './history.js';
import { generate } from './legal.js';
import { otherSide } from './rules.js';
import type { Cell } from './space.js';
import { storeKey, varKey } from './state.js';
import { positionOf } from './turn.js';
import { walk } from './walk.js';

/** The value of a number, asked in a context. */
export function evaluate(context: Context, number: Num): number {
	if (typeof number === 'number') return number;
	const { rules } = context.scene;
	const { ruleset } = rules;
	const sideOf = (of: 'own' | 'other' | 'shared' | undefined): string => (of === 'other' ? otherSide(rules, context.side) : context.side);
	if ('var' in number) return context.vars.get(varKey(ruleset, number.var, sideOf(number.of))) ?? ruleset.vars[number.var]?.start ?? 0;
	if ('store' in number) {
		const side = sideOf(number.of);
		const kinds = number.kind === undefined ? Object.keys(ruleset.kinds) : [number.kind];
		return kinds.reduce((sum, kind) => sum + (context.stores.get(storeKey(ruleset, number.store, side, kind)) ?? 0), 0);
	}
	if ('count' in number) return countedCells(context, number).length;
	if ('captured' in number) {
		// Clause 5: read from the mover's side.
		const zone = number.zone === undefined ? undefined : cellsNamed(context, number.zone);
		return context.captured.filter(({ cell, piece }) => zone?.has(cell) !== false && pieceMatches(context, piece, number.captured)).length;
	}
	if ('matches' in number) return matchedCells(context, number).length;
	if ('repeats' in number) return repeatsOf(context, number.repeats);
	if ('kept' in number) return keptSince(context, number.kept, sideOf(number.by));
	if ('moves' in number) return movesOf(context, number);
	return number.sum.reduce((sum, { of, times }) => sum + evaluate(context, of) * (times ?? 1), 0);
}

/** Cells that pass the filter, with `at` on each of them for the condition. */
export function countedCells(context: Context, { count, zone, if: condition }: Extract<Num, { readonly count: unknown }>): Cell[] {
	const within = zone === undefined ? undefined : cellsNamed(context, zone);
	return context.scene.rules.grid.cells.filter(
		(cell) =>
			within?.has(cell) !== false &&
			cellMatches(context, cell, count) &&
			(condition === undefined || holds({ ...context, at: cell }, condition)),
	);
}

/** Clause 6: an inner walk has an origin, stand and cursor of its own; it inherits marks, bindings and points, and writes nothing. */
export function innerContext(context: Context, from: Cell | undefined): Context {
	return inScene({ ...context, origin: from, stand: from, at: from }, { watch: undefined, hook: false });
}

/** Clause 6: distinct ends of an inner walk, in cell order; the first walk to each end is kept. */
export function endsOf(context: Context, path: Extract<Num, { readonly matches: unknown }>['matches']): Map<Cell, Context> {
	const ends = new Map<Cell, Context>();
	walk(context, path, (end) => {
		const cell = end.at ?? -1;
		if (!ends.has(cell)) ends.set(cell, end);
		return false;
	});
	return new Map([...ends].sort(([a], [b]) => a - b));
}

/** Clause 6: the distinct cells on which an inner walk ends. */
export function matchedCells(context: Context, { matches, from, as }: Extract<Num, { readonly matches: unknown }>): Cell[] {
	const cell = cellFor(context, from);
	if (cell === undefined) return [];
	const inner = innerContext(context, cell);
	if (as === undefined) return [...endsOf(inner, matches).keys()];
	const piece = read(context, cell);
	return piece === undefined ? [] : [...endsOf(holderContext(inner, cell, piece), matches).keys()];
}

/** Clause 14: legal moves of a phase in the position as it stands, or of the phase that comes next. Never nested. */
function movesOf(context: Context, { moves, if: condition }: Extract<Num, { readonly moves: unknown }>): number {
	if (context.scene.query || context.scene.counting) return 0;
	const now = positionOf(context, { counting: true });
	const state = moves === 'next' ? now : { ...now, phase: moves };
	const legal = generate(state, { counting: true, timeless: context.scene.timeless });
	return legal.filter((move) => condition === undefined || holds(inScene(move, { counting: true }), condition)).length;
}
