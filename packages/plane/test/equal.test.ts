import { apply, inCheck, isLegal, legal, outcome, position as positionOf, type Vec } from '@x/core';
import { reference } from '@x/core/reference';
import { legalFamilies, plane } from '@x/plane';
import { planeRules } from '@x/plane/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from './families.js';
import { type Border, PATIENCE, placements, RUNS, SIZE, someEdges, WINDOW } from './placed.js';

const moveText = (from: Vec, to: Vec, promotion: string | undefined): string =>
	`${from}>${to}${promotion === undefined ? '' : `=${promotion}`}`;

describe('the plane agrees with the interpreter', () => {
	it(
		'has the same legal moves, checks and outcomes on a bounded board, for three plies',
		() => {
			fc.assert(
				fc.property(placements(fc.constant(WINDOW)), fc.nat(), fc.nat(), ({ options, setup }, first, second) => {
					const ruleset = planeRules(options);
					const literal = reference(ruleset);
					let state = literal.stateOf(setup);
					let position = positionOf(plane(ruleset), setup);
					const vec = (cell: number): Vec => [cell % SIZE, Math.floor(cell / SIZE)];
					for (const choice of [first, second, 0]) {
						const theirs = new Map(literal.legal(state).map((move) => [moveText(vec(move.from!), vec(move.to), move.promotion), move]));
						const ours = legal(position);
						expect([...new Set(ours.map(({ from, to, promotion }) => moveText(from, to, promotion)))].sort()).toEqual(
							[...theirs.keys()].sort(),
						);
						expect(inCheck(position)).toBe(literal.inCheck(state));
						expect(outcome(position)).toEqual(literal.outcome(state));
						const move = ours[choice % Math.max(1, ours.length)];
						if (move === undefined) return;
						state = literal.apply(state, theirs.get(moveText(move.from, move.to, move.promotion))!);
						position = apply(position, move);
					}
				}),
				{ numRuns: 40 * RUNS },
			);
		},
		PATIENCE,
	);

	/** A rose moves at most six cells away from its first cell. */
	const MARGIN = 7;
	it(
		'has the same legal moves within a window, on boards without edges or with some',
		() => {
			fc.assert(
				fc.property(placements(someEdges), ({ options, setup }) => {
					const framed = options.border!.map((edge, at) => edge ?? (at % 2 === 0 ? -MARGIN : SIZE - 1 + MARGIN)) as unknown as Border;
					const [left, right, bottom, top] = framed.map(Number) as [number, number, number, number];
					const literal = reference(planeRules({ ...options, border: framed }));
					const width = right - left + 1;
					const vec = (cell: number): Vec => [left + (cell % width), bottom + Math.floor(cell / width)];
					const position = positionOf(plane(planeRules(options)), setup);
					const families = legalFamilies(position);
					const ours = new Set<string>();
					for (const family of families) {
						if ('to' in family) ours.add(moveText(family.from, family.to, family.promotion));
						else
							for (let x = left; x <= right; x++)
								for (let y = bottom; y <= top; y++)
									if (holds(family, family.from, [x, y])) ours.add(moveText(family.from, [x, y], undefined));
					}
					const theirs = literal.legal(literal.stateOf(setup)).map((move) => moveText(vec(move.from!), vec(move.to), move.promotion));
					expect([...ours].sort()).toEqual([...new Set(theirs)].sort());
				}),
				{ numRuns: 40 * RUNS },
			);
		},
		PATIENCE,
	);
});

describe('counterexamples that property tests found', () => {
	it('a hole shields a royal that rides away from the rider behind it', () => {
		const piece = (side: string, kind: string, x: number, y: number) => ({ at: [x, y], piece: { side, kind } });
		const game = plane(planeRules({ holes: [[5, 3]] }));
		const position = positionOf(game, { pieces: [piece('white', 'RQ', 5, 4), piece('black', 'R', 5, 1), piece('black', 'K', 50, 51)] });
		expect(isLegal(position, { from: [5, 4], to: [5, 5] })).toBe(true);
		expect(legalFamilies(position).some((family) => holds(family, [5, 4], [5, 5]))).toBe(true);
	});
});
