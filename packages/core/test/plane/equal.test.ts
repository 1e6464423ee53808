import type { PieceData, Setup, Vec } from '@x/core';
import {
	apply,
	checkers,
	history,
	inCheck,
	isLegal,
	key,
	legal,
	legalFamilies,
	type MoveFamily,
	outcome,
	type PlanePosition,
	type PlaneSeries,
	plane,
	positionOf,
	setupOf,
} from '@x/core/plane';
import { classicalPlane } from '@x/core/presets/classical-plane';
import { type PlaneOptions, type PlaneWin, planeRules } from '@x/core/presets/plane';
import { reference } from '@x/core/reference';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { told } from './told.js';
import { type Turn, turned, vecTurned } from './turned.js';

const KINDS = 'K P N B R Q AM HA CH AR GU CA GI ZE CE RQ RC NR HU RO OB'.split(' ');
const SIZE = 9;
/** `X_RUNS=20 npx vitest run test/plane/equal.test.ts` looks twenty times as long. */
const RUNS = Number(process.env.X_RUNS ?? 1);
/** Half a minute for what takes a second or two. */
const PATIENCE = 120_000 * RUNS;

interface Placed {
	readonly options: PlaneOptions;
	readonly setup: Setup;
}

type Border = NonNullable<PlaneOptions['border']>;
const WINDOW: Border = [0, SIZE - 1, 0, SIZE - 1];

/** Boards without an edge, with all, and with some: half-planes, quarters, strips. */
const someEdges: fc.Arbitrary<Border> = fc
	.tuple(...WINDOW.map((edge) => fc.option(fc.constant(edge), { nil: null })))
	.map((edges) => edges as unknown as Border);

const WINS: readonly (readonly PlaneWin[])[] = [
	['checkmate'],
	['royalcapture'],
	['allroyalscaptured', 'koth'],
	['allpiecescaptured', 'checkmate'],
	['threecheck'],
];

/** Positions on a window: few pieces close together, so that they meet. */
const placements = (edges: fc.Arbitrary<Border | undefined>): fc.Arbitrary<Placed> =>
	fc
		.record({
			cells: fc.uniqueArray(fc.integer({ min: 0, max: SIZE * SIZE - 1 }), { minLength: 3, maxLength: 11 }),
			kinds: fc.array(fc.tuple(fc.nat(KINDS.length - 1), fc.boolean(), fc.boolean()), { minLength: 11, maxLength: 11 }),
			holes: fc.uniqueArray(fc.nat(SIZE * SIZE - 1), { maxLength: 2 }),
			slideLimit: fc.option(fc.integer({ min: 2, max: 6 }), { nil: undefined }),
			side: fc.boolean(),
			win: fc.tuple(fc.nat(WINS.length - 1), fc.nat(WINS.length - 1)),
			order: fc.constantFrom(undefined, undefined, undefined, ['white', 'white', 'black'] as const),
			moveRule: fc.option(fc.constantFrom(1, 2, 100), { nil: undefined }),
			border: edges,
		})
		.map(({ cells, kinds, holes, slideLimit, side, win, order, moveRule, border }) => {
			const at = (cell: number): Vec => [cell % SIZE, Math.floor(cell / SIZE)];
			const pieces = cells.map((cell, index): { at: Vec; piece: PieceData } => {
				const [number, white, right] = kinds[index]!;
				const kind = index < 2 ? 'K' : KINDS[number]!;
				const owner = kind === 'OB' ? 'neutral' : (index < 2 ? index === 0 : white) ? 'white' : 'black';
				return { at: at(cell), piece: { side: owner, kind, ...(right && kind !== 'OB' && { flags: ['right'] }) } };
			});
			const promotions = { rows: [6, 8], kinds: ['Q', 'N'] };
			const used = [...new Set([...pieces.map(({ piece }) => piece.kind), 'Q', 'N'])];
			const options: PlaneOptions = {
				promotions: { white: promotions, black: { rows: [0], kinds: ['Q', 'N'] } },
				kinds: used,
				...(border && { border }),
				...(order && { order }),
				...(moveRule !== undefined && { moveRule }),
				...(slideLimit !== undefined && { slideLimit }),
				win: { white: WINS[win[0]]!, black: WINS[win[1]]! },
				holes: holes.filter((hole) => !cells.includes(hole)).map(at),
			};
			const first = side ? 'white' : 'black';
			// A pawn that has just stepped twice leaves the cell behind it, if there is one.
			const step = side ? 1 : -1;
			const passer = pieces.find(
				({ at: [x, y], piece }) =>
					piece.kind === 'P' &&
					piece.side !== first &&
					Number(y) + step >= 0 &&
					Number(y) + step < SIZE &&
					!pieces.some((other) => other.at.join() === [x, Number(y) + step].join()) &&
					!options.holes!.some((hole) => hole.join() === [x, Number(y) + step].join()),
			);
			const points = passer === undefined ? {} : { ep: [[passer.at[0]!, Number(passer.at[1]) + step]] };
			return { options, setup: { pieces, phase: first, points } };
		});

