import { type Coordinate, longer, low, type Row, row, toCoordinate } from './coordinate.js';
import { Order } from './order.js';

const mix = (x: Coordinate, y: Coordinate): number => {
	const h = Math.imul(low(x), 0x9e3779b1) ^ Math.imul(low(y), 0x85ebca6b);
	return (h ^ (h >>> 15)) >>> 0;
};

/** Flags a piece can have are bits, so many of them. */
export const FLAG_BITS = 4;

/**
 * The pieces on an unbounded board: what stands where, and the nearest along any line in use.
 *
 * A piece is a number; its row and column, its code and its flags stand in arrays. Holes are pieces of nobody.
 */
export class Board {
	x: Row = row(64);
	y: Row = row(64);
	/** 0: this number is free. */
	code: Int32Array = new Int32Array(64);
	flags: Int32Array = new Int32Array(64);
	/** How many there are of each code with each set of flags. */
	readonly counts: Int32Array;
	/** How many there are of each code. */
	readonly census: Int32Array;
	/** Names what stands where: another number after every piece that comes or goes, and the old one where that was taken back. */
	version = 0;
	private changes = 0;
	/** By side: changes whenever a code of it appears or disappears. */
	readonly cast: Int32Array = new Int32Array(3).fill(1);
	/** Piece numbers of each side (0, 1; 2 is nobody), in no order. */
	readonly members: readonly number[][] = [[], [], []];
	/** The royal ones among them. */
	readonly royals: readonly number[][] = [[], [], []];
	readonly orders: readonly Order[];
	private place: Int32Array = new Int32Array(64);
	private table: Int32Array = new Int32Array(256);
	private mask = 255;
	private readonly sideOf: Int32Array;
	private readonly royal: Uint8Array;
	private readonly free: number[] = [];
	private used = 0;
	private size = 0;

	constructor(directions: readonly (readonly [number, number])[], sideOf: Int32Array, royal: Uint8Array) {
		this.orders = directions.map(([dx, dy]) => new Order(toCoordinate(dx), toCoordinate(dy)));
		this.sideOf = sideOf;
		this.royal = royal;
		this.counts = new Int32Array(sideOf.length << FLAG_BITS);
		this.census = new Int32Array(sideOf.length);
	}

	get length(): number {
		return this.size;
	}

	/** The number of the piece there, or −1. */
	find(x: Coordinate, y: Coordinate): number {
		const { table, mask } = this;
		let slot = mix(x, y) & mask;
		for (;;) {
			const id = table[slot]! - 1;
			if (id < 0) return -1;
			if (this.x[id] === x && this.y[id] === y) return id;
			slot = (slot + 1) & mask;
		}
	}

	/** Puts a piece on a free cell. */
	put(x: Coordinate, y: Coordinate, code: number, flags: number): number {
		this.version = ++this.changes;
		if ((this.size + 1) * 3 > this.mask) this.rehash();
		const id = this.free.pop() ?? this.used++;
		if (id >= this.x.length) this.grow();
		this.x[id] = x;
		this.y[id] = y;
		this.code[id] = code;
		this.flags[id] = flags;
		const members = this.members[this.sideOf[code]!]!;
		this.place[id] = members.length;
		members.push(id);
		if (this.royal[code] === 1) this.royals[this.sideOf[code]!]!.push(id);
		this.counts[(code << FLAG_BITS) | flags]!++;
		if (this.census[code]!++ === 0) this.cast[this.sideOf[code]!]!++;
		this.size++;
		this.enter(id);
		for (const order of this.orders) if (order.ready) order.insert(id, this.x, this.y);
		return id;
	}

	/** Takes a piece off; its number may be used again. */
	take(id: number): void {
		this.version = ++this.changes;
		for (const order of this.orders) if (order.ready) order.remove(id, this.x, this.y);
		this.leave(id);
		const code = this.code[id]!;
		const members = this.members[this.sideOf[code]!]!;
		const last = members.pop()!;
		if (last !== id) {
			members[this.place[id]!] = last;
			this.place[last] = this.place[id]!;
		}
		if (this.royal[code] === 1) {
			const royals = this.royals[this.sideOf[code]!]!;
			royals.splice(royals.indexOf(id), 1);
		}
		this.counts[(code << FLAG_BITS) | this.flags[id]!]!--;
		if (--this.census[code]! === 0) this.cast[this.sideOf[code]!]!++;
		this.code[id] = 0;
		this.size--;
		this.free.push(id);
	}

	/** The pieces sorted along a direction. */
	order(index: number): Order {
		const order = this.orders[index]!;
		if (!order.ready) order.sort(this.members.flat(), this.x, this.y);
		return order;
	}

	/** Makes it cheap to look for many pieces in the orders; none are kept so beyond the next change. */
	rankAll(): void {
		for (const order of this.orders) if (order.ready) order.rankAll(this.version);
	}

	private enter(id: number): void {
		let slot = mix(this.x[id]!, this.y[id]!) & this.mask;
		while (this.table[slot] !== 0) slot = (slot + 1) & this.mask;
		this.table[slot] = id + 1;
	}

	/** Open addressing without graves: whoever was pushed on by this one moves back. */
	private leave(id: number): void {
		const { table, mask } = this;
		let hole = mix(this.x[id]!, this.y[id]!) & mask;
		while (table[hole] !== id + 1) hole = (hole + 1) & mask;
		for (let slot = (hole + 1) & mask; table[slot] !== 0; slot = (slot + 1) & mask) {
			const other = table[slot]! - 1;
			const home = mix(this.x[other]!, this.y[other]!) & mask;
			if (((slot - home) & mask) >= ((slot - hole) & mask)) {
				table[hole] = other + 1;
				hole = slot;
			}
		}
		table[hole] = 0;
	}

	private rehash(): void {
		this.mask = this.mask * 2 + 1;
		this.table = new Int32Array(this.mask + 1);
		for (const members of this.members) for (const id of members) this.enter(id);
	}

	private grow(): void {
		const length = this.x.length * 2;
		this.x = longer(this.x, length);
		this.y = longer(this.y, length);
		const wider = (old: Int32Array): Int32Array => {
			const fresh = new Int32Array(length);
			fresh.set(old);
			return fresh;
		};
		this.code = wider(this.code);
		this.flags = wider(this.flags);
		this.place = wider(this.place);
	}
}
