import type { Effect, FlagEdit, Hook, Num } from '@x/core/src/ruleset/types';
import { type Asker, KINDS } from './asker.js';
import type { Dice } from './dice.js';

/** Makes up effects and hooks. */
export class Actor {
	readonly asker: Asker;
	private readonly dice: Dice;

	constructor(asker: Asker) {
		this.asker = asker;
		this.dice = asker.dice;
	}

	edit(): FlagEdit {
		const { dice } = this;
		return dice.made<FlagEdit>([
			() => 'keep',
			() => 'clear',
			() => ({ add: ['fresh'] }),
			() => ({ drop: ['fresh'], ...dice.maybe(50, () => ({ add: ['worn'] })) }),
		]);
	}

	landing(): Effect {
		const { dice, asker } = this;
		return {
			land: true,
			...dice.maybe(8, () => ({ leave: asker.piece() })),
			...dice.maybe(8, () => ({ as: asker.piece() })),
			...dice.maybe(12, () => ({ flags: this.edit() })),
		};
	}

	effect(depth: number, hook: boolean): Effect {
		const { dice, asker } = this;
		const amount = (): Num => (dice.chance(60) ? dice.of([1, 2, -1]) : asker.number(0));
		const kinds: (() => Effect)[] = [
			() => ({ set: asker.ref(), to: asker.piece(), ...dice.maybe(30, () => ({ flags: this.edit() })) }),
			() => ({
				point: dice.of(['spot', 'trail']),
				to: dice.chance(85) ? asker.ref() : null,
				...dice.maybe(25, () => ({ add: true as const })),
			}),
			() => ({
				var: dice.of(['count', 'tally']),
				...dice.maybe(40, () => ({ of: dice.of(['own', 'other'] as const) })),
				...(dice.chance(60) ? { add: amount() } : { to: amount(), ...dice.maybe(30, () => ({ add: 1 })) }),
			}),
			() => ({
				...dice.of([
					{ store: 'hand', of: 'own' } as const,
					{ store: 'hand', of: 'other' } as const,
					{ store: 'bank', of: 'shared' } as const,
				]),
				kind: dice.chance(70) ? dice.of(KINDS) : { of: asker.ref() },
				add: dice.of([1, 1, -1]),
			}),
		];
		if (!hook || dice.chance(10)) kinds.push(() => ({ capture: asker.ref(), ...dice.maybe(25, () => ({ later: true as const })) }));
		if (depth > 0) kinds.push(() => ({ forEach: asker.look(), from: dice.chance(85) ? asker.ref() : null, do: [this.effect(0, hook)] }));
		if (dice.chance(5)) kinds.push(() => ({ end: dice.of(['win', 'loss', 'draw'] as const), id: 'declared' }));
		return dice.made(kinds);
	}

	hook(id: string): Hook {
		const { dice, asker } = this;
		return {
			id,
			...dice.maybe(70, () => ({ if: asker.condition(1) })),
			do: [this.effect(1, true), ...dice.list(20, () => this.effect(0, true))],
			...dice.maybe(15, () => ({ else: [this.effect(0, true)] })),
		};
	}
}
