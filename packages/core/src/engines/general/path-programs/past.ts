import { PHASE } from '../../../board/registers.js';
import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import { withBoardAt } from '../changes.js';
import { identityText, key } from '../identity.js';
import type { CandidateRecord, LazyPosition, Way } from '../model.js';
import { LazyPosition as PlayedPosition } from '../position.js';

import type { Earlier, Entered, PathRuntimeParts } from './model.js';

import type { Turns } from './turns.js';

/** Whether a position of the past was played, and not only entered while something is tried. */
export const isPlayed = (at: object): at is LazyPosition => at instanceof PlayedPosition;

/**
 * The way to the position at hand.
 *
 * Asked of a candidate, that is the position that it enters: it is entered on the board for as long as the question lasts, while history
 * reads as nothing. Before it come the positions that were entered on the way (`trail`), then those of the game.
 */
export class Past {
	protected readonly runtime: PathRuntimeParts;
	protected trail: Entered[] = [];
	/** How the position was come to that is being entered. */
	protected arriving: CandidateRecord | undefined;
	private readonly turns: Turns;

	constructor(runtime: PathRuntimeParts, turns: Turns) {
		this.runtime = runtime;
		this.turns = turns;
	}

	pushEntered(way: Way | LazyPosition | undefined, instead = false, height: number = this.runtime.inPlay.boardState.top): void {
		const { boardState } = this.runtime.inPlay;
		const { hashLow, hashHigh, registers } = boardState;
		this.trail.push({
			height,
			hashLow,
			hashHigh,
			phase: registers[PHASE]!,
			way,
			instead,
			identity: undefined,
			board: undefined,
			made: undefined,
		});
	}

	instead(asking: EvaluationContext): void {
		const now = this.trail.at(-1) ?? this.runtime.inPlay.cursor?.current;
		this.pushEntered(asking.settled ? (now !== undefined && 'way' in now ? now.way : now) : undefined, true);
	}

	popEntered(): void {
		this.trail.pop();
	}

	/** Whether nothing that occurred has the hash of the position at hand, where that stands on the board as it is. */
	protected isNew(context: EvaluationContext): boolean {
		const { trail } = this;
		const { inPlay } = this.runtime;
		const { boardState, cursor: place } = inPlay;
		if (!context.settled || inPlay.entering || boardState.top !== this.settledAt() || (place?.root?.seen.length ?? 0) > 0) return false;
		const { hashLow, hashHigh } = boardState;
		// Those of `before`, without a generator: this is asked of every position that `perft` enters.
		let left = true;
		for (let index = trail.length - 1; index >= 0; index--) {
			const entry = trail[index]!;
			if (!left && entry.hashLow === hashLow && entry.hashHigh === hashHigh) return false;
			left = entry.instead;
		}
		for (let at = place?.current; at !== undefined; at = at.parent) {
			if (!left && at.hashLow === hashLow && at.hashHigh === hashHigh) return false;
			left = false;
		}
		return true;
	}

	/** Log height of the position that is about to be played. */
	protected settledAt(): number {
		return this.trail.at(-1)?.height ?? this.runtime.inPlay.cursor?.height ?? 0;
	}

	/** The positions before the one at hand, the latest first. */
	protected *before(context: EvaluationContext): Generator<Earlier> {
		const { inPlay } = this.runtime;
		const { trail } = this;
		let left = context.settled && !inPlay.entering;
		for (let index = trail.length - 1; index >= 0; index--) {
			const entry = trail[index]!;
			if (!left) yield entry;
			left = entry.instead;
		}
		for (let at = inPlay.cursor?.current; at !== undefined; at = at.parent) {
			if (!left) yield at;
			left = false;
		}
	}

	/** Asks something while the position at hand stands on the board, and all that is being tried is remembered. */
	protected now<T>(context: EvaluationContext, ask: () => T): T {
		const { inPlay } = this.runtime;
		const { boardState, codes, player, phaseInstead } = inPlay;
		return this.shielded(() => {
			if (context.settled) return player.standing(context, ask);
			const mark = boardState.top;
			const { timeless } = inPlay;
			for (const cell of context.ghosts) if (boardState.board[cell] === codes.ghost) boardState.set(cell, 0);
			if (phaseInstead >= 0) boardState.write(PHASE, phaseInstead);
			inPlay.timeless = true;
			player.advance(context);
			inPlay.timeless = timeless;
			const answer = ask();
			boardState.undo(mark);
			return answer;
		});
	}

	/** Does something that makes moves of its own. */
	protected shielded<T>(make: () => T): T {
		const { inPlay } = this.runtime;
		const { counting, phaseInstead, recording, safe, everythingRead } = inPlay;
		inPlay.phaseInstead = -1;
		inPlay.recording = 0;
		inPlay.safe = -1;
		const answer = inPlay.nested(() => this.preserving(make));
		Object.assign(inPlay, { counting, phaseInstead, recording, safe, everythingRead });
		return answer;
	}

	preserving<T>(make: () => T): T {
		const { arriving, turns } = this;
		const { origins } = this.runtime;
		const { noticed } = turns;
		const answer = origins === undefined ? make() : origins.anew(origins.first, make, origins.steps);
		turns.noticed = noticed;
		this.arriving = arriving;
		return answer;
	}

	/** Asks something of positions of the game: they are seated, so what is being tried is taken off the board for as long. */
	protected away<T>(ask: () => T): T {
		const { inPlay } = this.runtime;
		const place = inPlay.cursor!;
		const here = place.current!;
		const { trail } = this;
		const { timeless, counting, entering, checked } = inPlay;
		return withBoardAt(inPlay.boardState, place.height, () => {
			this.trail = [];
			Object.assign(inPlay, { timeless: false, counting: false, entering: false });
			const answer = ask();
			place.take(here);
			this.trail = trail;
			Object.assign(inPlay, { timeless, counting, entering, checked });
			return answer;
		});
	}

	protected identityOf(at: Earlier): string {
		if (isPlayed(at)) return at.identity ?? this.away(() => key(at));
		const { inPlay } = this.runtime;
		at.identity ??= withBoardAt(inPlay.boardState, at.height, () => identityText(inPlay));
		return at.identity;
	}

	/** Whether an earlier position is that on the board, whose identity is found when first needed. */
	protected isSame(): (at: Earlier) => boolean {
		const { inPlay } = this.runtime;
		const { hashLow, hashHigh } = inPlay.boardState;
		let own: string | undefined;
		return (at) => {
			if (at.hashLow !== hashLow || at.hashHigh !== hashHigh) return false;
			own ??= identityText(inPlay);
			return this.identityOf(at) === own;
		};
	}
}
