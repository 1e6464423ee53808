import { ADDRESS } from '../../../evaluate/log.js';
import { isSame } from '../../../rules/structure.js';
import type { GameInPlay } from '../model.js';

import type { MoveCount } from './model.js';
import { Readers } from './readers.js';

/** The greatest number of pieces: each has one bit. */
const MOST = 32;

/**
 * Counts moves in games without restrictions: every candidate is legal; or, where captures are compulsory, every capture if there is one.
 *
 * Proof, where no law forbids a move, the only choice is for captures, and tables hold all moves: the legal moves are the table
 * candidates of each piece, and captures on points. Replies are counted as in `ReplyCounter`: numbers that a move does not affect are
 * computed once, before the moves. The candidates of a piece are a function of the cells read for them, and each of these cells is
 * marked.
 */
export class UnrestrictedCounter {
	private readonly inPlay: GameInPlay;
	private readonly bulkCounter: MoveCount;
	private readonly readers: Readers;
	/** Captures are compulsory. */
	private readonly capturesFirst: boolean;
	/** By cell: whether its piece was counted. */
	private readonly counted: Uint8Array;
	private readonly cells: Int32Array = new Int32Array(MOST);
	private readonly counts: Int32Array = new Int32Array(MOST);
	private readonly captureCounts: Int32Array = new Int32Array(MOST);
	private side = 0;
	private sum = 0;
	private captures = 0;

	constructor(inPlay: GameInPlay, bulkCounter: MoveCount) {
		this.inPlay = inPlay;
		this.bulkCounter = bulkCounter;
		this.readers = new Readers(inPlay);
		this.counted = new Uint8Array(inPlay.size + 1);
		this.capturesFirst = inPlay.ruleset.prefer.length > 0;
	}

	static fits({ ruleset, pathRuntime, scripting, extraAttackers: extra, hooksCapture }: GameInPlay): boolean {
		const { forbid, prefer, immune, turn } = ruleset;
		const admitsAll = Object.values(turn.phases).every((phase) => phase.pieces === undefined);
		const captures = prefer.every(({ keep }) => 'if' in keep && isSame(keep.if, { compare: [{ captured: {} }, '>', 0] }));
		const plain = forbid.length === 0 && immune === undefined && admitsAll && captures && (prefer.length === 0 || !hooksCapture);
		return plain && pathRuntime === undefined && !scripting && extra === undefined;
	}

	/** The number of legal moves now. */
	countAll(side: number): number {
		const { boardState } = this.inPlay;
		const { counter } = this.bulkCounter;
		const first = side * boardState.size;
		const last = first + boardState.counts[side]!;
		const points = this.points(side);
		let total = points;
		if (this.capturesFirst) {
			for (let place = first; place < last; place++) total += counter.captures(boardState.list[place]!, side);
			if (total > 0) return total;
		}
		for (let place = first; place < last; place++) total += counter.count(boardState.list[place]!, side);
		return total;
	}

	/** Counts and marks the moves of the side that will reply; false where that is impossible. */
	prepare(side: number): boolean {
		const { boardState } = this.inPlay;
		const { counter } = this.bulkCounter;
		const first = side * boardState.size;
		const count = boardState.counts[side]!;
		if (count > MOST) return false;
		this.readers.clear();
		this.counted.fill(0);
		this.side = side;
		this.sum = 0;
		this.captures = 0;
		for (let number = 0; number < count; number++) {
			const cell = boardState.list[first + number]!;
			this.cells[number] = cell;
			this.counted[cell] = 1;
			this.readers.piece(cell, 1 << number);
			this.counts[number] = counter.count(cell, side);
			this.sum += this.counts[number]!;
			if (!this.capturesFirst) continue;
			this.captureCounts[number] = counter.captures(cell, side);
			this.captures += this.captureCounts[number]!;
		}
		return true;
	}

	/** The number of replies after a move whose writes are in the log above `mark`. */
	count(mark: number): number {
		const { side, capturesFirst } = this;
		const { boardState, size, codes, outcomes } = this.inPlay;
		const { counter } = this.bulkCounter;
		const { bits } = this.readers;
		const { log, board } = boardState;
		if (outcomes.decided()) return 0;
		let dirty = 0;
		for (let index = mark; index < boardState.top; index += 2) {
			const address = log[index]! & ADDRESS;
			dirty |= bits[address]!;
			if (address < size && codes.side[board[address]!] === side && this.counted[address] === 0) return this.countAll(side);
		}
		const points = this.points(side);
		let total = this.sum;
		let captures = this.captures + points;
		while (dirty !== 0) {
			const number = 31 - Math.clz32(dirty & -dirty);
			dirty &= dirty - 1;
			const cell = this.cells[number]!;
			const stands = codes.side[board[cell]!] === side;
			total += (stands ? counter.count(cell, side) : 0) - this.counts[number]!;
			if (capturesFirst) captures += (stands ? counter.captures(cell, side) : 0) - this.captureCounts[number]!;
		}
		return capturesFirst && captures > 0 ? captures : total + points;
	}

	private points(side: number): number {
		const { moveList } = this.inPlay.generator;
		if (this.inPlay.tables.pointTakes.length === 0) return 0;
		const base = moveList.top;
		moveList.pointTakes(side);
		const count = moveList.top - base;
		moveList.top = base;
		return count;
	}
}
