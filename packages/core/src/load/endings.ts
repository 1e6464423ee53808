import type { Ends } from '../analyse/plan.js';
import type { Codes } from '../board/codes.js';
import { type Rows, rows } from '../board/tables.js';

/** The code a mover becomes at the end of a branch; 0: as it lands. */
export const endingOf = (codes: Codes, code: number, ends: Ends): number =>
	ends.becomes === undefined ? 0 : codes.of(codes.side[code]!, codes.kinds.indexOf(ends.becomes));

/** Lists of codes that a landing may end as, each kept once; list 0 is "as it lands" alone. */
export class Endings {
	private readonly lists: number[][] = [[0]];
	private readonly numbers = new Map<string, number>([['0', 0]]);

	/** Number of the list; -1 for none. */
	of(codes: readonly number[]): number {
		if (codes.length === 0) return -1;
		if (codes.length === 1 && codes[0] === 0) return 0;
		const unique = [...new Set(codes)];
		const key = unique.join();
		let number = this.numbers.get(key);
		if (number === undefined) {
			number = this.lists.length;
			this.lists.push(unique);
			this.numbers.set(key, number);
		}
		return number;
	}

	rows(): Rows {
		return rows(this.lists);
	}
}
