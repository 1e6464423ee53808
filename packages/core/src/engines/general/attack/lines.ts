import type { BoardInPlay, GameInPlay } from '../model.js';

import { fromOf, LEAVING, shapeOf, toOf } from '../packed-move.js';

/** Boards up to this size get a table of the line that joins two cells. */
const LARGEST = 400;

/**
 * The line of attack that joins two cells. With it, the part of one piece in a check or a pin is decided without a full scan.
 *
 * `between[side][royal * size + cell]` is the number of the line along which `side` attacks `royal` from `cell`; -1 where there is none,
 * -2 where there are several and a full scan is needed.
 */
export class Lines {
	private readonly inPlay: BoardInPlay;
	private between: readonly Int8Array[] | undefined;
	/** By side: emptying a cell off the line, or filling a cell, may start an attack. */
	private readonly openElsewhere: readonly boolean[];
	/** By the same pair: the group of codes that attack by leap, -1 where there is none. */
	private leaps: readonly Int16Array[] = [];

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		this.openElsewhere = inPlay.tables.reverse.map(({ lame }) => lame.items.length > 0 || inPlay.extraAttackers !== undefined);
	}

	/** Builds the tables on first use. */
	private join(): readonly Int8Array[] {
		const { size, tables } = this.inPlay;
		const { rays } = tables;
		const small = size > LARGEST ? [] : tables.reverse;
		const between = small.map(({ directions }) => {
			const table = new Int8Array(size * size).fill(-1);
			for (const [line, direction] of directions.entries()) {
				for (let from = 0; from < size; from++) {
					for (let index = rays.start[direction * size + from]!; index < rays.start[direction * size + from + 1]!; index++) {
						const pair = from * size + rays.items[index]!;
						table[pair] = table[pair] === -1 ? line : -2;
					}
				}
			}
			return table;
		});
		this.leaps = small.map(({ leaps: { start, items } }) => {
			const table = new Int16Array(size * size).fill(-1);
			for (let royal = 0; royal < size; royal++) {
				for (let index = start[royal]!; index < start[royal + 1]!; index++)
					table[royal * size + (items[index]! & 0xffff)] = items[index]! >>> 16;
			}
			return table;
		});
		this.between = between;
		return between;
	}

	givesCheck(route: number, detail: number, royal: number, by: number): number {
		const { tables, boardState, codes, size } = this.inPlay;
		if (shapeOf(detail) > LEAVING || this.openElsewhere[by]) return -1;
		const between = (this.between ?? this.join())[by];
		if (between === undefined) return -1;
		const to = toOf(route);
		const group = this.leaps[by]![royal * size + to]!;
		if (group >= 0 && tables.reverse[by]!.groups[group * codes.count + boardState.board[to]!] === 1) return 1;
		const near = between[royal * size + to]!;
		const left = between[royal * size + fromOf(route)]!;
		if (near === -2 || left === -2) return -1;
		return (near >= 0 && this.attacksAlong(near, royal, by)) || (left >= 0 && left !== near && this.attacksAlong(left, royal, by)) ? 1 : 0;
	}

	shields(cell: number, royal: number, by: number): number {
		const { tables, boardState, codes, size } = this.inPlay;
		const line = this.openElsewhere[by] ? -2 : ((this.between ?? this.join())[by]?.[royal * size + cell] ?? -2);
		if (line < 0) return line === -1 ? 0 : -1;
		const { directions, reach } = tables.reverse[by]!;
		const { rays } = tables;
		const row = directions[line]! * size + royal;
		const first = rays.start[row]!;
		const index = first + boardState.free(row);
		const end = rays.start[row + 1]!;
		if (index >= end || rays.items[index] !== cell) return 0;
		const far = boardState.free(directions[line]! * size + cell);
		const behind = index + 1 + far;
		return behind < end && reach[line * codes.count + boardState.board[rays.items[behind]!]!]! > behind - first ? 1 : 0;
	}

	/** Whether the first piece along a line attacks the royal. */
	private attacksAlong(line: number, royal: number, by: number): boolean {
		const { tables, boardState, codes, size } = this.inPlay;
		const { directions, reach } = tables.reverse[by]!;
		const { rays } = tables;
		const row = directions[line]! * size + royal;
		const far = boardState.free(row);
		const index = rays.start[row]! + far;
		return index < rays.start[row + 1]! && reach[line * codes.count + boardState.board[rays.items[index]!]!]! > far;
	}
}
