import type { Path, Vec } from '@x/core/src/rules/types';
import type { Actor } from './actor.js';
import { type Asker, OTHERS } from './asker.js';
import type { Dice } from './dice.js';

const EMPTY: Path = { test: { is: 'at', a: { who: 'empty' } } };
const STEP: Path = { step: { bound: 'd' } };
const RIDE: Path = { seq: [STEP, EMPTY] };

/** Makes up paths. */
export class Walker {
	/** Paths that may be used by name so far. */
	readonly named: string[] = [];
	private readonly actor: Actor;
	private readonly asker: Asker;
	private readonly dice: Dice;

	constructor(actor: Actor) {
		this.actor = actor;
		this.asker = actor.asker;
		this.dice = actor.asker.dice;
	}

	/** The effects at the end of a path. */
	private ending(): Path {
		const { dice, asker } = this;
		const parts: Path[] = [{ do: this.actor.landing() }];
		if (dice.chance(12)) parts.push({ do: this.actor.effect(1, false) });
		if (dice.chance(15)) {
			const become: Path = { do: { set: 'at', to: { kind: dice.of(OTHERS), side: 'own' } } };
			const promote: Path = { seq: [{ test: { in: 'at', zone: 'far' } }, become] };
			parts.push(dice.chance(50) ? promote : { any: [promote, { test: { not: { in: 'at', zone: 'far' } } }] });
		}
		if (dice.chance(10)) parts.push({ mark: 'm' });
		if (dice.chance(4)) parts.push({ go: asker.ref() });
		return { seq: parts };
	}

	arrival(): Path {
		const { dice } = this;
		const quiet: Path = { seq: [EMPTY, this.ending()] };
		const take: Path = { seq: [{ test: { is: 'at', a: { who: 'enemy' } } }, { do: { capture: 'at' } }, this.ending()] };
		const odd: Path = { seq: [{ test: { is: 'at', a: this.asker.filter() } }, { do: { capture: 'at' } }, this.ending()] };
		return dice.of<Path>([{ any: [quiet, take] }, { any: [quiet, take] }, { any: [quiet, take] }, quiet, take, odd]);
	}

	/** The same from each of some directions. */
	private after(make: () => readonly Path[]): Path {
		const { dice, asker } = this;
		const vectors: readonly Vec[] = dice.some(asker.ground.steps, 4);
		asker.bound = 'd';
		const parts = [...make(), this.arrival()];
		asker.bound = undefined;
		const series = dice.chance(6) ? { series: dice.of<'primes' | readonly number[]>(['primes', [1, 3]]) } : {};
		return { each: vectors, as: 'd', ...series, path: { seq: parts } };
	}

	/** How a kind goes. */
	way(depth: number): Path {
		const { dice, asker } = this;
		const { maps, wraps } = asker.ground.space;
		const kinds: (() => Path)[] = [
			() => this.after(() => [STEP]),
			() => this.after(() => [STEP]),
			() => this.after(() => [{ loop: RIDE, ...dice.maybe(40, () => ({ max: 1 + dice.random(2) })) }, STEP]),
			() =>
				this.after(() => [
					{ loop: RIDE, ...dice.maybe(50, () => ({ min: 1 })), ...dice.maybe(50, () => ({ greedy: true as const })) },
					STEP,
				]),
			() => this.after(() => [{ loop: RIDE }, STEP, { test: { is: 'at', a: { who: 'occupied' } } }, { loop: RIDE }, STEP]),
			() => this.after(() => [STEP, EMPTY, STEP]),
			() => this.after(() => [STEP, { test: asker.condition(0) }]),
			() => ({ seq: [{ step: dice.of(asker.ground.steps) }, this.arrival()] }),
			() => ({ seq: [{ test: asker.condition(1) }, this.after(() => [STEP])] }),
			() => this.after(() => [STEP, { do: this.actor.effect(0, false) }, STEP]),
			() => this.after(() => [{ mark: 'm' }, STEP, EMPTY]),
			() => this.after(() => [STEP, { go: asker.ref() }, STEP]),
			() => this.after(() => [{ step: { bound: 'd', times: 2 } }]),
		];
		if (wraps !== undefined) kinds.push(() => this.after(() => [{ step: { bound: 'd' }, wraps: dice.of(['round', 'flat']) }]));
		if (maps !== undefined) {
			kinds.push(() => ({
				each: dice.some(asker.ground.steps, 2),
				as: 'd',
				path: {
					seq: [STEP, EMPTY, { each: { bound: 'd', map: 'turn' }, as: 'e', path: { seq: [{ step: { bound: 'e' } }, this.arrival()] } }],
				},
			}));
		}
		if (depth > 0) {
			kinds.push(() => ({ any: [this.way(depth - 1), this.way(depth - 1)] }));
			// An optional second leg, from where the first has landed.
			kinds.push(() => ({ seq: [this.way(depth - 1), { any: [{ seq: [] }, this.way(depth - 1)] }] }));
			if (this.named.length > 0) kinds.push(() => ({ use: dice.of(this.named) }));
		}
		return dice.made(kinds);
	}

	/** A drop, a lifted piece, or something done from afar. */
	fromNowhere(): Path {
		const { dice, asker } = this;
		const kind = dice.of(OTHERS);
		return dice.made<Path>([
			() => ({
				seq: [
					{ test: { compare: [{ store: 'hand', of: 'own', kind }, '>', 0] } },
					{ pick: { who: 'empty' }, ...dice.maybe(50, () => ({ zone: dice.of(['near', 'spot']) })) },
					...dice.list(20, () => ({ test: asker.condition(0) })),
					{ do: { store: 'hand', of: 'own', kind, add: -1 } },
					{ do: { set: 'at', to: { kind, side: 'own' } } },
				],
			}),
			() => ({ seq: [{ pick: { who: 'friend', kind: [kind] }, origin: true }, this.way(0)] }),
			() => ({ seq: [{ pick: asker.filter() }, { do: this.actor.effect(0, false) }] }),
			() => ({ seq: [{ test: asker.condition(1) }, { do: this.actor.effect(1, false) }] }),
		]);
	}
}
