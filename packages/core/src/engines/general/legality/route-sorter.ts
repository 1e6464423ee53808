import type { MoveList } from './model.js';

/** Replaces numbers of moves by the index of the first, when moves stand in the order of these numbers. */
function startsOf(places: Int32Array): void {
	let sum = 0;
	for (let index = 0; index < places.length; index++) {
		const number = places[index]!;
		places[index] = sum;
		sum += number;
	}
}

/** Sorts packed moves by counting, in time linear in moves and cells. */
export class RouteSorter {
	private readonly moveList: MoveList;
	/** The place of the next move of each cell, and of moves from nowhere or to nowhere. */
	private readonly places: Int32Array;
	private routes: Int32Array = new Int32Array(256);
	private details: Int32Array = new Int32Array(256);

	constructor(moveList: MoveList, size: number) {
		this.moveList = moveList;
		this.places = new Int32Array(size + 1);
	}

	/** Sorts the moves above `base` by origin, then by target; moves from nowhere come last. Others keep their order. */
	sort(base: number): void {
		const { routes, details, top } = this.moveList;
		const { places } = this;
		if (this.routes.length < top - base) {
			this.routes = new Int32Array(routes.length);
			this.details = new Int32Array(routes.length);
		}
		const nowhere = places.length - 1;
		// First by target, then by origin: each step keeps the order of the moves that are equal to it.
		places.fill(0);
		for (let index = base; index < top; index++) places[Math.min(routes[index]! & 0xffff, nowhere)]!++;
		startsOf(places);
		for (let index = base; index < top; index++) {
			const place = places[Math.min(routes[index]! & 0xffff, nowhere)]!++;
			this.routes[place] = routes[index]!;
			this.details[place] = details[index]!;
		}
		places.fill(0);
		for (let index = base; index < top; index++) places[Math.min(routes[index]! >>> 16, nowhere)]!++;
		startsOf(places);
		for (let index = 0; index < top - base; index++) {
			const place = base + places[Math.min(this.routes[index]! >>> 16, nowhere)]!++;
			routes[place] = this.routes[index]!;
			details[place] = this.details[index]!;
		}
	}
}
