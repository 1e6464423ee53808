import type { Ends } from '../../../analyse/plan.js';
import type { ChangedCodes } from '../../../board/changed-codes.js';
import { type Rows, rows } from './tables.js';

/** The code that a mover becomes at the end of a branch; 0: its usual code after landing. */
export function endingOf(codes: ChangedCodes, code: number, ends: Ends): number {
	const becomes = ends.becomes === undefined ? 0 : codes.of(codes.side[code]!, codes.kinds.indexOf(ends.becomes));
	return becomes === codes.landed[code] ? 0 : becomes;
}

/** Interned lists of codes, extended by one code at a time; list 0 is code 0 alone, -1 is the empty list. */
export class Lists {
	readonly all: (readonly number[])[] = [[0]];
	/** By list and code: the list extended by that code; and by list, the last code added and the result. */
	private readonly longer = new Map<number, number>();
	private readonly last: number[] = [];
	private readonly next: number[] = [];

	/** The list extended by a code, unless it contains that code. */
	with(list: number, code: number): number {
		if (list < 1 && code === 0) return 0;
		// Repeated requests are the common case.
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
