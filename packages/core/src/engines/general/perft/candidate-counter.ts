import type { MoveList } from '../legality/model.js';
import type { GameInPlay } from '../model.js';

import { BLOCKABLE, CAPTURE, type Chains, ENDINGS, QUIET, type Rays, type Rides, type Rows, TO, type Tracks } from '../tables/tables.js';

/** Counts the candidates that `MoveList.piece` lists: rides along whole lines at once, the others in short loops. */
export class CandidateCounter {
	private readonly inPlay: GameInPlay;
	private readonly moveList: MoveList;
	private readonly board: Int32Array;
	private readonly words: Int32Array;
	private readonly sideOf: Int8Array;
	private readonly size: number;
	private readonly leaps: Rows;
	private readonly chains: Chains;
	private readonly rides: Rides;
	private readonly tracks: Tracks;
	private readonly rays: Rays;
	private readonly classes: number;
	/** Also set by the survey of walks. */
	private readonly overlaps: Uint8Array;
	private readonly hasExtraAttackers: boolean;
	/** Some candidates are not counted by whole lines. */
	private readonly hasOthers: boolean;

	constructor(inPlay: GameInPlay, moveList: MoveList) {
		const { codes, tables, boardState, size } = inPlay;
		this.inPlay = inPlay;
		this.moveList = moveList;
		this.board = boardState.board;
		this.words = boardState.words;
		this.sideOf = codes.side;
		this.size = size;
		this.leaps = tables.leaps;
		this.chains = tables.chains;
		this.rides = tables.rides;
		this.tracks = tables.tracks;
		this.rays = tables.rays;
		this.classes = tables.rays.classes;
		this.overlaps = tables.overlaps;
		this.hasExtraAttackers = inPlay.extraAttackers !== undefined;
		this.hasOthers = tables.rides.partial.items.length + tables.tracks.ray.length > 0 || this.hasExtraAttackers;
	}

	/** The number of table candidates of the piece on a cell, without listing them. */
	count(cell: number, side: number): number {
		const { board, words, sideOf } = this;
		const them = 1 - side;
		const code = board[cell]!;
		if (this.overlaps[code] === 1) return this.listed(cell, side);
		const row = code * this.size + cell;
		let total = 0;
		const { start: leapStart, items: targets } = this.leaps;
		for (let index = leapStart[row]!, end = leapStart[row + 1]!; index < end; index++) {
			const other = board[targets[index]!]!;
			if (other === 0 || sideOf[other] === them) total++;
		}
		const { start: wholeStart, items: wholes } = this.rides.whole;
		const { places, cells } = this.rays;
		for (let index = wholeStart[code]!, end = wholeStart[code + 1]!; index < end; index++) {
			const place = places[cell * this.classes + wholes[index]!]!;
			const line = place & ~31;
			const word = words[line >> 5]!;
			const above = word & (-2 << place);
			const up = 31 - Math.clz32(above & -above);
			const down = 31 - Math.clz32(word & ~(-1 << place));
			total += up - down - 2;
			if (sideOf[board[cells[line | up]!]!] === them) total++;
			if (sideOf[board[cells[line | down]!]!] === them) total++;
		}
		const { start: chainStart, head, block } = this.chains;
		for (let entry = chainStart[row]!, end = chainStart[row + 1]!; entry < end; entry++) {
			const way = head[entry]!;
			const other = board[way & TO]!;
			if (other === 0 ? (way & QUIET) === 0 : (way & CAPTURE) === 0 || sideOf[other] !== them) continue;
			if ((way & BLOCKABLE) === 0 || board[block[entry]!] === 0) total += way >>> ENDINGS;
		}
		if (!this.hasOthers) return total;
		const rest = this.countRest(cell, side);
		// The first survey of walks may find that they duplicate table moves.
		return this.overlaps[code] === 1 ? this.listed(cell, side) : total + rest;
	}

