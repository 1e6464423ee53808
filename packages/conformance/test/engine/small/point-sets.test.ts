import { apply, key, legal, type Position, pointAt, position, setupOf } from '@x/core';
import { compile } from '@x/core/compile';
import type { Path, Ruleset } from '@x/core/src/ruleset/types';
import { describe, expect, it } from 'vitest';
import { compared, small } from './compare.js';
import { empty, land, men, phases, steps } from './parts.js';

const trail = (add: boolean): Path => ({ do: { point: 'trail', to: 'at', ...(add ? { add: true as const } : {}) } });
const inTrail: Path = { test: { in: 'at', zone: 'trail' } };
const unvisited: Path = { test: { not: { in: 'at', zone: 'trail' } } };
const cells = (...names: readonly string[]): number[][] => names.map((name) => [name.charCodeAt(0) - 97, Number(name[1]) - 1]);

/** Points of several cells: what to play, and the first side's moves as in `rulesets.test`; by which clause of the rules model. */
const CASES: readonly (readonly [string, Ruleset, readonly string[], string])[] = [
	[
		'a piece goes to the cells of a point, all of them',
		small({
			points: { trail: 'game' },
			paths: { king: { seq: [{ pick: { who: 'empty' }, zone: 'trail' }, land] }, a: { seq: [{ step: [1, 0] }, trail(true), land] } },
			start: { pieces: men('K a1'), points: { trail: cells('c1', 'b2', 'a1') } },
		}),
		['K0-2', 'K0-6'],
		'§1 clause 7',
	],
	[
		'as a cell a point is the one that was added last',
		small({
			points: { trail: 'game' },
			paths: { king: { seq: [{ go: { point: 'trail' } }, land] } },
			start: { pieces: men('K a1'), points: { trail: cells('c1', 'b2', 'e1') } },
		}),
		['K0-4'],
		'§1 clause 7',
	],
	[
		'cells that were left are not entered again',
		small({
			points: { trail: 'game' },
			paths: {
				king: {
					seq: [
						trail(true),
						steps(
							[
								[1, 0],
								[0, 1],
								[-1, 0],
							],
							unvisited,
							empty,
							land,
						),
					],
				},
			},
			turn: phases({}),
			start: { pieces: men('K b1', 'k d4'), points: { trail: cells('a1') } },
		}),
		['K1-2', 'K1-6'],
		'§1 clause 7',
	],
	[
		'without `add` a point is one cell again, and without a cell it is nowhere',
		small({
			points: { trail: 'game' },
			paths: {
				king: {
					any: [
						steps([[1, 0]], trail(false), land),
						steps([[0, 1]], { do: { point: 'trail', to: null } }, land),
						steps([[-1, 0]], inTrail, trail(true), land),
					],
				},
			},
			start: { pieces: men('K b1', 'k d4'), points: { trail: cells('a1', 'b4') } },
		}),
		['K1-0', 'K1-2', 'K1-6'],
		'§1 clause 7',
	],
	[
		'what awaits a reply goes when the side that wrote it is to move, the rest stays',
		small({
			points: { trail: 'reply' },
			paths: { king: { any: [steps([[1, 0]], trail(true), empty, land), steps([[0, 1]], inTrail, empty, land)] } },
			start: { pieces: men('K a1', 'k e4'), points: { trail: cells('a2', 'b1') } },
		}),
		['K0-1', 'K0-5'],
		'§1 clause 7',
	],
	[
		'the same cells in another order are another last cell, so another move',
		small({
			points: { trail: 'game' },
			paths: {
				king: {
					any: [
						{ seq: [trail(true), { step: [1, 0] }, trail(true), land] },
						{ seq: [{ step: [1, 0] }, trail(true), { step: [-1, 0] }, trail(true), { step: [1, 0] }, land] },
					],
				},
			},
			start: { pieces: men('K a1') },
		}),
		['K0-1', 'K0-1'],
		'§3 clause 13',
	],
];

describe('points that are on several cells', () => {
	it.each(CASES)('%s', (_, ruleset, moves) => {
		expect(compared(ruleset, 3).moves).toEqual([...moves].sort());
	});

	it('are kept in setups, and counted for repetition as sets', () => {
		const game = compile(CASES[2]![1]);
		const stand = (...names: readonly string[]): Position => position(game, { ...game.ruleset.start, points: { trail: cells(...names) } });
		expect(setupOf(stand('c1', 'b2')).points).toEqual({ trail: cells('c1', 'b2') });
		expect(pointAt(stand('c1', 'b2'), 'trail')).toBe(6);
		expect(key(stand('c1', 'b2'))).toBe(key(stand('b2', 'c1')));
		expect(key(stand('c1', 'b2'))).not.toBe(key(stand('b2')));
		expect(setupOf(apply(game.start, legal(game.start)[0]!)).points).toEqual({ trail: cells('a1', 'b1') });
	});
});
