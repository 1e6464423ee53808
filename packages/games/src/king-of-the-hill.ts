import type { Cond, GameDefinition, Names, Ruleset } from '@x/core';
import { box, compare, count, defineGame } from '@x/core/build';
import { type Chess, chess } from './chess.js';
import { openEnds } from './parts/ends.js';
import type { WhiteAndBlack } from './parts/words.js';

const onHill = (who: 'friend' | 'enemy'): Cond => compare(count({ who, kind: ['K'] }, { zone: 'hill' }), '>', 0);

const rules: Ruleset = /* @__PURE__ */ (() => ({
	...chess.rules,
	zones: { ...chess.rules.zones, hill: box([3, 4], [3, 4]) },
	outcomes: [
		{ id: 'hill', when: 'turn' as const, if: onHill('enemy'), result: 'loss' as const },
		{ id: 'hill', when: 'turn' as const, if: onHill('friend'), result: 'win' as const },
		...openEnds,
	],
}))();

const names: Names = chess.names;

/** The sides, kinds and reasons of King of the Hill. */
export interface KingOfTheHill extends WhiteAndBlack {
	readonly kind: Chess['kind'];
	readonly reason: 'hill' | 'fivefold-repetition' | '75-move-rule' | 'threefold-repetition' | '50-move-rule' | 'checkmate' | 'stalemate';
}

/**
 * King of the hill: chess that is also won by bringing the king to one of the four central cells.
 *
 * After lichess.org/variant/kingOfTheHill; counts agree with Fairy-Stockfish and chessops.
 *
 * @example
 * legal(compile(kingOfTheHill).start).length // → 20
 */
export const kingOfTheHill: GameDefinition<KingOfTheHill> = /* @__PURE__ */ defineGame({
	id: 'king-of-the-hill',
	title: 'King of the Hill',
	also: ['KotH'],
	rules,
	names,
});
