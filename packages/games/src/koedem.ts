import type { GameDefinition, Names, Num, Outcome, Ruleset } from '@x/core';
import { all, any, before, compare, count, defineGame, leap, neighbours, stored, sum } from '@x/core/build';
import { bughouse } from './bughouse.js';
import type { Chess } from './chess.js';
import { handFen } from './parts/dialects.js';
import { drops } from './parts/hands.js';
import { namesOf } from './parts/names.js';
import { castles, drawsOnly } from './parts/orthodox.js';
import type { WhiteAndBlack } from './parts/words.js';

/** The kings of a side, on the board and in hand. */
const kings = (of: 'own' | 'other'): Num =>
	sum({ of: count({ who: of === 'own' ? 'friend' : 'enemy', kind: ['K'] }) }, { of: stored('hand', of, 'K') });

/** A side that owns no king has lost to one that owns both; while a king is on the other board, neither side has lost. */
const kingsLost = (loser: 'own' | 'other', result: 'loss' | 'win'): Outcome => ({
	id: 'kings-lost',
	when: 'turn',
	if: all(compare(kings(loser), '=', 0), compare(kings(loser === 'own' ? 'other' : 'own'), '>', 1)),
	result,
});

const rules: Ruleset = /* @__PURE__ */ (() => {
	const officers = ['Q', 'R', 'B', 'N'];
	return {
		...bughouse.rules,
		royal: { some: [] },
		paths: {
			...bughouse.rules.paths,
			king: any(leap(neighbours), ...castles('RNBQKBNR', { unsafe: true })),
			drops: drops(['P', ...officers, 'K'], { P: 'middle' }),
		},
		forbid: [],
		prefer: [
			{
				id: 'king-first',
				stage: 'candidates' as const,
				keep: { if: all(before(compare(stored('hand', 'own', 'K'), '>', 0)), compare(stored('hand', 'own', 'K'), '<', 1)) },
			},
		],
		outcomes: [
			kingsLost('own', 'loss'),
			kingsLost('other', 'win'),
			// As in bughouse, a side that cannot move waits in vain.
			...drawsOnly.map((outcome) => (outcome.id === 'stalemate' ? { ...outcome, result: 'loss' as const } : outcome)),
		],
	};
})();

const names: Names = /* @__PURE__ */ namesOf(rules, {
	notes: {
		rules: {
			'kings-lost': {
				title: 'Kings',
				texts: [
					'A player with no king, on the board or in hand, loses to an opponent who has two.',
					'While one of the two kings is on the other board, the game goes on.',
				],
				goal: 'capture the enemy king and keep both kings',
			},
		},
	},
});

/** The sides, kinds and reasons of Koedem. */
export interface Koedem extends WhiteAndBlack {
	readonly kind: Chess['kind'] | 'Q~' | 'R~' | 'B~' | 'N~';
	readonly reason: 'kings-lost' | 'fivefold-repetition' | '75-move-rule' | 'threefold-repetition' | '50-move-rule' | 'stalemate';
}

/**
 * One board of koedem, bughouse in which kings are captured and dropped too; a king in hand must be dropped first. Hands are filled from outside.
 * A side without a king loses to one that owns two; while one of them is on the other board, the game goes on.
 *
 * After Fairy-Stockfish, whose counts it has.
 *
 * @example
 * legal(compile(koedem).start).length // → 20
 */
export const koedem: GameDefinition<Koedem> = /* @__PURE__ */ defineGame({
	id: 'koedem',
	title: 'Koedem',
	also: ['Koedem chess'],
	rules,
	names,
	dialects: handFen,
});
