import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { janggiGame } from './parts/janggi.js';
import { janggiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { CHO_HAN } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => janggiGame({ points: true, occurrences: 4, repeating: 'loses', idle: 200 }))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: CHO_HAN, look: janggiLook(rules) });

/** The sides, kinds and reasons of Janggimodern. */
export interface Janggimodern extends WhiteAndBlack {
	readonly kind: 'R' | 'C' | 'N' | 'B' | 'A' | 'K' | 'P';
	readonly reason: 'points' | 'perpetual-check' | 'repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Janggi in which generals may face each other; after two passes points decide, and two hundred plies after the last capture. A
 * player whose move brings a position for the fourth time loses when that is called (Korea Janggi Association, for games with points).
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(janggimodern).start).length // → 32
 */
export const janggimodern: GameDefinition<Janggimodern> = /* @__PURE__ */ defineGame({
	id: 'janggimodern',
	title: 'Janggimodern',
	also: ['Modern janggi'],
	rules,
	names,
	dialects: completeFen,
});
