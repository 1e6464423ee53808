import type { EvaluationContext, Test } from '../../../evaluate/evaluation-context.js';
import { testOf } from '../../../evaluate/expressions.js';
import { moveTo } from '../board-cursor.js';
import { withBoardAt } from '../changes.js';
import { identityText } from '../identity.js';
import type { CandidateRecord, GameHistory, LazyPosition, Way } from '../model.js';
import { DROPPED, fromOf, NOWHERE, RECORDED, shapeOf } from '../packed-move.js';

import type { Candidate, Earlier, PathRuntimeParts } from './model.js';

import { followed, stepsOf } from './origins.js';
import { isPlayed, Past } from './past.js';

import { Recurrence } from './recurrence.js';
import type { Turns } from './turns.js';

interface CompiledTrace {
	/** By evaluating side: the codes that the trace follows. */
	readonly of: readonly Uint8Array[];
	readonly test: Test;
}

const NO_CELLS: ReadonlyMap<string, readonly number[]> = new Map();

/** The history of the current position: earlier positions and boards, and pieces that stayed in a trace. */
export class History extends Past implements GameHistory {
	private readonly boards = new WeakMap<LazyPosition, string>();
	private readonly moves = new WeakMap<LazyPosition, CandidateRecord>();
	private readonly traces = new Map<string, CompiledTrace>();
	private recurrence: Recurrence | undefined;
	/** Some phase is skipped; and traces may be read while a position is being entered. */
	private readonly skips: boolean;
	private readonly watches: boolean;

	constructor(runtime: PathRuntimeParts, turns: Turns) {
		super(runtime, turns);
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
			this.pushEntered(made, false, height);
			const now = this.trail.at(-1)!;
			now.identity = identityText(inPlay);
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
		if (what === 'position' && this.isNew(context)) return 1;
		const side = inPlay.player.sideOf[inPlay.phaseNow()];
		return this.now(context, () =>
			what === 'position' ? this.positions(context) : this.sameBoards(context, what === 'turn' ? side : undefined),
		);
	}

	kept(name: string, context: EvaluationContext, side: number): number {
		const { inPlay } = this.runtime;
		if (inPlay.timeless || this.isNew(context)) return 0;
		const chain = this.now(context, () => this.sinceFirst(context));
		if (chain === undefined) return 0;
		const entered = inPlay.entering ? this.arriving : (this.trail.at(-1) ?? inPlay.cursor!.current!);
		const last = context.settled ? entered! : this.making(context);
		return this.shielded(() => this.follow(chain, last, name, side)).length;
	}

	making(context: EvaluationContext, isTimeless = true): CandidateRecord {
		const { inPlay, origins } = this.runtime;
		const steps = [...(origins?.steps ?? [])];
		const first = origins?.first ?? -1;
		if (origins === undefined) return { side: context.side, first, steps, entering: [], inside: NO_CELLS };
		const { timeless } = inPlay;
		const { at } = context;
		inPlay.timeless ||= isTimeless;
		try {
			const inside = new Map(Object.keys(inPlay.ruleset.traces).map((name) => [name, this.inside(this.trace(name), context)]));
			return { side: context.side, first, steps, entering: [], inside };
		} finally {
			context.at = at;
			inPlay.timeless = timeless;
		}
	}

	/** The cells of the pieces that are inside a trace. */
	private inside({ of, test }: CompiledTrace, context: EvaluationContext): number[] {
		const { boardState, codes } = this.runtime.inPlay;
		const { board, size } = boardState;
		const cells: number[] = [];
		for (let cell = 0; cell < size; cell++) {
			if (board[cell] === 0 || board[cell] === codes.ghost || of[context.side]![board[cell]!] === 0) continue;
			context.at = cell;
			if (test(context)) cells.push(cell);
		}
		return cells;
	}

