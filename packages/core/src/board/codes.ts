import { carriersOf } from '../rules/carriers.js';
import type { Filter, PieceData, Ruleset } from '../rules/types.js';

/** Side index of neutral pieces. */
export const NEUTRAL = 2;
/** The other side; for neutral pieces, the first side. */
export const otherOf = (side: number): number => (side === 0 ? 1 : 0);
/** Asking sides: the two sides, and neutral pieces. */
export const ASKERS: readonly number[] = [0, 1, NEUTRAL];

/**
 * Piece codes: every piece that can stand on a cell as one small integer, for its side, kind and flags.
 *
 * 0 is the empty cell. Flags are part of the code: a king with the right to castle has another code than a king without it, and tables grow
 * only by the kinds that can carry a flag.
 */
export class Codes {
	count: number;
	readonly sides: readonly string[];
	readonly kinds: readonly string[];
	readonly flags: readonly string[];
	/** Side of a code: 0, 1, NEUTRAL; -1 for empty. */
	side: Int8Array;
	/** Kind index of a code, -1 for empty. */
	kind: Int16Array;
	/** Flags of a code as bits of the ruleset's flag order. */
	flagBits: Int32Array;
	private readonly pieces: PieceData[] = [];
	private readonly numbers: ReadonlyMap<string, number>;
	private readonly base: number[] = [];
	/** Results of `matching` by asking side: by the filter object, and by its text. */
	private readonly tablesByFilter = new WeakMap<Filter, Uint8Array[]>();
	private readonly tables = new Map<string, Uint8Array[]>();
	private readonly carried: readonly (readonly number[])[];

	constructor(ruleset: Ruleset) {
		this.sides = ruleset.sideOrder;
		this.kinds = Object.keys(ruleset.kinds);
		this.numbers = new Map(this.kinds.map((kind, index) => [kind, index]));
		this.flags = Object.keys(ruleset.flags);
		const carriers = this.flags.map((flag) => carriersOf(ruleset.flags[flag]!));
		this.carried = this.kinds.map((kind) => carriers.flatMap((carries, bit) => (carries(kind) ? [bit] : [])));
		const side = [-1];
		const kind = [-1];
		const bits = [0];
		for (const owner of ASKERS) {
			this.carried.forEach((carried, index) => {
				this.base.push(side.length);
				for (let subset = 0; subset < 1 << carried.length; subset++) {
					side.push(owner);
					kind.push(index);
					bits.push(carried.reduce((mask, bit, place) => mask | (((subset >> place) & 1) << bit), 0));
				}
			});
		}
		this.count = side.length;
		this.side = Int8Array.from(side);
		this.kind = Int16Array.from(kind);
		this.flagBits = Int32Array.from(bits);
	}

	/** The code of a side's kind with these flags; flags the kind does not carry are dropped. */
	of(side: number, kind: number, flagBits = 0): number {
		let subset = 0;
		if (flagBits !== 0) {
			const carried = this.carried[kind]!;
			for (let place = 0; place < carried.length; place++) subset |= ((flagBits >> carried[place]!) & 1) << place;
		}
		return this.base[side * this.kinds.length + kind]! + subset;
	}

	/** Index of a kind, -1 where there is none. */
	kindIndex(kind: string): number {
		return this.numbers.get(kind) ?? -1;
	}

	/** Whether a code is a piece of one of the two sides. */
	isPlayers(code: number): boolean {
		return code > 0 && this.side[code]! < 2;
	}

	bitsOf(flags: readonly string[] | undefined): number {
		return (flags ?? []).reduce((mask, flag) => mask | (1 << this.flags.indexOf(flag)), 0);
	}

	/** A read-only table over codes: 1 where a filter holds, from the view of a side. */
	matching(filter: Filter, asking: number): Uint8Array {
		let known = this.tablesByFilter.get(filter);
		if (known === undefined) {
			const name = JSON.stringify(filter);
			known = this.tables.get(name) ?? [];
			this.tables.set(name, known);
			this.tablesByFilter.set(filter, known);
		}
		known[asking] ??= this.computeMatching(filter, asking);
		return known[asking];
	}

	/** The piece of a code, the same object each time; undefined for the empty cell and the ghost. */
	data(code: number): PieceData | undefined {
		if (this.kind[code]! < 0) return undefined;
		let piece = this.pieces[code];
		if (piece === undefined) {
			// The order of keys means nothing in a ruleset, and neither does that of flags in a setup: they are sorted, as the interpreter does.
			const flags = this.flags.filter((_, bit) => (this.flagBits[code]! >> bit) & 1).sort();
			piece = Object.freeze({
				side: this.sideName(this.side[code]!),
				kind: this.kinds[this.kind[code]!]!,
				...(flags.length === 0 ? {} : { flags: Object.freeze(flags) }),
			});
			this.pieces[code] = piece;
		}
		return piece;
	}

	sideName(side: number): string {
		return side === NEUTRAL ? 'neutral' : this.sides[side]!;
	}

	sideIndex(name: string): number {
		return name === 'neutral' ? NEUTRAL : this.sides.indexOf(name);
	}

	private computeMatching({ who, side, kind, notKind, flag, notFlag }: Filter, asking: number): Uint8Array {
		const table = new Uint8Array(this.side.length);
		// Whether a side and a kind pass, by index + 1, since both start at -1.
		const owners = new Uint8Array(5);
		for (let owner = -1; owner < 4; owner++) {
			const owned = who === 'friend' ? owner === asking : who === 'enemy' ? owner === 1 - asking : who !== 'neutral' || owner === NEUTRAL;
			owners[owner + 1] = owned && side?.includes(this.sideName(owner)) !== false ? 1 : 0;
		}
		const kinds = new Uint8Array(this.kinds.length + 1).fill(kind === undefined ? 1 : 0);
		for (const name of kind ?? []) kinds[this.kindIndex(name) + 1] = 1;
		for (const name of notKind ?? []) kinds[this.kindIndex(name) + 1] = 0;
		// An empty cell and a piece captured `later` have no kind, so a list of kinds does not admit them.
		kinds[0] = kind === undefined ? 1 : 0;
		const [must, mustNot] = [this.bitsOf(flag === undefined ? [] : [flag]), this.bitsOf(notFlag === undefined ? [] : [notFlag])];
		for (let code = 0; code < table.length; code++) {
			const bits = this.flagBits[code]!;
			if (owners[this.side[code]! + 1] === 0 || kinds[this.kind[code]! + 1] === 0) continue;
			if ((flag === undefined || (bits & must) !== 0) && (bits & mustNot) === 0) table[code] = 1;
		}
		if (who === 'empty') table.fill(0, 1);
		else if (who === 'occupied') table[0] = 0;
		return table;
	}
}
