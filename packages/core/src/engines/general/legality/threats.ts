import type { GameInPlay } from '../model.js';
import type { Rays, Reverse } from '../tables/tables.js';
import type { MoveList } from './model.js';

/** The threats to one royal: pieces that give check, and own pieces that are pinned. Requires the conditions of `Pins.fits`. */
export class Threats {
	protected readonly inPlay: GameInPlay;
	protected readonly moveList: MoveList;
	stamp = 0;
	readonly pinned: Int32Array;
	readonly evading: Int32Array;
	checks = 0;
	needsTrial = false;
	/** The cell of the last checking piece; -1 where there is none, -2 where several pieces give check. */
	private checker = -1;
	readonly danger: Int32Array;
	dangers = 0;
	pinnedCount = 0;
	protected readonly board: Int32Array;
	protected readonly sideOf: Int8Array;
	private readonly words: Int32Array;
	private readonly codeCount: number;
	private readonly lame: boolean;
	private readonly reverse: readonly [Reverse, Reverse];
	private readonly rays: Rays;

	constructor(inPlay: GameInPlay, moveList: MoveList) {
		this.inPlay = inPlay;
		this.moveList = moveList;
		this.board = inPlay.boardState.board;
		this.words = inPlay.boardState.words;
		this.sideOf = inPlay.codes.side;
		this.codeCount = inPlay.codes.count;
		this.reverse = inPlay.tables.reverse;
		this.rays = inPlay.tables.rays;
		this.pinned = new Int32Array(inPlay.size);
		this.evading = new Int32Array(inPlay.size);
		this.danger = new Int32Array(inPlay.extraAttackers === undefined ? 0 : inPlay.size);
		this.lame = inPlay.tables.lameCaptures;
	}

	/** Longer than 60 lines: the two directions of a line share seven values, and this runs in every position. */
	scanThreats(royal: number, side: number): void {
		const { board, words, sideOf, pinned, codeCount } = this;
		const stamp = ++this.stamp;
		const { leaps, groups, through, walked } = this.reverse[1 - side]!;
		const { start, items } = leaps;
		let pinnedCount = 0;
		this.checks = 0;
		this.checker = -1;
		// The origin of the last check: its cell, and the part of its line between royal and attacker.
		let source = -1;
		let line = 0;
		let near = 0;
		let far = 0;
		for (let index = start[royal]!, end = start[royal + 1]!; index < end; index++) {
			const from = items[index]!;
			const code = board[from & 0xffff]!;
			if (code === 0 || groups[(from >>> 16) * codeCount + code] !== 1) continue;
			source = from & 0xffff;
			this.addCheck(source);
		}
		const { places, cells, classes } = this.rays;
		for (let at = royal * classes, last = at + classes, row = 0; at < last; at++, row += 2 * codeCount) {
			const place = places[at]! & 31;
			const base = places[at]! & ~31;
			const word = words[base >> 5]!;
			const ahead = word & (-2 << place);
			const first = ahead & -ahead;
			const up = 31 - Math.clz32(first);
			const above = board[cells[base | up]!]!;
			if (sideOf[above] === side) {
				const behind = ahead ^ first;
				const next = 31 - Math.clz32(behind & -behind);
				if (through[row + codeCount + board[cells[base | next]!]!]! >= next - place) {
					pinned[cells[base | up]!] = stamp;
					pinnedCount++;
				}
			} else if (through[row + codeCount + above]! >= up - place) {
				this.addCheck(cells[base | up]!);
				line = base;
				near = place + 1;
				far = up;
			}
			const back = word & ~(-1 << place);
			const down = 31 - Math.clz32(back);
			const below = board[cells[base | down]!]!;
			if (sideOf[below] === side) {
				const next = 31 - Math.clz32(back ^ (1 << down));
				if (through[row + board[cells[base | next]!]!]! >= place - next) {
					pinned[cells[base | down]!] = stamp;
					pinnedCount++;
				}
			} else if (through[row + below]! >= place - down) {
				this.addCheck(cells[base | down]!);
				line = base;
				near = down;
				far = place - 1;
			}
		}
		this.pinnedCount = pinnedCount;
		this.dangers = 0;
		if (source >= 0) this.evading[source] = stamp;
		if (far > 0) for (let index = near; index <= far; index++) this.evading[cells[line | index]!] = stamp;
		for (let index = 0; index < walked.length; index++) this.scanDirection(walked[index]!, royal, side);
		if (this.lame) this.scanLame(royal, side);
		const rare = this.inPlay.extraAttackers?.scanThreats(royal, side, this) === true;
		// A piece that gives check in two ways can be captured, and one cell may block both: pins and checks do not describe that.
		this.needsTrial = rare || (this.checks > 1 && this.checker >= 0);
		if (this.checks === 0) this.moveList.safeCells[royal] = stamp;
	}

	/** Records a check from a cell. */
	private addCheck(from: number): void {
		this.checks++;
		this.checker = this.checker === -1 || this.checker === from ? from : -2;
	}

	/** Lame leaps: a check while the blocking cell is empty; an own piece on that cell is pinned. */
	private scanLame(royal: number, side: number): void {
		const { board, sideOf } = this;
		const { lame, groups } = this.reverse[1 - side]!;
		for (let index = lame.start[royal]!; index < lame.start[royal + 1]!; index += 2) {
			const source = lame.items[index]!;
			const block = lame.items[index + 1]!;
			if (groups[(source >>> 16) * this.codeCount + board[source & 0xffff]!] !== 1) continue;
			if (board[block] === 0) {
				this.addCheck(source & 0xffff);
				this.evading[source & 0xffff] = this.stamp;
				this.evading[block] = this.stamp;
			} else if (sideOf[board[block]!] === side) {
				this.pinned[block] = this.stamp;
				this.pinnedCount++;
			}
		}
	}

	/** Scans one direction whose lines are not bit words. */
	private scanDirection(line: number, royal: number, side: number): void {
		const { boardState, tables, codes } = this.inPlay;
		const { directions, reach } = tables.reverse[1 - side]!;
		const { start, items } = tables.rays;
		const row = directions[line]! * tables.size + royal;
		const first = start[row]!;
		const end = start[row + 1]!;
		const reached = (index: number): boolean => reach[line * codes.count + boardState.board[items[index]!]!]! > index - first;
		const index = first + boardState.free(row);
		if (index >= end) return;
		if (codes.side[boardState.board[items[index]!]!] !== side) {
			if (!reached(index)) return;
			this.addCheck(items[index]!);
			for (let between = first; between <= index; between++) this.evading[items[between]!] = this.stamp;
			return;
		}
		const behind = index + 1 + boardState.free(directions[line]! * tables.size + items[index]!);
		if (behind >= end || !reached(behind)) return;
		this.pinned[items[index]!] = this.stamp;
		this.pinnedCount++;
	}
}
