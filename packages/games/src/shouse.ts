import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, row, turns } from '@x/core/build';
import type { Chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { gated, gatingNames } from './parts/gating.js';
import { bank, comesAs, drops, promotedKinds } from './parts/hands.js';
import { namesOf } from './parts/names.js';
import { castles, clocks } from './parts/orthodox.js';
import { chessPawn } from './parts/pawns.js';
import { bishop, knight, mann, queen, rook } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';
import { seirawan } from './seirawan.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const officers = ['Q', 'H', 'E', 'R', 'B', 'N'];
	const promoted = officers.map((kind) => `${kind}~`);
	const [short, long] = castles('RNBQKBNR', {});
	const kinds = { ...seirawan.rules.kinds, ...promotedKinds(officers, seirawan.rules.kinds) };
	return {
		...seirawan.rules,
		zones: { ...seirawan.rules.zones, middle: row(1, 6) },
		kinds,
		// A hand that is empty may be filled again.
		flags: { ...seirawan.rules.flags, gate: { kinds: ['N', 'B', 'R', 'Q', 'K'] } },
		stores: { hand: { as: Object.fromEntries(promoted.map((kind) => [kind, 'P'])) } },
		paths: {
			...seirawan.rules.paths,
			pawn: chessPawn(promoted),
			knight: gated(knight(), officers),
			bishop: gated(bishop(), officers),
			rook: gated(rook(), officers),
			queen: gated(queen(), officers),
			king: any(
				gated(mann(), officers),
				gated(short!, officers, ['origin', { from: 'origin', by: [3, 0] }]),
				gated(long!, officers, ['origin', { from: 'origin', by: [-4, 0] }]),
			),
			drops: drops(['P', ...officers], { P: 'middle' }),
		},
		after: [...clocks(['P'], comesAs(['P'])), ...bank(['P', ...officers, ...promoted])],
		turn: turns('white', 'black', ['drops']),
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { ...gatingNames(), handOrder: ['K', 'E', 'H', 'Q', 'R', 'B', 'N', 'P'] });

/** The sides, kinds and reasons of Shouse. */
export interface Shouse extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'H' | 'E' | 'Q~' | 'H~' | 'E~' | 'R~' | 'B~' | 'N~';
	readonly reason: Chess['reason'];
}

/**
 * S-house: Seirawan chess with the hands of crazyhouse. Captured pieces may be dropped, or, but for pawns, put on a cell that a piece leaves for
 * the first time.
 *
 * After pychess.org/variants/shouse; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(shouse).start).length // → 92
 */
export const shouse: GameDefinition<Shouse> = /* @__PURE__ */ defineGame({
	id: 'shouse',
	title: 'Shouse',
	also: ['S-house', 'Seirawan crazyhouse'],
	rules,
	names,
	dialects: handFen,
});
