import { PHASE } from '../../../board/registers.js';
import type { GameInPlay } from '../model.js';

import { CandidateCounter } from './candidate-counter.js';
import { ReplyCounter } from './reply-counter.js';
import { UnrestrictedCounter } from './unrestricted-counter.js';

/** Counts the legal moves of the position on the board, and of the replies to its moves where the game allows to count these unmade. */
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
		const { generator, boardState, player } = inPlay;
		if (this.unrestricted !== undefined) return this.unrestricted.countAll(player.sideOf[boardState.registers[PHASE]!]!);
		const { moveList } = generator;
		const base = moveList.top;
		const found = generator.generate();
		moveList.top = base;
		return found;
	}
}
