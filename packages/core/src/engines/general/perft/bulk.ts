import { PHASE } from '../../../board/registers.js';
import type { Kernel } from '../kernel.js';
import { Counter } from './counter.js';
import { Free } from './free.js';
import { Replies } from './replies.js';

/** Counts legal moves of the position on the bench without listing those that need no judging. */
export class Bulk {
	readonly counter: Counter;
	/** The counter of replies, where the game allows it. */
	readonly replies: Replies | Free | undefined;
	/** Hooks write nothing that counting reads, while history is asked and while it is not. */
	readonly bare: boolean;
	readonly bareWithHistory: boolean;
	private readonly free: Free | undefined;
	private readonly kernel: Kernel;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
		const { quietHooks } = kernel.plan.facts;
		this.bare = quietHooks;
		this.bareWithHistory = quietHooks && Object.values(kernel.ruleset.vars).every(({ identity }) => identity !== true);
		this.counter = new Counter(kernel, kernel.generator.lister);
		this.free = Free.fits(kernel) ? new Free(kernel, this) : undefined;
		this.replies = Replies.fits(kernel) ? new Replies(kernel, this) : this.free;
	}

	/** How many legal moves there are. */
	count(): number {
		const { kernel } = this;
		const { generator, board: bench, player, programs } = kernel;
		const phase = bench.registers[PHASE]!;
		const side = player.sideOf[phase]!;
		if (this.free !== undefined) return this.free.countAll(side);
		// Where something ends with walks, moves may be one that were two; so may what a piece does and what the phase walks from nowhere.
		const apart = programs === undefined || programs.dropsOnly(phase) || programs.disjointMoves(phase);
		if (generator.pinnable && bench.royals[side] === 1 && !player.walking && apart) return this.pinned(side, phase);
		const base = generator.lister.top;
		const found = generator.generate();
		generator.lister.top = base;
		return found;
	}

	/** `Pins.list`, but for what needs no judging, which is only counted. */
	private pinned(side: number, phase: number): number {
		const { kernel, counter } = this;
		const { programs } = kernel;
		const { pins, lister } = kernel.generator;
		const { list, royalCell, counts, board } = kernel.board;
		const start = lister.top;
		const royal = royalCell[side]!;
		const first = side * kernel.size;
		const last = first + counts[side]!;
		pins.look(royal, side);
		pins.steps(royal, side);
		const { pinned, stamp, checks, risky } = pins;
		let plain = 0;
		if (checks === 0 && !risky) {
			for (let place = first; place < last; place++) {
				const cell = list[place]!;
				if (pinned[cell] === stamp || cell === royal) continue;
				// What walks too is listed, for its walks may do what tables do.
				if (programs?.walks === true && programs.asks(board[cell]!, cell) > 0) lister.piece(cell, side);
				else plain += counter.count(cell, side);
			}
		} else if (checks < 2 || pins.wild) {
			const base = lister.top;
			for (let place = first; place < last; place++) {
				const cell = list[place]!;
				if (pinned[cell] !== stamp && cell !== royal) lister.piece(cell, side);
			}
			pins.filter(base, side, royal);
		}
		const drops = checks === 0 && !risky && kernel.programs?.dropsOnly(phase) === true;
		pins.rest(start, side, phase, royal, drops);
		plain += lister.top - start;
		lister.top = start;
		return drops ? plain + kernel.programs!.countDrops(side, phase) : plain;
	}
}
