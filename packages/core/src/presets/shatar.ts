import { any, pawn } from '../ruleset/build.js';
import type { Names } from '../ruleset/names.js';
import type { Ruleset } from '../ruleset/types.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { ferz, rook } from './parts/pieces.js';

/**
 * Shatar, Mongolian chess: a bers, rook and ferz in one, stands for the queen; the game starts with 1 d4 d5, and no other pawn steps twice.
 * That a mate by some pieces alone is only a draw is left to the players.
 *
 * After chessvariants.com; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(shatar, names).start).length // → 20
 */
export const shatar: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: ['rnbjkbnr', 'ppp.pppp', '........', '...p....', '...P....', '........', 'PPP.PPPP', 'RNBJKBNR'],
		men: { J: ['bers', any(rook(), ferz())] },
		promotesTo: ['J'],
		pawn: pawn({ promotesTo: ['J'], last: 'last' }),
		more: { points: {} },
	}))();

/** How notations name the parts of {@link shatar}. */
export const names: Names = /* @__PURE__ */ namesOf(shatar);
