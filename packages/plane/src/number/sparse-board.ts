import { type Coordinate, type CoordinateArray, coordinateArray, lowBits, resized, toCoordinate } from './coordinate.js';
import { LineIndex } from './line-index.js';

const cellHash = (x: Coordinate, y: Coordinate): number => {
	const h = Math.imul(lowBits(x), 0x9e3779b1) ^ Math.imul(lowBits(y), 0x85ebca6b);
	return (h ^ (h >>> 15)) >>> 0;
};

/** Flags a piece can have are bits, so many of them. */
export const FLAG_BITS = 4;

/**
 * The pieces on an unbounded board: what stands where, and the nearest along any line in use.
 *
 * A piece is a number; its row and column, its code and its flags stand in arrays. Holes are pieces of nobody.
 */
export class SparseBoard {
	x: CoordinateArray = coordinateArray(64);
	y: CoordinateArray = coordinateArray(64);
	/** 0: this number is free. */
	code: Int32Array = new Int32Array(64);
	flags: Int32Array = new Int32Array(64);
	/** How many there are of each code with each set of flags. */
	readonly codeFlagCounts: Int32Array;
	/** How many there are of each code. */
	readonly codeCounts: Int32Array;
	/** Names what stands where: another number after every piece that comes or goes, and the old one where that was taken back. */
	version = 0;
	private changes = 0;
	/** By side: changes whenever a code of it appears or disappears. */
	readonly rosterVersion: Int32Array = new Int32Array(3).fill(1);
	/** Piece numbers of each side (0, 1; 2 is nobody), in no order. */
	readonly pieceIds: readonly number[][] = [[], [], []];
	/** The royal ones among them. */
	readonly royalIds: readonly number[][] = [[], [], []];
	readonly lineIndexes: readonly LineIndex[];
	private indexInSide: Int32Array = new Int32Array(64);
	private hashTable: Int32Array = new Int32Array(256);
	private hashMask = 255;
	private readonly sideOf: Int32Array;
	private readonly royal: Uint8Array;
	private readonly freeIds: number[] = [];
	private nextId = 0;
	private size = 0;

	constructor(directions: readonly (readonly [number, number])[], sideOf: Int32Array, royal: Uint8Array) {
		this.lineIndexes = directions.map(([dx, dy]) => new LineIndex(toCoordinate(dx), toCoordinate(dy)));
		this.sideOf = sideOf;
		this.royal = royal;
		this.codeFlagCounts = new Int32Array(sideOf.length << FLAG_BITS);
		this.codeCounts = new Int32Array(sideOf.length);
	}

	get length(): number {
		return this.size;
	}

	/** The number of the piece there, or −1. */
	find(x: Coordinate, y: Coordinate): number {
		const { hashTable, hashMask } = this;
		let slot = cellHash(x, y) & hashMask;
		for (;;) {
			const id = hashTable[slot]! - 1;
			if (id < 0) return -1;
			if (this.x[id] === x && this.y[id] === y) return id;
			slot = (slot + 1) & hashMask;
		}
	}

	/** Puts a piece on a free cell. */
	put(x: Coordinate, y: Coordinate, code: number, flags: number): number {
		this.version = ++this.changes;
		if ((this.size + 1) * 3 > this.hashMask) this.rehash();
		const id = this.freeIds.pop() ?? this.nextId++;
		if (id >= this.x.length) this.grow();
		this.x[id] = x;
		this.y[id] = y;
		this.code[id] = code;
		this.flags[id] = flags;
		const members = this.pieceIds[this.sideOf[code]!]!;
		this.indexInSide[id] = members.length;
		members.push(id);
		if (this.royal[code] === 1) this.royalIds[this.sideOf[code]!]!.push(id);
		this.codeFlagCounts[(code << FLAG_BITS) | flags]!++;
		if (this.codeCounts[code]!++ === 0) this.rosterVersion[this.sideOf[code]!]!++;
		this.size++;
		this.addToTable(id);
		for (const lineIndex of this.lineIndexes) if (lineIndex.ready) lineIndex.insert(id, this.x, this.y);
		return id;
	}

	/** Takes a piece off; its number may be used again. */
	remove(id: number): void {
		this.version = ++this.changes;
		for (const order of this.lineIndexes) if (order.ready) order.remove(id, this.x, this.y);
		this.removeFromTable(id);
		const code = this.code[id]!;
		const members = this.pieceIds[this.sideOf[code]!]!;
		const last = members.pop()!;
		if (last !== id) {
			members[this.indexInSide[id]!] = last;
			this.indexInSide[last] = this.indexInSide[id]!;
		}
		if (this.royal[code] === 1) {
			const royals = this.royalIds[this.sideOf[code]!]!;
			royals.splice(royals.indexOf(id), 1);
		}
		this.codeFlagCounts[(code << FLAG_BITS) | this.flags[id]!]!--;
		if (--this.codeCounts[code]! === 0) this.rosterVersion[this.sideOf[code]!]!++;
		this.code[id] = 0;
		this.size--;
		this.freeIds.push(id);
	}

	/** The pieces sorted along a direction. */
	order(index: number): LineIndex {
		const order = this.lineIndexes[index]!;
		if (!order.ready) order.sort(this.pieceIds.flat(), this.x, this.y);
		return order;
	}

	/** Makes it cheap to look for many pieces in the orders; none are kept so beyond the next change. */
	cacheAllIndexes(): void {
		for (const order of this.lineIndexes) if (order.ready) order.cacheAllIndexes(this.version);
	}

	private addToTable(id: number): void {
		let slot = cellHash(this.x[id]!, this.y[id]!) & this.hashMask;
		while (this.hashTable[slot] !== 0) slot = (slot + 1) & this.hashMask;
		this.hashTable[slot] = id + 1;
	}

	/** Open addressing without graves: whoever was pushed on by this one moves back. */
	private removeFromTable(id: number): void {
		const { hashTable, hashMask } = this;
		let hole = cellHash(this.x[id]!, this.y[id]!) & hashMask;
		while (hashTable[hole] !== id + 1) hole = (hole + 1) & hashMask;
		for (let slot = (hole + 1) & hashMask; hashTable[slot] !== 0; slot = (slot + 1) & hashMask) {
			const other = hashTable[slot]! - 1;
			const home = cellHash(this.x[other]!, this.y[other]!) & hashMask;
			if (((slot - home) & hashMask) >= ((slot - hole) & hashMask)) {
				hashTable[hole] = other + 1;
				hole = slot;
			}
		}
		hashTable[hole] = 0;
	}

	private rehash(): void {
		this.hashMask = this.hashMask * 2 + 1;
		this.hashTable = new Int32Array(this.hashMask + 1);
		for (const members of this.pieceIds) for (const id of members) this.addToTable(id);
	}

	private grow(): void {
		const length = this.x.length * 2;
		this.x = resized(this.x, length);
		this.y = resized(this.y, length);
		const wider = (old: Int32Array): Int32Array => {
			const fresh = new Int32Array(length);
			fresh.set(old);
			return fresh;
		};
		this.code = wider(this.code);
		this.flags = wider(this.flags);
		this.indexInSide = wider(this.indexInSide);
	}
}
