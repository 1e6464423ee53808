import { FIRST_POINT } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';

import { TO } from '../tables/tables.js';

/** The address that stands for the whole board. */
const ALL = -1;

/** The cells and registers that each reader depends on, one bit per reader: marked while counting, compared with the writes of a move. */
export class Readers {
	private readonly inPlay: GameInPlay;
	/** By address of the board: the bits of its readers. */
	readonly bits: Int32Array;
	/** The bits of readers that depend on every address. */
	always = 0;
	private bit = 0;
	private readonly note = (address: number): void => {
		if (address === ALL) this.always |= this.bit;
		else this.bits[address] = this.bits[address]! | this.bit;
	};

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		this.bits = new Int32Array(Math.max(inPlay.size + 1, inPlay.size + inPlay.boardState.registers.length));
	}

	clear(): void {
		this.bits.fill(0);
		this.always = 0;
	}

	/** Marks the addresses that the tables of the piece on a cell read. */
	piece(cell: number, bit: number): void {
		const { boardState, tables, size, extraAttackers: extra } = this.inPlay;
		const { bits } = this;
		const { leaps, chains, rides, tracks } = tables;
		const code = boardState.board[cell]!;
		const row = code * size + cell;
		bits[cell] = bits[cell]! | bit;
		for (let index = leaps.start[row]!; index < leaps.start[row + 1]!; index++) {
			const to = leaps.items[index]!;
			bits[to] = bits[to]! | bit;
		}
		for (let entry = chains.start[row]!; entry < chains.start[row + 1]!; entry++) {
			const to = chains.head[entry]! & TO;
			bits[to] = bits[to]! | bit;
			const block = chains.block[entry]!;
			if (block >= 0) bits[block] = bits[block]! | bit;
		}
		for (let entry = tracks.start[row]!; entry < tracks.start[row + 1]!; entry++) this.ray(tracks.ray[entry]!, bit, 1);
		for (let ride = rides.start[code]!; ride < rides.start[code + 1]!; ride++) this.ray(rides.direction[ride]! * size + cell, bit, 1);
		this.bit = bit;
		extra?.reads(cell, this.note);
	}

	/** Marks a ray up to and including its first `pieces` pieces. */
	private ray(row: number, bit: number, pieces: number): void {
		const { boardState, tables } = this.inPlay;
		const { start, items } = tables.rays;
		const { bits } = this;
		let left = pieces;
		for (let index = start[row]!, end = start[row + 1]!; index < end && left > 0; index++) {
			const cell = items[index]!;
			bits[cell] = bits[cell]! | bit;
			if (boardState.board[cell] !== 0) left--;
		}
	}

	/**
	 * Marks the addresses that decide whether a side attacks a cell, now and after a move that empties some cells, if lines are marked
	 * beyond that many `pieces`.
	 */
	attack(cell: number, by: number, bit: number, pieces: number): void {
		const { tables, size, extraAttackers: extra } = this.inPlay;
		const { bits } = this;
		const { leaps, lame, directions } = tables.reverse[by]!;
		bits[cell] = bits[cell]! | bit;
		for (let index = leaps.start[cell]!; index < leaps.start[cell + 1]!; index++) {
			const from = leaps.items[index]! & TO;
			bits[from] = bits[from]! | bit;
		}
		for (let index = lame.start[cell]!; index < lame.start[cell + 1]!; index++) {
			// Pairs of a source and the cell that must be empty.
			const read = lame.items[index]! & TO;
			bits[read] = bits[read]! | bit;
		}
		for (let line = 0; line < directions.length; line++) this.ray(directions[line]! * size + cell, bit, pieces);
		this.bit = bit;
		extra?.watches(cell, by, pieces, this.note);
	}

	/** Marks the addresses that the scripts of a royal read. */
	scripts(royal: number, code: number, by: number, bit: number): void {
		const { tables, size } = this.inPlay;
		const { bits } = this;
		bits[royal] = bits[royal]! | bit;
		for (const { needs, safe, royalAt } of tables.scripts[code * size + royal] ?? []) {
			for (const { cell } of needs) bits[cell] = bits[cell]! | bit;
			for (const cell of safe) this.attack(cell, by, bit, 1);
			if (royalAt >= 0) this.attack(royalAt, by, bit, 1);
			else this.always |= bit;
		}
	}

	/** Marks the registers of all points. */
	points(bit: number): void {
		const { size, registers } = this.inPlay;
		for (let point = 0; point < registers.points.length; point++) {
			const address = size + FIRST_POINT + 2 * point;
			this.bits[address] = this.bits[address]! | bit;
		}
	}

	/** Marks the stores of a side. */
	stores(side: number, bit: number): void {
		const { size, registers, ruleset, codes } = this.inPlay;
		for (const name of Object.keys(ruleset.stores)) {
			const first = size + registers.store(name, side);
			for (let kind = 0; kind < codes.kinds.length; kind++) this.bits[first + kind] = this.bits[first + kind]! | bit;
		}
	}

	/** Marks the cells that were recorded under this stamp. */
	recorded(stamp: number, bit: number): void {
		const { readStamp, size, everythingRead } = this.inPlay;
		if (everythingRead) this.always |= bit;
		for (let cell = 0; cell < size; cell++) if (readStamp[cell] === stamp) this.bits[cell] = this.bits[cell]! | bit;
	}
}
