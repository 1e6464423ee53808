import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { extinction } from './parts/extinction.js';
import { namesOf } from './parts/names.js';
import { drawsOnly, facing, orthodox } from './parts/orthodox.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'KNBQKBNK', 'PPPPPPPP'),
		more: { royal: { some: [] }, forbid: [], outcomes: [...extinction(['K'], { least: 3 }), ...drawsOnly] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/**
 * Three kings: each side has three kings, and a side that loses one of them loses.
 *
 * As in Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(threekings).start).length // → 20
 */
export const threekings: GameDefinition = /* @__PURE__ */ defineGame({ id: 'threekings', title: 'Three Kings', rules, names });