const told1 = (from: Vec, to: Vec, promotion: string | undefined): string =>
	`${from}>${to}${promotion === undefined ? '' : `=${promotion}`}`;

describe('the plane is what the interpreter says', () => {
	it(
		'on a window: the same legal moves, checks and ends, two plies on',
		() => {
			fc.assert(
				fc.property(placements(fc.constant(WINDOW)), fc.nat(), fc.nat(), ({ options, setup }, first, second) => {
					const ruleset = planeRules(options);
					const literal = reference(ruleset);
					let state = literal.stateOf(setup);
					let position = positionOf(plane(ruleset), setup);
					const vec = (cell: number): Vec => [cell % SIZE, Math.floor(cell / SIZE)];
					for (const choice of [first, second, 0]) {
						const theirs = new Map(literal.legal(state).map((move) => [told1(vec(move.from!), vec(move.to), move.promotion), move]));
						const ours = legal(position);
						expect([...new Set(ours.map(({ from, to, promotion }) => told1(from, to, promotion)))].sort()).toEqual(
							[...theirs.keys()].sort(),
						);
						expect(inCheck(position)).toBe(literal.inCheck(state));
						expect(outcome(position)).toEqual(literal.outcome(state));
						const move = ours[choice % Math.max(1, ours.length)];
						if (move === undefined) return;
						state = literal.apply(state, theirs.get(told1(move.from, move.to, move.promotion))!);
						position = apply(position, move);
					}
				}),
				{ numRuns: 40 * RUNS },
			);
		},
		PATIENCE,
	);

	/** A rose turns at most six cells away from where it stands. */
	const MARGIN = 7;
	it(
		'on boards that end nowhere, or on some sides only: the same legal moves within a window',
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
						if ('to' in family) ours.add(told1(family.from, family.to, family.promotion));
						else
							for (let x = left; x <= right; x++)
								for (let y = bottom; y <= top; y++) if (holds(family, family.from, [x, y])) ours.add(told1(family.from, [x, y], undefined));
					}
					const theirs = literal.legal(literal.stateOf(setup)).map((move) => told1(vec(move.from!), vec(move.to), move.promotion));
					expect([...ours].sort()).toEqual([...new Set(theirs)].sort());
				}),
				{ numRuns: 40 * RUNS },
			);
		},
		PATIENCE,
	);
});

const inSeries = ({ primes, times, plus, over }: PlaneSeries, k: number): boolean => {
	const value = Number(times) * k + Number(plus);
	const found = value / Number(over);
	if (!Number.isInteger(found)) return false;
	return (
		!primes || (found > 1 && Array.from({ length: Math.floor(Math.sqrt(found)) }, (_, n) => n + 1).every((n) => n === 1 || found % n !== 0))
	);
};

