import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, row, turns } from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { chessEnds, emptyHands } from './parts/ends.js';
import { bank, comesAs, drops, promotedKinds } from './parts/hands.js';
import { namesOf } from './parts/names.js';
import { clocks } from './parts/orthodox.js';
import { chessPawn } from './parts/pawns.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const officers = ['Q', 'R', 'B', 'N'];
	const promoted = officers.map((kind) => `${kind}~`);
	return {
		...chess.rules,
		zones: { ...chess.rules.zones, middle: row(1, 6) },
		kinds: { ...chess.rules.kinds, ...promotedKinds(officers, chess.rules.kinds) },
		stores: { hand: { as: Object.fromEntries(promoted.map((kind) => [kind, 'P'])) } },
		paths: { ...chess.rules.paths, pawn: chessPawn(promoted), drops: drops(['P', ...officers], { P: 'middle' }) },
		after: [...clocks(['P'], comesAs(['P'])), ...bank(['P', ...officers, ...promoted])],
		outcomes: chessEnds(emptyHands),
		turn: turns('white', 'black', ['drops']),
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Crazyhouse. */
export interface Crazyhouse extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'Q~' | 'R~' | 'B~' | 'N~';
	readonly reason: Chess['reason'];
}

/**
 * Crazyhouse: a captured piece may be dropped by the side that captured it, a promoted piece as a pawn.
 *
 * After lichess.org/variant/crazyhouse; counts agree with Fairy-Stockfish, chessops and SjaakII.
 *
 * @example
 * legal(compile(crazyhouse).start).length // → 20
 */
export const crazyhouse: GameDefinition<Crazyhouse> = /* @__PURE__ */ defineGame({
	id: 'crazyhouse',
	title: 'Crazyhouse',
	also: ['ZH', 'Drop chess'],
	rules,
	names,
	dialects: handFen,
});
