import { apply, checkers, inCheck, isLegal, key, outcome, position as positionOf, setupOf, type Vec } from '@x/core';
import { legalFamilies, type PlanePosition, plane } from '@x/plane';
import { classicalPlane, planeRules } from '@x/plane/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyTurned, holds, inverse } from './families.js';
import { familiesText } from './families-text.js';
import { PATIENCE, type Placed, placements, RUNS, someEdges } from './placed.js';
import { type Turn, turned, vecTurned } from './turned.js';

describe('equal positions give equal answers', () => {
	it(
		'lists in families exactly the moves that isLegal accepts, near the origin and far out',
		() => {
			fc.assert(
				fc.property(placements(someEdges), ({ options, setup }) => {
					const position = positionOf(plane(planeRules(options)), setup);
					const families = legalFamilies(position);
					for (const { at, piece } of setup.pieces) {
						if (piece.side !== setup.phase) continue;
						for (let x = -15; x <= 24; x++)
							for (const y of Array.from({ length: 40 }, (_, index) => index - 15)) {
								const found = families.filter((family) => holds(family, at, [x, y]));
								const promotions = found.flatMap((family) => ('to' in family && family.promotion !== undefined ? [family.promotion] : []));
								const named = [undefined, 'Q', 'N'].filter((promotion) => isLegal(position, { from: at, to: [x, y], promotion }));
								expect([at, x, y, named]).toEqual([at, x, y, promotions.length > 0 ? ['Q', 'N'] : found.length > 0 ? [undefined] : []]);
								expect(found.length).toBeLessThanOrEqual(Math.max(1, promotions.length));
							}
					}
				}),
				{ numRuns: 8 * RUNS },
			);
		},
		PATIENCE,
	);

	const far = (sign: bigint): fc.Arbitrary<bigint> => fc.constantFrom(0n, sign * 2n ** 51n, sign * 10n ** 30n);
	const turns: fc.Arbitrary<Turn> = fc
		.record({ mirror: fc.boolean(), recolour: fc.boolean(), by: fc.tuple(far(1n), far(-1n)) })
		.map(({ mirror, recolour, by }): Turn => ({ ...(mirror && { mirror }), ...(recolour && { recolour }), by }));

	it(
		'gives the same answers for a position mirrored, recoloured, or shifted by 10^30, in numbers and in bigints',
		() => {
			fc.assert(
				fc.property(placements(someEdges), turns, (placed, turn) => {
					const tell = ({ options, setup }: Placed, back: Turn): unknown => {
						const position = positionOf(plane(planeRules(options)), setup);
						const families = legalFamilies(position).map((family) => familyTurned(back, family));
						const end = outcome(position);
						const winner = back.recolour && end?.winner !== undefined ? (end.winner === 'white' ? 'black' : 'white') : end?.winner;
						const attackers = checkers(position).map((at) => vecTurned(back, at).join());
						return [familiesText.ours(families), attackers.sort(), inCheck(position), end?.reason, winner];
					};
					// The hill is the only zone with a fixed place.
					const { win } = placed.options;
					const flat = {
						...placed,
						options: { ...placed.options, win: { white: win!.white!.slice(0, 1), black: win!.black!.slice(0, 1) } },
					};
					expect(tell(turned(flat as never, turn) as Placed, inverse(turn))).toEqual(tell(flat, {}));
				}),
				{ numRuns: 50 * RUNS },
			);
		},
		PATIENCE,
	);

	it(
		'gives the same answers after moves as for the same position set up anew, in any order of questions',
		() => {
			const game = plane(classicalPlane);
			fc.assert(
				fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(60), fc.nat()), { minLength: 30, maxLength: 30 }), (choices) => {
					const chain: PlanePosition[] = [game.start];
					for (const [pick, far, back] of choices) {
						const position = chain.at(-1)!;
						const families = legalFamilies(position);
						if (families.length === 0) break;
						const family = families[pick % families.length]!;
						const k =
							'to' in family
								? 0
								: family.last === null
									? Number(family.first) + far
									: Math.min(Number(family.last), Number(family.first) + far);
						const to: Vec = 'to' in family ? family.to : family.from.map((value, axis) => Number(value) + k * Number(family.by[axis]));
						const promotion = 'to' in family ? family.promotion : undefined;
						if (!holds(family, family.from, to)) continue;
						chain.push(apply(position, { from: family.from, to, promotion }));
						const other = chain[back % chain.length]!;
						const fresh = positionOf(game, setupOf(other));
						expect(familiesText.ours(legalFamilies(other))).toBe(familiesText.ours(legalFamilies(fresh)));
						expect(key(other)).toBe(key(fresh));
						expect(other.hash).toBe(fresh.hash);
					}
				}),
				{ numRuns: 8 * RUNS },
			);
		},
		PATIENCE,
	);
});
