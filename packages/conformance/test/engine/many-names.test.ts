import { plan } from '@x/core/compile';
import type { Path, Ruleset, Vec } from '@x/core/src/rules/types';
import { describe, expect, it } from 'vitest';
import { compared, small } from './small/compare.js';
import { empty, enemy, land, men, safe } from './small/parts.js';

const VECTORS: readonly Vec[] = [
	[1, 0],
	[0, 1],
	[1, 1],
	[-1, 1],
	[2, 1],
	[-1, 0],
];
const arrival: Path = { any: [empty, { seq: [enemy, { do: { capture: 'at' } }] }] };

/** A leap along one vector, under names of its own. */
const leap = (index: number, ...then: readonly Path[]): Path => ({
	each: [VECTORS[index % VECTORS.length]!],
	as: `direction ${index}`,
	path: { seq: [{ step: { bound: `direction ${index}` } }, ...then, arrival, land] },
});

/** A board whose two kinds give `count` names: A by tables, K by programs, since its steps leave marks. */
const named = (count: number, more: Partial<Ruleset> = {}): Ruleset =>
	small({
		paths: {
			a: { any: Array.from({ length: count / 2 }, (_, index) => leap(index)) },
			king: { any: Array.from({ length: count / 4 }, (_, index) => leap(index + count, { mark: `mark ${index}` })) },
		},
		forbid: safe,
		...more,
		start: { pieces: men('K a1', 'A b1', 'k e4', 'a c3') },
	});

/** The facts of a ruleset, and how each kind is played: the sorts of its branches, and whether it has programs. */
const classOf = (ruleset: Ruleset): unknown => {
	const { facts, kinds } = plan(ruleset);
	return {
		facts,
		kinds: Object.values(kinds).map(({ branches, programs }) => [...new Set(branches.map(({ shape }) => shape)), programs.length > 0]),
	};
};

describe('two hundred names of marks and directions', () => {
	it('are played by the same tables and programs as eight, and as the interpreter plays them', () => {
		expect(classOf(named(200))).toEqual(classOf(named(8)));
		expect(classOf(named(200))).toMatchObject({ kinds: [[true], ['chain', false]] });
		compared(named(200));
	});

	it('do not hide that a condition reads a direction of its walk: such rules are literal', () => {
		const reads = (name: string): Partial<Ruleset> => ({
			forbid: [...safe, { id: 'aside', if: { is: { from: 'origin', by: { bound: name } }, a: { kind: ['K'] } } }],
		});
		expect(plan(named(200, reads('direction 99'))).facts.literal).toBe(true);
		compared(named(200, reads('direction 0')), 1);
	});

	it('distinguish states of a loop that returns to a cell, if its body gives them', () => {
		const turning: Path = {
			loop: { each: VECTORS.slice(0, 2), as: 'turn', path: { seq: [{ step: { bound: 'turn' } }, { mark: 'last' }, empty] } },
			max: 3,
		};
		const series: Path = { each: [[1, 0]], as: 'far', series: [1, 3, 4], path: { loop: { step: { bound: 'far' } }, min: 1 } };
		const torus = named(200, {
			space: {
				axes: [
					{ extent: [0, 4], wrap: true },
					{ extent: [0, 3], wrap: true },
				],
			},
		});
		const rules = {
			...torus,
			paths: { ...torus.paths, a: { any: [torus.paths.a!, { seq: [turning, land] }, { seq: [series, empty, land] }] } },
		};
		expect(plan(rules).facts.literal).toBeUndefined();
		compared(rules, 1);
	});
});
