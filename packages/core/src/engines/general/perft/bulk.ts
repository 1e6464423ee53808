import { PHASE } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';

import { Counter } from './counter.js';
import { Free } from './free.js';
import { Replies } from './replies.js';

/** Counts legal moves of the position on the board without listing those that need no judging. */
export class Bulk {
	readonly counter: Counter;
	/** The counter of replies, where the game allows it. */
	readonly replies: Replies | Free | undefined;
	/** Hooks write nothing that counting reads, while history is asked and while it is not. */
	readonly bare: boolean;
	readonly bareWithHistory: boolean;
	private readonly free: Free | undefined;
	private readonly inPlay: GameInPlay;

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		const { quietHooks } = inPlay.plan.facts;
		this.bare = quietHooks;
		this.bareWithHistory = quietHooks && Object.values(inPlay.ruleset.vars).every(({ identity }) => identity !== true);
		this.counter = new Counter(inPlay, inPlay.generator.lister);
		this.free = Free.fits(inPlay) ? new Free(inPlay, this) : undefined;
		this.replies = Replies.fits(inPlay) ? new Replies(inPlay, this) : this.free;
	}

	/** How many legal moves there are. */
	count(): number {
		const { inPlay } = this;
		const { generator, boardState, player, programs } = inPlay;
		const phase = boardState.registers[PHASE]!;
		const side = player.sideOf[phase]!;
		if (this.free !== undefined) return this.free.countAll(side);
		// Where something ends with walks, moves may be one that were two; so may what a piece does and what the phase walks from nowhere.
		const apart = programs === undefined || programs.dropsOnly(phase) || programs.disjointMoves(phase);
		if (generator.pinnable && boardState.royals[side] === 1 && !player.walking && apart) return this.pinned(side, phase);
		const base = generator.lister.top;
		const found = generator.generate();
		generator.lister.top = base;
		return found;
	}

	/** `Pins.list`, but for what needs no judging, which is only counted. */
	private pinned(side: number, phase: number): number {
		const { inPlay, counter } = this;
		const { programs } = inPlay;
		const { pins, lister } = inPlay.generator;
		const { list, royalCell, counts, board } = inPlay.boardState;
		const start = lister.top;
		const royal = royalCell[side]!;
		const first = side * inPlay.size;
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
		const drops = checks === 0 && !risky && inPlay.programs?.dropsOnly(phase) === true;
		pins.rest(start, side, phase, royal, drops);
		plain += lister.top - start;
		lister.top = start;
		return drops ? plain + inPlay.programs!.countDrops(side, phase) : plain;
	}
}
