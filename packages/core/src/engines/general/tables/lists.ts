import type { Ends } from '../../../analyse/plan.js';
import type { ChangedCodes } from '../../../board/changed-codes.js';
import { type Rows, rows } from './tables.js';

/** The code a mover becomes at the end of a branch; 0: as it lands. */
export function endingOf(codes: ChangedCodes, code: number, ends: Ends): number {
	const becomes = ends.becomes === undefined ? 0 : codes.of(codes.side[code]!, codes.kinds.indexOf(ends.becomes));
	return becomes === codes.landed[code] ? 0 : becomes;
}

/** Lists of codes, each kept once and grown by one code at a time; list 0 is code 0 alone, -1 is the empty one. */
export class Lists {
	readonly all: (readonly number[])[] = [[0]];
	/** By list and code: the list with that code at its end; and by list, which code came last and what came of it. */
	private readonly longer = new Map<number, number>();
	private readonly last: number[] = [];
	private readonly next: number[] = [];

	/** The list with one more code, where it has not got it yet. */
	with(list: number, code: number): number {
		if (list < 1 && code === 0) return 0;
		// Mostly it is asked what was asked before.
		const row = list + 1;
		if (this.last[row] === code) return this.next[row]!;
		const key = list * 65536 + code;
		let number = this.longer.get(key);
		if (number === undefined) {
			const codes = list < 0 ? [] : this.all[list]!;
			number = codes.includes(code) ? list : this.all.push([...codes, code]) - 1;
			this.longer.set(key, number);
		}
		this.last[row] = code;
		this.next[row] = number;
		return number;
	}

	rows(): Rows {
		return rows(this.all);
	}
}
