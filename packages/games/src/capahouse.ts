import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, row, turns } from '@x/core/build';
import { capablanca } from './capablanca.js';
import type { Chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { chessEnds, emptyHands } from './parts/ends.js';
import { bank, comesAs, drops, promotedKinds } from './parts/hands.js';
import { namesOf } from './parts/names.js';
import { clocks } from './parts/orthodox.js';
import { chessPawn } from './parts/pawns.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const officers = ['Q', 'C', 'A', 'R', 'B', 'N'];
	const promoted = officers.map((kind) => `${kind}~`);
	return {
		...capablanca.rules,
		zones: { ...capablanca.rules.zones, middle: row(1, 6) },
		kinds: { ...capablanca.rules.kinds, ...promotedKinds(officers, capablanca.rules.kinds) },
		stores: { hand: { as: Object.fromEntries(promoted.map((kind) => [kind, 'P'])) } },
		paths: { ...capablanca.rules.paths, pawn: chessPawn(promoted), drops: drops(['P', ...officers], { P: 'middle' }) },
		after: [...clocks(['P'], comesAs(['P'])), ...bank(['P', ...officers, ...promoted])],
		outcomes: chessEnds(emptyHands),
		turn: turns('white', 'black', ['drops']),
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { handOrder: ['K', 'C', 'A', 'Q', 'R', 'B', 'N', 'P'] });

/** The sides, kinds and reasons of Capahouse. */
export interface Capahouse extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'A' | 'C' | 'Q~' | 'C~' | 'A~' | 'R~' | 'B~' | 'N~';
	readonly reason: Chess['reason'];
}

/**
 * Capahouse: crazyhouse with the pieces and the board of Capablanca chess.
 *
 * After pychess.org/variants/capahouse; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(capahouse).start).length // → 28
 */
export const capahouse: GameDefinition<Capahouse> = /* @__PURE__ */ defineGame({
	id: 'capahouse',
	title: 'Capahouse',
	also: ['Capablanca crazyhouse'],
	rules,
	names,
	dialects: handFen,
});
