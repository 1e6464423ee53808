import type { GameDefinition, Names, Ruleset } from '@x/core';
import { any, defineGame, pawn, row } from '@x/core/build';
import { counted } from './parts/counting.js';
import { bareKings, stalemateDraws, threefold } from './parts/ends.js';
import { MAKRUK } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { chancellor, ferz, silver } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() =>
	counted(
		orthodox({
			drawing: ['rnsaksnr', '........', 'pppppppp', '........', '........', 'PPPPPPPP', '........', 'RNSKASNR'],
			pieceMoves: { S: ['khon', silver()], A: ['ai-wok', any(chancellor(), ferz())] },
			promotesTo: ['A'],
			pawn: pawn({ promotesTo: ['A'], last: 'sixth' }),
			more: { points: {}, zones: { sixth: row(5) }, outcomes: [bareKings(), threefold, ...stalemateDraws] },
		}),
	))();

const names: Names = /* @__PURE__ */ namesOf(rules, { look: MAKRUK });

/** The sides, kinds and reasons of Ai-wok. */
export interface AiWok extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'R' | 'K' | 'S' | 'A';
	readonly reason: 'insufficient-material' | 'threefold-repetition' | 'checkmate' | 'stalemate';
}

/**
 * Ai-wok: makruk with an ai-wok, which goes like rook, knight and met, in place of the met; pawns become one too.
 * The limits of moves that players count against a bare king are left to them.
 *
 * After Fairy-Stockfish, whose counts it has; SjaakII agrees.
 *
 * @example
 * legal(compile(aiWok).start).length // → 26
 */
export const aiWok: GameDefinition<AiWok> = /* @__PURE__ */ defineGame({ id: 'ai-wok', title: 'Ai-wok', rules, names });
