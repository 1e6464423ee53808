import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame } from '@x/core/build';
import { handFen } from './parts/dialects.js';
import { gated, gatingNames } from './parts/gating.js';
import { namesOf } from './parts/names.js';
import { foundCastles } from './parts/orthodox.js';
import { mann } from './parts/pieces.js';
import { type Seirawan, seirawan } from './seirawan.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const gates = ['H', 'E'];
	return {
		...seirawan.rules,
		paths: { ...seirawan.rules.paths, king: any(gated(mann(), gates), gated(foundCastles(), gates, ['origin', { mark: 'partner' }])) },
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	...gatingNames('files'),
	handOrder: ['K', 'E', 'H', 'Q', 'R', 'B', 'N', 'P'],
});

/** The sides, kinds and reasons of Seirawan960. */
export interface Seirawan960 extends Seirawan {}

/**
 * Seirawan chess from the starts of Chess960.
 *
 * Rules as in Seirawan chess and Chess960; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(seirawan960).start).length // → 28
 */
export const seirawan960: GameDefinition<Seirawan960> = /* @__PURE__ */ defineGame({
	id: 'seirawan960',
	title: 'Seirawan960',
	also: ['S-chess 960'],
	rules,
	names,
	dialects: handFen,
});
