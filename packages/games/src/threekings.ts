import type { Names, Ruleset } from '@x/core';
import { extinction } from './parts/extinction.js';
import { namesOf } from './parts/names.js';
import { drawsOnly, facing, orthodox } from './parts/orthodox.js';

/**
 * Three kings: each side has three, and who loses one of them has lost.
 *
 * As in Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(threekings, names).start).length // → 20
 */
export const threekings: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'KNBQKBNK', 'PPPPPPPP'),
		more: { royal: { some: [] }, forbid: [], outcomes: [...extinction(['K'], { least: 3 }), ...drawsOnly] },
	}))();

/** How notations name the parts of {@link threekings}. */
export const names: Names = /* @__PURE__ */ namesOf(threekings);
