import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn, row } from '@x/core/build';
import { makrukDrawing, steadfastKing } from './parts/asian.js';
import { counted } from './parts/counting.js';
import { bareKings, stalemateDraws, threefold } from './parts/ends.js';
import { MAKRUK } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { ferz, silver } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	counted(
		orthodox({
			drawing: makrukDrawing,
			pieceMoves: { S: ['khon', silver()], M: ['met', ferz()], K: ['king', steadfastKing()] },
			promotesTo: ['M'],
			pawn: pawn({ promotesTo: ['M'], last: 'sixth' }),
			more: { points: {}, zones: { sixth: row(5) }, outcomes: [bareKings(), threefold, ...stalemateDraws] },
		}),
	))();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	look: MAKRUK,
	notes: {
		moves: {
			king: [
				'Moves one square in any direction.',
				'In check it may not move away: it may only capture a piece next to it, if no other piece gives check.',
			],
		},
	},
});

/** The sides, kinds and reasons of Makpong. */
export interface Makpong extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'R' | 'K' | 'S' | 'M';
	readonly reason: 'insufficient-material' | 'threefold-repetition' | 'checkmate' | 'stalemate';
}

/**
 * Makpong, makruk's way to break ties: a king in check may not go away, but may capture the only piece that gives it.
 * The limits of moves that players count against a bare king are left to them.
 *
 * After pychess.org/variants/makpong; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(makpong).start).length // → 23
 */
export const makpong: GameDefinition<Makpong> = /* @__PURE__ */ defineGame({
	id: 'makpong',
	title: 'Makpong',
	also: ['Defensive chess'],
	rules,
	names,
});
