import type { Lattice } from '../../../space/lattice.js';

/** Lists of distances at which the steps of a binding land. A binding's state is `list number << 16 | steps made`. */
export class Series {
	private readonly lists: ('primes' | readonly number[])[] = [];
	private readonly primes: number[] = [];
	/** A series ends after as many steps as there are cells. */
	private readonly longest: number;

	constructor({ exists }: Lattice) {
		this.longest = exists.reduce((sum, is) => sum + is, 0);
	}

	/** The state of a binding before its first step. */
	begin(series: 'primes' | readonly number[]): number {
		return this.lists.push(series) << 16;
	}

	/** How much further the next step lands; undefined where the series has ended. */
	gap(state: number): number | undefined {
		const list = this.lists[(state >> 16) - 1]!;
		const step = state & 0xffff;
		if (step >= this.longest) return undefined;
		const to = list === 'primes' ? this.prime(step) : list[step];
		if (to === undefined) return undefined;
		return step === 0 ? to : to - (list === 'primes' ? this.prime(step - 1) : list[step - 1]!);
	}

	/** The primes in order; found when first asked for. */
	private prime(index: number): number {
		const { primes } = this;
		for (let value = (primes.at(-1) ?? 1) + 1; primes.length <= index; value++) {
			if (primes.every((prime) => prime * prime > value || value % prime !== 0)) primes.push(value);
		}
		return primes[index]!;
	}
}
