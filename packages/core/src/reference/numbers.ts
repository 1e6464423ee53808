import type { Num } from '../rules/types.js';
import { cellFor, cellMatches, cellsNamed, holderContext, inScene, pieceMatches, read } from './context.js';
import { keptSince, repeatsOf } from './history.js';
import { endsOf, innerContext } from './inner-walks.js';
import { evaluate, holds } from './interpreter.js';
import { generate } from './legal.js';
import { otherSide } from './rules.js';
import type { Cell } from './space.js';
import { storeKey, varKey } from './state.js';
import { positionOf } from './turn.js';
import type { Context } from './types.js';

/** The value of a number in a context. */
export function numberValue(context: Context, number: Num): number {
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
		// Clause 5: the filter is read from the mover's side.
		const zone = number.zone === undefined ? undefined : cellsNamed(context, number.zone);
		return context.captured.filter(({ cell, piece }) => zone?.has(cell) !== false && pieceMatches(context, piece, number.captured)).length;
	}
	if ('matches' in number) return matchedCells(context, number).length;
	if ('repeats' in number) return repeatsOf(context, number.repeats);
	if ('kept' in number) return keptSince(context, number.kept, sideOf(number.by));
	if ('moves' in number) return movesOf(context, number);
	return number.sum.reduce((sum, { of, times }) => sum + evaluate(context, of) * (times ?? 1), 0);
}

/** Cells that pass the filter and the condition, which is evaluated with `at` on each cell. */
export function countedCells(context: Context, { count, zone, if: condition }: Extract<Num, { readonly count: unknown }>): Cell[] {
	const within = zone === undefined ? undefined : cellsNamed(context, zone);
	return context.scene.rules.grid.cells.filter(
		(cell) =>
			within?.has(cell) !== false &&
			cellMatches(context, cell, count) &&
			(condition === undefined || holds({ ...context, at: cell }, condition)),
	);
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

/** Clause 14: the number of legal moves of a phase in the current position, or of the next phase. It is 0 inside another count of moves. */
function movesOf(context: Context, { moves, if: condition }: Extract<Num, { readonly moves: unknown }>): number {
	if (context.scene.query || context.scene.counting) return 0;
	const now = positionOf(context, { counting: true });
	const state = moves === 'next' ? now : { ...now, phase: moves };
	const legal = generate(state, { counting: true, timeless: context.scene.timeless });
	return legal.filter((move) => condition === undefined || holds(inScene(move, { counting: true }), condition)).length;
}
