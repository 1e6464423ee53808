import { all, any, before, compare, leap, neighbours, stored } from '../ruleset/build.js';
import type { Names } from '../ruleset/names.js';
import type { Ruleset } from '../ruleset/types.js';
import { bughouse } from './bughouse.js';
import { drops } from './parts/hands.js';
import { namesOf } from './parts/names.js';
import { castles, drawsOnly } from './parts/orthodox.js';

/**
 * One board of koedem, bughouse in which kings are captured and dropped too; a king in hand must be dropped first. Hands are filled from outside.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(koedem, names).start).length // → 20
 */
export const koedem: Ruleset = /* @__PURE__ */ (() => {
	const officers = ['Q', 'R', 'B', 'N'];
	return {
		...bughouse,
		royal: { some: [] },
		paths: {
			...bughouse.paths,
			king: any(leap(neighbours), ...castles('RNBQKBNR', { unsafe: true })),
			drops: drops(['P', ...officers, 'K'], { P: 'middle' }),
		},
		forbid: [],
		prefer: [
			{
				id: 'king-first',
				stage: 'candidates' as const,
				keep: { if: all(before(compare(stored('hand', 'own', 'K'), '>', 0)), compare(stored('hand', 'own', 'K'), '<', 1)) },
			},
		],
		outcomes: drawsOnly,
	};
})();

/** How notations name the parts of {@link koedem}. */
export const names: Names = /* @__PURE__ */ namesOf(koedem);
