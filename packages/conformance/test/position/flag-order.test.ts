import { apply, key, legal, pieceAt, pieces, position, restore, type Setup, save, setupOf } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { load, programs } from '@x/core/load';
import { reference } from '@x/core/reference';
import type { Ruleset } from '@x/core/src/rules/types';
import { plane } from '@x/plane';
import { describe, expect, it } from 'vitest';
import { compared, small } from '../engine/small/compare.js';
import { empty, land, men, steps } from '../engine/small/parts.js';

/** Names that an object lists in another order than a sorted list: whole numbers come first. */
const NAMES = ['zeta', 'alpha', '10', '9', 'Beta'];
const SORTED = ['10', '9', 'Beta', 'alpha', 'zeta'];

const orders = (names: readonly string[]): string[][] => names.map((_, index) => [...names.slice(index), ...names.slice(0, index)]);

const rulesetOf = (declared: readonly string[], carried: readonly string[], more: Partial<Ruleset> = {}): Ruleset =>
	small({
		flags: Object.fromEntries(declared.map((flag) => [flag, { onMove: 'keep' as const }])),
		paths: { a: steps([[1, 0]], empty, land, { do: { set: 'origin', to: { kind: 'A', side: 'own' }, flags: { add: carried } } }) },
		...more,
		start: { pieces: men(`A a1 ${carried.join(' ')}`, 'K a2', 'k e4') },
	});

describe('the flags of a piece are sorted by name, however a ruleset or a setup lists them', () => {
	const expected = setupOf(position(compile(rulesetOf(SORTED, SORTED)), rulesetOf(SORTED, SORTED).start));

	it.each(orders(NAMES).map((order) => [order.join(' '), order] as const))('%s', (_, order) => {
		for (const rules of [rulesetOf(order, [...order].reverse()), rulesetOf([...order].reverse(), order)]) {
			const made = plan(rules);
			for (const game of [compile(rules), load({ ...made, facts: { ...made.facts, literal: true } }, programs)]) {
				const at = position(game, rules.start);
				expect(pieceAt(at, 'a1')?.flags).toEqual(SORTED);
				expect(pieces(at)[0]?.piece.flags).toEqual(SORTED);
				expect(setupOf(at).pieces[0]?.piece.flags).toEqual(SORTED);
				const move = legal(at).find(({ kind }) => kind === 'A');
				expect(move?.writes.map(({ piece }) => piece?.flags)).toEqual([SORTED]);
				const saved = save(apply(at, move!));
				expect(saved.start).toBeUndefined();
				const arranged = setupOf(at);
				expect(arranged).toEqual(expected);
				const turned: Setup = {
					...arranged,
					pieces: arranged.pieces.map((one) => ({ ...one, piece: { ...one.piece, flags: [...(one.piece.flags ?? [])].reverse() } })),
				};
				const back = restore(game, { ...saved, start: turned });
				expect(back.ok && save(back.value)).toEqual(saved);
				expect(key(position(game, turned))).toBe(key(at));
			}
			const definition = reference(rules);
			const literal = definition.legal(definition.stateOf(rules.start)).find(({ kind }) => kind === 'A');
			expect(literal?.writes.map(({ piece }) => piece?.flags)).toEqual([SORTED]);
			compared(rules, 1);
		}
	});

	it('on a plane too', () => {
		const open = { extent: [null, null] as const };
		const four = NAMES.slice(1);
		const { sides } = rulesetOf(four, four);
		const upright = { white: sides.white!, black: { ...sides.black!, frame: sides.white!.frame } };
		const rules = rulesetOf(four, four, { space: { axes: [open, open] }, sides: upright, outcomes: [] });
		const at = plane({ id: 'flags', title: 'Flags', rules, names: { kinds: {} } as never }).start;
		expect(setupOf(at).pieces.find(({ piece }) => piece.kind === 'A' && piece.side === 'white')?.piece.flags).toEqual(SORTED.slice(0, 4));
	});
});
