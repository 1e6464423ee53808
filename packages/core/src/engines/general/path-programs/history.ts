import { hashText } from '../../../board/keys.js';
import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import { Occurrences, seenBefore } from '../../../position/occurrences.js';
import { moveTo } from '../board-cursor.js';
import { withBoardAt } from '../changes.js';
import { key, pointsThatMatter } from '../identity.js';
import type { CandidateRecord, GameHistory, LazyPosition, Way } from '../model.js';
import { DROPPED, fromOf, NOWHERE, RECORDED, shapeOf } from '../packed-move.js';

import type { Candidate, Earlier, Entered, PathRuntimeParts } from './model.js';

import { stepsOf } from './origins.js';
import { isPlayed, Past } from './past.js';

import { Recurrence } from './recurrence.js';
import { type TraceRecord, Traces } from './traces.js';
import type { Turns } from './turns.js';

const NO_CELLS: ReadonlyMap<string, readonly number[]> = new Map();

/** The history of the current position: earlier positions and boards, and pieces that stayed in a trace. */
export class History extends Past implements GameHistory {
	private readonly boards = new WeakMap<LazyPosition, string>();
	/** The line of play by boards without flags; its positions are brought to the board. */
	private readonly boardLine: Occurrences<LazyPosition> = new Occurrences((at) => this.boardOf(at));
	private readonly traces: Traces;
	private readonly traceRecords = new WeakMap<LazyPosition, TraceRecord>();
	private recurrence: Recurrence | undefined;
	/** Some phase is skipped; and traces may be read while a position is being entered. */
	private readonly skips: boolean;
	private readonly watches: boolean;

	constructor(runtime: PathRuntimeParts, turns: Turns) {
		super(runtime, turns);
		this.traces = new Traces(runtime.inPlay);
		const { outcomes, traces, turn } = runtime.inPlay.ruleset;
		const phases = Object.values(turn.phases);
		this.skips = phases.some(({ skip }) => skip !== undefined);
		const asks = this.skips || phases.some(({ enter }) => enter !== undefined) || outcomes.some(({ when }) => when === 'moved');
		this.watches = asks && Object.keys(traces).length > 0;
	}

	moveBegun(route: number, detail: number): void {
		const { inPlay, origins } = this.runtime;
		if (origins === undefined) return;
		origins.steps = [...(this.recorded(detail)?.origins ?? stepsOf(inPlay, route, detail))];
		origins.first = fromOf(route) === NOWHERE ? -1 : fromOf(route);
	}

	beforeEntry(context: EvaluationContext): void {
		if (this.watches && !this.runtime.inPlay.timeless) this.arriving = this.making(context, false);
	}

	entered(): CandidateRecord | undefined {
		const { arriving } = this;
		return arriving && { ...arriving, entering: this.runtime.origins!.steps.slice(arriving.steps.length) };
	}

	withMover<T>(cell: number, ask: () => T): T {
		const { origins } = this.runtime;
		return origins === undefined ? ask() : origins.withMover(cell, ask);
	}

	asked<T>(asking: EvaluationContext | undefined, cell: number, source: number | undefined, ask: () => T): T {
		const { inPlay, origins } = this.runtime;
		const { entering, boardState } = inPlay;
		const noted = (): T => (origins === undefined ? ask() : origins.asked(cell, source, ask));
		if (asking?.settled === false) return noted();
		const moveBegun = (): T => (origins === undefined ? noted() : origins.withNotes(-1, noted));
		if (!entering || asking === undefined) return moveBegun();
		const height = asking.entered < 0 ? boardState.top : asking.entered;
		const made = this.entered();
		this.now(asking, () => {
			this.pushRecorded(made, false, height);
			const now = this.trail.at(-1)!;
			now.points = pointsThatMatter(inPlay);
			now.board = this.boardNow();
		});
		inPlay.entering = false;
		try {
			return moveBegun();
		} finally {
			inPlay.entering = entering;
			this.popEntered();
		}
	}

	/** The recorded walk of a move, if it has one. */
	private recorded(detail: number): Candidate | undefined {
		return shapeOf(detail) >= RECORDED && shapeOf(detail) !== DROPPED ? this.runtime.walked.candidate(detail) : undefined;
	}

	played(route: number, detail: number, before: number): Way {
		return { route, detail, recorded: this.recorded(detail), before };
	}