	private boardOf(at: Earlier): string {
		const { inPlay } = this.runtime;
		let text = isPlayed(at) ? this.boards.get(at) : at.board;
		if (text !== undefined) return text;
		if (isPlayed(at)) {
			text = this.away(() => {
				moveTo(at);
				return this.boardNow();
			});
			this.boards.set(at, text);
			return text;
		}

		text = withBoardAt(inPlay.boardState, at.height, () => this.boardNow());
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
		let count = 1;
		for (const at of this.before(context)) if (isSame(at)) count++;
		const seen = inPlay.cursor?.root?.seen ?? [];
		if (seen.length === 0) return count;
		const own = identityText(inPlay);
		return count + seen.filter((one) => one === own).length;
	}

	private sameBoards(context: EvaluationContext, side: number | undefined): number {
		const { sideOf } = this.runtime.inPlay.player;
		const own = this.boardNow();
		let count = 1;
		for (const at of this.before(context)) {
			if (side !== undefined && sideOf[at.phase] !== side) break;
			if (this.boardOf(at) === own) count++;
		}

		return count;
	}

	/** The positions since the first occurrence of the current one, that occurrence first; undefined where there is none. */
	private sinceFirst(context: EvaluationContext): readonly Earlier[] | undefined {
		const chain = [...this.before(context)].reverse();
		const isSame = this.isSame();
		const first = chain.findIndex(isSame);
		return first < 0 ? undefined : chain.slice(first);
	}

	private trace(name: string): CompiledTrace {
		let trace = this.traces.get(name);
		if (trace === undefined) {
			const { inPlay } = this.runtime;
			const { of, if: condition } = inPlay.ruleset.traces[name]!;
			trace = { of: [0, 1, 2].map((side) => inPlay.codes.matching(of, side)), test: testOf(inPlay, condition) };
			this.traces.set(name, trace);
		}

		return trace;
	}

	/**
	 * Numbers the pieces of the first position of the chain, follows them, and keeps those that every move of the side left in the trace.
	 */
	private follow(chain: readonly Earlier[], last: CandidateRecord | Earlier, name: string, side: number): readonly number[] {
		let numbers = 0;
		const fresh = (): number => ++numbers;
		const [first, ...later] = chain;
		let ids: Int32Array = Int32Array.from(this.boardOf(first!).split(','), (code) => (code === '0' ? 0 : fresh()));
		let left: readonly number[] | undefined;
		for (const one of [...later, last]) {
			const made = this.madeOf(one);
			if (made === undefined) continue;
			ids = followed(ids, made.steps, made.first, fresh);
			if (made.side === side) {
				const inside = new Set(made.inside.get(name)?.map((cell) => ids[cell]!));
				left = left === undefined ? [...inside] : left.filter((id) => inside.has(id));
			}

			if (made.entering.length > 0) ids = followed(ids, made.entering, -1, fresh);
		}

		return left ?? [];
	}

	/** The candidate that led to a position; computed once, by making the move again. */
	private madeOf(one: CandidateRecord | Earlier): CandidateRecord | undefined {
		if ('steps' in one) return one;
		if (isPlayed(one)) {
			let made = this.moves.get(one);
			if (made === undefined && one.parent !== undefined) {
				made = this.away(() => {
					moveTo(one.parent!);
					return this.redo(one.route, one.detail, one.recorded as Candidate | undefined);
				});
				this.moves.set(one, made);
			}

			return made;
		}

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
		const height = this.runtime.height();
		const { remembers } = inPlay;
		const detail = recorded === undefined ? packed : this.runtime.again(recorded);
		inPlay.remembers = true;
		try {
			const context = player.make(inPlay.frames.push(), route, detail, player.sideNow());
			const made = this.making(context, false);
			player.advance(context);
			if (this.skips) this.runtime.afterMove(context);
			inPlay.frames.pop();
			return { ...made, entering: origins?.steps.slice(made.steps.length) ?? [] };
		} finally {
			inPlay.remembers = remembers;
			boardState.undo(mark);
			this.runtime.forget(height);
		}
	}
}
