import { describe, expect, it } from 'vitest';
import { Adjudication } from '../../src/match/adjudication.js';
import { Clock } from '../../src/match/clock.js';
import type { PlayerScore } from '../../src/players/player.js';

describe('a clock', () => {
	it('adds the increment of each move, and the base time after its moves', () => {
		const clock = new Clock({ base: 1000, increment: 100, moves: 2 });
		expect([clock.left, clock.movesToGo]).toEqual([1100, 2]);
		expect(clock.spend(600, 0)).toBe(true);
		expect([clock.left, clock.movesToGo]).toEqual([600, 1]);
		expect(clock.spend(600, 0)).toBe(true);
		expect([clock.left, clock.movesToGo]).toEqual([1100, 2]);
	});

	it('has a margin', () => {
		const clock = new Clock({ base: 1000, increment: 0 });
		expect(clock.spend(1040, 50)).toBe(true);
		expect(clock.left).toBe(0);
		expect(clock.spend(51, 50)).toBe(false);
	});
});

const points = (value: number): PlayerScore => ({ kind: 'points', value });

describe('adjudication', () => {
	it('ends a game as drawn after level scores of both players, not before a number of moves', () => {
		const rules = new Adjudication({ draw: { score: 10, moves: 2, from: 3 } });
		const decisions = [0, 5, -10, 10, 0, 0].map((value, index) => rules.add(index % 2 === 0 ? 'white' : 'black', points(value)));
		expect(decisions.slice(0, 5)).toEqual(Array(5).fill(undefined));
		expect(decisions[5]).toMatchObject({ draw: true });
	});

	it('begins again with a score that is not level, a mate, or without a score', () => {
		for (const score of [points(11), { kind: 'mate', value: 3 } as const, undefined]) {
			const rules = new Adjudication({ draw: { score: 10, moves: 1, from: 0 } });
			expect([rules.add('white', points(0)), rules.add('black', score), rules.add('white', points(0))]).toEqual(Array(3).fill(undefined));
			expect(rules.add('black', points(0))).toMatchObject({ draw: true });
		}
	});

	it('ends a game as lost for the player that has seen itself behind', () => {
		const rules = new Adjudication({ resign: { score: 300, moves: 2 } });
		expect(rules.add('white', points(-300))).toBe(undefined);
		expect(rules.add('black', points(900))).toBe(undefined);
		expect(rules.add('white', points(-299))).toBe(undefined);
		expect(rules.add('white', { kind: 'mate', value: -2 })).toBe(undefined);
		expect(rules.add('white', points(-500))).toMatchObject({ loser: 'white' });
	});

	it('ends the longest games', () => {
		const rules = new Adjudication({ longest: 1 });
		expect(rules.add('white', undefined)).toBe(undefined);
		expect(rules.add('black', undefined)).toMatchObject({ draw: true, why: '1 moves' });
	});
});
