import { ADDRESS } from '../board/bench.js';
import { TO } from '../board/tables.js';
import type { Kernel } from '../load/kernel.js';
import type { Bulk } from './bulk.js';

/** The bit of those who are pinned or give check; the other readers have the bits below. */
const ROYAL: number = 1 << 31;
const MOST = 31;

/** What a reader counts: a piece's moves, one step of the royal, all its steps, its scripts. */
const PIECE = 0;
const STEP = 1;
const STEPS = 2;
const SCRIPTS = 3;

/**
 * Counts the replies to each move of a position: what a move does not touch is counted once, before the moves.
 *
 * Proof, under the conditions of `Pins.fits` and with one royal that is not in check: the legal moves are the royal's safe steps and
 * scripts, those of each pinned piece by trial, and of each other piece as many as its tables give; captures on points are
 * listed anew. Each of these numbers, and which pieces are pinned, is a function of the cells that were read for it. Every
 * such cell is marked with the bit of its reader, so a number is out of date only if a written cell carries its bit: a new
 * attacker or blocker can only stand on a cell that was read. A piece reads its own cell, so a captured one is noticed; where
 * a written cell holds a piece that was not counted before, or the royal is in check, everything is counted.
 */
export class Replies {
	private readonly kernel: Kernel;
	private readonly bulk: Bulk;
	/** By cell: bits of those who read it; and its piece's number, or -1. */
	private readonly readers: Int32Array;
	private readonly numbers: Int32Array;
	/** By bit: what it counts, the cell it is about, how many it found. */
	private readonly kinds: Uint8Array = new Uint8Array(MOST);
	private readonly cells: Int32Array = new Int32Array(MOST);
	private readonly found: Int32Array = new Int32Array(MOST);
	private side = 0;
	private phase = 0;
	private used = 0;
	private pinned = 0;
	private sum = 0;

	constructor(kernel: Kernel, bulk: Bulk) {
		this.kernel = kernel;
		this.bulk = bulk;
		this.readers = new Int32Array(kernel.size + 1);
		this.numbers = new Int32Array(kernel.size + 1);
	}

	/** Whether the game's tables allow it at all. */
	static fits({ generator, rare, royalScripts }: Kernel): boolean {
		return generator.pinnable && rare === undefined && royalScripts;
	}

	/** Counts and marks for a side that is about to reply; false where it cannot. */
	prepare(side: number, phase: number): boolean {
		const { bench, size, generator, scripted, tables, programs } = this.kernel;
		const { pins } = generator;
		const { leaps, rides, chains, overlaps } = tables;
		const royal = bench.royalCell[side]!;
		const first = side * size;
		const last = first + bench.counts[side]!;
		if (bench.royals[side] !== 1 || last - first > MOST - 1) return false;
		if (programs !== undefined) {
			this.phase = phase;
			if (!programs.dropsOnly(phase)) return false;
		}
		pins.look(royal, side);
		if (pins.checks > 0) return false;
		this.readers.fill(0);
		this.numbers.fill(-1);
		this.side = side;
		this.used = 0;
		this.pinned = 0;
		this.sum = 0;
		this.markAttack(royal, ROYAL, 2);
		const code = bench.board[royal]!;
		const row = code * size + royal;
		for (let place = first; place < last; place++) {
			const cell = bench.list[place]!;
			if (cell === royal) continue;
			if (pins.pinned[cell] === pins.stamp) this.pinned |= 1 << this.used;
			this.numbers[cell] = this.used;
			this.mark(cell, 1 << this.used);
			this.open(PIECE, cell);
		}
		this.numbers[royal] = MOST;
		if (scripted[code] === 1) {
			this.markScripts(royal, code);
			this.open(SCRIPTS, royal);
		}
		const steps = leaps.start[row + 1]! - leaps.start[row]!;
		const plain = rides.start[code] === rides.start[code + 1] && chains.start[row] === chains.start[row + 1] && overlaps[code] === 0;
		bench.lift(royal, 0);
		if (plain && this.used + steps <= MOST) {
			for (let index = leaps.start[row]!; index < leaps.start[row + 1]!; index++) {
				const to = leaps.items[index]!;
				this.markAttack(to, 1 << this.used, 1);
				this.readers[to] = this.readers[to]! | (1 << this.used);
				this.cells[this.used] = to;
				this.kinds[this.used++] = STEP;
			}
			bench.lift(royal, code);
		} else {
			bench.lift(royal, code);
			if (this.used === MOST) return false;
			this.markSteps(royal, code);
			this.open(STEPS, royal);
		}
		for (let bit = 0; bit < this.used; bit++) {
			this.found[bit] = this.recount(bit, this.pinned);
			this.sum += this.found[bit]!;
		}
		return true;
	}

