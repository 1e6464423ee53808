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
 * Everything else (pinned pieces, captures on points, scripts, recorded walks, several checks) is tried on the board.
 */
export class Pins {
	private readonly kernel: Kernel;
	private readonly lister: Lister;
	private readonly pinned: Int32Array;
	private readonly evading: Int32Array;
	private stamp = 0;
	/** Checks against the royal at hand: 0, 1 or more. */
	private checks = 0;

	constructor(kernel: Kernel, lister: Lister) {
		this.kernel = kernel;
		this.lister = lister;
		this.pinned = new Int32Array(kernel.size);
		this.evading = new Int32Array(kernel.size);
	}

	static fits({ plan, tables, programs, ruleset }: Kernel, royalOnPoint: boolean): boolean {
		const { onlyRoyalLaw, staticRoyal, plainChoice, quietHooks } = plan.facts;
		const facts = onlyRoyalLaw && staticRoyal && plainChoice && quietHooks;
		const admitsAll = Object.values(ruleset.turn.phases).every((phase) => phase.pieces === undefined);
		return facts && !tables.lameCaptures && !royalOnPoint && programs?.captures() !== true && admitsAll;
	}

	/** Appends the legal moves of a side that has one royal. */
	list(side: number, phase: number): void {
		const { kernel, lister } = this;
		const { bench, programs } = kernel;
		const { list, board } = bench;
		const royal = bench.royalCell[side]!;
		const first = side * kernel.size;
		const last = first + bench.counts[side]!;
		const start = lister.top;
		this.look(royal, side);
		lister.piece(royal, side);
		this.filter(start, side, royal);
		let base = lister.top;
		const { pinned, stamp } = this;
		let held = 0;
		for (let place = first; place < last; place++) {
			const cell = list[place]!;
			if (pinned[cell] === stamp) held++;
			else if (cell !== royal) lister.piece(cell, side);
		}
		if (this.checks > 0) this.filter(base, side, royal);
		base = lister.top;
		// Trials reorder the list of pieces: everything is listed before anything is tried.
		if (held > 0) for (let place = first; place < last; place++) if (pinned[list[place]!] === stamp) lister.piece(list[place]!, side);
		for (let place = first; place < last; place++) if (kernel.scripted[board[list[place]!]!] === 1) lister.scripts(list[place]!, side);
		lister.pointTakes(side);
		if (programs !== undefined) {
			for (const cell of list.slice(first, last)) programs.piece(cell, side, start);
			programs.phase(side, phase);
		}
		if (lister.top > base) this.filter(base, side, royal);
	}

	/** Keeps the legal ones of the candidates above `base`, after `look`. */
	filter(base: number, side: number, royal: number): void {
		const { kernel, lister, pinned, evading, stamp, checks } = this;
		const { board } = kernel.bench;
		const them = 1 - side;
		const code = board[royal]!;
		const end = lister.top;
		let kept = base;
		for (let index = base; index < end; index++) {
			const detail = lister.details[index]!;
			const route = lister.routes[index]!;
			const from = route >>> 16;
			if (detail >>> 26 >= TAKING || (from !== royal && (pinned[from] === stamp || checks > 1))) {
				if (!this.safe(route, detail, side)) continue;
			} else if (from === royal) {
				board[royal] = 0;
				const attacked = kernel.attacks.byTable(route & 0xffff, them);
				board[royal] = code;
				if (attacked) continue;
			} else if (checks === 1 && evading[route & 0xffff] !== stamp) continue;
			lister.routes[kept] = route;
			lister.details[kept++] = detail;
		}
		lister.top = kept;
	}

	/**
	 * As `filter`, for few candidates: out of check (as the ply before told) each asks only whether its own origin shields
	 * the royal; else everything is looked at.
	 */
	filterFew(base: number, side: number, royal: number): void {
		const { kernel, lister } = this;
		const { checked, lines } = kernel;
		let plain = checked === 0;
		for (let index = base; index < lister.top && plain; index++) {
			const from = lister.routes[index]! >>> 16;
			plain = from !== royal && lister.details[index]! >>> 26 < TAKING && lines.shields(from, royal, 1 - side) === 0;
		}
		if (plain) return;
		this.look(royal, side);
		this.filter(base, side, royal);
	}

	/** Whether the own royal is safe after a candidate, hooks aside: they touch no piece here. */
	private safe(route: number, detail: number, side: number): boolean {
		const { bench, player, attacks } = this.kernel;
		const mark = bench.top;
		player.write(route, detail);
		const attacked = attacks.byTable(bench.royalCell[side]!, 1 - side);
		bench.undo(mark);
		return !attacked;
	}

	/** Stamps pinned pieces, and with one check the cells that would end it. */
	look(royal: number, side: number): void {
		const { bench, tables, codes } = this.kernel;
		const { board } = bench;
		const stamp = ++this.stamp;
		const { leaps, groups, directions, reach } = tables.reverse[1 - side]!;
		const count = codes.count;
		const { pinned, evading } = this;
		let checks = 0;
		const { start, items } = leaps;
		for (let index = start[royal]!, end = start[royal + 1]!; index < end; index += 3) {
			const from = items[index]!;
			const code = board[from]!;
			if (code !== 0 && groups[items[index + 1]! * count + code] === 1) {
				checks++;
				evading[from] = stamp;
			}
		}
		const rays = tables.rays;
		for (let line = 0; line < directions.length; line++) {
			const row = directions[line]! * tables.size + royal;
			const first = rays.start[row]!;
			let own = -1;
			for (let index = first, end = rays.start[row + 1]!; index < end; index++) {
				const cell = rays.items[index]!;
				const code = board[cell]!;
				if (code === 0) continue;
				if (own < 0 && codes.side[code] === side) {
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
