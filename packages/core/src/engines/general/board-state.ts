import type { ChangedCodes } from '../../board/changed-codes.js';
import { registerKey, upperKey, zobristKeys } from '../../board/keys.js';
import { ADDRESS } from '../../evaluate/log.js';
import type { Rays } from './tables/tables.js';

/** Keys do not depend on the game: the longest table made so far serves every game that needs no longer one. */
let longestKeys: Int32Array = /* @__PURE__ */ new Int32Array(0);
const sharedKeys = (places: number): Int32Array => {
	if (longestKeys.length < 2 * places) longestKeys = zobristKeys(places);
	return longestKeys;
};

/** The number of register values whose keys are precomputed. */
const KNOWN = 16;

/** Marks a log entry that is one write together with the entry before: a piece that moved from cell to cell. */
const JOINED = 0x40000000;

/**
 * The one mutable board of a game: cells, piece lists, registers, and a log that undoes every write.
 *
 * Positions are immutable; a query on a position first brings this board to it (`moveTo`). Every write goes through `set`, `move` or
 * `write`, which log the old value and update lists and hash; `undo` replays the log backwards.
 */
export class BoardState {
	readonly board: Int32Array;
	/** Cells of side s are `list[s * size]` … `list[s * size + counts[s] - 1]`; 2 is neutral. */
	readonly list: Int32Array;
	readonly counts: Int32Array;
	private readonly slot: Int32Array;
	/** The number of pieces of each code on the board. */
	readonly codeCounts: Int32Array;
	/** Points, variables, stores and the phase: see `Registers`. */
	readonly registers: Int32Array;
	private readonly hashed: Uint8Array;
	/** The keys of small values of each register: low and high. */
	private readonly known: Int32Array;
	log: Int32Array = new Int32Array(1024);
	top = 0;
	hashLow = 0;
	hashHigh = 0;
	/** The number of royals per side; and the cell where one was put last, exact while there is one. */
	readonly royals: Int32Array = new Int32Array(4);
	readonly royalCell: Int32Array = new Int32Array(4).fill(-1);
	readonly size: number;
	private readonly side: Int8Array;
	private readonly royal: Uint8Array;
	/** Two keys per code and cell. */
	private readonly keys: Int32Array;
	private readonly rays: Rays;
	private readonly places: Int32Array;
	private readonly classes: number;
	/** The occupied cells of every line as bits; the bits before and beyond it are always set. */
	readonly words: Int32Array;

	constructor(size: number, codes: ChangedCodes, royal: Uint8Array, rays: Rays, registers: Int32Array, hashed: Uint8Array) {
		this.size = size;
		this.rays = rays;
		this.places = rays.places;
		this.classes = rays.classes;
		this.words = rays.words.slice();
		// One cell more, beyond every edge: occupied, and of neither side.
		this.board = new Int32Array(size + 1);
		this.board[size] = codes.ghost;
		this.list = new Int32Array(4 * size);
		this.counts = new Int32Array(4);
		this.slot = new Int32Array(size);
		this.codeCounts = new Int32Array(codes.count);
		this.registers = registers.slice();
		this.hashed = hashed;
		this.known = new Int32Array(registers.length * KNOWN * 2);
		for (let index = 0; index < this.known.length; index += 2) {
			const key = registerKey(Math.floor(index / 2 / KNOWN), (index >> 1) % KNOWN);
			this.known[index] = key;
			this.known[index + 1] = upperKey(key);
		}
		this.side = codes.side;
		this.royal = royal;
		this.keys = sharedKeys(codes.count * size);
		for (let index = 0; index < registers.length; index++) if (hashed[index] === 1) this.hashRegister(index, registers[index]!);
	}

	/** Puts a code (0: empties) on a cell. */
	set(cell: number, code: number): void {
		const old = this.board[cell]!;
		if (old === code) return;
		this.record(cell, old);
		this.place(cell, old, code);
	}

	/**
	 * Moves a piece to an empty cell. Its code may change, within its side and while it stays royal or not royal. Cheaper than two
	 * writes.
	 */
	move(from: number, to: number, code: number): void {
		const old = this.board[from]!;
		this.record(from, old);
		this.record(to | JOINED, 0);
		this.shift(from, to, old, code);
	}

	/** The number of empty cells on a ray before the first piece or its end. */
	free(row: number): number {
		const where = this.rays.where[row]!;
		if (where < 0) return this.walkRay(row);
		const bit = (where >> 1) & 31;
		const word = this.words[where >> 6]!;
		if ((where & 1) === 0) return bit - 32 + Math.clz32(word & ~(-1 << bit));
		const ahead = word & (-2 << bit);
		return 30 - bit - Math.clz32(ahead & -ahead);
	}

