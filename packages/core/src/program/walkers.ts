import type { Threats } from '../legal/threats.js';
import type { Kernel, Rare } from '../load/kernel.js';
import type { WalkPrograms } from './programs.js';

/**
 * Pieces whose walks may capture a royal, for legality by pins.
 *
 * Proof: `Reach` tells from where a walk could capture a royal on a cell on any board at all. While no enemy piece that stands now could,
 * no move of another piece makes one do so, for enemies do not move; so tables alone tell. Where one could, everything is tried (`wild`), and
 * whether a royal is attacked is answered by walking.
 */
export class Walkers implements Rare {
	private readonly programs: WalkPrograms;
	private readonly kernel: Kernel;

	constructor(programs: WalkPrograms) {
		this.programs = programs;
		this.kernel = programs.kernel;
	}

	list(): void {}

	lookBack(): void {}

	scan(): boolean {
		return false;
	}

	look(royal: number, side: number, threats: Threats): boolean {
		if (!this.programs.attacks.reaches(royal, 1 - side, 2)) return false;
		threats.checks = Math.max(1, threats.checks);
		return true;
	}

	attacks(cell: number, side: number): boolean {
		const { attacks } = this.programs;
		if (!attacks.reaches(cell, side, 2)) return false;
		const { bench, codes, royal } = this.kernel;
		const standing = bench.board[cell]!;
		if (royal[standing] === 1 && codes.side[standing] === 1 - side) return attacks.byWalk(cell, side);
		const home = bench.royalCell[1 - side]!;
		// Asked of the step of a royal that was lifted: it is made for as long as the walks last. Else somebody else is asked about.
		if (bench.board[home] !== 0) return true;
		const code = bench.codeCounts.findIndex((count, at) => count > 0 && royal[at] === 1 && codes.side[at] === 1 - side);
		bench.lift(home, code);
		const mark = bench.top;
		bench.set(home, 0);
		bench.set(cell, codes.landed[code]!);
		const attacked = attacks.byWalk(cell, side);
		bench.undo(mark);
		bench.lift(home, 0);
		return attacked;
	}
}

/** Two kinds of rarer pieces in one game. */
export class Both implements Rare {
	private readonly one: Rare;
	private readonly other: Rare;

	constructor(one: Rare, other: Rare) {
		this.one = one;
		this.other = other;
	}

	list(cell: number, side: number): void {
		this.one.list(cell, side);
		this.other.list(cell, side);
	}

	attacks(cell: number, side: number): boolean {
		return this.one.attacks(cell, side) || this.other.attacks(cell, side);
	}

	scan(cell: number, side: number, each: (from: number) => boolean): boolean {
		return this.one.scan(cell, side, each) || this.other.scan(cell, side, each);
	}

	look(royal: number, side: number, threats: Threats): boolean {
		const wild = this.one.look(royal, side, threats);
		return this.other.look(royal, side, threats) || wild;
	}

	lookBack(side: number, to: number, kind: number, origins: Uint8Array | undefined): void {
		this.one.lookBack(side, to, kind, origins);
		this.other.lookBack(side, to, kind, origins);
	}
}
