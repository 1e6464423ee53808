import { type Coordinate, longer, type Row, row, ZERO } from './coordinate.js';

/** Beyond this many the engine's own copying is faster than a loop. */
const BLOCK = 48;

/**
 * The pieces of a board sorted by the lines of one direction, and along each line.
 *
 * A line is a value of dx·y − dy·x; neighbours on it are neighbours here, so that "the nearest piece on a ray" is one binary search. It is
 * sorted when first asked, and kept sorted from then on.
 */
export class Order {
	readonly dx: Coordinate;
	readonly dy: Coordinate;
	/** Along the line x tells the place, unless it is upright. */
	readonly upright: boolean;
	/** Piece numbers, sorted by line and place. */
	ids: Int32Array = new Int32Array(64);
	length = 0;
	/** The line of each piece, by its number. */
	line: Row = row(64);
	ready = false;
	/** Where each piece stands in `ids`, by its number; good at the board's version that is named. */
	private rank: Int32Array = new Int32Array(0);
	private ranked = -1;
	/** Who was last looked for, and found where. */
	private last = -1;
	private lastAt = 0;
	private lastVersion = -1;

	constructor(dx: Coordinate, dy: Coordinate) {
		this.dx = dx;
		this.dy = dy;
		this.upright = dx === ZERO;
	}

	lineOf(x: Coordinate, y: Coordinate): Coordinate {
		return this.dx * y - this.dy * x;
	}

	/** The first index whose piece is not before this place. */
	locate(line: Coordinate, place: Coordinate, places: Row): number {
		const { ids, line: lines } = this;
		let from = 0;
		let to = this.length;
		while (from < to) {
			const middle = (from + to) >> 1;
			const id = ids[middle]!;
			const other = lines[id]!;
			if (other < line || (other === line && places[id]! < place)) from = middle + 1;
			else to = middle;
		}
		return from;
	}

	/** The index of a piece; both ways along the line are asked one after the other. */
	indexOf(id: number, places: Row, version: number): number {
		if (this.ranked === version) return this.rank[id]!;
		if (this.last !== id || this.lastVersion !== version) {
			this.lastAt = this.locate(this.line[id]!, places[id]!, places);
			this.last = id;
			this.lastVersion = version;
		}
		return this.lastAt;
	}

	/** Notes the index of every piece: for who will ask about many. */
	rankAll(version: number): void {
		if (this.ranked === version) return;
		this.ranked = version;
		if (this.rank.length < this.line.length) this.rank = new Int32Array(this.line.length);
		const { ids, rank, length } = this;
		for (let at = 0; at < length; at++) rank[ids[at]!] = at;
	}

	insert(id: number, x: Row, y: Row): void {
		if (id >= this.line.length) this.line = longer(this.line, Math.max(id + 1, this.line.length * 2));
		if (this.length === this.ids.length) {
			const fresh = new Int32Array(this.length * 2);
			fresh.set(this.ids);
			this.ids = fresh;
		}
		const line = this.lineOf(x[id]!, y[id]!);
		this.line[id] = line;
		const places = this.upright ? y : x;
		const at = this.locate(line, places[id]!, places);
		const { ids, length } = this;
		if (length - at > BLOCK) ids.copyWithin(at + 1, at, length);
		else for (let index = length; index > at; index--) ids[index] = ids[index - 1]!;
		ids[at] = id;
		this.length++;
	}

	remove(id: number, x: Row, y: Row): void {
		const places = this.upright ? y : x;
		const at = this.locate(this.line[id]!, places[id]!, places);
		const { ids } = this;
		this.length--;
		const { length } = this;
		if (length - at > BLOCK) ids.copyWithin(at, at + 1, length + 1);
		else for (let index = at; index < length; index++) ids[index] = ids[index + 1]!;
	}

	/** Sorts all pieces at once. */
	sort(ids: readonly number[], x: Row, y: Row): void {
		this.ready = true;
		this.length = ids.length;
		const size = Math.max(64, x.length);
		this.line = row(size);
		const { line } = this;
		for (const id of ids) line[id] = this.lineOf(x[id]!, y[id]!);
		const places = this.upright ? y : x;
		const before = (a: number, b: number): number => {
			const one = line[a]!;
			const other = line[b]!;
			if (one !== other) return one < other ? -1 : 1;
			return places[a]! < places[b]! ? -1 : 1;
		};
		this.ids = new Int32Array(Math.max(64, ids.length + (ids.length >> 2)));
		this.ids.set(Int32Array.from(ids).sort(before));
	}
}
