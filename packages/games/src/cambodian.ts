import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn, row } from '@x/core/build';
import { AIMED, aimed, leapingKing, leapingMet, makrukDrawing, withLeaps } from './parts/asian.js';
import { counted } from './parts/counting.js';
import { handFen } from './parts/dialects.js';
import { bareKings, stalemateDraws, threefold } from './parts/ends.js';
import { MAKRUK } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { clocks, orthodox, start } from './parts/orthodox.js';
import { silver } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	counted(
		orthodox({
			drawing: makrukDrawing,
			pieceMoves: { S: ['khon', silver()], M: ['met', leapingMet()], K: ['king', leapingKing()] },
			promotesTo: ['M'],
			pawn: pawn({ promotesTo: ['M'], last: 'sixth' }),
			more: {
				points: {},
				zones: { sixth: row(5) },
				flags: { leap: { kinds: ['K', 'M'] } },
				after: [...clocks(['P']), aimed],
				start: withLeaps(start(makrukDrawing)),
				outcomes: [bareKings(), threefold, ...stalemateDraws],
			},
		}),
	))();

const names: Names = /* @__PURE__ */ namesOf(rules, { files: { flag: 'leap' }, look: MAKRUK, notes: AIMED });

/** The sides, kinds and reasons of Cambodian. */
export interface Cambodian extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'R' | 'K' | 'S' | 'M';
	readonly reason: 'insufficient-material' | 'threefold-repetition' | 'checkmate' | 'stalemate';
}

/**
 * Ouk chatrang, Cambodian chess: makruk in which the unmoved king may leap to the second row like a knight, unless in check or once a rook has
 * aimed at it, and the unmoved met two cells forward.
 * The limits of moves that players count against a bare king are left to them.
 *
 * After ancientchess.com and Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(cambodian).start).length // → 25
 */
export const cambodian: GameDefinition<Cambodian> = /* @__PURE__ */ defineGame({
	id: 'cambodian',
	title: 'Cambodian',
	also: ['Cambodian chess', 'Khmer chess', 'Ouk chatrang', 'អុកចត្រង្គ'],
	rules,
	names,
	dialects: handFen,
});
