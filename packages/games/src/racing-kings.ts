import type { Cond, GameDefinition, Names, Ruleset } from '@x/core';
import { all, compare, count, defineGame, is, moves, not, phase, royalAttacked, within } from '@x/core/build';
import { namesOf } from './parts/names.js';
import { drawsOnly, orthodox } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const home = (who: 'friend' | 'enemy'): Cond => compare(count({ who, kind: ['K'] }, { zone: 'goal' }), '>', 0);

const rules: Ruleset = /* @__PURE__ */ (() => {
	const rules = orthodox({ drawing: ['........', '........', '........', '........', '........', '........', 'krbnNBRK', 'qrbnNBRQ'] });
	return {
		...rules,
		sides: { ...rules.sides, black: { ...rules.sides.black!, frame: rules.sides.white!.frame } },
		zones: { goal: rules.zones.last! },
		points: {},
		after: [
			...rules.after,
			{ id: 'both-home', if: all(phase('black'), home('friend'), home('enemy')), do: [{ end: 'draw' as const, id: 'both-home' }] },
		],
		forbid: [...rules.forbid, { id: 'no-check', if: royalAttacked('other') }],
		outcomes: [
			{ id: 'both-home', when: 'turn' as const, if: all(home('friend'), home('enemy')), result: 'draw' as const },
			{ id: 'king-home', when: 'turn' as const, if: all(phase('white'), home('enemy'), not(home('friend'))), result: 'loss' as const },
			{ id: 'king-home', when: 'turn' as const, if: all(home('friend'), not(home('enemy'))), result: 'win' as const },
			{
				id: 'king-home',
				when: 'turn' as const,
				if: all(
					phase('black'),
					home('enemy'),
					not(home('friend')),
					compare(moves('next', all(within('goal'), is('at', { kind: ['K'] }))), '=', 0),
				),
				result: 'loss' as const,
			},
			...drawsOnly,
		],
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Racing Kings. */
export interface RacingKings extends WhiteAndBlack {
	readonly kind: 'N' | 'B' | 'R' | 'Q' | 'K';
	readonly reason:
		| 'both-home'
		| 'king-home'
		| 'fivefold-repetition'
		| '75-move-rule'
		| 'threefold-repetition'
		| '50-move-rule'
		| 'stalemate';
}

/**
 * Racing kings: the first king on the last row wins, and giving check is forbidden. When White is home first, Black has one more move if
 * it can bring its king home too: then it is a draw.
 *
 * After lichess.org/variant/racingKings; counts agree with Fairy-Stockfish and chessops.
 *
 * @example
 * legal(compile(racingKings).start).length // → 21
 */
export const racingKings: GameDefinition<RacingKings> = /* @__PURE__ */ defineGame({
	id: 'racing-kings',
	title: 'Racing Kings',
	also: ['Race kings'],
	rules,
	names,
});
