import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { janggiGame } from './parts/janggi.js';
import { janggiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { CHO_HAN } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => janggiGame({}))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: CHO_HAN, look: janggiLook(rules) });

/** The sides, kinds and reasons of Janggicasual. */
export interface Janggicasual extends WhiteAndBlack {
	readonly kind: 'R' | 'C' | 'N' | 'B' | 'A' | 'K' | 'P';
	readonly reason: 'insufficient-material' | 'perpetual-check' | 'repetition' | 'move-rule' | 'checkmate' | 'stalemate' | 'passes';
}

/**
 * Janggi in which generals may face each other and two passes are a draw.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(janggicasual).start).length // → 32
 */
export const janggicasual: GameDefinition<Janggicasual> = /* @__PURE__ */ defineGame({
	id: 'janggicasual',
	title: 'Janggicasual',
	also: ['Casual janggi'],
	rules,
	names,
	dialects: completeFen,
});
