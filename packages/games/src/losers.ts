import type { GameDefinition, Names, Ruleset } from '@x/core';
import { compare, count, defineGame, royalAttacked } from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { drawsWhilePlaying } from './parts/ends.js';
import { mustCapture } from './parts/losing.js';
import { namesOf } from './parts/names.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...chess.rules,
	prefer: [mustCapture('legal')],
	outcomes: [
		{ id: 'bare-king', when: 'turn' as const, if: compare(count({ who: 'friend' }), '=', 1), result: 'win' as const },
		{ id: 'bare-king', when: 'turn' as const, if: compare(count({ who: 'enemy' }), '=', 1), result: 'loss' as const },
		...drawsWhilePlaying,
		{ id: 'checkmate', when: 'stuck' as const, if: royalAttacked('own'), result: 'win' as const },
		{ id: 'stalemate', when: 'stuck' as const, result: 'win' as const },
	],
}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Losers. */
export interface Losers extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason:
		| 'bare-king'
		| 'fivefold-repetition'
		| 'threefold-repetition'
		| '75-move-rule'
		| '50-move-rule'
		| 'checkmate'
		| 'stalemate';
}

/**
 * Losers: captures are compulsory where they are legal, and a side that has only its king, is mated or cannot move wins.
 *
 * After the Internet Chess Club's wild 17; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(losers).start).length // → 20
 */
export const losers: GameDefinition<Losers> = /* @__PURE__ */ defineGame({
	id: 'losers',
	title: 'Losers',
	also: ['Losers chess'],
	rules,
	names,
});
