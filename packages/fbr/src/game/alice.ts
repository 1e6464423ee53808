import { all, before, compare, count, not, some, within } from '@x/core/build';
import type { Crowned } from './cast.js';
import { type Contributions, guard, type Lowering, law } from './contribution.js';
import { hasAttribute } from './rule-list.js';
import { sliceZone } from './zones.js';

/** Several boards: a move must be legal where it is played, before the piece goes to another board (decision D9). */
export const ALICE: Lowering<Crowned> = {
	rules: { alice: ['3D', '4D', 'classic'] },
	*lower(game) {
		const rules = game.model.source.rules.filter(({ name, negated }) => name === 'alice' && !negated);
		if (rules.length === 0 || game.model.size.length < 3 || game.royals.kinds.length === 0) return;
		// A move that leaves a check is illegal because of the royal piece.
		yield* game.origins.by(game.model.rules.all('royal')[0], [guard('transfer', not({ royalAttacked: 'own' }))], null);
		const deep = rules.find((rule) => hasAttribute(rule, '4D'));
		if (deep !== undefined) yield* game.origins.by(deep, kingsOnly(game), '4D');
	},
};

/** A piece goes to a board with a royal piece only, unless both stand on the board that it leaves. */
function* kingsOnly(game: Crowned): Contributions {
	const { size } = game.model;
	const boards = Array.from({ length: size[2]! }, (_, board) => game.names.zone(sliceZone(2, board, size), 'board'));
	const royals = (zone: string): Parameters<typeof compare>[0] => count({ kind: game.royals.kinds }, { zone });
	const bare = some(...boards.map((zone) => all(within(zone), not(within(zone, 'origin')), before(compare(royals(zone), '=', 0)))));
	const both = some(...boards.map((zone) => all(within(zone, 'origin'), before(compare(royals(zone), '>', 1)))));
	yield law({ id: 'alice-boards', if: all(bare, not(both)) });
}