	/** The number of those candidates that capture on their target. */
	captures(cell: number, side: number): number {
		const { board, words, sideOf, moveList } = this;
		const them = 1 - side;
		const code = board[cell]!;
		if (this.hasOthers || this.overlaps[code] === 1) {
			const base = moveList.top;
			let found = 0;
			moveList.piece(cell, side);
			for (let index = base; index < moveList.top; index++) if (board[moveList.routes[index]! & TO] !== 0) found++;
			moveList.top = base;
			return found;
		}
		const row = code * this.size + cell;
		let total = 0;
		const { start: leapStart, items: targets } = this.leaps;
		for (let index = leapStart[row]!, end = leapStart[row + 1]!; index < end; index++)
			if (sideOf[board[targets[index]!]!] === them) total++;
		const { start: wholeStart, items: wholes } = this.rides.whole;
		const { places, cells } = this.rays;
		for (let index = wholeStart[code]!, end = wholeStart[code + 1]!; index < end; index++) {
			const place = places[cell * this.classes + wholes[index]!]!;
			const line = place & ~31;
			const word = words[line >> 5]!;
			const above = word & (-2 << place);
			if (sideOf[board[cells[line | (31 - Math.clz32(above & -above))]!]!] === them) total++;
			if (sideOf[board[cells[line | (31 - Math.clz32(word & ~(-1 << place)))]!]!] === them) total++;
		}
		const { start: chainStart, head, block } = this.chains;
		for (let entry = chainStart[row]!, end = chainStart[row + 1]!; entry < end; entry++) {
			const way = head[entry]!;
			if ((way & CAPTURE) === 0 || sideOf[board[way & TO]!] !== them) continue;
			if ((way & BLOCKABLE) === 0 || board[block[entry]!] === 0) total += way >>> ENDINGS;
		}
		return total;
	}

	private countTracks(row: number, them: number): number {
		const { boardState, tables } = this.inPlay;
		const { start, ray, first, quiet, capture } = this.tracks;
		const { items, start: rayStart } = this.rays;
		const many = (list: number): number => (list < 0 ? 0 : tables.endings.start[list + 1]! - tables.endings.start[list]!);
		let total = 0;
		for (let entry = start[row]!; entry < start[row + 1]!; entry++) {
			const base = rayStart[ray[entry]!]!;
			const far = boardState.free(ray[entry]!);
			for (let index = 0; index < far; index++) total += many(quiet[first[entry]! + index]!);
			if (base + far < rayStart[ray[entry]! + 1]! && this.sideOf[this.board[items[base + far]!]!] === them)
				total += many(capture[first[entry]! + far]!);
		}
		return total;
	}

	/** The candidates that `count` leaves out: rides that do not fill whole lines. */
	private countRest(cell: number, side: number): number {
		const { boardState, tables, codes, size } = this.inPlay;
		const { rides, rays } = tables;
		const code = boardState.board[cell]!;
		let total = 0;
		for (let index = rides.partial.start[code]!, end = rides.partial.start[code + 1]!; index < end; index++) {
			const ride = rides.partial.items[index]!;
			const ray = rides.direction[ride]! * size + cell;
			const mode = rides.mode[ride]!;
			const far = boardState.free(ray);
			const max = rides.max[ride]!;
			const on = rays.start[ray]! + far;
			if ((mode & 1) !== 0) total += Math.min(far, max);
			if (mode > 1 && far < max && on < rays.start[ray + 1]! && codes.side[boardState.board[rays.items[on]!]!] === 1 - side) total++;
		}
		total += this.countTracks(code * size + cell, 1 - side);
		if (this.hasExtraAttackers) {
			const before = this.moveList.top;
			this.inPlay.extraAttackers!.list(cell, side);
			total += this.moveList.top - before;
			this.moveList.top = before;
		}
		return total;
	}

	/** The number of candidates of a piece whose moves may contain duplicates, by listing them. */
	private listed(cell: number, side: number): number {
		const { moveList } = this;
		const base = moveList.top;
		moveList.piece(cell, side);
		const count = moveList.top - base;
		moveList.top = base;
		return count;
	}
}
