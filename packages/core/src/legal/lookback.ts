import type { Kernel } from '../load/kernel.js';
import { detail, endingOf, LEAVING, PLAIN, route, shapeOf, TAKING } from '../move/packed.js';

/** What a look back is narrowed to. */
export interface Wanted {
	/** Kind index of the mover, or -1. */
	readonly kind: number;
	/** Origins that may be meant, as a table over cells. */
	readonly origins: Uint8Array | undefined;
	/** Only origin, or -1. */
	readonly from: number;
	/** Kind index of the promotion; -1: any; -2: none. */
	readonly promotion: number;
}

/**
 * Legal moves to one cell without listing the others: looks back from the target along the tables' reverse rows, then
 * asks only those few for legality. Under the conditions of `Pins.fits`, with one royal; see there for the proof.
 */
export class LookBack {
	private readonly kernel: Kernel;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
	}

	/** Appends the legal moves of `side` to `to`. */
	list(side: number, to: number, wanted: Wanted): void {
		const { kernel } = this;
		const { generator, bench, codes, tables, size } = kernel;
		const { lister, pins } = generator;
		const { board } = bench;
		const base = lister.top;
		const target = board[to]!;
		if (target === 0 || codes.side[target] === 1 - side) {
			for (let code = 1; code < codes.ghost; code++) {
				if (bench.codeCounts[code] === 0 || codes.side[code] !== side) continue;
				if (wanted.kind >= 0 && codes.kind[code] !== wanted.kind) continue;
				const row = code * size + to;
				const { start, items } = tables.sources;
				for (let index = start[row]!, end = start[row + 1]!; index < end; index += 4) {
					const from = items[index]!;
					if (board[from] !== code || !this.admits(wanted, from)) continue;
					this.entry(from, to, target, items[index + 1]!, items[index + 2]!, items[index + 3]!);
				}
				if (tables.overlaps[code] === 1) lister.dropTwins(base);
			}
		}
		for (const take of tables.pointTakes) {
			if (bench.registers[2 + 2 * take.point] !== to) continue;
			const before = lister.top;
			lister.pointTakes(side, kernel.phaseNow());
			this.keepTaken(before, to, wanted);
			break;
		}
		this.walks(side, to, wanted);
		if (lister.top === base) return;
		const royal = bench.royalCell[side]!;
		pins.look(royal, side);
		pins.filter(base, side, royal);
		if (wanted.promotion !== -1) this.keepPromotion(base, wanted.promotion);
	}

	private admits(wanted: Wanted, from: number): boolean {
		return wanted.from >= 0 ? wanted.from === from : wanted.origins === undefined || wanted.origins[from] === 1;
	}

	/** One table entry, if the board allows it now. */
	private entry(from: number, to: number, target: number, how: number, entry: number, far: number): void {
		const { tables, bench, generator, size } = this.kernel;
		const { board } = bench;
		const { lister } = generator;
		if (how === 0) {
			lister.push(route(from, to), 0);
			return;
		}
		const need = target === 0 ? 1 : 2;
		if (how === 1) {
			const { chains } = tables;
			const block = chains.block[entry]!;
			if ((chains.mode[entry]! & need) === 0 || (block >= 0 && board[block] !== 0)) return;
			const point = chains.point[entry]!;
			if (point !== 0) lister.push(route(from, to), detail(LEAVING, (point >>> 16) - 1, point & 0xffff));
			else lister.endings(route(from, to), chains.ends[entry]!, PLAIN, 0);
			return;
		}
		const { rides, rays } = tables;
		const special = rides.special[entry]!;
		if (special < 0 && (rides.mode[entry]! & need) === 0) return;
		const first = rays.start[rides.direction[entry]! * size + from]!;
		for (let index = first; index < first + far - 1; index++) if (board[rays.items[index]!] !== 0) return;
		if (special < 0) {
			lister.push(route(from, to), 0);
			return;
		}
		const ends = tables.rideEnds[special]!;
		const list = (target === 0 ? ends.quiet : ends.capture)[from * size + to]!;
		if (list >= 0) lister.endings(route(from, to), list, PLAIN, 0);
	}

	/** Recorded walks that end on the cell. */
	private walks(side: number, to: number, wanted: Wanted): void {
		const { kernel } = this;
		const { bench, codes, programs, size, generator } = kernel;
		for (let code = 1; code < codes.ghost; code++) {
			if (bench.codeCounts[code] === 0 || codes.side[code] !== side || programs[code] === undefined) continue;
			if (wanted.kind >= 0 && codes.kind[code] !== wanted.kind) continue;
			// Walks reorder the list of pieces: a copy is gone through.
			for (const cell of bench.list.slice(side * size, side * size + bench.counts[side]!)) {
				if (bench.board[cell] !== code || !this.admits(wanted, cell)) continue;
				const before = generator.lister.top;
				generator.lister.byProgram(cell, side, before);
				this.keepTo(before, to);
			}
		}
		const phase = kernel.phaseNow();
		const before = generator.lister.top;
		if (wanted.from < 0 && wanted.origins === undefined) generator.lister.walks(side, phase);
		this.keepTo(before, to);
	}

	private keepTo(base: number, to: number): void {
		this.keep(base, (packed) => (packed & 0xffff) === to);
	}

	private keepTaken(base: number, to: number, wanted: Wanted): void {
		const { bench, codes } = this.kernel;
		this.keep(base, (packed, packedDetail) => {
			const from = packed >>> 16;
			const right = wanted.kind < 0 || codes.kind[bench.board[from]!] === wanted.kind;
			return right && shapeOf(packedDetail) === TAKING && (packed & 0xffff) === to && this.admits(wanted, from);
		});
	}

	private keepPromotion(base: number, promotion: number): void {
		const { tables, codes, bench } = this.kernel;
		this.keep(base, (packed, packedDetail) => {
			const shape = shapeOf(packedDetail);
			if (shape > TAKING) return promotion === -2;
			const ending = shape === LEAVING ? 0 : endingOf(packedDetail);
			const becomes = ending === 0 ? -2 : codes.kind[tables.endings.items[ending - 1]!]!;
			return (becomes === codes.kind[bench.board[packed >>> 16]!] ? -2 : becomes) === promotion;
		});
	}

	private keep(base: number, wanted: (packed: number, packedDetail: number) => boolean): void {
		const { lister } = this.kernel.generator;
		let kept = base;
		for (let index = base; index < lister.top; index++) {
			const packed = lister.routes[index]!;
			const packedDetail = lister.details[index]!;
			if (!wanted(packed, packedDetail)) continue;
			lister.routes[kept] = packed;
			lister.details[kept++] = packedDetail;
		}
		lister.top = kept;
	}
}
