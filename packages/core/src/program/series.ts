import type { Lattice } from '../space/lattice.js';

/** Lists of distances at which the steps of a binding land. A binding's state is `list number << 12 | steps made`. */
export class Series {
	private readonly lists: (readonly number[])[] = [];
	private readonly lattice: Lattice;

	constructor(lattice: Lattice) {
		this.lattice = lattice;
	}

	/** The state of a binding before its first step. */
	begin(series: 'primes' | readonly number[]): number {
		return this.lists.push(series === 'primes' ? primes(Math.max(...this.lattice.sizes) + 1) : series) << 12;
	}

	/** How much further the next step lands. */
	gap(state: number): number {
		const list = this.lists[(state >> 12) - 1]!;
		const step = state & 4095;
		return (list[step] ?? 1 << 20) - (list[step - 1] ?? 0);
	}
}

const primes = (limit: number): number[] => {
	const found: number[] = [];
	for (let value = 2; value <= limit; value++) if (found.every((prime) => value % prime !== 0)) found.push(value);
	return found;
};