	cannotRecur(plies: number): boolean {
		this.recurrence ??= new Recurrence(this.runtime.inPlay);
		return this.recurrence.cannotRecur(plies);
	}

	occurred(what: 'position' | 'board' | 'turn', context: EvaluationContext): number {
		const { inPlay } = this.runtime;
		if (inPlay.timeless) return 0;
		const at = what === 'position' ? this.standing(context) : undefined;
		if (at !== undefined) return this.occurrenceOf(at).times + seenBefore(at.root, () => key(at));
		if (what === 'position' && this.isNew(context)) return 1;
		const side = inPlay.player.sideOf[inPlay.phaseNow()];
		return this.now(context, () =>
			what === 'position' ? this.positions(context) : this.sameBoards(context, what === 'turn' ? side : undefined),
		);
	}

	kept(name: string, context: EvaluationContext, side: number): number {
		const { inPlay } = this.runtime;
		if (inPlay.timeless) return 0;
		const at = this.standing(context);
		if (at !== undefined) return this.keptAt(at, name, side);
		if (this.isNew(context)) return 0;
		const since = this.now(context, () => this.firstOccurrence(context));
		if (since === undefined) return 0;
		const entered = inPlay.entering ? this.arriving : (this.trail.at(-1) ?? inPlay.cursor!.current!);
		const last = context.settled ? entered! : this.making(context);
		return this.isolated(() => this.traces.count(this.recordOf(context, last, since), name, side, since));
	}

	/** The same for a position of the game that is on the board. */
	private keptAt(at: LazyPosition, name: string, side: number): number {
		const { position } = this.occurrenceOf(at).first!;
		if (position === at) return 0;
		const since = position.depth;
		const known = this.traceRecords.get(at);
		const record = known !== undefined && known.since <= since ? known : this.isolated(() => this.playedRecord(at, since));
		return this.traces.count(record, name, side, since);
	}

	making(context: EvaluationContext, isTimeless = true): CandidateRecord {
		const { inPlay, origins } = this.runtime;
		const steps = [...(origins?.steps ?? [])];
		const first = origins?.first ?? -1;
		if (origins === undefined) return { side: context.side, first, steps, entering: [], inside: NO_CELLS };
		const { timeless } = inPlay;
		inPlay.timeless ||= isTimeless;
		try {
			return { side: context.side, first, steps, entering: [], inside: this.traces.inside(context) };
		} finally {
			inPlay.timeless = timeless;
		}
	}

	/** The board of a position; one that was played is brought to the board, inside `away`. */
	private boardOf(at: Earlier): string {
		let text = isPlayed(at) ? this.boards.get(at) : at.board;
		if (text !== undefined) return text;
		if (isPlayed(at)) {
			moveTo(at);
			text = this.boardNow();
			this.boards.set(at, text);
			return text;
		}
		text = withBoardAt(this.runtime.inPlay.boardState, at.height, () => this.boardNow());
		at.board = text;
		return text;
	}

	private boardNow(): string {
		const { boardState, codes } = this.runtime.inPlay;
		return Array.from(boardState.board, (code) => codes.withFlags(code, 0)).join();
	}

	private positions(context: EvaluationContext): number {
		const { inPlay } = this.runtime;
		const isSame = this.isSame();
		const { tried, played } = this.before(context);
		const { hashHigh, hashLow } = inPlay.boardState;
		const seen = seenBefore(inPlay.cursor?.root, () => hashText(hashHigh, hashLow) + pointsThatMatter(inPlay));
		return 1 + tried.filter(isSame).length + (this.lastSame(played, isSame)?.times ?? 0) + seen;
	}

	private sameBoards(context: EvaluationContext, side: number | undefined): number {
		const { sideOf } = this.runtime.inPlay.player;
		const own = this.boardNow();
		const { tried, played } = this.before(context);
		let count = 1;
		for (const at of tried) {
			if (side !== undefined && sideOf[at.phase] !== side) return count;
			if (this.boardOf(at) === own) count++;
		}
		if (played === undefined) return count;
		return this.away(() => {
			if (side === undefined) {
				const last = this.boardLine.latest(played, own);
				return last === undefined ? count : count + this.boardLine.counted(last, () => true).times;
			}
			for (let at: LazyPosition | undefined = played; at !== undefined && sideOf[at.phase] === side; at = at.parent)
				if (this.boardOf(at) === own) count++;
			return count;
		});
	}

