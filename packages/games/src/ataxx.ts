import type { Cond, GameDefinition, Names, Ruleset, Vec } from '@x/core';
import {
	act,
	at,
	compare,
	count,
	defineGame,
	each,
	empty,
	land,
	leap,
	matches,
	neighbours,
	pick,
	quiet,
	seq,
	setVar,
	step,
	test,
	turns,
} from '@x/core/build';
import { completeFen } from './parts/dialects.js';
import { threefold } from './parts/ends.js';
import { flip, majority, pass, put } from './parts/flips.js';
import { ATAXX } from './parts/looks.js';
import { namesOf } from './parts/names.js';
import { blank, plainGame, wipedOut } from './parts/plain.js';
import { RED_BLUE } from './parts/side-titles.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const around = each(neighbours, 'n', seq(step('n'), at({ who: 'enemy' })));
	const far = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y): Vec => [x, y])).filter(([x, y]) => x !== 0 || y !== 0);
	const near = (vectors: readonly Vec[]): Cond => compare(matches(each(vectors, 'n', seq(step('n'), at({ who: 'friend' }))), 'at'), '>', 0);
	const rules = plainGame(['P.....p', ...blank(7, 5), 'p.....P'], {
		P: [
			'microbe',
			leap(
				far.filter(([x, y]) => Math.max(Math.abs(Number(x)), Math.abs(Number(y))) === 2),
				quiet(seq(land(), flip(around), act(setVar('passes', 0)))),
			),
		],
	});
	return {
		...rules,
		vars: { passes: { start: 0, identity: true as const } },
		paths: {
			...rules.paths,
			grow: seq(pick(empty()), test(near(neighbours)), flip(around), put),
			pass: pass(compare(count(empty(), { if: near(far) }), '=', 0)),
		},
		outcomes: [...wipedOut('turn'), ...majority, threefold],
		turn: turns('white', 'black', ['grow', 'pass']),
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, { silent: [], sideTitles: RED_BLUE, look: ATAXX });

/** The sides, kinds and reasons of Ataxx. */
export interface Ataxx extends WhiteAndBlack {
	readonly kind: 'P';
	readonly reason: 'wiped-out' | 'majority' | 'even' | 'threefold-repetition' | 'stuck';
}

/**
 * Ataxx: a piece grows onto a neighbouring cell or leaps two cells far, and then all enemies next to it change sides. A side that cannot move
 * passes; at the end the side with more pieces wins.
 *
 * Dave Crummack and Craig Galley, 1988; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(ataxx).start).length // → 16
 */
export const ataxx: GameDefinition<Ataxx> = /* @__PURE__ */ defineGame({
	id: 'ataxx',
	title: 'Ataxx',
	also: ['Infection'],
	rules,
	names,
	dialects: completeFen,
});
