import { type Rays, rows } from '../board/tables.js';
import type { Lattice } from '../space/lattice.js';
import type { Steps } from './steps.js';

/** Lines of more cells than a word has bits for, beside those before and beyond it, are walked. */
const LONGEST = 30;

/** The vectors that rides use, numbered, with the cells along each from every cell. */
export class Directions {
	readonly vectors: number[][] = [];
	private readonly numbers = new Map<string, number>();
	private readonly lists: number[][] = [];
	private readonly lattice: Lattice;
	private readonly steps: Steps;

	constructor(lattice: Lattice, steps: Steps) {
		this.lattice = lattice;
		this.steps = steps;
	}

	of(vector: readonly number[]): number {
		const key = vector.join();
		const known = this.numbers.get(key);
		if (known !== undefined) return known;
		const number = this.vectors.length;
		this.numbers.set(key, number);
		this.vectors.push([...vector]);
		const step = this.steps.by(vector);
		// Where a line may come back to where it began, cells are remembered.
		const winds = this.lattice.wraps.includes(true) || vector.every((value) => value === 0);
		for (let cell = 0; cell < this.lattice.count; cell++) this.lists.push(this.walk(cell, step, winds));
		return number;
	}

	opposite(direction: number): number {
		return this.of(this.vectors[direction]!.map((value) => -value));
	}

	/** The ray from a cell, nearest first; on a wrapping board it ends before it comes back. */
	ray(direction: number, cell: number): readonly number[] {
		return this.lists[direction * this.lattice.count + cell]!;
	}

	rays(): Rays {
		const { count } = this.lattice;
		const where = new Int32Array(this.lists.length).fill(-1);
		const words: number[] = [];
		// By class of parallel lines: the place of each cell. The first word is that of cells on no line, between two edges.
		const found: Int32Array[] = [];
		words.push(7);
		const cellOf: [number, number][] = [];
		const classOf = new Int32Array(this.vectors.length);
		for (let direction = 0; direction < this.vectors.length; direction++) {
			const back = this.numbers.get(this.vectors[direction]!.map((value) => -value).join()) ?? -1;
			if (back >= 0 && back < direction) continue;
			const places = new Int32Array(count).fill(1);
			classOf[direction] = found.length;
			if (back >= 0) classOf[back] = found.length;
			found.push(places);
			for (const cells of this.straight(direction)) {
				if (cells.length > LONGEST) continue;
				for (const [index, cell] of cells.entries()) {
					const place = index + 1;
					places[cell] = (words.length << 5) | place;
					where[direction * count + cell] = (words.length << 6) | (place << 1) | 1;
					if (back >= 0) where[back * count + cell] = (words.length << 6) | (place << 1);
					cellOf.push([places[cell]!, cell]);
				}
				words.push(1 | (2 << cells.length));
			}
		}
		const classes = found.length;
		const placesOf = new Int32Array(count * classes);
		found.forEach((of, line) => {
			for (let cell = 0; cell < count; cell++) placesOf[cell * classes + line] = of[cell]!;
		});
		const cells = new Int32Array(words.length << 5).fill(count);
		for (const [place, cell] of cellOf) cells[place] = cell;
		return {
			...rows(this.lists),
			where,
			words: new Int32Array(words),
			cells,
			classes,
			classOf,
			places: placesOf,
		};
	}

	/** The lines of a direction that begin and end, on no cell twice; where the board winds, there may be none. */
	private straight(direction: number): number[][] {
		const { count } = this.lattice;
		const later = new Uint8Array(count);
		for (let cell = 0; cell < count; cell++) {
			const [next] = this.ray(direction, cell);
			if (next !== undefined) later[next]!++;
		}
		const lines: number[][] = [];
		for (let cell = 0; cell < count; cell++) {
			if (later[cell] !== 0 || this.lattice.exists[cell] === 0) continue;
			const line = [cell, ...this.ray(direction, cell)];
			if (line.every((on, place) => later[on]! < 2 && this.ray(direction, on).length === line.length - 1 - place)) lines.push(line);
		}
		return lines;
	}

	private walk(from: number, step: Int32Array, winds: boolean): number[] {
		const cells: number[] = [];
		const seen = winds ? new Set([from]) : undefined;
		if (this.lattice.exists[from] === 0) return cells;
		for (let cell = step[from]!; cell >= 0 && seen?.has(cell) !== true; cell = step[cell]!) {
			seen?.add(cell);
			cells.push(cell);
		}
		return cells;
	}
}
