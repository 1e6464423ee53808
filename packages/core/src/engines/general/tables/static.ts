import type { CellRef, Cond, Path } from '../../../rules/types.js';
import type { CompiledGame } from '../compiled-game.js';
import type { StaticTest } from '../model.js';

/** The test without conditions. */
export const ALWAYS: StaticTest = () => true;

/** Evaluates tests that the board cannot change: zones of fixed cells, and properties of the mover. */
export class StaticTests {
	private readonly inPlay: CompiledGame;
	/** By side: each condition as a function, created on first use. */
	private readonly known: readonly Map<Cond, StaticTest>[] = [new Map(), new Map(), new Map()];

	/** The same, by the text of the condition. */
	private readonly tests = new Map<string, StaticTest>();

	constructor(inPlay: CompiledGame) {
		this.inPlay = inPlay;
	}

	admits(path: Path, code: number): boolean {
		const { codes } = this.inPlay;
		for (const part of 'seq' in path ? path.seq : [path]) {
			if (!('test' in part)) return true;
			const cond = part.test;
			const asked = 'mover' in cond ? cond.mover : 'is' in cond && cond.is === 'origin' ? cond.a : undefined;
			if (asked === undefined) return true;
			if (codes.matching(asked, codes.side[code]!)[code] === 0) return false;
		}
		return true;
	}

	all(conds: readonly Cond[], side: number): StaticTest {
		const [first, ...rest] = conds.map((cond) => this.of(cond, side));
		if (first === undefined) return ALWAYS;
		return rest.reduce<StaticTest>(
			(one, other) => (code, origin, at, stand) => one(code, origin, at, stand) && other(code, origin, at, stand),
			first,
		);
	}

	of(cond: Cond, side: number): StaticTest {
		const known = this.known[side]!;
		let test = known.get(cond);
		if (test === undefined) {
			const text = `${side} ${JSON.stringify(cond)}`;
			test = this.tests.get(text) ?? this.made(cond, side);
			this.tests.set(text, test);
			known.set(cond, test);
		}
		return test;
	}

	private made(cond: Cond, side: number): StaticTest {
		const { codes, zones, ruleset } = this.inPlay;
		if ('in' in cond) {
			const zone = zones[side]![cond.zone]!;
			if (cond.in === 'origin') return (_, origin) => zone[origin] === 1;
			return cond.in === 'at' ? (_, __, at) => zone[at] === 1 : (_, __, ___, stand) => zone[stand] === 1;
		}
		if ('is' in cond || 'mover' in cond) {
			const table = codes.matching('is' in cond ? cond.a : cond.mover, side);
			return (code) => table[code] === 1;
		}
		if ('same' in cond) {
			const [one, other] = [placeOf(cond.same[0]), placeOf(cond.same[1])];
			return (_, origin, at, stand) => one(origin, at, stand) === other(origin, at, stand);
		}
		if ('def' in cond) return this.of(ruleset.defs[cond.def]!, side);
		if ('all' in cond) return this.all(cond.all, side);
		if ('some' in cond) {
			const [first, ...rest] = cond.some.map((part) => this.of(part, side));
			if (first === undefined) return () => false;
			return rest.reduce<StaticTest>(
				(one, other) => (code, origin, at, stand) => one(code, origin, at, stand) || other(code, origin, at, stand),
				first,
			);
		}
		const none = 'not' in cond ? this.of(cond.not, side) : () => true;
		return (code, origin, at, stand) => !none(code, origin, at, stand);
	}
}

type Place = (origin: number, at: number, stand: number) => number;

const placeOf = (ref: CellRef): Place => (ref === 'origin' ? (origin) => origin : ref === 'at' ? (_, at) => at : (_, __, stand) => stand);
