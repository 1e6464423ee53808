import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { janggiGame } from './parts/janggi.js';
import { janggiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { CHO_HAN } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => janggiGame({ facing: true, points: true }))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: CHO_HAN, look: janggiLook(rules) });

/** The sides, kinds and reasons of Janggi. */
export interface Janggi extends WhiteAndBlack {
	readonly kind: 'R' | 'C' | 'N' | 'B' | 'A' | 'K' | 'P';
	readonly reason: 'points' | 'perpetual-check' | 'repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Janggi, Korean chess: no river, cannons need a hurdle for every move, lines in the palace, and a side may pass. When generals come to face each
 * other, the other side must break that or pass, which ends the game: then, as after two passes, points decide (13 for a chariot, 7 for a cannon, 5
 * for a horse, 3 for an elephant or a guard, 2 for a soldier, and 1½ for moving second). They decide too when a player calls the third occurrence of a position, or a hundred plies without a capture; who gave
 * check all the while has lost (so Fairy-Stockfish; tournaments forbid to repeat).
 *
 * After the Korea Janggi Association (chessvariants.com); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(janggi).start).length // → 32
 */
export const janggi: GameDefinition<Janggi> = /* @__PURE__ */ defineGame({
	id: 'janggi',
	title: 'Janggi',
	also: ['Korean chess', '장기', 'Changgi', 'チャンギ', '韩国象棋'],
	rules,
	names,
	dialects: completeFen,
});
