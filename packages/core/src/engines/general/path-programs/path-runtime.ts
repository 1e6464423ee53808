import type { Narrowing } from '../../../evaluate/evaluated-game.js';
import type { EvaluationContext, Step } from '../../../evaluate/evaluation-context.js';
import { Origins } from '../../../evaluate/origins.js';
import { pathOf } from '../../../evaluate/paths.js';
import { Series } from '../../../evaluate/series.js';
import type { GameOutcome } from '../../../position/game-outcome.js';
import type { Move } from '../../../position/types.js';
import type { Path } from '../../../rules/types.js';
import { Vectors } from '../../../space/vectors.js';
import type { ExtraAttackers, GameInPlay, LazyPosition, MoverTests, PathRuntime } from '../model.js';
import { DROPPED, shapeOf } from '../packed-move.js';
import type { Directions } from '../tables/directions.js';
import type { Lists } from '../tables/lists.js';
import type { Script } from '../tables/tables.js';
import { TrackMaker } from '../tables/tracks.js';
import { WalkedAttacks } from './attacks.js';
import { candidateText } from './candidate.js';
import { listAll } from './candidates.js';
import { CombinedAttackers } from './combined-attackers.js';
import { History } from './history.js';
import { Hoppers, hoppersOf } from './hoppers.js';
import type { Candidate, Part, PathRuntimeParts } from './model.js';
import { DroppedMove, RecordedMove } from './move.js';
import { movesTo } from './moves-to.js';
import { Named } from './named.js';
import { dependsOnMore, partsOf } from './parts.js';
import { PhaseWalks } from './phase-walks.js';
import { QuietLegality } from './quiet-legality.js';
import { Reach } from './reach.js';
import { TrialLegality } from './trial-legality.js';
import { Turns } from './turns.js';
import { WalkAttackers } from './walk-attackers.js';
import { Walks } from './walks.js';

const NO_CELLS = /* @__PURE__ */ new Int32Array(0);

