import type { Ruleset } from '@x/core/src/ruleset/types';

/**
 * No game, but every form of the language with every field it can have: what a sheet has to find words for. A test compares it with the
 * schema, so that a new form that is missing here is seen.
 */
export const everything: Ruleset = {
	version: 2,
	sideOrder: ['first', 'second'],
	space: {
		axes: [{ extent: [0, 7] }, { extent: [0, 7], wrap: true }],
		holes: [[3, 3]],
		wraps: { ring: [true, false] },
		maps: { turn: [[[1, 0], [[0, 1]]]] },
	},
	zones: {
		some: { cells: [[1, 2]] },
		block: { box: [[1, 2], null] },
		both: { union: [{ cells: [[5, 5]] }, { box: [null, [6, 7]] }] },
		less: { minus: [{ box: [[2, 5], null] }, { cells: [[2, 2]] }] },
		half: { parity: 0 },
		each: {
			perSide: {
				first: { cells: [[0, 0]] },
				second: {
					box: [
						[1, 1],
						[2, 3],
					],
				},
			},
		},
	},
	sides: {
		first: {
			team: 'ones',
			frame: {
				matrix: [
					[1, 0],
					[0, 1],
				],
				mirror: [0, 0],
			},
			threat: 'move',
		},
		second: {
			team: 'twos',
			frame: {
				matrix: [
					[-1, 0],
					[0, -1],
				],
				mirror: [7, 7],
			},
			threat: 'answer',
		},
	},
	kinds: { A: { title: 'archer', moves: 'walk' }, B: { title: 'baron', moves: 'plain' } },
	flags: { fresh: { onMove: 'keep', kinds: ['A'], while: { is: 'at', a: { who: 'occupied' } } } },
	stores: { box: { shared: true, as: { A: 'B' } } },
	points: { p: 'walk', q: 'turn', r: 'reply', s: 'game' },
	vars: { x: { start: 3, perSide: true, life: 'turn', identity: true }, y: { start: 0 } },
	traces: { seen: { of: { who: 'enemy', kind: ['A'] }, if: { in: 'at', zone: 'some' } } },
	defs: { ready: { phase: ['move'] } },
	paths: {
		plain: { step: [0, 1], wraps: 'ring' },
		walk: {
			seq: [
				{
					test: {
						is: { from: 'origin', by: [1, 1] },
						a: { who: 'friend', side: ['first'], kind: ['A'], notKind: ['B'], flag: 'fresh', notFlag: 'fresh' },
					},
				},
				{ test: { in: 'stand', zone: 'both' } },
				{ test: { same: [{ mark: 'm' }, { point: 'p' }] } },
				{ test: { mover: { kind: ['A'] } } },
				{
					test: {
						attacked: { cell: [4, 4] },
						by: 'own',
						via: 'plain',
						if: { mover: { kind: ['B'] } },
						as: { kind: 'A', side: 'other' },
						atLeast: 2,
					},
				},
				{ test: { royalAttacked: 'other' } },
				{ test: { before: { def: 'ready' } } },
				{ test: { some: [{ not: { phase: ['move', 'answer'] } }, { all: [{ royalAttacked: 'own' }, { in: 'at', zone: 'half' }] }] } },
				{ test: { compare: [{ var: 'x', of: 'own' }, '>', { store: 'box', of: 'shared', kind: 'A' }] } },
				{ test: { compare: [{ count: { who: 'enemy' }, zone: 'less', if: { is: 'at', a: { flag: 'fresh' } } }, '<', 4] } },
				{ test: { compare: [{ captured: { kind: ['B'] }, zone: 'each' }, '=', 1] } },
				{ test: { compare: [{ matches: { use: 'plain' }, from: 'at', as: 'piece' }, '>', 0] } },
				{ test: { compare: [{ repeats: 'turn' }, '<', 3] } },
				{ test: { compare: [{ kept: 'seen', by: 'other' }, '>', 0] } },
				{ test: { compare: [{ moves: 'next', if: { royalAttacked: 'own' } }, '=', 0] } },
				{
					test: {
						compare: [
							{
								sum: [
									{ of: { var: 'x' }, times: 2 },
									{ of: 5, times: -1 },
								],
							},
							'>',
							7,
						],
					},
				},
				{
					each: [
						[1, 0],
						[-1, 0],
					],
					as: 'd',
					series: [2, 3],
					path: { step: { bound: 'd', times: 2 } },
				},
				{ each: { bound: 'd', map: 'turn' }, as: 'e', series: 'primes', path: { step: { bound: 'e' } } },
				{ loop: { step: [0, 2] }, min: 1, max: '3', greedy: true },
				{ pick: { who: 'neutral' }, zone: 'some', origin: true },
				{ any: [{ go: { from: 'at', by: { bound: 'd', times: -1 } } }, { mark: 'm' }] },
				{ do: { capture: { point: 'q' }, later: true } },
				{
					do: {
						land: true,
						as: { recolour: { of: 'origin' } },
						leave: { kind: 'B', side: 'neutral' },
						flags: { add: ['fresh'], drop: ['fresh'] },
					},
				},
				{ do: { set: { mark: 'm' }, to: { was: 'origin' }, flags: 'keep' } },
				{ do: { set: 'at', to: 'mover' } },
				{ do: { set: 'at', to: 'none' } },
			],
		},
	},
	royal: { is: 'at', a: { kind: ['B'] } },
	immune: { in: 'at', zone: 'block' },
	after: [
		{
			id: 'bookkeeping',
			if: { phase: ['move'] },
			do: [
				{ point: 'q', to: 'at', add: true },
				{ point: 'r', to: null },
				{ var: 'x', of: 'other', add: 2 },
				{ var: 'x', of: 'own', to: 9 },
			],
			else: [
				{ store: 'box', of: 'shared', kind: 'A', add: 1 },
				{ store: 'box', of: 'shared', kind: { of: 'at' }, add: { var: 'x' } },
				{ forEach: { step: [1, 1] }, from: 'at', do: [{ end: 'loss', id: 'swept' }] },
			],
		},
	],
	forbid: [{ id: 'safe', if: { royalAttacked: 'own' } }],
	prefer: [
		{ id: 'eager', stage: 'candidates', keep: { if: { royalAttacked: 'other' } } },
		{ id: 'greedy', stage: 'legal', keep: { most: { captured: {} } } },
	],
	outcomes: [
		{ id: 'over', when: 'turn', if: { def: 'ready' }, result: 'win', for: 'other', claim: 'either' },
		{ id: 'even', when: 'stuck', result: { points: [1, { var: 'x' }] } },
		{ id: 'done', when: 'moved', if: { phase: ['answer'] }, result: 'draw' },
	],
	turn: {
		start: 'move',
		phases: {
			move: {
				side: 'first',
				pieces: { who: 'friend', kind: ['A'] },
				also: ['plain'],
				enter: [{ id: 'begin', do: [{ var: 'x', add: 1 }] }],
				skip: 'answer',
				next: [{ if: { def: 'ready' }, to: 'answer' }, { to: 'move' }],
			},
			answer: { side: 'second', pieces: false, next: [{ to: 'move' }] },
		},
	},
	start: {
		pieces: [{ at: [1, 1], piece: { side: 'first', kind: 'A', flags: ['fresh'] } }],
		stores: { box: { shared: { A: 2 } } },
		points: { s: [[6, 6]] },
		vars: { x: { first: 1, second: 2 }, y: 4 },
		phase: 'move',
		seen: ['abc'],
		ended: { reason: 'mate', winner: 'first', draw: true, points: [1, 0], playable: true },
	},
};
