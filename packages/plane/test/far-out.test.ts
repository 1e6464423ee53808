import { apply, checkers, history, isLegal, key, outcome, position as positionOf, type Setup, type Vec } from '@x/core';
import { legalFamilies, type PlanePosition, plane } from '@x/plane';
import { classicalPlane, planeRules } from '@x/plane/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familiesText } from './families-text.js';
import { PATIENCE, RUNS } from './placed.js';

describe('a game with pieces far out', () => {
	it('switches to the bigint lane by itself, and back when no piece is far out any more', () => {
		const far = '1000000000000000000000000000007';
		const piece = (side: string, kind: string, x: number, y: number) => ({ at: [x, y], piece: { side, kind } });
		const game = plane(planeRules({}));
		const start = positionOf(game, { pieces: [piece('white', 'K', 0, 0), piece('white', 'R', 5, 5), piece('black', 'K', 9, 30)] });
		const out = apply(start, { from: [5, 5], to: [far, 5] });
		expect(isLegal(out, { from: [9, 30], to: [8, 30] })).toBe(true);
		const there = apply(out, { from: [9, 30], to: [8, 30] });
		expect(isLegal(there, { from: [far, 5], to: [far, '-9007199254740993'] })).toBe(true);
		const home = apply(there, { from: [far, 5], to: [5, 5] });
		expect([start, out, there, home].map(({ root }) => root.bigint)).toEqual([false, true, true, false]);
		expect(history(home)).toEqual([start, out, there, home]);
		const again = apply(home, { from: [8, 30], to: [9, 30] });
		expect(key(again)).toBe(key(start));
		expect(again.hash).toBe(start.hash);
		expect(key(apply(again, { from: [0, 0], to: [0, 1] }))).not.toBe(key(start));
		expect(outcome(home)).toBeUndefined();
		expect(isLegal(start, { from: [5, 5], to: [far, 6] })).toBe(false);
	});

	it('carries the last move and earlier positions over to the other lane', () => {
		const far = '9007199254740993000';
		const piece = (side: string, kind: string, x: number, y: number) => ({ at: [x, y], piece: { side, kind } });
		const pieces = [piece('white', 'K', 3, 3), piece('white', 'R', 9, 9), piece('black', 'K', 20, 30), piece('black', 'R', 21, 21)];
		const hill = plane(planeRules({ win: { white: ['koth'], black: ['koth'] } }));
		const won = apply(positionOf(hill, { pieces }), { from: [3, 3], to: [4, 4] });
		expect(outcome(won)).toMatchObject({ reason: 'koth' });
		// The game is over in both lanes.
		expect([isLegal(won, { from: [21, 21], to: [22, 21] }), isLegal(won, { from: [21, 21], to: [far, 21] })]).toEqual([false, false]);
		const game = plane(planeRules({}));
		const first = positionOf(game, { pieces });
		const twice = positionOf(game, { pieces, seen: [key(first)] });
		const there = apply(apply(twice, { from: [9, 9], to: [far, 9] }), { from: [20, 30], to: [20, 31] });
		const back = apply(apply(there, { from: [far, 9], to: [9, 9] }), { from: [20, 31], to: [20, 30] });
		expect(outcome(back)).toEqual({ reason: 'repetition', draw: true });
	});

	it(
		'gives the same answers in both lanes and in the bigint lane alone, for games whose pieces go out and come back',
		() => {
			const OUT = 2n ** 60n;
			const rules = { promotions: { white: { rows: [8], kinds: ['Q'] }, black: { rows: [1], kinds: ['Q'] } }, moveRule: 40 };
			const { start } = classicalPlane.rules;
			const open: Setup = { ...start, pieces: start.pieces.filter(({ piece }) => piece.kind !== 'P' && piece.kind !== 'N') };
			// A hole far out, on the line of no piece, keeps the other game in the bigint lane.
			const games = [planeRules({ ...rules }), planeRules({ ...rules, holes: [[`${10n ** 30n}`, `${3n * 10n ** 29n}`]] })].map((one) =>
				plane(one),
			);
			const lanes = new Set<boolean>();
			fc.assert(
				fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(20), fc.nat(3)), { minLength: 24, maxLength: 24 }), (choices) => {
					let [ours, bigints] = games.map((game) => positionOf(game, open)) as [PlanePosition, PlanePosition];
					for (const [pick, near, way] of choices) {
						const families = legalFamilies(ours);
						expect(familiesText.ours(families)).toBe(familiesText.ours(legalFamilies(bigints)));
						expect([key(ours), outcome(ours), checkers(ours).map(String)]).toEqual([
							key(bigints),
							outcome(bigints),
							checkers(bigints).map(String),
						]);
						lanes.add(ours.root.bigint);
						// Pieces far out return when they can; other pieces go out now and then.
						const home = families.filter(({ from }) => from.some((value) => Math.abs(Number(value)) > 2 ** 50));
						const list = way > 0 && home.length > 0 ? home : families;
						const family = list[pick % Math.max(1, list.length)];
						if (family === undefined) return;
						const { from } = family;
						const steps = way === 0 ? OUT + BigInt(near) : 1n + BigInt(near);
						const back = from.map(BigInt).find((value) => value > 2n ** 50n || value < -(2n ** 50n)) ?? 0n;
						const wanted = list === home && back !== 0n ? (back < 0n ? -back : back) - 10n + BigInt(near) : steps;
						const k = 'to' in family ? 0n : family.last !== null && BigInt(family.last) < wanted ? BigInt(family.last) : wanted;
						const to: Vec =
							'to' in family ? family.to : (from.map((value, axis) => `${BigInt(value) + k * BigInt(family.by[axis]!)}`) as never);
						const move = { from, to, promotion: 'to' in family ? family.promotion : undefined };
						if (!isLegal(ours, move)) continue;
						[ours, bigints] = [apply(ours, move), apply(bigints, move)];
					}
				}),
				{ numRuns: 25 * RUNS },
			);
			expect(lanes).toEqual(new Set([true, false]));
		},
		PATIENCE,
	);
});
