import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { extinction } from './parts/extinction.js';
import { namesOf } from './parts/names.js';
import { drawsOnly, facing, orthodox } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: facing(8, 'KNBQKBNK', 'PPPPPPPP'),
		more: { royal: { some: [] }, forbid: [], outcomes: [...extinction(['K'], { least: 3 }), ...drawsOnly] },
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Three Kings. */
export interface Threekings extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'extinction' | 'fivefold-repetition' | '75-move-rule' | 'threefold-repetition' | '50-move-rule' | 'stalemate';
}

/**
 * Three kings: each side has three kings, and a side that loses one of them loses.
 *
 * As in Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(threekings).start).length // → 20
 */
export const threekings: GameDefinition<Threekings> = /* @__PURE__ */ defineGame({
	id: 'threekings',
	title: 'Three Kings',
	also: ['3 kings'],
	rules,
	names,
});
