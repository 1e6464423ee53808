import type { GameDefinition, Names, Ruleset } from '@x/core';
import { compare, count, defineGame } from '@x/core/build';
import { antichess } from './antichess.js';
import type { Chess } from './chess.js';
import { drawsWhilePlaying } from './parts/ends.js';
import { nothingLeft } from './parts/losing.js';
import { namesOf } from './parts/names.js';
import type { WhiteAndBlack } from './parts/words.js';

const rules: Ruleset = /* @__PURE__ */ (() => {
	const fewer = (who: 'friend' | 'enemy', than: 'friend' | 'enemy') => compare(count({ who }), '<', count({ who: than }));
	return {
		...antichess.rules,
		outcomes: [
			...nothingLeft,
			...drawsWhilePlaying,
			{ id: 'fewer-pieces', when: 'stuck' as const, if: fewer('friend', 'enemy'), result: 'win' as const },
			{ id: 'fewer-pieces', when: 'stuck' as const, if: fewer('enemy', 'friend'), result: 'loss' as const },
			{ id: 'stalemate', when: 'stuck' as const, result: 'draw' as const },
		],
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules);

/** The sides, kinds and reasons of Suicide. */
export interface Suicide extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason:
		| 'nothing-left'
		| 'fivefold-repetition'
		| 'threefold-repetition'
		| '75-move-rule'
		| '50-move-rule'
		| 'fewer-pieces'
		| 'stalemate';
}

/**
 * Suicide chess: antichess in which a side that cannot move wins only if it has fewer pieces left.
 *
 * After the Free Internet Chess Server; counts agree with Fairy-Stockfish.
 *
 * @example
 * legal(compile(suicide).start).length // → 20
 */
export const suicide: GameDefinition<Suicide> = /* @__PURE__ */ defineGame({
	id: 'suicide',
	title: 'Suicide',
	also: ['Suicide chess'],
	rules,
	names,
});