/** The path runtime of a loaded game. */
export class LoadedPathRuntime implements PathRuntimeParts {
	readonly inPlay: GameInPlay;
	readonly vectors: Vectors;
	readonly series: Series;
	phases!: PhaseWalks;
	only = -1;
	attacks!: WalkedAttacks;
	walkAttackers: WalkAttackers | undefined;
	readonly history: History;
	readonly origins: Origins | undefined;
	readonly walked: Walks;
	private readonly turns: Turns;
	walks = false;
	private trialLegality: TrialLegality | undefined;
	private quietLegality: QuietLegality | undefined;
	/** By code: its paths. */
	private parts: readonly (readonly Part[])[] = [];
	reach!: Reach;
	readonly named: Named;
	readonly hoppers: PathRuntime['hoppers'] = (...asked) => hoppersOf(this.inPlay, ...asked);

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		this.named = new Named(this);
		this.vectors = new Vectors(inPlay.lattice, inPlay.ruleset.space, inPlay.sides);
		this.series = new Series(inPlay.lattice);
		this.walked = new Walks(this);
		this.origins = Object.keys(inPlay.ruleset.traces).length > 0 ? new Origins() : undefined;
		this.turns = new Turns(inPlay);
		this.history = new History(this, this.turns);
	}

	ready(demoted: ReadonlyMap<string, readonly Path[]>, statics: MoverTests): void {
		this.parts = partsOf(this, demoted, statics);
		this.walks = this.parts.some((parts) => parts.length > 0);
		this.reach = new Reach(this, this.parts);
		this.phases = new PhaseWalks(this);
		this.attacks = new WalkedAttacks(this);
	}

	path(path: Path, next: Step): Step {
		return pathOf(this.inPlay, path, next);
	}

	isWalking(code: number): boolean {
		return this.parts[code]!.length > 0;
	}

	partsOf(code: number): readonly Step[] {
		return this.parts[code]!.map((part) => part.step());
	}

	captureOf(code: number): boolean {
		return this.parts[code]!.some((part) => part.captures);
	}

	plain(side: number): boolean {
		return this.attacks.plain(side);
	}

	walking(side: number): boolean {
		return this.attacks.walking[side]!;
	}

	captures(): boolean {
		const { literal, history } = this.inPlay.plan.facts;
		if (literal === true || history === 'rules' || this.attacks.tellsRoyalsApart) return true;
		return this.attacks.captures() && dependsOnMore(this, this.parts);
	}

	attackers(cell: number, side: number, asking: EvaluationContext | undefined, most: number, how?: Narrowing): number[] {
		return this.attacks.list(cell, side, asking, how, most);
	}

	attacked(cell: number, side: number, asking: EvaluationContext | undefined): boolean {
		return this.attacks.attacked(cell, side, asking);
	}

	royals(side: number, asking: EvaluationContext | undefined): number[] {
		return this.attacks.royals(side, asking);
	}

	piece(cell: number, side: number, base: number): void {
		this.walked.piece(cell, side, base);
	}

	phase(side: number, phase: number, base: number, only = -1): void {
		this.phases.list(side, phase, only);
		this.walked.phase(side, phase, base);
	}

	tracks(statics: MoverTests, directions: Directions, endings: Lists): TrackMaker {
		return new TrackMaker(this.inPlay, statics, directions, endings);
	}

	extraAttackers(demoted: ReadonlyMap<string, readonly Path[]>): ExtraAttackers | undefined {
		const hoppers = Hoppers.of(this.inPlay);
		this.walkAttackers = WalkAttackers.of(this, demoted.size > 0);
		return hoppers !== undefined && this.walkAttackers !== undefined
			? new CombinedAttackers(hoppers, this.walkAttackers)
			: (hoppers ?? this.walkAttackers);
	}

	mayWalk(code: number, cell: number): boolean {
		return this.reach.of(code, cell).walks.length > 0;
	}

	dependencies(code: number, cell: number): number {
		let dependencies = 0;
		for (const walk of this.reach.of(code, cell).walks) if (this.reach.isOpen(walk)) dependencies |= walk.part.dependencies();
		return dependencies;
	}

	captureCells(code: number, cell: number): Int32Array {
		return this.attacks.capturing[code] === 1 ? this.reach.of(code, cell).captureCells : NO_CELLS;
	}

	writes(detail: number): Int32Array {
		return this.walked.candidate(detail).writes;
	}

	dropsOnly(phase: number): boolean {
		return this.phases.dropsOnly(phase);
	}

	disjointMoves(phase: number): boolean {
		return this.phases.disjointMoves(phase);
	}

	liftsEach(phase: number): boolean {
		return this.phases.liftsEach(phase);
	}

	liftDependencies(phase: number, side: number, code: number, cell: number): number {
		return this.phases.liftDependencies(phase, side, code, cell);
	}

	listOriginless(side: number, phase: number, only: number): void {
		this.only = only;
		this.walked.phase(side, phase, this.inPlay.generator.moveList.top);
		this.only = -1;
	}

	countDrops(side: number, phase: number): number {
		return this.phases.count(side, phase);
	}

	candidates(side: number, phase: number): void {
		listAll(this, side, phase);
	}

	mergeLasting(base: number, side: number): void {
		this.walked.mergeLasting(base, side);
	}

	private legality(): TrialLegality {
		if (this.trialLegality === undefined) {
			this.trialLegality = new TrialLegality(this.inPlay);
			this.quietLegality = QuietLegality.of(this, this.trialLegality);
		}
		return this.trialLegality;
	}

	lawful(route: number, detail: number, side: number): boolean {
		return this.legality().lawful(route, detail, side);
	}

	generate(side: number, phase: number): void {
		const legality = this.legality();
		if (this.quietLegality?.generate(side, phase) === true) return;
		const base = this.inPlay.generator.moveList.top;
		this.candidates(side, phase);
		legality.filter(base, side);
	}

	movesTo(side: number, to: number, kind: number, from: number, base: number): void {
		movesTo(this, side, to, kind, from, base);
	}

	write(route: number, detail: number): void {
		if (shapeOf(detail) === DROPPED) this.phases.drops.write(route, detail);
		else this.walked.write(detail);
	}

	context(route: number, detail: number, context: EvaluationContext): void {
		if (shapeOf(detail) === DROPPED) {
			this.phases.drops.context(route, detail, context);
			return;
		}
		this.walked.context(detail, context);
	}

	scripted(context: EvaluationContext, { marks, marked, stand }: Script): void {
		const { slots } = this.inPlay;
		context.stand = stand;
		for (const [index, mark] of marks.entries()) {
			const place = slots.marks.get(mark);
			if (place !== undefined) context.marks[place] = marked[index]!;
		}
	}

	entered(context: EvaluationContext): void {
		this.turns.entered(context);
	}

	afterMove(context: EvaluationContext): void {
		this.turns.afterMove(context);
	}

	outcome(): GameOutcome | undefined {
		return this.turns.outcome();
	}

	moved(number: number): GameOutcome | undefined {
		return this.turns.moved(number);
	}

	height(): number {
		return this.walked.candidates.length;
	}

	truncate(height: number): void {
		this.walked.candidates.length = height;
	}

	again(candidate: Candidate): number {
		return this.walked.again(candidate);
	}

	text(detail: number): string {
		return candidateText(this.walked.candidate(detail), this.inPlay.size);
	}

	move(position: LazyPosition, route: number, detail: number): Move {
		if (shapeOf(detail) === DROPPED)
			return new DroppedMove(position, route, detail, this.phases.drops.code(detail), this.phases.drops.marks(detail));
		return new RecordedMove(position, route, this.walked.candidate(detail));
	}
}

/**
 * The second argument of `load` for a plan with path programs: it compiles paths that tables cannot hold.
 *
 * @example
 * import { load, programs } from '@x/core/load';
 * import { chess960 } from '@x/games/chess960';
 * legal(load(plan(chess960), programs).start).length // → 20
 */
export const programs = (inPlay: GameInPlay): PathRuntime => new LoadedPathRuntime(inPlay);
