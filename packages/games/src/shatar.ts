import type { Cond, GameDefinition, Names, Ruleset } from '@x/core';
import { all, any, attacked, compare, count, defineGame, is, not, pawn, royalAttacked, setVar, some, variable } from '@x/core/build';
import { chess } from './chess.js';
import { completeFen } from './parts/dialects.js';
import { openEnds, stalemateDraws } from './parts/ends.js';
import { namesOf } from './parts/names.js';
import { clocks, orthodox } from './parts/orthodox.js';
import { ferz, rook } from './parts/pieces.js';
import type { WhiteAndBlack } from './parts/words.js';

const SHAK: readonly string[] = ['J', 'R', 'N'];
const NOT_KNIGHT: readonly string[] = ['P', 'B', 'R', 'J', 'K'];

/** The king of a side is attacked by some piece of these kinds. */
const checked = (who: 'friend' | 'enemy', by: 'own' | 'other', kinds: readonly string[]): Cond =>
	compare(count({ who, kind: ['K'] }, { if: attacked('at', { by, if: is('at', { kind: kinds }) }) }), '>', 0);

/** The other side's checks, up to the one that stands, held a shak. A set-up position tells of the last one only. */
const shak: Cond = some(compare(variable('shak', 'other'), '>', 0), checked('friend', 'other', SHAK));

const rules: Ruleset = /* @__PURE__ */ (() =>
	orthodox({
		drawing: ['rnbjkbnr', 'ppp.pppp', '........', '...p....', '...P....', '........', 'PPP.PPPP', 'RNBJKBNR'],
		pieceMoves: { J: ['bers', any(rook(), ferz())] },
		promotesTo: ['J'],
		pawn: pawn({ promotesTo: ['J'], last: 'last' }),
		more: {
			points: {},
			vars: { ...chess.rules.vars, shak: { start: 0, perSide: true } },
			after: [
				...clocks(['P']),
				{ id: 'checks-broken-off', if: not(royalAttacked('other')), do: [setVar('shak', 0)] },
				{ id: 'shak', if: checked('enemy', 'own', SHAK), do: [setVar('shak', 1)] },
			],
			outcomes: [
				{
					id: 'robado',
					when: 'turn',
					if: some(compare(count({ who: 'friend' }), '<', 2), compare(count({ who: 'enemy' }), '<', 2)),
					result: 'draw',
				},
				...openEnds.filter(({ when }) => when !== 'stuck'),
				{ id: 'knight-mate', when: 'stuck', if: all(royalAttacked('own'), not(checked('friend', 'other', NOT_KNIGHT))), result: 'win' },
				{ id: 'niol', when: 'stuck', if: all(royalAttacked('own'), not(shak)), result: 'draw' },
				...stalemateDraws,
			],
		},
	}))();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	notes: {
		rules: {
			'knight-mate': { title: 'Mate by a knight', texts: ['A player who mates with a check by a knight alone loses the game.'] },
			niol: {
				title: 'Mate without a shak (niol)',
				texts: [
					'A check by a bers, a rook or a knight is a shak.',
					'Mate wins if the mating check, or one of the unbroken row of checks before it, is a shak.',
					'Otherwise the game is a draw.',
				],
			},
		},
	},
});

/** The sides, kinds and reasons of Shatar. */
export interface Shatar extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'B' | 'R' | 'K' | 'J';
	readonly reason:
		| 'robado'
		| 'fivefold-repetition'
		| '75-move-rule'
		| 'threefold-repetition'
		| '50-move-rule'
		| 'knight-mate'
		| 'niol'
		| 'checkmate'
		| 'stalemate';
}

/**
 * Shatar, Mongolian chess: a bers, rook and ferz in one, stands for the queen; the game starts with 1 d4 d5, and no other pawn steps twice.
 * A side that has nothing but its king makes it a draw at once (robado). Check by a bers, a rook or a knight is a shak; a mate wins only if it or
 * one of the checks right before it was a shak, and is a draw otherwise (niol). Mate by a knight alone is not allowed: a side that gives it has
 * lost.
 *
 * After chessvariants.com; counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(shatar).start).length // → 20
 */
export const shatar: GameDefinition<Shatar> = /* @__PURE__ */ defineGame({
	id: 'shatar',
	title: 'Shatar',
	also: ['Mongolian chess', 'Шатар'],
	rules,
	names,
	dialects: completeFen,
});
