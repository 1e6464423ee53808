import { fold, type Pass } from '../rules/fold.js';
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

const sideOf = ({ scene, side }: Context, of: 'own' | 'other' | 'shared' | undefined): string =>
	of === 'other' ? otherSide(scene.rules, side) : side;

/** The value of a number in a context. */
export const numberValue: Pass<'number', number, [Context]> = fold<'number', number, [Context]>('number', {
	plain: (number) => number,
	var: ({ var: name, of }, context) => {
		const { ruleset } = context.scene.rules;
		return context.vars.get(varKey(ruleset, name, sideOf(context, of))) ?? ruleset.vars[name]?.start ?? 0;
	},
	store: ({ store, of, kind }, context) => {
		const { ruleset } = context.scene.rules;
		const kinds = kind === undefined ? Object.keys(ruleset.kinds) : [kind];
		return kinds.reduce((sum, one) => sum + (context.stores.get(storeKey(ruleset, store, sideOf(context, of), one)) ?? 0), 0);
	},
	count: (number, context) => countedCells(context, number).length,
	captured: (number, context) => {
		// Clause 5: the filter is read from the mover's side.
		const zone = number.zone === undefined ? undefined : cellsNamed(context, number.zone);
		return context.captured.filter(({ cell, piece }) => zone?.has(cell) !== false && pieceMatches(context, piece, number.captured)).length;
	},
	matches: (number, context) => matchedCells(context, number).length,
	repeats: ({ repeats }, context) => repeatsOf(context, repeats),
	kept: ({ kept, by }, context) => keptSince(context, kept, sideOf(context, by)),
	moves: (number, context) => movesOf(context, number),
	sum: ({ sum }, context) => sum.reduce((total, { of, times }) => total + evaluate(context, of) * (times ?? 1), 0),
});

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
