import type { Bench } from './bench.js';
import { type Row, row, ZERO } from './coordinate.js';
import { type Army, type Hits, type Ride, size } from './men.js';

/** What can capture: lines on which somebody rides plainly, other rides, and captures by offsets. */
export interface Powers {
	orders: readonly number[];
	special: readonly { readonly code: number; readonly ride: Ride }[];
	hits: readonly Hits[];
}

interface Present extends Powers {
	cast: number;
}

/** Against more pieces than this, looking at each of them first costs more than it saves. */
const FEW = 256;

const NO_HITS: readonly Hits[] = [];

/** What those on the board can do, as far as captures go. */
export class Presence {
	private readonly army: Army;

	/** What the codes on the board can do, by side: looked up again when one appears or disappears. */
	private readonly present: Present[] = [0, 1].map(() => ({ cast: 0, orders: [], special: [], hits: [] }));

	/** By order: the line of the piece that is asked about, and whether somebody rides close by. */
	private readonly lines: Row;
	private readonly marked: Uint8Array;
	private readonly near: number[] = [];

	constructor(army: Army) {
		this.army = army;
		this.lines = row(army.plain.length);
		this.marked = new Uint8Array(army.plain.length);
	}

	/** All of a side. */
	of({ board }: Bench, by: number): Powers {
		const found = this.present[by]!;
		if (found.cast === board.cast[by]) return found;
		const { riders, special, hits } = this.army;
		const here = (code: number): boolean => board.census[code]! > 0;
		found.cast = board.cast[by]!;
		found.orders = riders[by]!.flatMap((codes, order) => (codes.some(here) ? [order] : []));
		found.special = special[by]!.flatMap((list) => list.filter(({ code }) => here(code)));
		found.hits = hits[by]!.filter(({ codes }) => codes.some(here));
		return found;
	}

	/** What of a side can reach the cells around a piece to which it leaps: for most kings next to nothing. */
	around(bench: Bench, id: number, by: number): Powers {
		const { board } = bench;
		const { men } = this.army;
		const present = this.of(bench, by);
		const members = board.members[by]!;
		if (members.length > FEW) return present;
		const { span, widths } = men[board.code[id]!]!;
		const { lines, marked, near } = this;
		const x = board.x[id]!;
		const y = board.y[id]!;
		marked.fill(1);
		for (const index of present.orders) {
			lines[index] = board.order(index).lineOf(x, y);
			marked[index] = 0;
		}
		near.length = 0;
		for (let at = 0; at < members.length; at++) {
			const other = members[at]!;
			const code = board.code[other]!;
			const { orders, span: reach } = men[code]!;
			for (let nth = 0; nth < orders.length; nth++) {
				const index = orders[nth]!;
				if (marked[index] === 0 && size(board.orders[index]!.line[other]! - lines[index]!) <= widths[index]!) marked[index] = 1;
			}
			if (reach !== ZERO && size(board.x[other]! - x) <= reach + span && size(board.y[other]! - y) <= reach + span) near.push(code);
		}
		return {
			orders: present.orders.filter((index) => marked[index] === 1),
			special: present.special,
			hits: near.length === 0 ? NO_HITS : present.hits.filter(({ codes }) => codes.some((code) => near.includes(code))),
		};
	}
}
