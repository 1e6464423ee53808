import type { Cond, Num, Path } from '@x/core';
import { act, all, any, at, capture, compare, each, forEach, is, land, loop, mark, not, seq, set, some, step, test } from '@x/core/build';
import { randomFrom } from '@x/core/testing';
import { describe, expect, it } from 'vitest';
import { withoutKnownCaptures } from '../../src/analyse/known-captures.js';
import type { Way } from '../../src/paths/unroll.js';
import { answers, gameOf, randomWay } from './ways.js';

const events: Num = { captured: {} };
const pawns: Num = { captured: { kind: ['B'] } };
const captured = compare(events, '>', 0);
const enemy = at({ who: 'enemy' });
const ahead = step([0, 1]);
const takes = [ahead, enemy, capture()];
const later: Path = { do: { capture: 'at', later: true } };
const onEmpty = is('origin', { who: 'empty' });

/** Ways whose tests are decided: the way, and the items that are left; none where no walk takes the way. */
const DECIDED: Readonly<Record<string, readonly [way: Way, left: Way | undefined]>> = {
	'none before the first capture': [
		[ahead, test(not(captured)), land()],
		[ahead, land()],
	],
	'none, where one is needed': [[ahead, test(captured), land()], undefined],
	'some after the capture of an enemy': [
		[...takes, test(captured), land()],
		[...takes, land()],
	],
	'some after the capture of a friend': [
		[ahead, at({ who: 'friend' }), capture(), test(captured), land()],
		[ahead, at({ who: 'friend' }), capture(), land()],
	],
	'some, where none may be': [[...takes, test(not(captured)), land()], undefined],
	'a number that none is below': [
		[ahead, test(compare(events, '<', 1)), land()],
		[ahead, land()],
	],
	'a number that none equals': [
		[ahead, test(compare(events, '=', 0)), land()],
		[ahead, land()],
	],
	'a number that some cannot be': [[...takes, test(compare(events, '=', 0)), land()], undefined],
	'a number that some cannot be below': [[...takes, test(compare(events, '<', 1)), land()], undefined],
	'none that fits a filter': [
		[ahead, test(compare(pawns, '=', 0)), land()],
		[ahead, land()],
	],
	'one part of a conjunction': [
		[...takes, test(all(captured, onEmpty)), land()],
		[...takes, test(onEmpty), land()],
	],
	'a conjunction': [[...takes, test(all(captured, not(onEmpty), not(captured))), land()], undefined],
	'one part of a disjunction': [
		[...takes, test(some(not(captured), onEmpty)), land()],
		[...takes, test(onEmpty), land()],
	],
	'a disjunction': [
		[...takes, test(some(captured, onEmpty)), land()],
		[...takes, land()],
	],
	'after a mark, which moves nothing': [
		[ahead, enemy, mark('m'), capture(), test(captured), land()],
		[ahead, enemy, mark('m'), capture(), land()],
	],
	'none after a loop without captures': [
		[loop(seq(ahead, at({ who: 'empty' }))), test(not(captured)), land()],
		[loop(seq(ahead, at({ who: 'empty' }))), land()],
	],
};

/** Ways whose tests the items do not decide. */
const OPEN: Readonly<Record<string, Way>> = {
	'a capture on a cell that may be empty': [ahead, capture(), test(captured), land()],
	'a capture on a cell that was tested before a step': [enemy, ahead, capture(), test(captured), land()],
	'a capture on a cell that may hold a neutral piece': [ahead, at({ who: 'occupied' }), capture(), test(captured), land()],
	'a capture on a cell that an effect may have emptied': [ahead, enemy, act(set('at', 'none')), capture(), test(captured), land()],
	'a capture at the end of the walk': [ahead, enemy, later, test(captured), land()],
	'a loop that may capture': [loop(seq(...takes)), test(captured), land()],
	'effects elsewhere': [ahead, act(forEach(seq(ahead, enemy), 'at', [{ capture: 'at' }])), test(captured), land()],
	'a path with a name': [ahead, { use: 'other' }, test(captured), land()],
	'alternatives, one of which captures': [any(seq(...takes), ahead), test(captured), land()],
	'directions over a path that captures': [{ seq: [each([[0, 1]], 'd', seq(step('d'), enemy, capture()))] }, test(captured), land()],
	'more than one capture': [...takes, test(compare(events, '>', 1)), land()],
	'exactly one capture': [...takes, test(compare(events, '=', 1)), land()],
	'captures that fit a filter': [...takes, test(compare(pawns, '>', 0)), land()],
	'a comparison with another number': [ahead, test(compare(events, '<', { var: 'limit' })), land()],
};

describe('tests of captures that a way decides', () => {
	it.each(Object.entries(DECIDED))('%s', (_, [way, left]) => {
		expect(withoutKnownCaptures(way)).toEqual(left);
	});

	it.each(Object.entries(OPEN))('stay: %s', (_, way) => {
		expect(withoutKnownCaptures(way)).toBe(way);
	});

	it('leaves the same moves and attacks on random positions', () => {
		const tests: readonly Cond[] = [
			captured,
			not(captured),
			compare(events, '=', 0),
			compare(events, '>', 1),
			compare(events, '<', 2),
			compare(events, '<', 0),
			compare(pawns, '>', 0),
			compare(pawns, '<', 1),
			all(captured, is('at', { who: 'empty' })),
			some(not(captured), is('at', { who: 'enemy' })),
		];
		const others: readonly Path[] = [
			enemy,
			at({ who: 'empty' }),
			at({ who: 'friend' }),
			capture(),
			capture(),
			later,
			act(set('at', 'none')),
			act(forEach(step([1, 0]), 'at', [{ capture: 'at' }])),
			mark('m'),
			seq(enemy, capture()),
		];
		let reduced = 0;
		let moves = 0;
		for (let seed = 1; seed <= 150; seed++) {
			const random = randomFrom(seed);
			const way = randomWay(random, [...others, ...tests.map(test)], [test(tests[random(tests.length)]!), land()]);
			const left = withoutKnownCaptures(way);
			if (left === way) continue;
			reduced++;
			const [whole, shorter] = [gameOf(way), gameOf(left)];
			for (let position = 1; position <= 4; position++) {
				const found = answers(shorter, position);
				expect(found, JSON.stringify(way)).toEqual(answers(whole, position));
				moves += found.moves.length;
			}
		}
		expect(reduced).toBeGreaterThan(30);
		expect(moves).toBeGreaterThan(0);
	});
});
