import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame } from '@x/core/build';
import type { Chess } from './chess.js';
import { crazyhouse } from './crazyhouse.js';
import { handFen } from './parts/dialects.js';
import { openEnds } from './parts/ends.js';
import { namesOf } from './parts/names.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...crazyhouse.rules,
	after: crazyhouse.rules.after.filter(({ id }) => !id.startsWith('bank')),
	// Hands are filled from outside, so nothing is dead; a side that cannot move waits for a piece while its clock runs out.
	outcomes: openEnds.map((outcome) => (outcome.id === 'stalemate' ? { ...outcome, result: 'loss' as const } : outcome)),
}))();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Bughouse. */
export interface Bughouse extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'Q~' | 'R~' | 'B~' | 'N~';
	readonly reason: 'fivefold-repetition' | '75-move-rule' | 'threefold-repetition' | '50-move-rule' | 'checkmate' | 'stalemate';
}

/**
 * One board of bughouse: drops as in crazyhouse, but what is captured goes to the partner's board, so hands are filled from outside. Promoted
 * pieces go back as pawns, so they stay marked. A side that cannot move would have to wait for a piece, and loses.
 *
 * After the usual rules (chess.com/terms/bughouse-chess); counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(bughouse).start).length // → 20
 */
export const bughouse: GameDefinition<Bughouse> = /* @__PURE__ */ defineGame({
	id: 'bughouse',
	title: 'Bughouse',
	also: ['Tandem chess', 'Exchange chess', 'Siamese chess', 'Team chess', 'Tandemschach'],
	rules,
	names,
	dialects: handFen,
});