	/** Removes the piece on a cell from `free` and `board` only, or puts it back; lists and hash do not change. */
	lift(cell: number, code: number): void {
		this.board[cell] = code;
		this.toggle(cell);
	}

	/** Sets a register. */
	write(register: number, value: number): void {
		const old = this.registers[register]!;
		if (old === value) return;
		this.record(this.size + register, old);
		this.put(register, old, value);
	}

	/** Undoes every write since the log stood at `mark`. */
	undo(mark: number): void {
		const { log, size } = this;
		let top = this.top;
		while (top > mark) {
			const old = log[--top]!;
			const address = log[--top]!;
			if (address >= JOINED) {
				const code = log[--top]!;
				const from = log[--top]!;
				const to = address & ADDRESS;
				this.shift(to, from, this.board[to]!, code);
			} else if (address < size) this.place(address, this.board[address]!, old);
			else this.put(address - size, this.registers[address - size]!, old);
		}
		this.top = mark;
	}

	private record(address: number, old: number): void {
		if (this.top + 2 > this.log.length) {
			const longer = new Int32Array(this.log.length * 2);
			longer.set(this.log);
			this.log = longer;
		}
		this.log[this.top++] = address;
		this.log[this.top++] = old;
	}

	private put(register: number, old: number, value: number): void {
		if (this.hashed[register] === 1) {
			this.hashRegister(register, old);
			this.hashRegister(register, value);
		}
		this.registers[register] = value;
	}

	private hashRegister(register: number, value: number): void {
		if (value >= 0 && value < KNOWN) {
			const index = (register * KNOWN + value) * 2;
			this.hashLow ^= this.known[index]!;
			this.hashHigh ^= this.known[index + 1]!;
			return;
		}
		const key = registerKey(register, value);
		this.hashLow ^= key;
		this.hashHigh ^= upperKey(key);
	}

	/** Finds another royal of a side after the last one put has gone (for example a piece that an attack query put there). */
	private findRoyal(owner: number): void {
		for (let index = 0; index < this.counts[owner]!; index++) {
			const cell = this.list[owner * this.size + index]!;
			if (this.royal[this.board[cell]!] === 1) this.royalCell[owner] = cell;
		}
	}

	private walkRay(row: number): number {
		const { start, items } = this.rays;
		const first = start[row]!;
		let index = first;
		for (const end = start[row + 1]!; index < end && this.board[items[index]!] === 0; index++);
		return index - first;
	}

	private toggle(cell: number): void {
		const { words, places, classes } = this;
		for (let index = cell * classes, end = index + classes; index < end; index++) {
			const place = places[index]!;
			words[place >> 5] = words[place >> 5]! ^ (1 << (place & 31));
		}
	}

	private shift(from: number, to: number, old: number, code: number): void {
		const { board, slot, keys, size } = this;
		const owner = this.side[code]!;
		const index = slot[from]!;
		this.list[owner * size + index] = to;
		slot[to] = index;
		board[from] = 0;
		board[to] = code;
		if (old !== code) {
			this.codeCounts[old]!--;
			this.codeCounts[code]!++;
		}
		if (this.royal[code] === 1) this.royalCell[owner] = to;
		const before = (old * size + from) << 1;
		const after = (code * size + to) << 1;
		this.hashLow ^= keys[before]! ^ keys[after]!;
		this.hashHigh ^= keys[before + 1]! ^ keys[after + 1]!;
		this.toggle(from);
		this.toggle(to);
	}

	private place(cell: number, old: number, code: number): void {
		const { list, slot, counts, size, side, keys } = this;
		if (old !== 0) {
			const owner = side[old]!;
			const last = list[owner * size + --counts[owner]!]!;
			const hole = slot[cell]!;
			list[owner * size + hole] = last;
			slot[last] = hole;
			this.codeCounts[old]!--;
			if (this.royal[old] === 1 && --this.royals[owner]! > 0 && this.royalCell[owner] === cell) this.findRoyal(owner);
			const key = (old * size + cell) << 1;
			this.hashLow ^= keys[key]!;
			this.hashHigh ^= keys[key + 1]!;
		}
		this.board[cell] = code;
		if (code !== 0) {
			const owner = side[code]!;
			const index = counts[owner]!++;
			list[owner * size + index] = cell;
			slot[cell] = index;
			this.codeCounts[code]!++;
			if (this.royal[code] === 1) {
				this.royals[owner]!++;
				this.royalCell[owner] = cell;
			}
			const key = (code * size + cell) << 1;
			this.hashLow ^= keys[key]!;
			this.hashHigh ^= keys[key + 1]!;
		}
		if (old === 0 || code === 0) this.toggle(cell);
	}
}