/** Whether a family holds the move to a cell. */
function holds(family: MoveFamily, from: Vec, to: Vec): boolean {
	if (family.from.join() !== from.join()) return false;
	if ('to' in family) return family.to.join() === to.join();
	const [dx, dy] = family.by.map(Number) as [number, number];
	const [x, y] = [Number(to[0]) - Number(from[0]), Number(to[1]) - Number(from[1])];
	const k = dx === 0 ? y / dy : x / dx;
	if (!Number.isInteger(k) || k * dx !== x || k * dy !== y) return false;
	const { first, last, except, only = [], not = [] } = family;
	if (k < Number(first) || (last !== null && k > Number(last)) || except.includes(k)) return false;
	return only.every((series) => inSeries(series, k)) && !not.some((series) => inSeries(series, k));
}

/** The turn that leads back. */
const inverse = ({ mirror, recolour, by: [x, y] = [0n, 0n] }: Turn): Turn => ({
	...(mirror && { mirror }),
	...(recolour && { recolour }),
	by: [mirror ? x : -x, recolour ? y : -y],
});

const familyTurned = (turn: Turn, family: MoveFamily): MoveFamily =>
	'to' in family
		? { ...family, from: vecTurned(turn, family.from), to: vecTurned(turn, family.to) }
		: { ...family, from: vecTurned(turn, family.from), by: vecTurned(turn, family.by, false) };

describe('what property tests once found', () => {
	it('a hole shields a royal that rides away from the rider behind it', () => {
		const piece = (side: string, kind: string, x: number, y: number) => ({ at: [x, y], piece: { side, kind } });
		const game = plane(planeRules({ holes: [[5, 3]] }));
		const position = positionOf(game, { pieces: [piece('white', 'RQ', 5, 4), piece('black', 'R', 5, 1), piece('black', 'K', 50, 51)] });
		expect(isLegal(position, { from: [5, 4], to: [5, 5] })).toBe(true);
		expect(legalFamilies(position).some((family) => holds(family, [5, 4], [5, 5]))).toBe(true);
	});
});

