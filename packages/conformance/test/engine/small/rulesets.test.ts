import type { Ruleset } from '@x/core/src/rules/types';
import { describe, expect, it } from 'vitest';
import { compared, small } from './compare.js';
import { empty, enemy, everything, hop, land, men, phases, safe, steps } from './parts.js';

/** The game, and the first side's moves as kind, origin, end (cells from a1 = 0), marks; by which clause of the rules model. */
const CASES: readonly (readonly [string, Ruleset, readonly string[], string])[] = [
	[
		'what comes from nowhere is named by what stands where it ends, written or not',
		small({ paths: { more: { pick: { who: 'enemy' } } }, turn: phases({ also: ['more'] }), start: { pieces: men('a b2') } }),
		['A-6'],
		'§1 clause 1',
	],
	[
		'neutral pieces are not enemies: tables do not attack them',
		small({
			paths: {
				king: steps([[-1, 0]], enemy, { do: { capture: 'at' } }, land),
				a: { seq: [{ step: [0, 1] }, { do: { land: true, leave: { kind: 'A', side: 'neutral' } } }] },
			},
			forbid: [{ id: 'unguarded', if: { attacked: 'origin', by: 'own' } }],
			start: { pieces: men('A b1', 'K c1') },
		}),
		['A1-6'],
		'§2 clause 8',
	],
	[
		'a royal that is captured by its own side is in no danger any more',
		small({
			paths: { a: { do: { capture: 'at' } }, king: steps([[0, 1]], enemy, { do: { capture: 'at' } }, land) },
			royal: everything,
			forbid: safe,
			start: { pieces: men('A b3', 'k b4') },
		}),
		['A11-11'],
		'§3 clause 12',
	],
	[
		'a cell is attacked by the pieces that could capture on it; without a target side, by none',
		small({
			outcomes: [{ id: 'reached', when: 'turn', if: { attacked: { cell: [0, 2] } }, result: 'win' }],
			paths: { king: steps([[0, 1]], land), a: steps([[1, 0]], enemy, { do: { capture: 'at' } }, land) },
			start: { pieces: men('K e1', 'a b3') },
		}),
		['K4-9'],
		'§2 clause 8',
	],
	[
		'a walk that leaves only what ends with it is no move',
		small({
			points: { spot: 'walk' },
			paths: { king: { do: { point: 'spot', to: 'at' } } },
			after: [{ id: 'mend', do: [{ set: 'origin', to: { kind: 'A', side: 'neutral' } }] }],
			start: { pieces: men('K a1', 'A a2') },
		}),
		['A5-6'],
		'§3 clause 13',
	],
	[
		'a walk that writes a lasting variable is a move, if it writes what was there',
		small({ vars: { count: { start: 0 } }, paths: { king: { do: { var: 'count', add: 0 } } }, start: { pieces: men('K a1') } }),
		['K0-0'],
		'§3 clause 13',
	],
	[
		'moves that differ in what ended with their walks are one, unless hooks read it',
		small({
			points: { spot: 'walk' },
			paths: {
				king: { any: [{ seq: [{ step: [0, 1] }, land] }, { seq: [{ do: { point: 'spot', to: 'at' } }, { step: [0, 1] }, land] }] },
			},
			start: { pieces: men('K a1') },
		}),
		['K0-5'],
		'§3 clause 13',
	],
	[
		'a hook that reads what ends with a walk tells moves apart',
		small({
			points: { spot: 'walk' },
			paths: {
				king: { any: [{ seq: [{ step: [0, 1] }, land] }, { seq: [{ do: { point: 'spot', to: 'at' } }, { step: [0, 1] }, land] }] },
			},
			after: [{ id: 'leave', do: [{ set: { point: 'spot' }, to: { kind: 'A', side: 'neutral' } }] }],
			start: { pieces: men('K a1') },
		}),
		['K0-5', 'K0-5'],
		'§3 clause 13',
	],
	[
		'on a line that closes on itself a piece is its own hurdle',
		small({
			space: { axes: [{ extent: [0, 4], wrap: true }, { extent: [0, 3] }] },
			paths: {
				king: hop([[1, 0]], land),
			},
			start: { pieces: men('K c2') },
		}),
		['K7-5', 'K7-6', 'K7-8', 'K7-9'],
		'§1 clause 2',
	],
	[
		'a cell that must be empty holds no enemy',
		small({ paths: { king: steps([[0, 1]], empty, enemy, { do: { capture: 'at' } }, land) }, start: { pieces: men('K a1', 'k a2') } }),
		[],
		'§1 clause 2',
	],
	[
		'a law asks the marks of a script',
		small({
			paths: { king: { seq: [{ step: [0, 1] }, land, { mark: 'm' }] } },
			forbid: [{ id: 'not-there', if: { same: [{ mark: 'm' }, { cell: [0, 1] }] } }],
			start: { pieces: men('K a1', 'K b1') },
		}),
		['K1-6 m'],
		'§3 clause 14',
	],
	[
		'a script that lands where it stands changes nothing',
		small({ flags: { fresh: {} }, paths: { king: land }, start: { pieces: men('K a1', 'K b1 fresh') } }),
		['K1-1'],
		'§3 clause 13',
	],
	[
		'what is read of a store is what lies in it, not what it was put in as',
		small({
			stores: { hand: { as: { K: 'A' } } },
			paths: {
				more: {
					seq: [
						{ test: { compare: [{ store: 'hand', of: 'own', kind: 'K' }, '>', 0] } },
						{ pick: { who: 'empty' } },
						{ do: { store: 'hand', of: 'own', kind: 'K', add: -1 } },
						{ do: { set: 'at', to: { kind: 'K', side: 'own' } } },
					],
				},
			},
			turn: phases({ also: ['more'] }),
			start: { pieces: men('K a1'), stores: { hand: { white: { A: 1 } } } },
		}),
		['K0-5'],
		'types: Store',
	],
	[
		'to become what one is already is no other move',
		small({
			paths: {
				king: {
					any: [steps([[0, 1]], empty, land, { do: { set: 'at', to: { kind: 'K', side: 'own' } } }), steps([[0, 1]], empty, land)],
				},
			},
			start: { pieces: men('K a1') },
		}),
		['K0-5'],
		'§3 clause 13',
	],
	[
		'of a walk and a step that do the same the marks are kept',
		small({
			paths: { king: { any: [steps([[0, 1]], empty, land), steps([[0, 1]], empty, land, { mark: 'm' })] } },
			start: { pieces: men('K a1') },
		}),
		['K0-5 m'],
		'§3 clause 13',
	],
];

