import type { Lattice } from '../space/lattice.js';

/** The distances at which the steps of a binding land. The state of a binding is `list number << 16 | steps made`. */
export class Series {
	private readonly lists: ('primes' | readonly number[])[] = [];
	private readonly primes: number[] = [];
	/** The greatest number of steps: the number of cells. */
	private readonly longest: number;

	constructor({ exists }: Lattice) {
		this.longest = exists.reduce((sum, is) => sum + is, 0);
	}

	/** The state of a binding before its first step. */
	begin(series: 'primes' | readonly number[]): number {
		return this.lists.push(series) << 16;
	}

	/** The distance of the next step from the last; undefined where the series has ended. */
	gap(state: number): number | undefined {
		const list = this.lists[(state >> 16) - 1]!;
		const step = state & 0xffff;
		if (step >= this.longest) return undefined;
		const to = list === 'primes' ? this.prime(step) : list[step];
		if (to === undefined) return undefined;
		return step === 0 ? to : to - (list === 'primes' ? this.prime(step - 1) : list[step - 1]!);
	}

	/** The primes in ascending order, computed on first use. */
	private prime(index: number): number {
		const { primes } = this;
		for (let value = (primes.at(-1) ?? 1) + 1; primes.length <= index; value++) {
			if (primes.every((prime) => prime * prime > value || value % prime !== 0)) primes.push(value);
		}
		return primes[index]!;
	}
}
