import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { janggiGame } from './parts/janggi.js';
import { janggiLook } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { CHO_HAN } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => janggiGame({ facing: true }))();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: CHO_HAN, look: janggiLook(rules) });

/** The sides, kinds and reasons of Janggitraditional. */
export interface Janggitraditional extends WhiteAndBlack {
	readonly kind: 'R' | 'C' | 'N' | 'B' | 'A' | 'K' | 'P';
	readonly reason:
		| 'insufficient-material'
		| 'perpetual-check'
		| 'repetition'
		| 'move-rule'
		| 'checkmate'
		| 'stalemate'
		| 'passes'
		| 'facing';
}

/**
 * Janggi in which facing generals, and two passes, are a draw.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(janggitraditional).start).length // → 32
 */
export const janggitraditional: GameDefinition<Janggitraditional> = /* @__PURE__ */ defineGame({
	id: 'janggitraditional',
	title: 'Janggitraditional',
	also: ['Traditional janggi'],
	rules,
	names,
	dialects: completeFen,
});
