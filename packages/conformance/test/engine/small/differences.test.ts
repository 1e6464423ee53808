import type { Effect, Path, Ruleset } from '@x/core/src/rules/types';
import { describe, expect, it } from 'vitest';
import { compared, small } from './compare.js';
import { empty, enemy, everything, hop, land, men, phases, safe, steps } from './parts.js';

const take: Path = { do: { capture: 'at' } };
const row = { axes: [{ extent: [0, 10] }, { extent: [0, 0] }] } as const;
const ring = { axes: [{ extent: [0, 4], wrap: true }, { extent: [0, 3] }] } as const;

/** Rulesets, shrunk, that the two engines once played differently: the first side's moves as in `rulesets.test`, and the clause. */
const CASES: readonly (readonly [string, Ruleset, readonly string[], string])[] = [
	[
		'names that are compiled while a hook asks do not disturb the walk that asks',
		small({
			vars: { count: { start: 1, life: 'walk' } },
			paths: { king: steps([[1, 0]], take), more: { seq: [] } },
			royal: everything,
			after: [{ id: 'asks', if: { royalAttacked: 'own' }, do: [{ forEach: { seq: [] }, from: { cell: [3, 1] }, do: [] }] }],
			turn: {
				start: 'white',
				phases: {
					white: { side: 'white', also: ['more'], pieces: { kind: [] }, next: [{ to: 'black' }] },
					black: { side: 'black', next: [{ to: 'white' }] },
				},
			},
			start: { pieces: men('K d1', 'k e1') },
		}),
		['--1'],
		'§1 clause 6',
	],
	[
		'a walk that is asked whether it captures reads the marks of who asks',
		small({
			paths: { king: { seq: [land, { mark: 'm' }] }, a: { do: { capture: { mark: 'm' } } } },
			flags: { fresh: {} },
			royal: everything,
			forbid: safe,
			start: { pieces: men('K b2 fresh', 'a d2') },
		}),
		[],
		'§1 clause 6',
	],
	[
		'a walk that is asked whether it captures steps by the direction of who asks',
		small({
			paths: {
				king: steps(
					[
						[1, 0],
						[0, 1],
					],
					empty,
					land,
				),
				a: { any: [steps([[1, 0]], empty, land), { seq: [{ step: { bound: 'd' } }, take] }] },
			},
			forbid: safe,
			start: { pieces: men('K b2', 'a d2') },
		}),
		['K6-11'],
		'§1 clause 6',
	],
	[
		'a royal that moves and is none any more need not be safe',
		small({
			space: ring,
			paths: {
				king: steps([[1, -1]], empty, land, { do: { set: 'at', to: { kind: 'A', side: 'own' } } }),
				a: steps([[1, 0]], enemy, take, land),
			},
			forbid: safe,
			start: { pieces: men('K b2', 'a d1') },
		}),
		['K6-2'],
		'§2 clause 10',
	],
	[
		'who becomes a royal must be safe there',
		small({
			paths: {
				king: steps([[1, 0]], empty, land),
				a: {
					any: [steps([[0, 1]], empty, land, { do: { set: 'at', to: { kind: 'K', side: 'own' } } }), steps([[-1, 0]], enemy, take, land)],
				},
			},
			forbid: safe,
			start: { pieces: men('K a1', 'A c1', 'a b2', 'A e1') },
		}),
		['A4-9', 'K0-1'],
		'§2 clause 10',
	],
	[
		'a royal that a script leaves behind must be safe too',
		small({
			kinds: { K: { moves: 'king' }, A: { moves: 'a' } },
			paths: {
				king: { seq: [{ step: [1, 0] }, land, { do: { set: { from: 'at', by: [0, 1] }, to: { kind: 'K', side: 'own' } } }] },
				a: steps([[1, 0]], enemy, take, land),
			},
			forbid: safe,
			start: { pieces: men('K a1', 'a c2') },
		}),
		[],
		'§2 clause 10',
	],
	[
		'a series that has ended leads nowhere, on a board that closes on itself too',
		small({
			space: ring,
			paths: { king: { each: [[1, 0]], as: 'd', series: [2, 3], path: { seq: [{ loop: { step: { bound: 'd' } }, min: 1 }, land] } } },
			start: { pieces: men('K a1') },
		}),
		['K0-2', 'K0-3'],
		'§1 clause 3',
	],
	[
		'primes go on beyond the board where it closes on itself',
		small({
			space: {
				axes: [
					{ extent: [0, 2], wrap: true },
					{ extent: [0, 1], wrap: true },
				],
			},
			paths: {
				king: { each: [[1, 0]], as: 'd', series: 'primes', path: { seq: [{ loop: { step: { bound: 'd' } }, min: 3, max: 3 }, land] } },
			},
			start: { pieces: men('K a1') },
		}),
		['K0-2'],
		'§1 clause 3',
	],
	[
		'hops by two vectors to one cell are one move',
		small({
			space: row,
			paths: {
				king: hop(
					[
						[2, 0],
						[1, 0],
					],
					land,
				),
				a: { seq: [] },
			},
			start: { pieces: men('K a1', 'A c1') },
		}),
		['K0-3', 'K0-4', 'K0-5', 'K0-6', 'K0-7', 'K0-8', 'K0-9', 'K0-10'],
		'§3 clause 13',
	],
	[
		'a hop and a leap to one cell are one move',
		small({
			space: row,
			paths: { king: { any: [hop([[1, 0]], land), steps([[4, 0]], empty, land)] }, a: { seq: [] } },
			start: { pieces: men('K a1', 'A c1', 'A g1') },
		}),
		['K0-3', 'K0-4', 'K0-5'],
		'§3 clause 13',
	],
	[
		'what walks and what tables hold are counted once where they do the same',
		small({
			paths: { a: { any: [steps([[1, -1]], land), steps([[1, -1]], empty, land)] }, king: { seq: [land] } },
			forbid: safe,
			start: { pieces: men('K a1', 'A b2') },
		}),
		['A6-2'],
		'§3 clause 13',
	],
	[
		'moves that differ in what ended with their walks are counted once',
		small({
			points: { spot: 'walk' },
			paths: { king: { any: [steps([[0, 1]], { do: { point: 'spot', to: 'at' } }, empty, land), steps([[0, 1]], empty, land)] } },
			forbid: safe,
			start: { pieces: men('K a1') },
		}),
		['K0-5'],
		'§3 clause 13',
	],
	[
		'a piece that was overwritten is captured no more',
		small({
			paths: {
				king: { seq: [{ step: [1, 0] }, land, { mark: 'm' }] },
				a: { seq: [{ step: [1, 0] }, { do: { set: { mark: 'm' }, to: { recolour: 'mover' } } }, { step: [1, 0] }, take] },
			},
			royal: everything,
			forbid: safe,
			start: { pieces: men('K a1', 'a d1') },
		}),
		['K0-1 m'],
		'§2 clause 8',
	],
	[
		'each of several royals is asked about, though walks stir the list of pieces',
		small({
			points: { spot: 'walk' },
			kinds: { K: { moves: 'king' }, A: { moves: 'a' } },
			paths: {
				king: steps([[1, 0]], { any: [land, { seq: [take, { go: { point: 'spot' } }] }] }),
				a: steps([[-1, -1]], take),
			},
			royal: everything,
			forbid: safe,
			start: { pieces: men('K b3', 'K d2', 'k c3', 'a d1') },
		}),
		['K11-12'],
		'§2 clause 10',
	],
	[
		'a piece that the phase lifts may do what it does by itself, when moves are only counted too',
		small({
			paths: {
				king: steps([[0, 1]], empty, land),
				a: steps([[1, 0]], empty, land),
				lift: { seq: [{ pick: { who: 'friend', kind: ['A'] }, origin: true }, steps([[1, 0]], land)] },
			},
			forbid: safe,
			turn: phases({ also: ['lift'] }),
			start: { pieces: men('K a1', 'A b3') },
		}),
		['A11-12', 'K0-5'],
		'§3 clause 13',
	],
	[
		'hooks that count what tells positions apart run while moves are counted, where history is asked',
		small({
			vars: { n: { start: 0, identity: true } },
			paths: {
				king: { seq: [{ test: { compare: [{ repeats: 'position' }, '<', 2] } }, steps([[1, 0]], land)] },
				pass: { seq: [] },
			},
			after: [{ id: 'count', do: [{ var: 'n', to: { repeats: 'position' } }] }],
			turn: phases({ also: ['pass'] }),
			start: { pieces: men('k e4') },
		}),
		['--1'],
		'§3 clause 17',
	],
];

