import type { Cond, GameDefinition, Names, Ruleset } from '@x/core';
import {
	all,
	any,
	at,
	compare,
	count,
	defineGame,
	each,
	leap,
	matches,
	neighbours,
	not,
	quiet,
	royalAttacked,
	seq,
	step,
} from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { explosion } from './parts/blast.js';
import { chessEnds } from './parts/ends.js';
import { namesOf } from './parts/names.js';
import { castles } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const kings = (who: 'friend' | 'enemy'): Cond => compare(count({ who, kind: ['K'] }), '>', 0);
	return {
		...chess.rules,
		paths: { ...chess.rules.paths, king: any(leap(neighbours, quiet()), ...castles('RNBQKBNR', {})) },
		immune: compare(matches(each(neighbours, 'k', seq(step('k'), at({ who: 'enemy', kind: ['K'] }))), 'at'), '>', 0),
		after: [...chess.rules.after, explosion(['P'])],
		forbid: [
			{ id: 'own-king-lives', if: not(kings('friend')) },
			{ id: 'own-royal-safe', if: all(kings('enemy'), royalAttacked('own')) },
		],
		outcomes: [{ id: 'explosion', when: 'turn' as const, if: not(kings('friend')), result: 'loss' as const }, ...chessEnds()],
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Atomic. */
export interface Atomic extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: Chess['reason'] | 'explosion';
}

/**
 * Atomic chess: a capture explodes and removes every neighbouring piece except pawns. A side whose king explodes loses. Kings do not capture,
 * and kings next to each other do not give check.
 *
 * After lichess.org/variant/atomic; counts agree with Fairy-Stockfish and chessops.
 *
 * @example
 * legal(compile(atomic).start).length // → 20
 */
export const atomic: GameDefinition<Atomic> = /* @__PURE__ */ defineGame({
	id: 'atomic',
	title: 'Atomic',
	also: ['Atomic chess'],
	rules,
	names,
});
