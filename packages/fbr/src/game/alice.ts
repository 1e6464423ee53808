import { all, before, compare, count, not, some, within } from '@x/core/build';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { hasAttribute } from './rule-list.js';

/** Several boards: a move must be legal where it is played, before the piece goes to another board (decision D9). */
export const ALICE: Lowering = {
	rules: { alice: ['3D', '4D', 'classic'] },
	lower: (draft) => {
		const rules = draft.model.source.rules.filter(({ name, negated }) => name === 'alice' && !negated);
		if (rules.length === 0 || draft.model.size.length < 3 || draft.royalKinds.length === 0) return;
		draft.guard('transfer', not({ royalAttacked: 'own' }));
		if (rules.some((rule) => hasAttribute(rule, '4D'))) kingsOnly(draft);
	},
};

/** A piece goes to a board with a royal piece only, unless both stand on the board that it leaves. */
function kingsOnly(draft: Draft): void {
	const { size } = draft.model;
	const boards = Array.from({ length: size[2]! }, (_, board) =>
		draft.zone({ box: size.map((_length, axis) => (axis === 2 ? [board, board] : null)) }, 'board'),
	);
	const royals = (zone: string): Parameters<typeof compare>[0] => count({ kind: draft.royalKinds }, { zone });
	const bare = some(...boards.map((zone) => all(within(zone), not(within(zone, 'origin')), before(compare(royals(zone), '=', 0)))));
	const both = some(...boards.map((zone) => all(within(zone, 'origin'), before(compare(royals(zone), '>', 1)))));
	draft.law({ id: 'alice-boards', if: all(bare, not(both)) });
}
