import { all, before, compare } from '@x/core/build';
import type { Crowned } from './cast.js';
import { type Contributions, type Lowering, law } from './contribution.js';
import { royalCount } from './royals.js';

/** The consequences of explosions for royal pieces (decision D10). The explosions themselves are moves of the rewritten definition. */
export const ATOMIC: Lowering<Crowned> = { rules: {}, lower: atomic };

function* atomic(game: Crowned): Contributions {
	const rule = game.model.source.rules.find(({ name, negated }) => name === 'atomic' && !negated);
	if (rule === undefined) return;
	if (game.royals.kinds.length === 0) return;
	// Exploding the last royal piece of the opponent wins: it is lost like any other.
	const own = royalCount(game, 'friend');
	yield* game.origins.by(rule, [law({ id: 'explodes-royal', if: all(before(compare(own, '>', 0)), compare(own, '=', 0)) })]);
}
