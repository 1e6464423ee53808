import { FIRST_POINT } from '../board/registers.js';
import type { Kernel } from '../load/kernel.js';
import { detail, LEAVING, PLAIN, RECORDED, route, TAKING } from '../move/packed.js';
import { pathOf } from '../program/paths.js';
import type { Step, Walker } from '../program/walker.js';
import { type Candidate, changesSince, record, sameCandidate, united } from './candidate.js';

/**
 * Lists candidates, before any law, onto a growing stack of packed moves.
 *
 * `routes` and `details` are parallel; callers remember `top` and set it back when they are done with their part.
 */
export class Lister {
	routes: Int32Array = new Int32Array(4096);
	details: Int32Array = new Int32Array(4096);
	top = 0;
	/** Recorded walks that details of shape RECORDED number; a stack like the moves. */
	candidates: Candidate[] = [];
	readonly admitted: readonly (Uint8Array | undefined)[];
	private readonly also: readonly (readonly Step[])[];
	private readonly room: number;
	private readonly kernel: Kernel;
	private firstCandidate = 0;
	private alsoWalk = false;
	private readonly keep: Step;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
		const phases = Object.values(kernel.ruleset.turn.phases);
		this.admitted = phases.map((phase) => {
			if (phase.pieces === undefined) return undefined;
			return phase.pieces === false
				? new Uint8Array(kernel.codes.count)
				: kernel.codes.matching(phase.pieces, kernel.codes.sideIndex(phase.side));
		});
		const emit: Step = (walker) => walker.emit(walker);
		this.also = phases.map((phase) => (phase.also ?? []).map((name) => pathOf(kernel, kernel.ruleset.paths[name]!, emit)));
		let longest = 1;
		const { start } = kernel.tables.endings;
		for (let list = 0; list + 1 < start.length; list++) longest = Math.max(longest, start[list + 1]! - start[list]!);
		this.room = 2 * kernel.size * (longest + 1) + 64;
		this.keep = (walker) => this.collect(walker);
	}

	/** All candidates of the phase at hand. */
	all(side: number, phase: number): void {
		const { bench, size, codes } = this.kernel;
		const admits = this.admitted[phase];
		if (admits === undefined) {
			const from = side * size;
			// Walks write on the board, which reorders the list: programs get a copy of it.
			const cells = bench.list.slice(from, from + bench.counts[side]!);
			for (const cell of cells) this.piece(cell, side);
		} else {
			for (let cell = 0; cell < size; cell++) {
				const code = bench.board[cell]!;
				if (code !== 0 && code !== codes.ghost && admits[code] === 1) this.piece(cell, side);
			}
		}
		this.walks(side, phase);
	}

	/** Candidates of the paths that a phase walks from nowhere. */
	walks(side: number, phase: number): void {
		this.alsoWalk = true;
		for (const step of this.also[phase]!) this.walk(step, side, -1, 0);
		this.alsoWalk = false;
	}

	/** Candidates of the piece on a cell. */
	piece(cell: number, side: number): void {
		const { kernel } = this;
		const code = kernel.bench.board[cell]!;
		if (kernel.codes.side[code] !== side) {
			this.walk(kernel.wholePath(kernel.codes.kind[code]!), side, cell, code);
			return;
		}
		const base = this.top;
		this.byTable(cell, side);
		this.byProgram(cell, side, base);
	}

	/** Candidates that tables hold. */
	byTable(cell: number, side: number): void {
		const { kernel } = this;
		const code = kernel.bench.board[cell]!;
		const base = this.top;
		this.tables(cell, code, side);
		if (kernel.tables.overlaps[code] === 1) this.dropTwins(base);
	}

	/** Candidates that only walking finds; `base`: from where the piece's table moves may lie on the stack. */
	byProgram(cell: number, side: number, base: number): void {
		const { kernel } = this;
		const code = kernel.bench.board[cell]!;
		const program = kernel.programs[code];
		if (program === undefined) return;
		const first = this.candidates.length;
		const top = this.top;
		this.walk(program.step, side, cell, code);
		if (this.top > top) this.dropRecorded(base, top, first);
	}

	/** Captures on points, for all takers of a side. */
	pointTakes(side: number, phase: number): void {
		const admits = this.admitted[phase];
		const { bench, tables, codes } = this.kernel;
		const { board, registers } = bench;
		for (const take of tables.pointTakes) {
			const to = registers[FIRST_POINT + 2 * take.point]!;
			if (to < 0 || board[to] !== 0) continue;
			const { start, items } = take.rows;
			for (let index = start[to]!; index < start[to + 1]!; index += 3) {
				const from = items[index]!;
				const code = board[from]!;
				if (admits !== undefined && admits[code] === 0) continue;
				const taker = take.takers[items[index + 2]!]!;
				if (taker.codes[code] === 0 || codes.side[code] !== side) continue;
				const victim = items[index + 1]!;
				if (taker.victims[board[victim]!] === 1) this.endings(route(from, to), taker.ends, TAKING, victim);
			}
		}
	}

	private tables(from: number, code: number, side: number): void {
		this.need();
		const { bench, tables, codes, size } = this.kernel;
		const { board } = bench;
		const sideOf = codes.side;
		const them = 1 - side;
		const { routes, details } = this;
		const high = from << 16;
		let top = this.top;
		const leaps = tables.leaps;
		const row = code * size + from;
		for (let index = leaps.start[row]!, end = leaps.start[row + 1]!; index < end; index++) {
			const to = leaps.items[index]!;
			const other = board[to]!;
			if (other === 0 || sideOf[other] === them) {
				routes[top] = high | to;
				details[top++] = 0;
			}
		}
		const rides = tables.rides;
		const rays = tables.rays;
		for (let ride = rides.start[code]!, last = rides.start[code + 1]!; ride < last; ride++) {
			const ray = rides.direction[ride]! * size + from;
			const mode = rides.mode[ride]!;
			const first = rays.start[ray]!;
			const end = Math.min(rays.start[ray + 1]!, first + rides.max[ride]!);
			const special = rides.special[ride]!;
			if (special < 0) {
				for (let index = first; index < end; index++) {
					const to = rays.items[index]!;
					const other = board[to]!;
					if (other === 0) {
						if ((mode & 1) !== 0) {
							routes[top] = high | to;
							details[top++] = 0;
						}
						continue;
					}
					if ((mode & 2) !== 0 && sideOf[other] === them) {
						routes[top] = high | to;
						details[top++] = 0;
					}
					break;
				}
				continue;
			}
			const ends = tables.rideEnds[special]!;
			this.top = top;
			for (let index = first; index < end; index++) {
				const to = rays.items[index]!;
				const other = board[to]!;
				const list = other === 0 ? ends.quiet[from * size + to]! : sideOf[other] === them ? ends.capture[from * size + to]! : -1;
				if (list >= 0) this.endings(high | to, list, PLAIN, 0);
				if (other !== 0) break;
			}
			top = this.top;
		}
		this.top = top;
		const chains = tables.chains;
		for (let entry = chains.start[row]!, last = chains.start[row + 1]!; entry < last; entry++) {
			const to = chains.to[entry]!;
			const other = board[to]!;
			const mode = chains.mode[entry]!;
			if (other === 0 ? (mode & 1) === 0 : (mode & 2) === 0 || sideOf[other] !== them) continue;
			const block = chains.block[entry]!;
			if (block >= 0 && board[block] !== 0) continue;
			const point = chains.point[entry]!;
			if (point !== 0) {
				this.routes[this.top] = high | to;
				this.details[this.top++] = detail(LEAVING, (point >>> 16) - 1, point & 0xffff);
			} else this.endings(high | to, chains.ends[entry]!, PLAIN, 0);
		}
	}

	/** Appends one packed move. */
	push(packed: number, packedDetail: number): void {
		this.need();
		this.routes[this.top] = packed;
		this.details[this.top++] = packedDetail;
	}

	/** Appends one move per ending of a list. */
	endings(packed: number, list: number, shape: number, aux: number): void {
		const { start, items } = this.kernel.tables.endings;
		for (let index = start[list]!, end = start[list + 1]!; index < end; index++) {
			this.routes[this.top] = packed;
			this.details[this.top++] = detail(shape, items[index] === 0 ? 0 : index + 1, aux);
		}
	}

	/** Makes room for everything one piece can do by table. */
	need(): void {
		if (this.top + this.room <= this.routes.length) return;
		const length = Math.max(this.routes.length * 2, this.top + this.room);
		const routes = new Int32Array(length);
		const details = new Int32Array(length);
		routes.set(this.routes);
		details.set(this.details);
		this.routes = routes;
		this.details = details;
	}

	private walk(step: Step, side: number, cell: number, code: number): void {
		const { kernel } = this;
		const walker = kernel.walker(kernel.level * 16);
		this.firstCandidate = this.candidates.length;
		walker.begin(side, cell, code);
		walker.emit = this.keep;
		step(walker);
	}

	private collect(walker: Walker): void {
		const { kernel } = this;
		const { bench } = kernel;
		const mark = bench.top;
		const found = record(kernel, walker);
		bench.undo(mark);
		if (found.writes.length === 0 && !this.alsoWalk) return;
		for (let index = this.firstCandidate; index < this.candidates.length; index++) {
			if (sameCandidate(this.candidates[index]!, found)) {
				this.candidates[index] = united(this.candidates[index]!, found);
				return;
			}
		}
		this.need();
		this.routes[this.top] = route(found.from, found.to);
		this.details[this.top++] = detail(RECORDED, 0, 0) | this.candidates.length;
		this.candidates.push(found);
	}

	/** Of table moves that are alike in every number, the first stays. */
	dropTwins(base: number): void {
		let kept = base;
		for (let index = base; index < this.top; index++) {
			let twin = false;
			for (let other = base; other < kept && !twin; other++) {
				twin = this.routes[other] === this.routes[index] && this.details[other] === this.details[index];
			}
			if (twin) continue;
			this.routes[kept] = this.routes[index]!;
			this.details[kept++] = this.details[index]!;
		}
		this.top = kept;
	}

	/** Of a recorded walk and a table move that write the same, the table move stays. */
	private dropRecorded(base: number, middle: number, first: number): void {
		const { kernel } = this;
		let kept = middle;
		for (let index = middle; index < this.top; index++) {
			const candidate = this.candidates[first + index - middle]!;
			let twin = false;
			for (let other = base; other < middle && !twin; other++) {
				if (this.routes[other] !== this.routes[index]) continue;
				const mark = kernel.bench.top;
				kernel.player.write(this.routes[other]!, this.details[other]!);
				const writes = changesSince(kernel, mark);
				kernel.bench.undo(mark);
				twin = writes.length === candidate.writes.length && writes.every((value, place) => value === candidate.writes[place]);
			}
			if (twin) continue;
			this.routes[kept] = this.routes[index]!;
			this.details[kept++] = this.details[index]!;
		}
		this.top = kept;
	}
}
