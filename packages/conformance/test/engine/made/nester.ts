import { MOST_NESTED } from '@x/core/src/rules/check/nesting';
import type { Cond, Effect, Path, Ruleset } from '@x/core/src/rules/types';
import type { Random } from '@x/core/testing';
import { Asker } from './asker.js';
import { Dice } from './dice.js';
import { groundOf } from './ground.js';
import { madeRuleset } from './ruleset.js';

/** Evaluations inside each other that happen for one evaluation of a condition, at most; more would take too long. */
const MOST_EVALUATIONS = 40;

/** Makes up conditions whose evaluations are nested, with the named paths and conditions that they use. */
class Nester {
	readonly paths: Record<string, Path> = {};
	readonly defs: Record<string, Cond> = {};
	private readonly dice: Dice;
	private readonly asker: Asker;
	/** How often the part that is being made is evaluated. */
	private often = 1;
	/** `moves` may be used: not in a path, and not inside `moves`. */
	private mayCount = true;
	private names = 0;

	constructor(dice: Dice, asker: Asker) {
		this.dice = dice;
		this.asker = asker;
	}

	/** A condition with this many evaluations inside each other. `inPaths`: one that paths may test. */
	condition(depth: number, inPaths: boolean): Cond {
		this.often = 1;
		this.mayCount = !inPaths;
		this.asker.leave = { attacks: !inPaths, history: false };
		return this.nested(depth);
	}

	/** A test that never decides on its own, so that the innermost parts are evaluated. */
	private test(depth: number): Path {
		const inner = this.nested(depth);
		return { test: this.dice.chance(50) ? inner : { not: inner } };
	}

	private holds(number: Extract<Cond, { compare: unknown }>['compare'][0]): Cond {
		const { dice } = this;
		return { compare: [number, dice.of(['>', '>', '='] as const), dice.of([0, 0, 1])] };
	}

	private times<T>(factor: number, make: () => T): T {
		const { often } = this;
		this.often *= factor;
		const made = make();
		this.often = often;
		return made;
	}

	private wrapped(inner: Cond): Cond {
		const { dice, asker } = this;
		const [roll] = [dice.random(100)];
		if (roll < 55) return inner;
		if (roll < 65) return { not: inner };
		if (roll < 72) return { before: inner };
		if (roll < 79) return { all: [{ not: { all: [asker.condition(0), { mover: { who: 'empty' } }] } }, inner] };
		if (roll < 86) return { some: [inner, asker.condition(0)] };
		if (roll < 93) return { some: [{ mover: { who: 'empty' } }, inner] };
		const name = `nested-${this.names++}`;
		this.defs[name] = inner;
		return { def: name };
	}

	private nested(depth: number): Cond {
		const { dice, asker } = this;
		if (depth === 0) {
			const { leave } = asker;
			if (dice.chance(70)) asker.leave = { attacks: false, history: false };
			const leaf = asker.condition(0);
			asker.leave = leave;
			return leaf;
		}
		const room = MOST_EVALUATIONS / this.often;
		const { steps, cells } = asker.ground;
		const cell = { cell: dice.of(cells) };
		const go: Path = { go: { cell: dice.of(cells) } };
		const test = (): Path => this.test(depth - 1);
		const set: Effect = { set: { cell: dice.of(cells) }, to: asker.piece() };
		const forEach = (): Effect => ({
			forEach: { seq: [go, this.test(depth - 2)] },
			from: dice.chance(70) ? cell : null,
			do: [
				{ set: 'at', to: asker.piece() },
				{ point: 'spot', to: 'at' },
			],
		});
		const sure: (() => Cond)[] = [
			() => this.holds({ matches: { seq: [go, test()] }, from: cell }),
			() => this.holds({ matches: { seq: [{ mark: 'm' }, go, test()] }, from: cell, ...dice.maybe(20, () => ({ as: 'piece' as const })) }),
			() => this.holds({ matches: { seq: [{ do: set }, go, test()] }, from: cell }),
		];
		// Two evaluations: one inside the other.
		if (depth > 1) sure.push(() => this.holds({ matches: { seq: [{ do: forEach() }, { test: asker.condition(0) }] }, from: cell }));
		const kinds: (() => Cond)[] = [
			() => this.holds({ matches: { seq: [{ go: asker.ref() }, test()] }, from: cell }),
			() => this.holds({ matches: { seq: [go, test()] }, from: asker.ref() }),
			() => this.holds({ count: asker.filter(), zone: dice.of(['spot', 'trail']), if: this.nested(depth - 1) }),
		];
		if (room >= 2)
			kinds.push(() =>
				this.times(2, () =>
					this.holds({
						matches: {
							each: dice.some(steps, 2),
							as: 'w',
							path: { seq: [{ step: { bound: 'w' } }, this.test(depth - 1)] },
						},
						from: asker.ref(),
					}),
				),
			);
		if (room >= 5) kinds.push(...this.attacks(depth));
		if (room >= 10 && this.mayCount && dice.chance(50))
			kinds.push(() => {
				this.mayCount = false;
				return this.times(10, () => this.holds({ moves: dice.of(['next', 'next', 'white', 'black']), if: this.nested(depth - 1) }));
			});
		// Reads after the moves are counted use the contexts that were open before.
		if (depth === 1 && room >= 10 && this.mayCount && dice.chance(60))
			return { all: [{ compare: [{ moves: dice.of(['next', 'white', 'black']) }, '>', -1] }, asker.condition(0)] };
		// Mostly those that reach their inner part on every board, so that the innermost part is reached too.
		return this.wrapped(dice.made(dice.chance(80) ? sure : [...sure, ...kinds]));
	}

