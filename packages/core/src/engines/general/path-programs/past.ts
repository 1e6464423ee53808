import { PHASE } from '../../../board/registers.js';
import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import type { Occurrence } from '../../../position/occurrences.js';
import { withBoardAt } from '../changes.js';
import { pointsOf, pointsThatMatter } from '../identity.js';
import type { CandidateRecord, LazyPosition, Way } from '../model.js';
import { LazyPosition as PlayedPosition } from '../position.js';

import type { Earlier, Entered, PathRuntimeParts } from './model.js';

import type { Turns } from './turns.js';

/** Whether an earlier position was played, rather than only entered during a trial. */
export const isPlayed = (at: object): at is LazyPosition => at instanceof PlayedPosition;

/**
 * The sequence of positions that leads to the current one.
 *
 * For a candidate, the current position is the one that it enters: it is entered on the board while the query runs, and history reads as
 * nothing meanwhile. Before it come the positions entered during the trial (`trail`), then those of the game.
 */
export class Past {
	protected readonly runtime: PathRuntimeParts;
	protected trail: Entered[] = [];
	/** The candidate that led to the position being entered. */
	protected arriving: CandidateRecord | undefined;
	private readonly turns: Turns;

	constructor(runtime: PathRuntimeParts, turns: Turns) {
		this.runtime = runtime;
		this.turns = turns;
	}

	pushRecorded(way: Way | LazyPosition | undefined, instead = false, height: number = this.runtime.inPlay.boardState.top): void {
		const { boardState } = this.runtime.inPlay;
		const { hashLow, hashHigh, registers } = boardState;
		this.trail.push({
			height,
			hashLow,
			hashHigh,
			phase: registers[PHASE]!,
			way,
			instead,
			points: undefined,
			board: undefined,
			made: undefined,
		});
	}

	instead(asking: EvaluationContext): void {
		const now = this.trail.at(-1) ?? this.runtime.inPlay.cursor?.current;
		this.pushRecorded(asking.settled ? (now !== undefined && 'way' in now ? now.way : now) : undefined, true);
	}

	popEntered(): void {
		this.trail.pop();
	}

	/** The current position of the game, where it is on the board unchanged and no trial has entered another. */
	protected standing(context: EvaluationContext): LazyPosition | undefined {
		const { boardState, cursor, entering } = this.runtime.inPlay;
		const isTrial = !context.settled || entering || this.trail.length > 0 || boardState.top !== cursor?.height;
		return isTrial ? undefined : cursor.current;
	}

	/** The entry of a played position in its line, counted. */
	protected occurrenceOf(at: LazyPosition): Occurrence<LazyPosition> {
		const { occurrences } = at.game;
		return occurrences.counted(occurrences.of(at), this.areSame);
	}

	/** Whether no earlier position has the hash of the current one; only where that one is on the board unchanged. */
	protected isNew(context: EvaluationContext): boolean {
		const { trail } = this;
		const { inPlay } = this.runtime;
		const { boardState, cursor: place } = inPlay;
		if (!context.settled || inPlay.entering || boardState.top !== this.settledAt() || (place?.root?.seen.length ?? 0) > 0) return false;
		const { hashLow, hashHigh } = boardState;
		// The positions of `before`, without a list: `perft` calls this in every position.
		let left = true;
		for (let index = trail.length - 1; index >= 0; index--) {
			const entry = trail[index]!;
			if (!left && entry.hashLow === hashLow && entry.hashHigh === hashHigh) return false;
			left = entry.instead;
		}
		const played = left ? place?.current?.parent : place?.current;
		return played === undefined || played.game.occurrences.latest(played, hashLow) === undefined;
	}

	/** The log height of the position about to be played. */
	protected settledAt(): number {
		return this.trail.at(-1)?.height ?? this.runtime.inPlay.cursor?.height ?? 0;
	}

	/** The positions before the current one: those entered in a trial, the latest first, and the last one played. */
	protected before(context: EvaluationContext): { readonly tried: readonly Entered[]; readonly played: LazyPosition | undefined } {
		const { inPlay } = this.runtime;
		const { trail } = this;
		const tried: Entered[] = [];
		let left = context.settled && !inPlay.entering;
		for (let index = trail.length - 1; index >= 0; index--) {
			const entry = trail[index]!;
			if (!left) tried.push(entry);
			left = entry.instead;
		}
		const current = inPlay.cursor?.current;
		return { tried, played: left ? current?.parent : current };
	}