describe('small rulesets that the engines played differently once', () => {
	it.each(CASES)('%s', (_, ruleset, moves) => {
		expect(compared(ruleset).moves).toEqual([...moves].sort());
	});

	it('a script promotes whom it changes where the mover stands', () => {
		const become: Path = { do: { set: 'stand', to: { kind: 'A', side: 'own' } } };
		const copied: Path = { do: { set: 'stand', to: { of: { from: 'origin', by: [1, 0] } } } };
		for (const last of [become, copied]) {
			const ruleset = small({ paths: { king: { seq: [{ step: [0, 1] }, land, last] } }, start: { pieces: men('K a1', 'A b1') } });
			compared(ruleset);
		}
	});

	it.each<[string, Effect]>([
		['the cursor', { set: 'at', to: 'none' }],
		['a mark', { set: { mark: 'm' }, to: { of: 'at' } }],
		['a mark of a piece', { set: 'at', to: { of: { mark: 'm' } } }],
		['a direction', { set: { from: 'at', by: { bound: 'd' } }, to: { of: 'at' } }],
		['a direction in an effect inside', { forEach: { step: { bound: 'd' } }, from: 'at', do: [{ set: 'at', to: 'mover' }] }],
	])('the effects of forEach read %s as the walk to each cell left it', (_, effect) => {
		const spread: Path = steps(
			[
				[1, 0],
				[0, 1],
				[-1, 0],
			],
			{ mark: 'm' },
			{ step: { bound: 'd' } },
			{ test: { is: 'at', a: { who: 'occupied' } } },
		);
		const king: Path = {
			any: [steps([[0, 1]], land), { seq: [{ step: [1, 1] }, land, { do: { forEach: spread, from: 'at', do: [effect] } }] }],
		};
		const after: Ruleset['after'] = [{ id: 'spread', do: [{ forEach: spread, from: 'at', do: [effect] }] }];
		compared(small({ paths: { king }, after, start: { pieces: men('K c1', 'A e2', 'a c4', 'k a2', 'A d4', 'a b2') } }));
	});

	it.each<[string, readonly Path[]]>([
		['copies an empty cell to its origin', [land, { do: { set: 'origin', to: { of: { from: 'origin', by: [1, 0] } } } }]],
		['writes on its origin before it lands', [{ do: { set: 'origin', to: { kind: 'A', side: 'own' } } }, land]],
		[
			'takes back what it left behind',
			[land, { do: { set: 'origin', to: { kind: 'A', side: 'own' } } }, { do: { set: 'origin', to: 'none' } }],
		],
	])('a script that %s may be equal to a step', (_, writes) => {
		const king: Path = { any: [steps([[0, 1]], empty, land), { seq: [{ step: [0, 1] }, ...writes] }] };
		expect(compared(small({ paths: { king }, start: { pieces: men('K a1') } })).moves).toEqual(['K0-5']);
	});
});
