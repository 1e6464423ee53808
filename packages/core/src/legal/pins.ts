import type { Kernel } from '../load/kernel.js';
import { TAKING } from '../move/packed.js';
import type { Lister } from './lister.js';

/**
 * Legality by pins and checks.
 *
 * Proof, under the conditions of `fits`: attacks on the royal come from table leaps and rides over empty cells only.
 * Filling a cell can only cut such an attack, so a move of another piece exposes the royal exactly when emptying its
 * origin does, that is when the piece is the first on a line from the royal and the next one behind attacks along it
 * (a pin). Out of check an unpinned piece's plain moves are therefore legal. In check by one attacker, such a move is
 * legal exactly when it captures that attacker or fills a cell between. A move of the royal itself is legal exactly when
 * its target is not attacked with the royal lifted; what stands on the target is captured and attacks its own cell never.
 * Everything else (pinned pieces, captures on points, recorded walks, several checks) is tried on the board.
 */
export class Pins {
	private readonly kernel: Kernel;
	private readonly lister: Lister;
	private readonly pinned: Int32Array;
	private readonly evading: Int32Array;
	private stamp = 0;
	/** Checks against the royal at hand: 0, 1 or more. */
	checks = 0;

	constructor(kernel: Kernel, lister: Lister) {
		this.kernel = kernel;
		this.lister = lister;
		this.pinned = new Int32Array(kernel.size);
		this.evading = new Int32Array(kernel.size);
	}

	static fits(kernel: Kernel): boolean {
		const { facts } = kernel.plan;
		const { tables, codes, attacks } = kernel;
		const royalOnPoint = tables.pointTakes.some((take) =>
			take.takers.some((taker) => kernel.royal.some((royal, code) => royal === 1 && taker.victims[code] === 1)),
		);
		const programsCapture = kernel.programs.some((program) => program?.captures === true);
		const threatsOpen = Object.values(kernel.ruleset.turn.phases).every((phase) => phase.pieces === undefined);
		return (
			facts.onlyRoyalLaw &&
			facts.staticRoyal &&
			facts.plainChoice &&
			facts.quietHooks &&
			!tables.lameCaptures &&
			!royalOnPoint &&
			!programsCapture &&
			threatsOpen &&
			attacks !== undefined &&
			codes.count > 1
		);
	}

	/** Appends the legal moves of a side that has one royal. */
	list(side: number, phase: number): void {
		const { kernel, lister } = this;
		const { bench, size, programs } = kernel;
		const royal = bench.royalCell[side]!;
		this.look(royal, side);
		const { board, list } = bench;
		const first = side * size;
		const last = first + bench.counts[side]!;

		const start = lister.top;
		let base = start;
		lister.byTable(royal, side);
		this.filter(base, side, royal);
		base = lister.top;
		const { pinned, stamp } = this;
		// Walks and trials reorder the list of pieces, so plain moves are listed first, walks and pinned pieces after.
		let special = programs[board[royal]!] === undefined ? 0 : 1;
		for (let place = first; place < last; place++) {
			const cell = list[place]!;
			if (cell === royal) continue;
			if (pinned[cell] === stamp) special++;
			else {
				lister.byTable(cell, side);
				if (programs[board[cell]!] !== undefined) special++;
			}
		}
		if (this.checks > 0) this.filter(base, side, royal);
		base = lister.top;
		lister.pointTakes(side, phase);
		if (special > 0) {
			const cells = list.slice(first, last);
			for (const cell of cells) {
				if (pinned[cell] === stamp) lister.byTable(cell, side);
				lister.byProgram(cell, side, start);
			}
		}
		lister.walks(side, phase);
		if (lister.top > base) this.filter(base, side, royal);
	}

	/** Keeps the legal ones of the candidates above `base`, after `look`. */
	filter(base: number, side: number, royal: number): void {
		const { kernel, lister, pinned, evading, stamp, checks } = this;
		const { board } = kernel.bench;
		const { attacks } = kernel;
		const { trial } = kernel.generator;
		const them = 1 - side;
		const code = board[royal]!;
		const end = lister.top;
		let kept = base;
		for (let index = base; index < end; index++) {
			const detail = lister.details[index]!;
			const route = lister.routes[index]!;
			const from = route >>> 16;
			if (detail >>> 26 >= TAKING) {
				if (!trial.safe(route, detail, side)) continue;
			} else if (from === royal) {
				board[royal] = 0;
				const attacked = attacks.byTable(route & 0xffff, them);
				board[royal] = code;
				if (attacked) continue;
			} else if (pinned[from] === stamp || checks > 1) {
				if (!trial.safe(route, detail, side)) continue;
			} else if (checks === 1 && evading[route & 0xffff] !== stamp) continue;
			lister.routes[kept] = route;
			lister.details[kept++] = detail;
		}
		lister.top = kept;
	}

	/** Stamps pinned pieces, and with one check the cells that would end it. */
	look(royal: number, side: number): void {
		const { kernel } = this;
		const { bench, tables, codes } = kernel;
		const { board } = bench;
		const stamp = ++this.stamp;
		const them = 1 - side;
		const reverse = tables.reverse[them as 0 | 1];
		const count = codes.count;
		const sideOf = codes.side;
		const { pinned, evading } = this;
		let checks = 0;
		const { start, items } = reverse.leaps;
		for (let index = start[royal]!, end = start[royal + 1]!; index < end; index += 3) {
			const from = items[index]!;
			const code = board[from]!;
			if (code !== 0 && reverse.groups[items[index + 1]! * count + code] === 1) {
				checks++;
				evading[from] = stamp;
			}
		}
		const { directions, reach } = reverse;
		const rays = tables.rays;
		for (let line = 0; line < directions.length; line++) {
			const row = directions[line]! * tables.size + royal;
			const first = rays.start[row]!;
			let own = -1;
			for (let index = first, end = rays.start[row + 1]!; index < end; index++) {
				const cell = rays.items[index]!;
				const code = board[cell]!;
				if (code === 0) continue;
				if (own < 0 && sideOf[code] === side) {
					own = cell;
					continue;
				}
				if (reach[line * count + code]! > index - first) {
					if (own >= 0) pinned[own] = stamp;
					else {
						checks++;
						for (let between = first; between <= index; between++) evading[rays.items[between]!] = stamp;
					}
				}
				break;
			}
		}
		this.checks = checks;
	}
}
