import type { GameDefinition, Names, Ruleset } from '@x/core';
import { defineGame, pawn, row } from '@x/core/build';
import { makrukDrawing } from './parts/asian.js';
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
			pieceMoves: { S: ['khon', silver()], M: ['met', ferz()] },
			promotesTo: ['M'],
			pawn: pawn({ promotesTo: ['M'], last: 'sixth' }),
			more: { points: {}, zones: { sixth: row(5) }, outcomes: [bareKings(), threefold, ...stalemateDraws] },
		}),
	))();

const names: Names = /* @__PURE__ */ namesOf(rules, { look: MAKRUK });

/** The sides, kinds and reasons of Makruk. */
export interface Makruk extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'R' | 'K' | 'S' | 'M';
	readonly reason: 'insufficient-material' | 'threefold-repetition' | 'checkmate' | 'stalemate';
}

/**
 * Makruk, Thai chess: pawns start on the third row and become mets on the sixth.
 * The limits of moves that players count against a bare king are left to them.
 *
 * After the rules of the Thai Chess Association (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(makruk).start).length // → 23
 */
export const makruk: GameDefinition<Makruk> = /* @__PURE__ */ defineGame({
	id: 'makruk',
	title: 'Makruk',
	also: ['Thai chess', 'หมากรุก', 'หมากรุกไทย', 'Mak-ruk'],
	rules,
	names,
});