describe('small rulesets: what both engines make of them', () => {
	it.each(CASES)('%s', (_, ruleset, moves) => {
		expect(compared(ruleset).moves).toEqual(moves);
	});

	it('an outcome of `moved` reads what ended with the walk, and a decision counts behind a draw', () => {
		const spot = { point: 'spot' } as const;
		const ruleset = small({
			points: { spot: 'walk' },
			paths: { king: { seq: [{ do: { point: 'spot', to: 'at' } }, { step: [0, 1] }, land] } },
			outcomes: [
				{ id: 'drawn', when: 'moved', if: { in: 'at', zone: 'spot' }, result: 'draw' },
				{ id: 'claimed', when: 'moved', claim: 'either', result: 'draw' },
				{ id: 'left-corner', when: 'moved', if: { same: [spot, { cell: [0, 0] }] }, result: 'win' },
				{ id: 'counted', when: 'moved', if: { same: [spot, 'origin'] }, result: { points: [{ captured: {} }, 3] } },
			],
			start: { pieces: men('K a1', 'K b1', 'k e4') },
		});
		expect(compared(ruleset).moves).toEqual(['K0-5', 'K1-6']);
	});

	it('a variable of a walk has its start value outside of a walk: flags do not end because of it', () => {
		const ruleset = small({
			vars: { count: { start: 1, life: 'walk' } },
			flags: { fresh: { onMove: 'keep', while: { compare: [{ var: 'count' }, '=', 1] } } },
			after: [{ id: 'double', do: [{ var: 'count', add: { var: 'count' } }] }],
			start: { pieces: men('K a1 fresh', 'A b1 fresh') },
		});
		compared(ruleset);
	});
});
