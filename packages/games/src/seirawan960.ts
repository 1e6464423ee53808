import type { Names, Ruleset } from '@x/core';
import { any } from '@x/core/build';
import { gated, gatingNames } from './parts/gating.js';
import { namesOf } from './parts/names.js';
import { foundCastles } from './parts/orthodox.js';
import { mann } from './parts/pieces.js';
import { seirawan } from './seirawan.js';

/**
 * Seirawan chess from the starts of Chess960.
 *
 * Rules as in Seirawan chess and Chess960; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(seirawan960, names).start).length // → 28
 */
export const seirawan960: Ruleset = /* @__PURE__ */ (() => {
	const gates = ['H', 'E'];
	return {
		...seirawan,
		paths: { ...seirawan.paths, king: any(gated(mann(), gates), gated(foundCastles(), gates, ['origin', { mark: 'partner' }])) },
	};
})();

/** How notations name the parts of {@link seirawan960}. */
export const names: Names = /* @__PURE__ */ namesOf(seirawan960, {
	...gatingNames('files'),
	handOrder: ['K', 'E', 'H', 'Q', 'R', 'B', 'N', 'P'],
});
