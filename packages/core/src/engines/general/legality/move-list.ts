import { FIRST_POINT, PHASE } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';

import { detail, LEAVING, PLAIN, route, SCRIPTED, TAKING } from '../packed-move.js';
import { BLOCKABLE, CAPTURE, QUIET, type Rays, TO, type Tracks } from '../tables/tables.js';

/**
 * Appends the pseudo-legal candidates of tables to a growable stack of packed moves.
 *
 * `routes` and `details` are parallel; callers remember `top` and reset it when they are done.
 */
export class TableMoveList {
	routes: Int32Array = new Int32Array(4096);
	details: Int32Array = new Int32Array(4096);
	top = 0;
	tried = 0;
	readonly safeCells: Int32Array;
	readonly admitted: readonly (Uint8Array | undefined)[];
	private readonly pieceRoom: number;
	private readonly inPlay: GameInPlay;
	private readonly board: Int32Array;
	private readonly sideOf: Int8Array;
	private readonly tracks: Tracks;
	private readonly rays: Rays;
	private readonly hasExtraAttackers: boolean;

	constructor(inPlay: GameInPlay) {
		const { codes, tables, size } = inPlay;
		this.inPlay = inPlay;
		this.board = inPlay.boardState.board;
		this.sideOf = codes.side;
		this.tracks = tables.tracks;
		this.rays = tables.rays;
		this.hasExtraAttackers = inPlay.extraAttackers !== undefined;
		this.safeCells = new Int32Array(size);
		this.admitted = Object.values(inPlay.ruleset.turn.phases).map(({ pieces, side }) => {
			if (pieces === undefined && !codes.oneTeam) return undefined;
			return pieces === false ? new Uint8Array(codes.count) : codes.matching(pieces ?? { who: 'friend' }, codes.sideIndex(side));
		});
		const { start } = tables.endings;
		this.pieceRoom = 2 * size * start.reduce((most, end, list) => Math.max(most, end - (start[list - 1] ?? 0)), 2) + 64;
	}

	piece(cell: number, side: number): void {
		const code = this.inPlay.boardState.board[cell]!;
		const base = this.top;
		this.listTables(cell, code, side);
		if (this.inPlay.tables.overlaps[code] === 1) this.dropDuplicates(base);
	}

	scripts(cell: number, side: number, stamp = -1, only = -1): void {
		const { inPlay } = this;
		const { board } = inPlay.boardState;
		const scripts = inPlay.tables.scripts[board[cell]! * inPlay.size + cell];
		if (scripts === undefined) return;
		for (let number = 0; number < scripts.length; number++) {
			const { needs, safe, to } = scripts[number]!;
			let fits = only < 0 || only === to;
			for (let index = 0; index < needs.length && fits; index++) fits = needs[index]!.filter[board[needs[index]!.cell]!] === 1;
			for (let index = 0; index < safe.length && fits; index++)
				fits = this.safeCells[safe[index]!] === stamp || !inPlay.attacks.attacked(safe[index]!, 1 - side);
			if (fits) this.push(route(cell, to), detail(SCRIPTED, 0, number));
		}
	}

	pointTakes(side: number): void {
		const { boardState, tables, codes } = this.inPlay;
		const { board, registers } = boardState;
		const admits = this.admitted[registers[PHASE]!];
		const base = this.top;
		for (const { point, rows, takers } of tables.pointTakes) {
			const to = registers[FIRST_POINT + 2 * point]!;
			if (to < 0 || board[to] !== 0) continue;
			for (let index = rows.start[to]!; index < rows.start[to + 1]!; index += 3) {
				const from = rows.items[index]!;
				const { code, victims, ends } = takers[rows.items[index + 2]!]!;
				if (board[from] !== code || codes.side[code] !== side || (admits !== undefined && admits[code] === 0)) continue;
				const victim = rows.items[index + 1]!;
				if (victims[board[victim]!] === 1) this.endings(route(from, to), ends, TAKING, victim);
			}
		}
		// Several takers of a kind may fit one victim.
		if (this.top - base > 1) this.dropDuplicates(base);
	}

