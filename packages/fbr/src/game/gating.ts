import type { CellRef, Path } from '@x/core';
import { act, any, compare, is, seq, set, store, stored, test, within } from '@x/core/build';
import type { Rule } from '../tree.js';
import { arrives, kindsOf, type Limited, seen } from './cast.js';
import { declare, type Lowering } from './contribution.js';
import { dropRules, HAND } from './drop-rules.js';
import { hasInitial, INITIAL } from './initial.js';
import { hasAttribute } from './rule-list.js';
import { typeOf } from './types.js';
import { contains, everywhere, zoneOf } from './zones.js';

/** The flag of a piece that stands where it started. */
const GATE = 'gate';

/** A piece from the hand may take the cell that a piece leaves with its first move. */
export const GATING: Lowering<Limited> = {
	rules: { gating: ['ordered'] },
	*lower(game) {
		const rules = game.model.rules.all('gating');
		if (rules.length === 0) return;
		// A right of the pieces of the start: a gated piece has none.
		const kinds = startingKinds(game, rules);
		yield declare({ flags: { [GATE]: { ...(kinds && { kinds }), while: compare(stored(HAND, 'own'), '>', 0) } } });
	},
};

/** Moves of a kind with those that put another piece where they began. */
export function gatedMoves(game: Limited, kind: string, paths: readonly Path[], castles: boolean): readonly Path[] {
	const rules = game.model.rules.all('gating');
	const kinds = startingKinds(game, rules);
	return rules.length > 0 && (kinds === undefined || kinds.includes(kind)) ? gated(game, rules, paths, castles) : paths;
}

/** The kinds that start on cells where something can be gated; `undefined`: they are not known. */
function startingKinds(game: Limited, rules: readonly Rule[]): readonly string[] | undefined {
	const { start, model } = game;
	if (start === undefined) return undefined;
	const zones = rules.map(({ range }) => (range === undefined ? everywhere(model.size) : zoneOf(range, model.size)));
	const found = start.pieces.filter(({ side, at }) => zones.some((zone) => contains(zone, side === 'white' ? at : seen(game, at))));
	return kindsOf(game, [...new Set(found.map(({ kind }) => kind))]);
}

/** Moves, and the same moves with a piece put where they began: the plain ones stay as fast as they are. */
function gated(game: Limited, rules: readonly Rule[], paths: readonly Path[], castles: boolean): readonly Path[] {
	const cells: readonly CellRef[] = castles ? ['origin', { mark: 'partner' }] : ['origin'];
	const gates = rules.flatMap((rule) => cells.flatMap((cell) => gatesOf(game, rule, cell))).map((effects) => seq(...effects));
	if (gates.length === 0) return paths;
	const has = test(is('origin', { flag: GATE }));
	return paths.flatMap((path) => [path, seq(has, path, gates.length === 1 ? gates[0]! : any(...gates))]);
}

/** The ways to put a piece on a cell that was left. */
function gatesOf(game: Limited, rule: Rule, cell: CellRef): readonly (readonly Path[])[] {
	const types = typesOf(game, rule);
	const inside = rule.range === undefined ? [] : [test(within(game.names.range(rule.range), cell))];
	return types.map((type, at) => {
		const zones = dropRules(game, type).flatMap(({ range }) => (range === undefined ? [] : [test(within(game.names.range(range), cell))]));
		const earlier = hasAttribute(rule, 'ordered') ? types.slice(0, at) : [];
		return [
			test(compare(stored(HAND, 'own', type), '>', 0)),
			...earlier.map((one) => test(compare(stored(HAND, 'own', one), '=', 0))),
			...inside,
			...zones.slice(0, 1),
			test(is(cell, { who: 'empty' })),
			act(store(HAND, 'own', type, -1)),
			act(set(cell, { kind: type, side: 'own' }, hasInitial(game) ? { add: [INITIAL] } : undefined)),
			...arrives(game, type).map(act),
		];
	});
}

/** The types that can be gated, in the order of the set. */
function typesOf(game: Limited, { set: pieces }: Rule): readonly string[] {
	const all = game.model.types.filter((type) => !game.royals.kinds.includes(type));
	if (pieces === undefined) return all;
	const named = pieces.pieces.map(typeOf);
	return pieces.negated ? all.filter((type) => !named.includes(type)) : named.filter((type) => type in game.kinds);
}
