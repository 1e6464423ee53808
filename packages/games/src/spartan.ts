import type { Cond, GameDefinition, Names, Ruleset } from '@x/core';
import {
	act,
	any,
	attacked,
	compare,
	count,
	defineGame,
	land,
	leap,
	not,
	promote,
	quiet,
	seq,
	set,
	take,
	test,
	within,
} from '@x/core/build';
import type { Chess } from './chess.js';
import { openEnds } from './parts/ends.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { archbishop, elephant, ferz, rook, turns, wazir } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const kings: Cond = compare(count({ who: 'friend', kind: ['K'] }, { if: not(attacked('at')) }), '=', 0);
	const secondKing = seq(test(compare(count({ who: 'friend', kind: ['K'] }), '<', 2)), land(), act(set('at', { kind: 'K', side: 'own' })));
	const ending = any(promote(['G', 'W', 'C', 'L'], 'last'), seq(test(within('last')), secondKing));
	const rules = orthodox({
		drawing: ['lgkcckwl', 'hhhhhhhh', '........', '........', '........', '........', 'PPPPPPPP', 'RNBQKBNR'],
		pieceMoves: {
			G: ['general', any(rook(), ferz())],
			W: ['warlord', archbishop()],
			C: ['captain', any(wazir(), leap(turns(0, 2)))],
			L: [
				'lieutenant',
				any(
					elephant(),
					leap(
						[
							[1, 0],
							[-1, 0],
						],
						quiet(),
					),
				),
			],
			H: [
				'hoplite',
				any(
					leap(
						[
							[1, 1],
							[-1, 1],
						],
						quiet(ending),
					),
					seq(
						test(within('second', 'origin')),
						leap(
							[
								[2, 2],
								[-2, 2],
							],
							quiet(),
						),
					),
					leap([[0, 1]], take(ending)),
				),
			],
		},
		castling: {},
		advancing: ['P', 'H'],
		more: { outcomes: openEnds },
	});
	return {
		...rules,
		defs: { check: kings },
		forbid: [{ id: 'own-royal-safe', if: kings }],
		outcomes: rules.outcomes.map((outcome) => (outcome.id === 'checkmate' ? { ...outcome, if: kings } : outcome)),
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: ['P', 'H'] });

/** The sides, kinds and reasons of Spartan. */
export interface Spartan extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'G' | 'W' | 'C' | 'L' | 'H';
	readonly reason: 'fivefold-repetition' | '75-move-rule' | 'threefold-repetition' | '50-move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Spartan chess: the Persians have the pieces of chess; the Spartans have two kings, of which one may stay attacked, and pieces of their own:
 * hoplites (pawns that step diagonally, two cells by a leap at first, and capture straight on), lieutenants, captains, a general and a warlord.
 *
 * Steven Streetman, 2010 (spartanchessonline.com, chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(spartan).start).length // → 20
 */
export const spartan: GameDefinition<Spartan> = /* @__PURE__ */ defineGame({
	id: 'spartan',
	title: 'Spartan',
	also: ['Spartan chess'],
	rules,
	names,
});