	/** Replies now that a move was made whose writes stand in the log above `mark`. */
	count(mark: number): number {
		const { side, readers, numbers } = this;
		const { bench, size, codes, generator, tables, outcomes, programs } = this.kernel;
		const { log, board } = bench;
		const { pins } = generator;
		if (outcomes.decided()) return 0;
		let dirty = 0;
		for (let index = mark; index < bench.top; index += 2) {
			const address = log[index]! & ADDRESS;
			if (address >= size) continue;
			dirty |= readers[address]!;
			if (codes.side[board[address]!] === side && numbers[address]! < 0) return this.bulk.count();
		}
		let total = this.sum;
		let { pinned } = this;
		if (dirty < 0) {
			pins.look(bench.royalCell[side]!, side);
			if (pins.checks > 0) return this.bulk.count();
			dirty = (dirty & ~ROYAL) | pinned;
			pinned = 0;
			if (pins.held > 0) {
				for (let bit = 0; bit < this.used; bit++) {
					if (this.kinds[bit] === PIECE && pins.pinned[this.cells[bit]!] === pins.stamp) pinned |= 1 << bit;
				}
				dirty |= pinned;
			}
		}
		while (dirty !== 0) {
			const bit = 31 - Math.clz32(dirty & -dirty);
			dirty &= dirty - 1;
			total += this.recount(bit, pinned) - this.found[bit]!;
		}
		if (programs !== undefined) total += programs.countDrops(side, this.phase);
		return tables.pointTakes.length === 0 ? total : total + this.countPoints();
	}

	/** Gives the next bit to a reader. */
	private open(kind: number, cell: number): void {
		this.cells[this.used] = cell;
		this.kinds[this.used++] = kind;
	}

	/** What a reader finds now. */
	private recount(bit: number, pinned: number): number {
		const { side } = this;
		const { bench, codes, attacks, generator } = this.kernel;
		const { lister, pins } = generator;
		const cell = this.cells[bit]!;
		const kind = this.kinds[bit];
		const owner = codes.side[bench.board[cell]!];
		if (kind === PIECE && (pinned & (1 << bit)) === 0) return owner === side ? this.bulk.counter.count(cell, side) : 0;
		if (kind === STEP) {
			if (bench.board[cell] !== 0 && owner !== 1 - side) return 0;
			const royal = bench.royalCell[side]!;
			const code = bench.board[royal]!;
			bench.lift(royal, 0);
			const attacked = attacks.byTable(cell, 1 - side);
			bench.lift(royal, code);
			return attacked ? 0 : 1;
		}
		if (owner !== side) return 0;
		const base = lister.top;
		if (kind === STEPS) pins.steps(cell, side);
		else if (kind === SCRIPTS) lister.scripts(cell, side);
		else lister.piece(cell, side);
		return kind === STEPS ? this.drop(base) : this.countTried(base);
	}

	private countPoints(): number {
		const { lister } = this.kernel.generator;
		const base = lister.top;
		lister.pointTakes(this.side);
		return lister.top === base ? 0 : this.countTried(base);
	}

