import type { Path, Ruleset } from '@x/core';
import { act, any, at, capture, each, go, land, mark, not, same, seq, set, some, step, test, within } from '@x/core/build';
import { randomFrom } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { DeadWays } from '../../src/analyse/dead-ways.js';
import type { Way } from '../../src/paths/unroll.js';
import { answers, gameOf, randomWay, rulesOf } from './ways.js';

const ahead = step([0, 1]);
const back = step([0, -1]);
const last = test(within('last'));
const rules = rulesOf({ any: [] });

/** The head of an `each`, as a way has it. */
const head = (...vectors: readonly (readonly number[])[]): Path => each(vectors, 'd', seq());

const DEAD: Readonly<Record<string, Way>> = {
	'a step beyond the last rank': [last, ahead, land()],
	'a rank that is not that of the origin': [ahead, last, test(within('last', 'origin')), land()],
	'zones that exclude each other': [last, test(within('corner')), land()],
	'neither in a zone nor outside': [ahead, test(some()), land()],
	'a test and its opposite': [ahead, last, mark('m'), test(not(within('last'))), land()],
	'back on the origin, which is excluded': [ahead, back, test(not(same('at', 'origin'))), land()],
	'steps off the board in every direction': [
		test(within('corner')),
		head([-1, 0], [0, -1]),
		step('d'),
		test(within('corner', 'origin')),
		land(),
	],
	'thrice a direction that fits once': [ahead, test(within('near')), head([0, -1]), { step: { bound: 'd', times: 3 } }, land()],
	'a jump back to the origin': [ahead, go('origin'), test(not(same('at', 'origin'))), land()],
	'where it stands after landing': [ahead, land(), test(not(same('stand', 'at')))],
};

const ALIVE: Readonly<Record<string, Way>> = {
	'a step onto the last rank': [ahead, last, land()],
	'without tests, even where every step leaves the board': [step([0, 9]), land()],
	'one direction of several': [test(within('corner')), head([-1, 0], [1, 0]), step('d'), land()],
	'a test of pieces': [ahead, at({ who: 'empty' }), at({ who: 'enemy' }), land()],
	'a cell that the board decides': [ahead, last, test(not(within('last', { point: 'p' }))), land()],
	'a zone that moves with the board': [ahead, test(within('p')), test(not(within('p'))), land()],
	'a jump to a cell that the board decides': [last, go({ point: 'p' }), ahead, land()],
	'a step that another walk binds': [last, step('other'), ahead, land()],
	'a picked cell': [last, { pick: { who: 'empty' } }, ahead, land()],
	'alternatives that stay whole': [last, any(ahead, back), last, land()],
	'a zone for one side only': [test(within('white')), ahead, land()],
};

const withZones: Ruleset = {
	...rules,
	points: { p: 'game' },
	zones: { ...rules.zones, white: { perSide: { white: { box: [null, null] } } } },
};

describe('ways that no walk can follow', () => {
	it.each(Object.entries(DEAD))('%s', (_, way) => {
		expect(new DeadWays(rules).has(way)).toBe(true);
		for (let position = 1; position <= 3; position++) expect(answers(gameOf(way), position)).toEqual({ moves: [], attackers: [] });
	});

	it.each(Object.entries(ALIVE))('are not found where one may: %s', (_, way) => {
		expect(new DeadWays(withZones).has(way)).toBe(false);
	});

	it('are not found where they would reach too many cells', () => {
		const dead = new DeadWays(rules);
		const long: Way = [...Array.from({ length: 2 ** 17 }, () => mark('m')), last, ahead, land()];
		expect(dead.has([last, ahead, land()])).toBe(true);
		expect(dead.has(long)).toBe(false);
		// Its budget is that of a game.
		expect(dead.has([last, ahead, land()])).toBe(false);
	});

	it('have no moves and no attacks on random positions', () => {
		const items: readonly Path[] = [
			last,
			test(not(within('last'))),
			test(within('near')),
			test(within('near', 'origin')),
			test(not(within('near', 'origin'))),
			test(within('corner')),
			test(same('at', 'origin')),
			test(not(same('at', 'origin'))),
			test(some(within('last'), within('corner', 'origin'))),
			go('origin'),
			mark('m'),
			act(set('at', 'none')),
			at({ who: 'enemy' }),
			capture(),
			land(),
		];
		let found = 0;
		let alive = 0;
		for (let seed = 1; seed <= 150; seed++) {
			const way = randomWay(randomFrom(seed), items, [capture(), land()]);
			if (!new DeadWays(rules).has(way)) {
				alive += answers(gameOf(way), 1).moves.length;
				continue;
			}
			found++;
			for (let position = 1; position <= 3; position++)
				expect(answers(gameOf(way), position), JSON.stringify(way)).toEqual({ moves: [], attackers: [] });
		}
		expect(found).toBeGreaterThan(20);
		expect(alive).toBeGreaterThan(0);
	});
});
