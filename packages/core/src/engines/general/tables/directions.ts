import type { Side, Vec } from '../../../rules/types.js';
import type { Lattice } from '../../../space/lattice.js';
import { Column } from './column.js';
import { perVector, type Steps } from './steps.js';
import type { Rays, Rows } from './tables.js';

/** The longest line that fits in a word, next to the bits before and beyond it; longer lines are walked cell by cell. */
const LONGEST = 30;

/** The vectors that rides use, numbered, with the cells along each from every cell. */
export class Directions {
	readonly vectors: number[][] = [];
	private readonly numbers = new Map<string, number>();
	/** By direction: the cells along it from each cell. */
	private readonly lines: Rows[] = [];
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
		// A line that may return to its origin needs a set of visited cells.
		const winds = this.lattice.wraps.includes(true) || vector.every((value) => value === 0);
		this.lines.push(this.walk(step, winds));
		return number;
	}

	/** The direction of a vector of the ruleset, oriented for a side. */
	readonly as: (side: Side, vector: Vec) => number = perVector((side, vector) => this.of(this.lattice.orient(side, vector)));

	opposite(direction: number): number {
		return this.of(this.vectors[direction]!.map((value) => -value));
	}

	/** The rays of a direction by cell, nearest first; on a wrapping board a ray ends before it returns. */
	rays(direction: number): Rows {
		return this.lines[direction]!;
	}

	/** The rays of all directions. */
	all(): Rays {
		const { count } = this.lattice;
		const where = new Int32Array(this.vectors.length * count).fill(-1);
		const words: number[] = [];
		// By class of parallel lines: the place of each cell. The first word belongs to cells on no line: they lie between two edges.
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
			...joined(this.lines, count),
			where,
			words: new Int32Array(words),
			cells,
			classes,
			classOf,
			places: placesOf,
		};
	}

	/** The lines of a direction that have two ends and meet no cell twice; on a winding board there may be none. */
	private straight(direction: number): number[][] {
		const { count } = this.lattice;
		const { start, items } = this.rays(direction);
		const later = new Uint8Array(count);
		for (let cell = 0; cell < count; cell++) if (start[cell]! < start[cell + 1]!) later[items[start[cell]!]!]!++;
		const lines: number[][] = [];
		for (let cell = 0; cell < count; cell++) {
			if (later[cell] !== 0 || this.lattice.exists[cell] === 0) continue;
			const line = [cell, ...items.subarray(start[cell]!, start[cell + 1]!)];
			if (line.every((on, place) => later[on]! < 2 && start[on + 1]! - start[on]! === line.length - 1 - place)) lines.push(line);
		}
		return lines;
	}

	private walk(step: Int32Array, winds: boolean): Rows {
		const { count, exists } = this.lattice;
		const start = new Int32Array(count + 1);
		const cells = new Column();
		for (let from = 0; from < count; from++) {
			const seen = winds ? new Set([from]) : undefined;
			for (let cell = exists[from] === 1 ? step[from]! : -1; cell >= 0 && seen?.has(cell) !== true; cell = step[cell]!) {
				seen?.add(cell);
				cells.push(cell);
			}
			start[from + 1] = cells.length;
		}
		return { start, items: cells.trimmed() };
	}
}

/** Rows one behind the other; each part has `count` rows. */
function joined(parts: readonly Rows[], count: number): Rows {
	const start = new Int32Array(parts.length * count + 1);
	const items = new Int32Array(parts.reduce((sum, part) => sum + part.items.length, 0));
	let end = 0;
	parts.forEach((part, index) => {
		items.set(part.items, end);
		for (let cell = 1; cell <= count; cell++) start[index * count + cell] = end + part.start[cell]!;
		end += part.items.length;
	});
	return { start, items };
}
