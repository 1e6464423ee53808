import type { Ruleset, Vec, Zone } from '@x/core';
import { both, cellsOf, Explorer, type Offset, type Pair, type SideIndex, vectorOf } from '@x/core/reading';

export type Cells = ReadonlySet<number>;
export type Offset2 = readonly [number, number];

/** The board of a ruleset as squares of a section. */
export class SquareBoard {
	readonly ruleset: Ruleset;
	readonly explorer: Explorer;
	readonly files: number;
	readonly ranks: number;
	readonly all: readonly number[];
	readonly #turned: Pair<Offset2>;

	constructor(ruleset: Ruleset) {
		this.ruleset = ruleset;
		this.explorer = new Explorer(ruleset);
		this.files = this.explorer.files;
		this.ranks = this.explorer.ranks;
		this.all = Array.from({ length: this.files * this.ranks }, (_, cell) => cell);
		this.#turned = both((side) => {
			const { matrix } = ruleset.sides[ruleset.sideOrder[side]!]!.frame;
			return [Math.sign(Number(matrix[0]![0])), Math.sign(Number(matrix[1]![1]))];
		});
	}

	/** The number of a cell. */
	cellAt([x, y]: Vec): number {
		return Number(x) + Number(y) * this.files;
	}

	/** An offset in the view of its side. */
	seen(offset: Offset, side: SideIndex): Offset2 {
		const [x, y] = vectorOf(offset, 0);
		return [x * this.#turned[side][0], y * this.#turned[side][1]];
	}

	/** The cell at an offset in the view of a side; -1 outside the board. */
	from(cell: number, [dx, dy]: Offset2, side: SideIndex): number {
		const x = (cell % this.files) + dx * this.#turned[side][0];
		const y = Math.floor(cell / this.files) + dy * this.#turned[side][1];
		const found = x >= 0 && x < this.files && y >= 0 && y < this.ranks ? x + y * this.files : -1;
		return found >= 0 && this.explorer.exists(found) ? found : -1;
	}

	/** The most steps of an offset on the board. */
	mostSteps([dx, dy]: Offset2): number {
		const along = (size: number, by: number): number => (by === 0 ? Number.POSITIVE_INFINITY : Math.floor((size - 1) / Math.abs(by)));
		return Math.min(along(this.files, dx), along(this.ranks, dy));
	}

	zone(zone: Zone): Pair<Cells> {
		return both((side) => cellsOf(this.ruleset, zone, this.ruleset.sideOrder[side]!));
	}

	name(cell: number): string {
		return `${String.fromCharCode(97 + (cell % this.files))}${Math.floor(cell / this.files) + 1}`;
	}

	/** Squares as a value: whole ranks and files as such. */
	squares(cells: Cells): string {
		if (cells.size === 0) return '-';
		const rank = (cell: number): number => Math.floor(cell / this.files);
		const has = (fits: (cell: number) => boolean): boolean => this.all.every((cell) => !fits(cell) || cells.has(cell));
		const ranks = [...new Set([...cells].map(rank))].sort((one, other) => one - other);
		const whole = ranks.filter((y) => has((cell) => rank(cell) === y));
		const rest = [...cells].filter((cell) => !whole.includes(rank(cell)));
		const files = [...new Set(rest.map((cell) => cell % this.files))].sort((one, other) => one - other);
		const columns = whole.length === 0 ? files.filter((x) => has((cell) => cell % this.files === x)) : [];
		const single = rest.filter((cell) => !columns.includes(cell % this.files)).sort((one, other) => one - other);
		return [
			...whole.map((y) => `*${y + 1}`),
			...columns.map((x) => `${String.fromCharCode(97 + x)}*`),
			...single.map((cell) => this.name(cell)),
		].join(' ');
	}
}
