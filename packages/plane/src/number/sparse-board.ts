import { type Coordinate, type CoordinateArray, coordinateArray, lowBits, resized, toCoordinate } from './coordinate.js';
import { LineIndex } from './line-index.js';

const cellHash = (x: Coordinate, y: Coordinate): number => {
	const h = Math.imul(lowBits(x), 0x9e3779b1) ^ Math.imul(lowBits(y), 0x85ebca6b);
	return (h ^ (h >>> 15)) >>> 0;
};

/** The number of bits for the flags of a piece. */
export const FLAG_BITS = 4;

/**
 * The pieces on an unbounded board: a hash table from cells to pieces, and line indexes that find the nearest piece along a line.
 *
 * A piece is identified by a number, its id. Its coordinates, its code and its flags are kept in arrays. Holes are stored as neutral pieces.
 */
export class SparseBoard {
	x: CoordinateArray = coordinateArray(64);
	y: CoordinateArray = coordinateArray(64);
	/** The code of each piece by id; 0 for a free id. */
	code: Int32Array = new Int32Array(64);
	flags: Int32Array = new Int32Array(64);
	/** The number of pieces of each code with each set of flags. */
	readonly codeFlagCounts: Int32Array;
	/** The number of pieces of each code. */
	readonly codeCounts: Int32Array;
	/** Identifies the arrangement of the pieces: a new number after every change, and the old number again after an undo. */
	version = 0;
	private changes = 0;
	/** By side: increases whenever one of its codes appears on the board or disappears from it. */
	readonly rosterVersion: Int32Array = new Int32Array(3).fill(1);
	/** The ids of each side's pieces (0, 1; 2 is neutral), in no particular order. */
	readonly pieceIds: readonly number[][] = [[], [], []];
	/** The ids of each side's royal pieces. */
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

	/** The id of the piece on a cell, or −1. */
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
		for (const index of this.lineIndexes) if (index.ready) index.insert(id, this.x, this.y);
		return id;
	}

	/** Removes a piece; its id may be used again. */
	remove(id: number): void {
		this.version = ++this.changes;
		for (const index of this.lineIndexes) if (index.ready) index.remove(id, this.x, this.y);
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

	/** The pieces sorted along a direction; built when first used. */
	lineIndex(direction: number): LineIndex {
		const index = this.lineIndexes[direction]!;
		if (!index.ready) index.sort(this.pieceIds.flat(), this.x, this.y);
		return index;
	}

	/** Caches the index of every piece in the line indexes, for a search over many pieces. The cache is valid until the next change. */
	cacheAllIndexes(): void {
		for (const index of this.lineIndexes) if (index.ready) index.cacheAllIndexes(this.version);
	}

	private addToTable(id: number): void {
		let slot = cellHash(this.x[id]!, this.y[id]!) & this.hashMask;
		while (this.hashTable[slot] !== 0) slot = (slot + 1) & this.hashMask;
		this.hashTable[slot] = id + 1;
	}

	/** Deletion in open addressing without tombstones: later entries of the same probe sequence move back into the gap. */
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
