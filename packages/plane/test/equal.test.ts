import {
	apply,
	divide,
	find,
	inCheck,
	isLegal,
	key,
	legal,
	legalFrom,
	moveName,
	outcome,
	perft,
	position as positionOf,
	setupOf,
	type Vec,
} from '@x/core';
import { reference } from '@x/core/reference';
import { InfiniteMovesError, legalFamilies, plane } from '@x/plane';
import { classicalPlane, planeRules } from '@x/plane/rules';
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
						// Sets keep the order of the two lists.
						expect([...new Set(ours.map(({ from, to, promotion }) => moveText(from, to, promotion)))]).toEqual([...theirs.keys()]);
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

describe('perft', () => {
	it(
		'counts the moves that are listed, whatever ends the game',
		() => {
			fc.assert(
				fc.property(placements(fc.constant(WINDOW)), ({ options, setup }) => {
					const at = positionOf(plane(planeRules(options)), setup);
					const total = [...divide(at, 2).values()].reduce((sum, count) => sum + count, 0);
					expect([perft(at, 1), perft(at, 2)]).toEqual([legal(at).length, total]);
					const alternates = Object.values(at.game.ruleset.turn.phases).length === 2;
					if (alternates) expect(perft(at, 2, { unit: 'turn' })).toBe(total);
				}),
				{ numRuns: 10 * RUNS },
			);
		},
		PATIENCE,
	);

	it('counts a turn of two phases as one', () => {
		const rules = planeRules({ border: [1, 3, 1, 3] });
		const white = rules.turn.phases.white!;
		const phases = { ...rules.turn.phases, white: { ...white, next: [{ to: 'again' }] }, again: white };
		const pieces = [
			{ at: [1, 1], piece: { side: 'white', kind: 'N' } },
			{ at: [3, 3], piece: { side: 'black', kind: 'N' } },
		];
		const at = positionOf(plane({ ...rules, turn: { ...rules.turn, phases } }), { pieces, phase: 'white' });
		expect([perft(at, 1), perft(at, 2), perft(at, 1, { unit: 'turn' })]).toEqual([2, 4, 4]);
	});

	it('counts no line after a win', () => {
		const pieces = [
			{ at: [3, 3], piece: { side: 'white', kind: 'K' } },
			{ at: [9, 9], piece: { side: 'black', kind: 'K' } },
		];
		const hill = planeRules({ win: { white: ['koth'], black: ['koth'] } });
		const at = apply(positionOf(plane(hill), { pieces, phase: 'white' }), { from: [3, 3], to: [4, 4] });
		expect([legal(at), perft(at, 1), perft(at, 2)]).toEqual([[], 0, 0]);
	});
});

describe('legalFrom', () => {
	it('lists the moves of a piece, where other pieces have infinitely many', () => {
		const { start } = plane(classicalPlane);
		expect(legalFrom(start, [4, 2]).map(moveName).sort()).toEqual(['4,2>4,3', '4,2>4,4']);
		expect(() => legal(start)).toThrow(InfiniteMovesError);
	});
});

describe('find', () => {
	it('takes any properties of a move, and lists only what it must', () => {
		const { start } = plane(classicalPlane);
		expect(find(start, { from: [7, 1] })).toHaveLength(7);
		expect(find(start, { from: [7, 1], to: [8, 3], kind: ['N', 'B'], capture: false, promotion: null })).toHaveLength(1);
		expect(find(start, { from: [7, 1], to: [8, 3], kind: 'B' })).toEqual([]);
		expect(() => find(start, { to: [8, 3] })).toThrow(InfiniteMovesError);
		expect(() => find(start, { kind: 'no kind' })).toThrow('description.kind: Expected one of');
	});
});

describe('apply', () => {
	it('plays every move that is listed, in the position or in an equal one, and refuses others', () => {
		const game = plane(classicalPlane);
		const [move] = find(game.start, { from: [5, 2], to: [5, 4] });
		expect(JSON.stringify(move)).toBe('{"from":[5,2],"to":[5,4]}');
		expect(key(apply(positionOf(game, setupOf(game.start)), move!))).toBe(key(apply(game.start, move!)));
		expect(() => apply(apply(game.start, move!), move!)).toThrow('Expected a legal move of ');
		expect(() => apply(game.start, { from: [5, 2], to: [5, 5] })).toThrow('Expected a legal move of ');
	});
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
