import type { Cond, Path } from '@x/core';
import { act, all, captured, compare, is, store, stored, test } from '@x/core/build';
import type { Rule } from '../tree.js';
import { kindsOf, type Limited, seen, typeOfKind } from './cast.js';
import { type Contributions, declare, declareVar, hook } from './contribution.js';
import { deadCells } from './dead-cells.js';
import { choicesOf, promotionRules } from './promotion-choices.js';
import { attributeOf, hasAttribute } from './rule-list.js';
import { membersOf } from './types.js';
import { cellsOf, contains } from './zones.js';

/** The pieces that a side has lost, to which its own pieces can promote. */
export const STACK = 'stack';

/** Keeps the captured pieces for the promotions of their owner. */
export function* stack(game: Limited): Contributions {
	const rules = promotionRules(game).filter((rule) => hasAttribute(rule, 'stack'));
	if (rules.length === 0) return;
	yield declare({ stores: { [STACK]: {} } });
	for (const kind of Object.keys(game.kinds))
		yield hook(820, { id: `stack ${kind}`, do: [store(STACK, 'other', typeOfKind(game, kind), captured({ who: 'enemy', kind: [kind] }))] });
	for (const rule of rules) if (hasAttribute(rule, 'available')) yield* promoteDead(game, rule);
}

/** The types that can be taken from the stack; where none can, those of the attribute. */
export function fromStack(
	game: Limited,
	rule: Rule,
	offered: readonly string[],
): readonly { readonly type: string; readonly effects: readonly Path[] }[] {
	const more = rule.set === undefined ? [] : membersOf(rule.set, game.model.types).first;
	const types = [...new Set([...offered, ...more])];
	const taken = types.map((type) => ({
		type,
		effects: [test(compare(stored(STACK, 'own', type), '>', 0)), act(store(STACK, 'own', type, -1))],
	}));
	const others = attributeOf(rule, 'stack')?.set;
	if (others === undefined) return taken;
	const none = test(all(...types.map((type): Cond => compare(stored(STACK, 'own', type), '=', 0))));
	return [...taken, ...membersOf(others, game.model.types).first.map((type) => ({ type, effects: [none] }))];
}

/**
 * A piece that cannot move any more promotes as soon as a piece is on the stack: when the opponent captures one. Of several such pieces the
 * first one in the order of cells promotes.
 */
function* promoteDead(game: Limited, rule: Rule): Contributions {
	const { size, types } = game.model;
	for (const type of types) {
		const dead = deadCells(game, type);
		const choices = choicesOf(game, rule.prefix ?? '+', type)?.filter((one) => one in game.kinds) ?? [];
		if (dead === undefined || choices.length === 0) continue;
		yield declareVar('revived', { start: 0, life: 'walk' });
		// The opponent's cells, as the capturing side sees them.
		const cells = cellsOf(size)
			.filter((cell) => contains(dead, cell))
			.map((cell) => seen(game, cell));
		for (const choice of choices)
			for (const cell of cells)
				yield hook(830, {
					id: `available ${type} ${choice} ${cell.join()}`,
					if: all(
						compare({ var: 'revived' }, '=', 0),
						compare(stored(STACK, 'other', choice), '>', 0),
						is({ cell: [...cell] }, { who: 'enemy', kind: kindsOf(game, [type]) }),
					),
					do: [
						{ set: { cell: [...cell] }, to: { kind: choice, side: 'other' } },
						store(STACK, 'other', choice, -1),
						{ var: 'revived', to: 1 },
					],
				});
	}
}
