import { asPath, fold, foldSome, forKinds, type Pass } from '../../../rules/fold.js';
import { Structures } from '../../../rules/structures.js';
import type { CellRef, Cond, Filter, Path } from '../../../rules/types.js';
import type { CompiledGame } from '../compiled-game.js';
import type { StaticTest } from '../model.js';

/** The test without conditions. */
export const ALWAYS: StaticTest = () => true;

const NEVER: StaticTest = () => false;

type Place = (origin: number, at: number, stand: number) => number;

const placeOf = (ref: CellRef): Place => (ref === 'origin' ? (origin) => origin : ref === 'at' ? (_, at) => at : (_, __, stand) => stand);

const both =
	(one: StaticTest, other: StaticTest): StaticTest =>
	(code, origin, at, stand) =>
		one(code, origin, at, stand) && other(code, origin, at, stand);

const either =
	(one: StaticTest, other: StaticTest): StaticTest =>
	(code, origin, at, stand) =>
		one(code, origin, at, stand) || other(code, origin, at, stand);

/** The filter by which a condition tests the mover on its origin. */
const asked: Pass<'condition', Filter | undefined> = /* @__PURE__ */ foldSome(
	'condition',
	{ mover: ({ mover }) => mover, is: ({ is, a }) => (is === 'origin' ? a : undefined) },
	() => undefined,
);

/** Conditions as functions. */
const TESTS: Pass<'condition', StaticTest, [StaticTests, side: number]> = /* @__PURE__ */ fold<
	'condition',
	StaticTest,
	[StaticTests, number]
>('condition', {
	// A plan has no such conditions among its static tests.
	...forKinds(() => NEVER, 'attacked', 'royalAttacked', 'phase', 'compare', 'before'),
	in: (cond, tests, side) => {
		const zone = tests.inPlay.zones[side]![cond.zone]!;
		if (cond.in === 'origin') return (_, origin) => zone[origin] === 1;
		return cond.in === 'at' ? (_, __, at) => zone[at] === 1 : (_, __, ___, stand) => zone[stand] === 1;
	},
	is: ({ a }, tests, side) => tests.ofMover(a, side),
	mover: ({ mover }, tests, side) => tests.ofMover(mover, side),
	same: ({ same }) => {
		const [one, other] = [placeOf(same[0]), placeOf(same[1])];
		return (_, origin, at, stand) => one(origin, at, stand) === other(origin, at, stand);
	},
	def: ({ def }, tests, side) => tests.of(tests.inPlay.ruleset.defs[def]!, side),
	all: ({ all }, tests, side) => tests.all(all, side),
	some: ({ some }, tests, side) => {
		const [first = NEVER, ...rest] = some.map((part) => tests.of(part, side));
		return rest.reduce(either, first);
	},
	not: ({ not }, tests, side) => {
		const test = tests.of(not, side);
		return (code, origin, at, stand) => !test(code, origin, at, stand);
	},
});

/** Evaluates tests that the board cannot change: zones of fixed cells, and properties of the mover. */
export class StaticTests {
	readonly inPlay: CompiledGame;
	/** By side: each condition as a function, created on first use. */
	private readonly known: readonly Map<Cond, StaticTest>[] = [new Map(), new Map(), new Map()];

	/** The same for equal conditions, so that tests of merged moves can be compared. */
	private readonly equal: readonly Map<number, StaticTest>[] = [new Map(), new Map(), new Map()];
	private readonly structures = new Structures();

	constructor(inPlay: CompiledGame) {
		this.inPlay = inPlay;
	}

	admits(path: Path, code: number): boolean {
		const { codes } = this.inPlay;
		for (const part of asPath('seq', path)?.seq ?? [path]) {
			const test = asPath('test', part)?.test;
			const filter = test && asked(test);
			if (filter === undefined) return true;
			if (codes.matching(filter, codes.side[code]!)[code] === 0) return false;
		}
		return true;
	}

	all(conds: readonly Cond[], side: number): StaticTest {
		const [first = ALWAYS, ...rest] = conds.map((cond) => this.of(cond, side));
		return rest.reduce(both, first);
	}

	of(cond: Cond, side: number): StaticTest {
		const known = this.known[side]!;
		let test = known.get(cond);
		if (test === undefined) {
			const number = this.structures.of(cond);
			test = this.equal[side]!.get(number) ?? TESTS(cond, this, side);
			this.equal[side]!.set(number, test);
			known.set(cond, test);
		}
		return test;
	}

	/** Whether the mover fits a filter. */
	ofMover(filter: Filter, side: number): StaticTest {
		const table = this.inPlay.codes.matching(filter, side);
		return (code) => table[code] === 1;
	}
}