	listTables(from: number, code: number, side: number): void {
		this.makeRoom();
		const { boardState, tables, codes, size } = this.inPlay;
		const { board } = boardState;
		const sideOf = codes.side;
		const them = 1 - side;
		const { routes, details } = this;
		const high = from << 16;
		let top = this.top;
		const { leaps, rides, rays, chains } = tables;
		const row = code * size + from;
		for (let index = leaps.start[row]!, end = leaps.start[row + 1]!; index < end; index++) {
			const to = leaps.items[index]!;
			const other = board[to]!;
			if (other === 0 || sideOf[other] === them) {
				routes[top] = high | to;
				details[top++] = 0;
			}
		}
		for (let ride = rides.start[code]!; ride < rides.start[code + 1]!; ride++) {
			const ray = rides.direction[ride]! * size + from;
			const mode = rides.mode[ride]!;
			const first = rays.start[ray]!;
			const far = boardState.free(ray);
			const max = rides.max[ride]!;
			const last = first + Math.min(far, max);
			if ((mode & 1) !== 0) {
				for (let index = first; index < last; index++) {
					routes[top] = high | rays.items[index]!;
					details[top++] = 0;
				}
			}
			if (mode > 1 && far < max && last < rays.start[ray + 1]! && sideOf[board[rays.items[last]!]!] === them) {
				routes[top] = high | rays.items[last]!;
				details[top++] = 0;
			}
		}
		this.top = top;
		if (this.tracks.start[row] !== this.tracks.start[row + 1]) this.listTracks(row, high, them);
		if (this.hasExtraAttackers) this.inPlay.extraAttackers!.list(from, side);
		for (let entry = chains.start[row]!, last = chains.start[row + 1]!; entry < last; entry++) this.chain(entry, high, them);
	}

	private listTracks(row: number, high: number, them: number): void {
		const { boardState } = this.inPlay;
		const { start, ray, first, quiet, capture } = this.tracks;
		const { items, start: rayStart } = this.rays;
		for (let entry = start[row]!; entry < start[row + 1]!; entry++) {
			const base = rayStart[ray[entry]!]!;
			const far = boardState.free(ray[entry]!);
			for (let index = 0; index < far; index++) this.endings(high | items[base + index]!, quiet[first[entry]! + index]!, PLAIN, 0);
			if (base + far < rayStart[ray[entry]! + 1]! && this.sideOf[this.board[items[base + far]!]!] === them)
				this.endings(high | items[base + far]!, capture[first[entry]! + far]!, PLAIN, 0);
		}
	}

	/** Whether the board allows a chain's entry now. */
	private isOpen(entry: number, them: number): boolean {
		const { boardState, tables, codes } = this.inPlay;
		const { board } = boardState;
		const { head, block } = tables.chains;
		const way = head[entry]!;
		const other = board[way & TO]!;
		if (other === 0 ? (way & QUIET) === 0 : (way & CAPTURE) === 0 || codes.side[other] !== them) return false;
		return (way & BLOCKABLE) === 0 || board[block[entry]!] === 0;
	}

	chain(entry: number, high: number, them: number): void {
		if (!this.isOpen(entry, them)) return;
		const { chains } = this.inPlay.tables;
		const to = chains.head[entry]! & TO;
		const point = chains.point[entry]!;
		if (point === 0) this.endings(high | to, chains.ends[entry]!, PLAIN, 0);
		else this.push(high | to, detail(LEAVING, (point >>> 16) - 1, point & 0xffff));
	}

	push(packed: number, packedDetail: number): void {
		this.makeRoom();
		this.routes[this.top] = packed;
		this.details[this.top++] = packedDetail;
	}

	endings(packed: number, list: number, shape: number, aux: number): void {
		if (list < 0) return;
		const { start, items } = this.inPlay.tables.endings;
		for (let index = start[list]!, end = start[list + 1]!; index < end; index++) {
			this.push(packed, detail(shape, items[index] === 0 ? 0 : index + 1, aux));
		}
	}

	keep(base: number, test: (packed: number, packedDetail: number) => boolean): void {
		let kept = base;
		for (let index = base; index < this.top; index++) {
			const packed = this.routes[index]!;
			const packedDetail = this.details[index]!;
			if (!test(packed, packedDetail)) continue;
			this.routes[kept] = packed;
			this.details[kept++] = packedDetail;
		}
		this.top = kept;
	}

	dropDuplicates(base: number): void {
		const { routes, details } = this;
		let kept = base;
		for (let index = base; index < this.top; index++) {
			let other = base;
			while (other < kept && (routes[other] !== routes[index] || details[other] !== details[index])) other++;
			if (other < kept) continue;
			routes[kept] = routes[index]!;
			details[kept++] = details[index]!;
		}
		this.top = kept;
	}

	/** Makes room for all table moves of one piece. */
	private makeRoom(): void {
		if (this.top + this.pieceRoom <= this.routes.length) return;
		const longer = (old: Int32Array): Int32Array => {
			const array = new Int32Array(2 * old.length + this.pieceRoom);
			array.set(old);
			return array;
		};
		this.routes = longer(this.routes);
		this.details = longer(this.details);
	}
}
