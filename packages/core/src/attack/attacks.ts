import type { Walker } from '../ask/walker.js';
import { FIRST_POINT } from '../board/registers.js';
import type { Kernel } from '../load/kernel.js';

/**
 * Who attacks what, by tables; captures that only walks make are the programs' part.
 *
 * Looking from the target is exact because a table's captures ask nothing of the victim but that it is an enemy, and
 * what follows such a capture cannot fail; so a piece put on the target would change no answer.
 */
export class Attacks {
	private readonly kernel: Kernel;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
	}

	/** Whether the tables alone answer for this side. */
	plain(side: number): boolean {
		const { programs } = this.kernel;
		return programs === undefined || programs.plain(side);
	}

	/** Whether a piece of `side` captures on this cell by table. */
	byTable(cell: number, side: number): boolean {
		const { bench, tables, codes } = this.kernel;
		const { board } = bench;
		const { leaps, groups, directions, reach } = tables.reverse[side]!;
		const count = codes.count;
		const { start, items } = leaps;
		for (let index = start[cell]!, end = start[cell + 1]!; index < end; index += 2) {
			const source = items[index]!;
			const code = board[source & 0xffff]!;
			if (code !== 0 && groups[(source >>> 16) * count + code] === 1) {
				const block = items[index + 1]!;
				if (block < 0 || board[block] === 0) return true;
			}
		}
		const rays = tables.rays;
		for (let line = 0; line < directions.length; line++) {
			const row = directions[line]! * tables.size + cell;
			const far = bench.free(row);
			const index = rays.start[row]! + far;
			if (index < rays.start[row + 1]! && reach[line * count + board[rays.items[index]!]!]! > far) return true;
		}
		return false;
	}

	/** Calls back with the cells of `side` from which tables capture on this cell, until told to stop; notes every cell it reads. */
	scan(cell: number, side: number, each: (from: number) => boolean): void {
		const { kernel } = this;
		const { tables, codes, bench } = kernel;
		const { leaps, groups, directions, reach } = tables.reverse[side]!;
		const { start, items } = leaps;
		for (let index = start[cell]!; index < start[cell + 1]!; index += 2) {
			const from = items[index]! & 0xffff;
			const code = kernel.read(from);
			if (code === 0 || groups[(items[index]! >>> 16) * codes.count + code] !== 1) continue;
			const block = items[index + 1]!;
			if ((block < 0 || kernel.read(block) === 0) && each(from)) return;
		}
		for (let line = 0; line < directions.length; line++) {
			const row = directions[line]! * tables.size + cell;
			const first = tables.rays.start[row]!;
			for (let index = first; index < tables.rays.start[row + 1]!; index++) {
				const from = tables.rays.items[index]!;
				const code = kernel.read(from);
				if (code === 0) continue;
				if (reach[line * codes.count + code]! > index - first && each(from)) return;
				break;
			}
		}
		for (const { point, rows, takers } of tables.pointTakes) {
			const on = bench.registers[FIRST_POINT + 2 * point]!;
			if (on < 0 || kernel.read(on) !== 0) continue;
			for (let index = rows.start[on]!; index < rows.start[on + 1]!; index += 3) {
				if (rows.items[index + 1] !== cell) continue;
				const from = rows.items[index]!;
				const { code, victims } = takers[rows.items[index + 2]!]!;
				if (kernel.read(from) === code && codes.side[code] === side && victims[bench.board[cell]!] === 1 && each(from)) return;
			}
		}
	}

	/** Cells of the pieces of `side` that attack a cell, `most` of them at the most. */
	attackers(cell: number, side: number, asking?: Walker, most: number = this.kernel.size): number[] {
		if (!this.plain(side)) return this.kernel.programs!.attackers(cell, side, asking, most);
		const found = new Set<number>();
		this.scan(cell, side, (from) => found.add(from).size >= most);
		return [...found];
	}

	/** Whether a piece of `side` attacks a cell. */
	attacked(cell: number, side: number, asking?: Walker): boolean {
		const { kernel } = this;
		const quick = kernel.tables.pointTakes.length === 0 || !kernel.generator?.pointTakesMatter;
		if (kernel.recording === 0 && quick && this.plain(side)) return this.byTable(cell, side);
		return this.attackers(cell, side, asking, 1).length > 0;
	}

	/** Whether some royal of this side is attacked by the other. */
	royalAttacked(side: number, asking?: Walker): boolean {
		for (const cell of this.royals(side)) if (this.attacked(cell, 1 - side, asking)) return true;
		return false;
	}

	/** Cells of this side's royals, in cell order. */
	royals(side: number): readonly number[] {
		const { kernel } = this;
		const { bench } = kernel;
		if (!kernel.plan.facts.staticRoyal) return kernel.extended().royals(side);
		if (bench.royals[side] === 0) return [];
		if (bench.royals[side] === 1) {
			kernel.read(bench.royalCell[side]!);
			return [bench.royalCell[side]!];
		}
		kernel.everythingRead = true;
		return Array.from(bench.list.subarray(side * kernel.size, side * kernel.size + bench.counts[side]!))
			.filter((cell) => kernel.royal[bench.board[cell]!] === 1)
			.sort((a, b) => a - b);
	}
}