	private attacks(depth: number): (() => Cond)[] {
		const { dice, asker } = this;
		const by = (): { by?: 'own' | 'other' | 'neutral' } =>
			dice.maybe(80, () => ({ by: dice.of(['own', 'other', 'other', 'neutral'] as const) }));
		const kinds = [
			(): Cond =>
				this.times(4, () => ({
					attacked: asker.ref(),
					via: 'reach',
					...by(),
					...dice.maybe(40, () => ({ as: asker.piece() })),
					if: this.nested(depth - 1),
				})),
			(): Cond =>
				this.times(4, () => {
					const name = `nested-${this.names++}`;
					const step: Path = { step: dice.of(asker.ground.steps) };
					this.paths[name] = { seq: [step, this.test(depth - 1), { do: { capture: 'at' } }] };
					return { attacked: asker.ref(), via: name, ...by() };
				}),
		];
		if (this.asker.leave.attacks)
			kinds.push(
				(): Cond =>
					this.times(2, () => ({
						attacked: asker.ref(),
						...by(),
						if: this.nested(depth - 1),
						...dice.maybe(40, () => ({ as: asker.piece() })),
					})),
			);
		return kinds;
	}
}

/** A ruleset made up at random, in which evaluations are nested, up to the limit of the checker. */
export function nestedRuleset(random: Random): Ruleset {
	const base = madeRuleset(random);
	const dice = new Dice(random);
	const asker = new Asker(dice, { ...groundOf(dice), space: base.space, cells: base.start.pieces.map(({ at }) => at) });
	const vectors = Object.values(base.paths).flatMap((path) => ('each' in path && Array.isArray(path.each) ? path.each : []));
	const nester = new Nester(dice, new Asker(dice, { ...asker.ground, steps: vectors }));
	const depth = (): number => (dice.chance(40) ? MOST_NESTED - 1 - dice.random(4) : 1 + dice.random(MOST_NESTED - 4));
	const test = (): Cond => nester.condition(depth(), false);
	const walked = (): Cond => nester.condition(depth() - 1, true);
	const places: ((ruleset: Ruleset) => Ruleset)[] = [
		(ruleset) => ({ ...ruleset, forbid: [...ruleset.forbid, { id: 'nested', if: test() }] }),
		(ruleset) => ({ ...ruleset, forbid: [...ruleset.forbid, { id: 'nested-too', if: test() }] }),
		(ruleset) => ({ ...ruleset, prefer: [...ruleset.prefer, { id: 'nested', stage: 'legal', keep: { if: test() } }] }),
		(ruleset) => ({
			...ruleset,
			outcomes: [{ id: 'nested', when: dice.of(['turn', 'moved']), if: test(), result: 'draw' }, ...ruleset.outcomes],
		}),
		(ruleset) => ({ ...ruleset, after: [...ruleset.after, { id: 'nested', if: test(), do: [{ var: 'tally', add: 1 }] }] }),
		(ruleset) => ({ ...ruleset, flags: { ...ruleset.flags, fresh: { ...ruleset.flags.fresh, while: test() } } }),
		(ruleset) => ({ ...ruleset, defs: { ...ruleset.defs, check: test() } }),
		(ruleset) => ({ ...ruleset, immune: walked() }),
		(ruleset) => ({ ...ruleset, paths: { ...ruleset.paths, a: { seq: [{ test: walked() }, ruleset.paths.a!] } } }),
		(ruleset) => ({ ...ruleset, paths: { ...ruleset.paths, b: { seq: [ruleset.paths.b!, { test: walked() }] } } }),
	];
	const nested = dice.some(places, 2).reduce((ruleset, place) => place(ruleset), base);
	return { ...nested, paths: { ...nested.paths, ...nester.paths }, defs: { ...nested.defs, ...nester.defs } };
}