	/** The depth at which the position on the board occurred first; undefined where it is new. */
	private firstOccurrence(context: EvaluationContext): number | undefined {
		const isSame = this.isSame();
		const { tried, played } = this.before(context);
		const first = this.lastSame(played, isSame)?.first;
		if (first !== undefined) return first.position.depth;
		const index = tried.findLastIndex(isSame);
		return index < 0 ? undefined : (played?.depth ?? -1) + tried.length - index;
	}

	/** The traces after a candidate or the move that led to a position, followed from a depth on. */
	private recordOf(context: EvaluationContext, last: CandidateRecord | Earlier, since: number): TraceRecord {
		const { tried, played } = this.before(context);
		if (tried.length === 0 && isPlayed(last) && last.parent === played) return this.playedRecord(last, since);
		let depth = played?.depth ?? -1;
		let record = since <= depth ? this.playedRecord(played!, since) : this.traces.begin(since);
		for (const one of [...tried].reverse().concat(last as Entered)) {
			if (++depth <= since) continue;
			const made = this.madeOf(one);
			if (made !== undefined) record = this.traces.next(record, made, depth);
		}
		return record;
	}

	/**
	 * The traces in a played position, followed from a depth or an earlier one. Each move is made again once, or a second time where an earlier
	 * depth is needed later: then it is followed from the first position of the game.
	 */
	private playedRecord(position: LazyPosition, since: number): TraceRecord {
		const { traces, traceRecords } = this;
		const open: LazyPosition[] = [];
		let from = since;
		let record: TraceRecord | undefined;
		for (let at = position; ; at = at.parent!) {
			record = traceRecords.get(at);
			if (record !== undefined && record.since <= since) break;
			if (record !== undefined) from = 0;
			if (at.depth <= from) {
				record = traces.begin(at.depth);
				break;
			}
			open.push(at);
		}
		if (open.length > 0)
			this.away(() => {
				for (const one of open.reverse()) {
					record = traces.next(record!, this.madeAgain(one), one.depth);
					traceRecords.set(one, record);
				}
			});
		return record;
	}

	/** The candidate that led to a played position, made again; inside `away`. */
	private madeAgain({ parent, route, detail, recorded }: LazyPosition): CandidateRecord {
		moveTo(parent!);
		return this.redo(route, detail, recorded as Candidate | undefined);
	}

	/** The candidate that led to a position, if any did; made again where it was not recorded. */
	private madeOf(one: CandidateRecord | Earlier): CandidateRecord | undefined {
		if ('steps' in one) return one;
		if (isPlayed(one)) return one.parent && this.away(() => this.madeAgain(one));
		const { way } = one;
		if (way === undefined || isPlayed(way) || 'steps' in way) return way === undefined ? undefined : this.madeOf(way);
		if (one.made === undefined) {
			const { trail } = this;
			const { inPlay } = this.runtime;
			const { timeless, counting, entering } = inPlay;
			// The move was made before the positions entered since.
			this.trail = trail.slice(0, trail.indexOf(one));
			Object.assign(inPlay, { timeless: false, counting: false, entering: false });
			try {
				one.made = withBoardAt(inPlay.boardState, way.before, () =>
					this.redo(way.route, way.detail, way.recorded as Candidate | undefined),
				);
			} finally {
				Object.assign(inPlay, { timeless, counting, entering });
				this.trail = trail;
			}
		}

		return one.made;
	}

	/** Makes a move again. */
	private redo(route: number, packed: number, recorded: Candidate | undefined): CandidateRecord {
		const { inPlay, origins } = this.runtime;
		const { boardState, player } = inPlay;
		const mark = boardState.top;
		const height = this.runtime.records.height();
		const { remembers } = inPlay;
		const detail = recorded === undefined ? packed : this.runtime.records.again(recorded);
		inPlay.remembers = true;
		try {
			const context = player.make(inPlay.frames.push(), route, detail, player.sideNow());
			const made = this.making(context, false);
			player.advance(context);
			if (this.skips) this.runtime.turns.afterMove(context);
			inPlay.frames.pop();
			return { ...made, entering: origins?.steps.slice(made.steps.length) ?? [] };
		} finally {
			inPlay.remembers = remembers;
			boardState.undo(mark);
			this.runtime.records.truncate(height);
		}
	}
}