describe('one answer, however it is asked', () => {
	it(
		'families hold what isLegal allows, near and far out',
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
		'mirrored, recoloured, shifted by 10^30, in numbers and in bigints: it is the same position',
		() => {
			fc.assert(
				fc.property(placements(someEdges), turns, (placed, turn) => {
					const tell = ({ options, setup }: Placed, back: Turn): unknown => {
						const position = positionOf(plane(planeRules(options)), setup);
						const families = legalFamilies(position).map((family) => familyTurned(back, family));
						const end = outcome(position);
						const winner = back.recolour && end?.winner !== undefined ? (end.winner === 'white' ? 'black' : 'white') : end?.winner;
						const attackers = checkers(position).map((at) => vecTurned(back, at).join());
						return [told.ours(families), attackers.sort(), inCheck(position), end?.reason, winner];
					};
					// The hill is a fixed place, the only one.
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
		'changes leave the position that would be set up anew, whoever was looked at before',
		() => {
			const game = plane(classicalPlane);
			fc.assert(
				fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(60), fc.nat()), { minLength: 30, maxLength: 30 }), (choices) => {
					const chain: PlanePosition[] = [positionOf(game)];
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
						expect(told.ours(legalFamilies(other))).toBe(told.ours(legalFamilies(fresh)));
						expect(key(other)).toBe(key(fresh));
						expect(other.hash).toBe(fresh.hash);
					}
				}),
				{ numRuns: 8 * RUNS },
			);
		},
		PATIENCE,
	);

	it('a game changes lane by itself, and back when nobody is far out any more', () => {
		const far = '1000000000000000000000000000007';
		const piece = (side: string, kind: string, x: number, y: number) => ({ at: [x, y], piece: { side, kind } });
		const game = plane(planeRules({}));
		const start = positionOf(game, { pieces: [piece('white', 'K', 0, 0), piece('white', 'R', 5, 5), piece('black', 'K', 9, 30)] });
		const out = apply(start, { from: [5, 5], to: [far, 5] });
		expect(isLegal(out, { from: [9, 30], to: [8, 30] })).toBe(true);
		const there = apply(out, { from: [9, 30], to: [8, 30] });
		expect(isLegal(there, { from: [far, 5], to: [far, '-9007199254740993'] })).toBe(true);
		const home = apply(there, { from: [far, 5], to: [5, 5] });
		expect([start, out, there, home].map(({ root }) => root.far)).toEqual([false, true, true, false]);
		expect(history(home)).toEqual([start, out, there, home]);
		const again = apply(home, { from: [8, 30], to: [9, 30] });
		expect(key(again)).toBe(key(start));
		expect(again.hash).toBe(start.hash);
		expect(key(apply(again, { from: [0, 0], to: [0, 1] }))).not.toBe(key(start));
		expect(outcome(home)).toBeUndefined();
		expect(isLegal(start, { from: [5, 5], to: [far, 6] })).toBe(false);
	});

	it('what a lane knows of the last move and of earlier positions, the other knows', () => {
		const far = '9007199254740993000';
		const piece = (side: string, kind: string, x: number, y: number) => ({ at: [x, y], piece: { side, kind } });
		const pieces = [piece('white', 'K', 3, 3), piece('white', 'R', 9, 9), piece('black', 'K', 20, 30), piece('black', 'R', 21, 21)];
		const hill = plane(planeRules({ win: { white: ['koth'], black: ['koth'] } }));
		const won = apply(positionOf(hill, { pieces }), { from: [3, 3], to: [4, 4] });
		expect(outcome(won)).toMatchObject({ reason: 'koth' });
		// The game is over wherever one asks for a move.
		expect([isLegal(won, { from: [21, 21], to: [22, 21] }), isLegal(won, { from: [21, 21], to: [far, 21] })]).toEqual([false, false]);
		const game = plane(planeRules({}));
		const first = positionOf(game, { pieces });
		const twice = positionOf(game, { pieces, seen: [key(first)] });
		const there = apply(apply(twice, { from: [9, 9], to: [far, 9] }), { from: [20, 30], to: [20, 31] });
		const back = apply(apply(there, { from: [far, 9], to: [9, 9] }), { from: [20, 31], to: [20, 30] });
		expect(outcome(back)).toEqual({ reason: 'repetition', draw: true });
	});

	it(
		'a game that goes out and comes back is the same in bigints throughout',
		() => {
			const OUT = 2n ** 60n;
			const rules = { promotions: { white: { rows: [8], kinds: ['Q'] }, black: { rows: [1], kinds: ['Q'] } }, moveRule: 40 };
			const { start } = classicalPlane;
			const open: Setup = { ...start, pieces: start.pieces.filter(({ piece }) => piece.kind !== 'P' && piece.kind !== 'N') };
			// A hole so far out, and on nobody's way, keeps the other game from ever being one of doubles.
			const games = [planeRules({ ...rules }), planeRules({ ...rules, holes: [[`${10n ** 30n}`, `${3n * 10n ** 29n}`]] })].map((one) =>
				plane(one),
			);
			const lanes = new Set<boolean>();
			fc.assert(
				fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(20), fc.nat(3)), { minLength: 24, maxLength: 24 }), (choices) => {
					let [ours, bigints] = games.map((game) => positionOf(game, open)) as [PlanePosition, PlanePosition];
					for (const [pick, near, way] of choices) {
						const families = legalFamilies(ours);
						expect(told.ours(families)).toBe(told.ours(legalFamilies(bigints)));
						expect([key(ours), outcome(ours), checkers(ours).map(String)]).toEqual([
							key(bigints),
							outcome(bigints),
							checkers(bigints).map(String),
						]);
						lanes.add(ours.root.far);
						// Who is out comes home where he can; others go out now and then.
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