	/** How many candidates above `base` are legal by trial; takes them off the stack. */
	private countTried(base: number): number {
		const { lister, pins } = this.kernel.generator;
		let illegal = 0;
		for (let index = base; index < lister.top; index++) if (!pins.safe(lister.routes[index]!, lister.details[index]!, this.side)) illegal++;
		return this.drop(base) - illegal;
	}

	private drop(base: number): number {
		const { lister } = this.kernel.generator;
		const listed = lister.top - base;
		lister.top = base;
		return listed;
	}

	/** Marks what the tables of the piece on a cell read. */
	private mark(cell: number, bit: number): void {
		const { bench, tables, size } = this.kernel;
		const { readers } = this;
		const { leaps, chains, rides } = tables;
		const code = bench.board[cell]!;
		const row = code * size + cell;
		readers[cell] = readers[cell]! | bit;
		for (let index = leaps.start[row]!; index < leaps.start[row + 1]!; index++) {
			const to = leaps.items[index]!;
			readers[to] = readers[to]! | bit;
		}
		for (let entry = chains.start[row]!; entry < chains.start[row + 1]!; entry++) {
			const to = chains.head[entry]! & TO;
			readers[to] = readers[to]! | bit;
			const block = chains.block[entry]!;
			if (block >= 0) readers[block] = readers[block]! | bit;
		}
		const { tracks } = tables;
		for (let entry = tracks.start[row]!; entry < tracks.start[row + 1]!; entry++) this.markRay(tracks.ray[entry]!, bit, 1);
		for (let ride = rides.start[code]!; ride < rides.start[code + 1]!; ride++) this.markRay(rides.direction[ride]! * size + cell, bit, 1);
	}

	/** Marks a ray up to and with the first pieces on it. */
	private markRay(row: number, bit: number, pieces: number): void {
		const { bench, tables } = this.kernel;
		const { start, items } = tables.rays;
		const { readers } = this;
		let left = pieces;
		for (let index = start[row]!; index < start[row + 1]! && left > 0; index++) {
			const cell = items[index]!;
			readers[cell] = readers[cell]! | bit;
			if (bench.board[cell] !== 0) left--;
		}
	}

	private markScripts(royal: number, code: number): void {
		const { tables, size } = this.kernel;
		const bit = 1 << this.used;
		this.readers[royal] = this.readers[royal]! | bit;
		for (const { needs, safe, royalAt } of tables.scripts[code * size + royal] ?? []) {
			for (const { cell } of needs) this.readers[cell] = this.readers[cell]! | bit;
			for (const cell of safe) this.markAttack(cell, bit, 1);
			if (royalAt >= 0) this.markAttack(royalAt, bit, 1);
			else for (let cell = 0; cell < size; cell++) this.readers[cell] = this.readers[cell]! | bit;
		}
	}

	private markSteps(royal: number, code: number): void {
		const { bench, generator } = this.kernel;
		const { lister } = generator;
		const bit = 1 << this.used;
		const base = lister.top;
		this.mark(royal, bit);
		lister.piece(royal, this.side);
		// With the royal lifted, as its steps are judged.
		bench.lift(royal, 0);
		for (let index = base; index < lister.top; index++) this.markAttack(lister.routes[index]! & TO, bit, 1);
		bench.lift(royal, code);
		lister.top = base;
	}

	/** Marks what is read to know whether a cell is attacked. */
	private markAttack(cell: number, bit: number, pieces: number): void {
		const { tables, size } = this.kernel;
		const { readers } = this;
		const { leaps, lame, directions } = tables.reverse[1 - this.side]!;
		for (let index = leaps.start[cell]!; index < leaps.start[cell + 1]!; index++) {
			const from = leaps.items[index]! & TO;
			readers[from] = readers[from]! | bit;
		}
		for (let index = lame.start[cell]!; index < lame.start[cell + 1]!; index++) {
			// Pairs of a source and the cell that must be empty.
			const read = lame.items[index]! & TO;
			readers[read] = readers[read]! | bit;
		}
		for (let line = 0; line < directions.length; line++) this.markRay(directions[line]! * size + cell, bit, pieces);
	}
}
