import type { CellRef, Cond, Path } from '@x/core';
import { act, before, compare, is, not, set, store, stored, test, within } from '@x/core/build';
import type { Rule } from '../tree.js';
import type { Draft, StageBranch, StageMove } from './draft.js';
import { dropRules, HAND, INITIAL } from './drop-rules.js';
import type { Lowering } from './lowering.js';
import { hasAttribute } from './rule-list.js';
import { typeOf } from './types.js';

/** After promotions and before conversions (FBR.md §3). */
const ORDER = 400;

/** The flag of a piece that stands where it started. */
const GATE = 'gate';

/** A piece from the hand may take the cell that a piece leaves with its first move. */
export const GATING: Lowering = {
	rules: { gating: ['ordered'] },
	lower: (draft) => {
		const rules = draft.model.rules.all('gating');
		if (rules.length === 0) return;
		// A right of the pieces of the start: a gated piece has none.
		draft.flags[GATE] = { while: compare(stored(HAND, 'own'), '>', 0) };
		draft.stages.push({ order: ORDER, branches: (_kind, move) => branches(draft, rules, move) });
	},
};

function branches(draft: Draft, rules: readonly Rule[], move: StageMove): readonly StageBranch[] {
	const first: Cond = before(is('origin', { flag: GATE }));
	const cells: readonly CellRef[] = move.type === 'castling' ? ['origin', { mark: 'partner' }] : ['origin'];
	const gates = rules.flatMap((rule) => cells.flatMap((cell) => gatesOf(draft, rule, cell)));
	if (gates.length === 0) return [];
	const stays = { effects: [] };
	return [
		{ tests: [first], choices: [stays, ...gates.map((effects) => ({ effects }))] },
		{ tests: [not(first)], choices: [stays] },
	];
}

/** The ways to put a piece on a cell that was left. */
function gatesOf(draft: Draft, rule: Rule, cell: CellRef): readonly (readonly Path[])[] {
	const types = typesOf(draft, rule);
	const inside = rule.range === undefined ? [] : [test(within(draft.range(rule.range), cell))];
	return types.map((type, at) => {
		const zones = dropRules(draft, type).flatMap(({ range }) => (range === undefined ? [] : [test(within(draft.range(range), cell))]));
		const earlier = hasAttribute(rule, 'ordered') ? types.slice(0, at) : [];
		return [
			test(compare(stored(HAND, 'own', type), '>', 0)),
			...earlier.map((one) => test(compare(stored(HAND, 'own', one), '=', 0))),
			...inside,
			...zones.slice(0, 1),
			test(is(cell, { who: 'empty' })),
			act(store(HAND, 'own', type, -1)),
			act(set(cell, { kind: type, side: 'own' }, INITIAL in draft.flags ? { add: [INITIAL] } : undefined)),
			...draft.arrives(type).map(act),
		];
	});
}

/** The types that can be gated, in the order of the set. */
function typesOf(draft: Draft, { set: pieces }: Rule): readonly string[] {
	const all = draft.model.types.filter((type) => !draft.royalKinds.includes(type));
	if (pieces === undefined) return all;
	const named = pieces.pieces.map(typeOf);
	return pieces.negated ? all.filter((type) => !named.includes(type)) : named.filter((type) => type in draft.kinds);
}