	/** Evaluates while the current position is on the board, and restores the trial afterwards. */
	protected now<T>(context: EvaluationContext, ask: () => T): T {
		const { inPlay } = this.runtime;
		const { boardState, codes, player, phaseInstead } = inPlay;
		return this.isolated(() => {
			if (context.settled) return player.standing(context, ask);
			const mark = boardState.top;
			const { timeless } = inPlay;
			for (const cell of context.ghosts) if (boardState.board[cell] === codes.ghost) boardState.set(cell, 0);
			if (phaseInstead >= 0) boardState.write(PHASE, phaseInstead);
			inPlay.timeless = true;
			try {
				player.advance(context);
			} finally {
				inPlay.timeless = timeless;
			}
			const answer = ask();
			boardState.undo(mark);
			return answer;
		});
	}

	/** Runs a function that makes moves of its own. */
	protected isolated<T>(make: () => T): T {
		const { inPlay } = this.runtime;
		const { counting, phaseInstead, recording, safe, everythingRead } = inPlay;
		inPlay.phaseInstead = -1;
		inPlay.recording = 0;
		inPlay.safe = -1;
		try {
			return this.preserving(make);
		} finally {
			Object.assign(inPlay, { counting, phaseInstead, recording, safe, everythingRead });
		}
	}

	preserving<T>(make: () => T): T {
		const { arriving, turns } = this;
		const { origins } = this.runtime;
		const { lastMove } = turns;
		try {
			return origins === undefined ? make() : origins.withNotes(origins.first, make, origins.steps);
		} finally {
			turns.lastMove = lastMove;
			this.arriving = arriving;
		}
	}

	/** Evaluates on positions of the game: the writes of the trial are undone meanwhile. */
	protected away<T>(ask: () => T): T {
		const { inPlay } = this.runtime;
		const place = inPlay.cursor!;
		const here = place.current!;
		const { trail } = this;
		const { timeless, counting, entering, checked } = inPlay;
		return withBoardAt(inPlay.boardState, place.height, () => {
			this.trail = [];
			Object.assign(inPlay, { timeless: false, counting: false, entering: false });
			try {
				const answer = ask();
				place.moveTo(here);
				return answer;
			} finally {
				this.trail = trail;
				Object.assign(inPlay, { timeless, counting, entering, checked });
			}
		});
	}

	protected pointsOf(at: Earlier): string {
		if (isPlayed(at)) return at.points ?? this.away(() => pointsOf(at));
		const { inPlay } = this.runtime;
		at.points ??= withBoardAt(inPlay.boardState, at.height, () => pointsThatMatter(inPlay));
		return at.points;
	}

	/** Whether two earlier positions are equal. */
	protected readonly areSame = (one: Earlier, other: Earlier): boolean =>
		one.hashLow === other.hashLow && one.hashHigh === other.hashHigh && this.pointsOf(one) === this.pointsOf(other);

	/** Whether an earlier position equals the one on the board, whose points are compared only where the hashes are equal. */
	protected isSame(): (at: Earlier) => boolean {
		const { inPlay } = this.runtime;
		const { hashLow, hashHigh } = inPlay.boardState;
		let own: string | undefined;
		return (at) => {
			if (at.hashLow !== hashLow || at.hashHigh !== hashHigh) return false;
			own ??= pointsThatMatter(inPlay);
			return this.pointsOf(at) === own;
		};
	}

	/** The last occurrence of the position on the board among a played position and those before it. */
	protected lastSame(played: LazyPosition | undefined, isSame: (at: Earlier) => boolean): Occurrence<LazyPosition> | undefined {
		if (played === undefined) return undefined;
		const { occurrences } = played.game;
		let last = occurrences.latest(played, this.runtime.inPlay.boardState.hashLow);
		while (last !== undefined && !isSame(last.position)) last = last.below;
		return last && occurrences.counted(last, this.areSame);
	}
}
