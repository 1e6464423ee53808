import { all, before, compare } from '@x/core/build';
import type { Draft } from './draft.js';
import type { Lowering } from './lowering.js';
import { royalsOf } from './royals.js';

/** The consequences of explosions for royal pieces (decision D10). The explosions themselves are moves of the rewritten definition. */
export const ATOMIC: Lowering = { rules: {}, lower: atomic };

function atomic(draft: Draft): void {
	if (!draft.model.source.rules.some(({ name, negated }) => name === 'atomic' && !negated)) return;
	if (draft.royalKinds.length === 0) return;
	// Exploding the last royal piece of the opponent wins: it is lost like any other.
	const own = royalsOf(draft, 'friend');
	draft.law({ id: 'explodes-royal', if: all(before(compare(own, '>', 0)), compare(own, '=', 0)) });
}
