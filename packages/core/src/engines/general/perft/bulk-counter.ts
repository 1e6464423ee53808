import { PHASE } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';

import { CandidateCounter } from './candidate-counter.js';
import { ReplyCounter } from './reply-counter.js';
import { UnrestrictedCounter } from './unrestricted-counter.js';

/** Counts the legal moves of the position on the board; moves that are certainly legal are counted without being listed. */
export class BulkCounter {
	readonly counter: CandidateCounter;
	/** Counts replies, where the game allows it. */
	readonly replies: ReplyCounter | UnrestrictedCounter | undefined;
	/** Hooks write nothing that counting reads: while history is not read, and while it is. */
	readonly bare: boolean;
	readonly bareWithHistory: boolean;
	private readonly unrestricted: UnrestrictedCounter | undefined;
	private readonly inPlay: GameInPlay;

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		const { quietHooks } = inPlay.plan.facts;
		this.bare = quietHooks;
		this.bareWithHistory = quietHooks && Object.values(inPlay.ruleset.vars).every(({ identity }) => identity !== true);
		this.counter = new CandidateCounter(inPlay, inPlay.generator.moveList);
		this.unrestricted = UnrestrictedCounter.fits(inPlay) ? new UnrestrictedCounter(inPlay, this) : undefined;
		this.replies = ReplyCounter.fits(inPlay) ? new ReplyCounter(inPlay, this) : this.unrestricted;
	}

	count(): number {
		const { inPlay } = this;
		const { generator, boardState, player, pathRuntime } = inPlay;
		const phase = boardState.registers[PHASE]!;
		const side = player.sideOf[phase]!;
		if (this.unrestricted !== undefined) return this.unrestricted.countAll(side);
		// If values end with a walk, two moves may merge into one; so may a piece's move and a walk of the phase from nowhere.
		const disjoint = pathRuntime === undefined || pathRuntime.dropsOnly(phase) || pathRuntime.disjointMoves(phase);
		if (generator.pinnable && boardState.royals[side] === 1 && !player.walking && disjoint) return this.pinned(side, phase);
		const base = generator.moveList.top;
		const found = generator.generate();
		generator.moveList.top = base;
		return found;
	}

	/** `Pins.list`, but certainly legal moves are only counted. */
	private pinned(side: number, phase: number): number {
		const { inPlay, counter } = this;
		const { pathRuntime } = inPlay;
		const { pins, moveList } = inPlay.generator;
		const { list, royalCell, counts, board } = inPlay.boardState;
		const start = moveList.top;
		const royal = royalCell[side]!;
		const first = side * inPlay.size;
		const last = first + counts[side]!;
		pins.scanThreats(royal, side);
		pins.steps(royal, side);
		const { pinned, stamp, checks, risky } = pins;
		let plain = 0;
		if (checks === 0 && !risky) {
			for (let place = first; place < last; place++) {
				const cell = list[place]!;
				if (pinned[cell] === stamp || cell === royal) continue;
				// A piece that also walks is listed, since a walk may equal a table move.
				if (pathRuntime?.walks === true && pathRuntime.dependencies(board[cell]!, cell) > 0) moveList.piece(cell, side);
				else plain += counter.count(cell, side);
			}
		} else if (checks < 2 || pins.needsTrial) {
			const base = moveList.top;
			for (let place = first; place < last; place++) {
				const cell = list[place]!;
				if (pinned[cell] !== stamp && cell !== royal) moveList.piece(cell, side);
			}
			pins.filter(base, side, royal);
		}
		const drops = checks === 0 && !risky && inPlay.pathRuntime?.dropsOnly(phase) === true;
		pins.listTried(start, side, phase, royal, drops);
		plain += moveList.top - start;
		moveList.top = start;
		return drops ? plain + inPlay.pathRuntime!.countDrops(side, phase) : plain;
	}
}
