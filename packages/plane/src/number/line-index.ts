import { type Coordinate, type CoordinateArray, coordinateArray, resized, ZERO } from './coordinate.js';

/** From this many elements on, `copyWithin` is faster than a loop. */
const BLOCK = 48;

/**
 * The pieces of a board, sorted by the lines of one direction and by their place on the line.
 *
 * A line is a value of dx·y − dy·x. Neighbours on a line are neighbours in the index, so one binary search finds the nearest piece on a ray. The
 * index is sorted when it is first used, and kept sorted from then on.
 */
export class LineIndex {
	readonly dx: Coordinate;
	readonly dy: Coordinate;
	/** The place on a line is the x coordinate; on vertical lines it is the y coordinate. */
	readonly vertical: boolean;
	/** Piece ids, sorted by line and place. */
	ids: Int32Array = new Int32Array(64);
	length = 0;
	/** The line of each piece, by id. */
	lines: CoordinateArray = coordinateArray(64);
	ready = false;
	/** The index of each piece in `ids`, by id; valid for the board version `indexCacheVersion`. */
	private indexCache: Int32Array = new Int32Array(0);
	private indexCacheVersion = -1;
	/** The piece searched for last, its index, and the board version of that search. */
	private lastId = -1;
	private lastIndex = 0;
	private lastVersion = -1;

	constructor(dx: Coordinate, dy: Coordinate) {
		this.dx = dx;
		this.dy = dy;
		this.vertical = dx === ZERO;
	}

	lineOf(x: Coordinate, y: Coordinate): Coordinate {
		return this.dx * y - this.dy * x;
	}

	/** The first index whose piece is not before a place on a line. */
	lowerBound(line: Coordinate, place: Coordinate, places: CoordinateArray): number {
		const { ids, lines } = this;
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

	/** The index of a piece. The last answer is kept, because callers look along both orientations of a line in turn. */
	indexOf(id: number, places: CoordinateArray, version: number): number {
		if (this.indexCacheVersion === version) return this.indexCache[id]!;
		if (this.lastId !== id || this.lastVersion !== version) {
			this.lastIndex = this.lowerBound(this.lines[id]!, places[id]!, places);
			this.lastId = id;
			this.lastVersion = version;
		}
		return this.lastIndex;
	}

	/** Caches the index of every piece, for a search over many pieces. */
	cacheAllIndexes(version: number): void {
		if (this.indexCacheVersion === version) return;
		this.indexCacheVersion = version;
		if (this.indexCache.length < this.lines.length) this.indexCache = new Int32Array(this.lines.length);
		const { ids, indexCache, length } = this;
		for (let at = 0; at < length; at++) indexCache[ids[at]!] = at;
	}

	insert(id: number, x: CoordinateArray, y: CoordinateArray): void {
		if (id >= this.lines.length) this.lines = resized(this.lines, Math.max(id + 1, this.lines.length * 2));
		if (this.length === this.ids.length) {
			const fresh = new Int32Array(this.length * 2);
			fresh.set(this.ids);
			this.ids = fresh;
		}
		const line = this.lineOf(x[id]!, y[id]!);
		this.lines[id] = line;
		const places = this.vertical ? y : x;
		const at = this.lowerBound(line, places[id]!, places);
		const { ids, length } = this;
		if (length - at > BLOCK) ids.copyWithin(at + 1, at, length);
		else for (let index = length; index > at; index--) ids[index] = ids[index - 1]!;
		ids[at] = id;
		this.length++;
	}

	remove(id: number, x: CoordinateArray, y: CoordinateArray): void {
		const places = this.vertical ? y : x;
		const at = this.lowerBound(this.lines[id]!, places[id]!, places);
		const { ids } = this;
		this.length--;
		const { length } = this;
		if (length - at > BLOCK) ids.copyWithin(at, at + 1, length + 1);
		else for (let index = at; index < length; index++) ids[index] = ids[index + 1]!;
	}

	/** Sorts all pieces at once. */
	sort(ids: readonly number[], x: CoordinateArray, y: CoordinateArray): void {
		this.ready = true;
		this.length = ids.length;
		const size = Math.max(64, x.length);
		this.lines = coordinateArray(size);
		const { lines } = this;
		for (const id of ids) lines[id] = this.lineOf(x[id]!, y[id]!);
		const places = this.vertical ? y : x;
		const before = (a: number, b: number): number => {
			const one = lines[a]!;
			const other = lines[b]!;
			if (one !== other) return one < other ? -1 : 1;
			return places[a]! < places[b]! ? -1 : 1;
		};
		this.ids = new Int32Array(Math.max(64, ids.length + (ids.length >> 2)));
		this.ids.set(Int32Array.from(ids).sort(before));
	}
}
