import type { GameDefinition, Names, Path, Ruleset } from '@x/core';
import {
	act,
	all,
	any,
	at,
	compare,
	count,
	defineGame,
	diagonals,
	drop,
	each,
	land,
	leap,
	mark,
	matches,
	quiet,
	row,
	royalAttacked,
	same,
	seq,
	set,
	some,
	step,
	take,
	test,
	within,
} from '@x/core/build';
import { counted } from './parts/counting.js';
import { handFen } from './parts/dialects.js';
import { bareKings, emptyHands, idlePlies, stalemateDraws, threefold } from './parts/ends.js';
import { SITTUYIN } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { orthodox } from './parts/orthodox.js';
import { ferz, silver } from './parts/pieces.js';
import { RED_BLACK } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const hand = { K: 1, F: 1, R: 2, S: 2, N: 2 };
	const from = (kind: string, zone: string): Path => drop(kind, { store: 'hand', zone, mark: 'drop' });
	const harmless = compare(matches(each(diagonals, 'a', seq(step('a'), at({ who: 'enemy' }))), 'at'), '=', 0);
	const ripe = all(
		compare(count({ who: 'friend', kind: ['F'] }), '=', 0),
		some(within('ripe', 'origin'), compare(count({ who: 'friend', kind: ['P'] }), '=', 1)),
	);
	const general = act(set('at', { kind: 'F', side: 'own' }));
	const rules = counted(
		orthodox({
			drawing: ['........', '........', '....pppp', 'pppp....', '....PPPP', 'PPPP....', '........', '........'],
			pieceMoves: { S: ['elephant', silver()], F: ['general', ferz()] },
			promotesTo: ['K', 'F', 'R', 'S', 'N'],
			pawn: any(
				leap([[0, 1]], quiet()),
				leap(
					[
						[1, 1],
						[-1, 1],
					],
					take(),
				),
				seq(test(ripe), any(seq(test(harmless), general), leap(diagonals, quiet(seq(land(), test(harmless), general)))), mark('ripen')),
			),
			drops: any(from('K', 'camp'), from('F', 'camp'), from('S', 'camp'), from('N', 'camp'), from('R', 'first')),
			hand,
		}),
	);
	return {
		...rules,
		points: {},
		zones: {
			first: row(0),
			camp: row(0, 2),
			ripe: {
				cells: [
					[0, 7],
					[1, 6],
					[2, 5],
					[3, 4],
					[4, 4],
					[5, 5],
					[6, 6],
					[7, 7],
				],
			},
		},
		prefer: [{ id: 'setup', stage: 'candidates' as const, keep: { if: same({ mark: 'drop' }, 'at') } }],
		forbid: [...rules.forbid, { id: 'no-check-by-ripening', if: all(same({ mark: 'ripen' }, 'at'), royalAttacked('other')) }],
		outcomes: [bareKings(emptyHands), threefold, idlePlies(100), ...stalemateDraws],
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	sideTitles: RED_BLACK,
	look: SITTUYIN,
	handOrder: ['K', 'S', 'F', 'R', 'N'],
	notes: {
		rules: {
			'no-check-by-ripening': { title: 'No check by promotion', texts: ['The promotion of a pawn may not give check.'] },
		},
		moves: {
			pawn: [
				'Moves one square forward without capturing.',
				'Captures one square diagonally forward.',
				'While its player has no general, a pawn on a8, b7, c6, d5, e5, f6, g7 or h8 (Black: a1, b2, c3, d4, e4, f3, g2 or h1) may become one instead of moving.',
				'It does so where it stands or on an empty square diagonally next to it, but not where the new general would attack an enemy piece.',
				'A player’s last pawn may do so on any square.',
			],
		},
	},
});

/** The sides, kinds and reasons of Sittuyin. */
export interface Sittuyin extends WhiteAndBlack {
	readonly kind: 'P' | 'N' | 'R' | 'K' | 'S' | 'F';
	readonly reason: 'insufficient-material' | 'threefold-repetition' | 'move-rule' | 'checkmate' | 'stalemate';
}

/**
 * Sittuyin, Burmese chess: behind standing pawns the players put their pieces on their first three rows in turn, rooks on the first. While a side
 * has no general, a pawn on one of the long diagonals of the other half (the last pawn: anywhere) may become one where it stands or on a free
 * diagonally adjacent cell, unless that attacks something. Counting against a bare king is left to the players.
 *
 * After the Myanmar game (chessvariants.com); counts agree with Fairy-Stockfish and SjaakII.
 *
 * @example
 * legal(compile(sittuyin).start).length // → 88
 */
export const sittuyin: GameDefinition<Sittuyin> = /* @__PURE__ */ defineGame({
	id: 'sittuyin',
	title: 'Sittuyin',
	also: ['Burmese chess', 'Myanmar chess', 'စစ်တုရင်', 'Sit-tu-yin'],
	rules,
	names,
	dialects: handFen,
});
