// longer than 300 lines: one line or two for every question of the interface `Programs`, whose parts lie in files of their own.
import type { Act, Cells, Step, Test, Value, Walker } from '../ask/walker.js';
import type { Script } from '../board/tables.js';
import type { SeatedPosition } from '../general/position.js';
import type { Directions } from '../load/directions.js';
import type { Kernel, Programs, Rare } from '../load/kernel.js';
import type { Lists } from '../load/lists.js';
import type { StaticTests } from '../load/static.js';
import { TrackMaker } from '../load/tracks.js';
import { DROPPED, NOWHERE, shapeOf } from '../move/packed.js';
import type { GameOutcome } from '../outcome/outcomes.js';
import type { Move } from '../position/move.js';
import type { CellRef, Cond, Effect, Num, Path } from '../ruleset/types.js';
import { Vectors } from '../space/vectors.js';
import { isApart, liftsOne } from './apart.js';
import { WalkedAttacks } from './attacks.js';
import { Both } from './both.js';
import type { Candidate } from './candidate.js';
import { walkedTestOf } from './conditions.js';
import { Drops } from './drops.js';
import { walkedActOf } from './effects.js';
import { History } from './history.js';
import { DroppedMove, RecordedMove } from './move.js';
import { Named } from './named.js';
import { limitsOf, walkedNumberOf } from './numbers.js';
import { Oddities, odditiesOf } from './oddities.js';
import type { Origins } from './origins.js';
import { asksMore, asksOf, once, type Part, partsOf } from './parts.js';
import { Quiets } from './quiets.js';
import { Reach } from './reach.js';
import { walkedCellOf } from './references.js';
import { Series } from './series.js';
import { Trial } from './trial.js';
import { Turns } from './turns.js';
import { Walkers } from './walkers.js';
import { Walks } from './walks.js';

const NOBODY = new Int32Array(0);

/** Walks of a phase from nowhere: whether they are told apart from those of pieces, and by the piece that they lift; what they ask. */
interface FromNowhere {
	readonly apart: boolean;
	readonly lifted: boolean;
	readonly asks: number;
}

/** The part of a game that is walked: see `Programs`. */
export class WalkPrograms implements Programs {
	readonly kernel: Kernel;
	readonly vectors: Vectors;
	readonly series: Series;
	/** Paths that each phase walks from nowhere, and those of its drops that tables hold. */
	also: readonly (readonly (() => Step)[])[] = [];
	/** What they are, by phase. */
	private alsoOf: readonly (() => FromNowhere)[] = [];
	/** The one cell that may be picked, or -1. */
	only = -1;
	private dropped: readonly (readonly string[])[] = [];
	private drops!: Drops;
	attacks!: WalkedAttacks;
	walkers: Walkers | undefined;
	readonly history: History;
	/** Which piece came from where; for rulesets with traces. */
	readonly origins: Origins | undefined;
	private limited: ReadonlyMap<Num, number> | undefined;
	private readonly walked: Walks;
	private readonly turns: Turns;
	/** Some piece walks. */
	walks = false;
	private trial: Trial | undefined;
	private quiets: Quiets | undefined;
	/** By code: what it walks. */
	private parts: readonly (readonly Part[])[] = [];
	reach!: Reach;
	readonly named: Named;
	readonly oddities: Programs['oddities'] = (...asked) => odditiesOf(this.kernel, ...asked);

	constructor(kernel: Kernel) {
		this.kernel = kernel;
		this.named = new Named(this);
		this.vectors = new Vectors(kernel.lattice, kernel.ruleset.space, kernel.sides);
		this.series = new Series(kernel.lattice);
		this.walked = new Walks(this);
		this.history = new History(this);
		this.origins = Object.keys(kernel.ruleset.traces).length > 0 ? this.history.origins : undefined;
		this.turns = new Turns(kernel);
	}

	ready(demoted: ReadonlyMap<string, readonly Path[]>, statics: StaticTests): void {
		const { kernel } = this;
		const { ruleset } = kernel;
		this.parts = partsOf(this, demoted, statics);
		this.walks = this.parts.some((parts) => parts.length > 0);
		this.reach = new Reach(this, this.parts);
		this.drops = new Drops(kernel);
		const phases = Object.values(ruleset.turn.phases);
		this.dropped = phases.map(({ also = [] }) => also.filter((name) => this.drops.has(name)));
		const walked = phases.map(({ also = [] }) => also.flatMap((use): Path[] => (this.drops.has(use) ? [] : [{ use }])));
		this.alsoOf = walked.map((paths) =>
			once(() => ({
				apart: paths.every((path) => isApart(ruleset, path)),
				lifted: paths.length > 0 && paths.every((path) => liftsOne(ruleset, path)),
				asks: paths.reduce((asks, path) => asks | asksOf(ruleset, path), 0),
			})),
		);
		// Phases that walk the same share it.
		const steps = new Map<string, () => Step>();
		for (const name of phases.flatMap(({ also = [] }) => also)) if (!steps.has(name)) steps.set(name, this.named.namedPath(name));
		this.also = phases.map(({ also = [] }) => also.flatMap((name) => (this.drops.has(name) ? [] : [steps.get(name)!])));
		this.attacks = new WalkedAttacks(this);
	}

	/** Up to where counts matter. */
	get limits(): ReadonlyMap<Num, number> {
		this.limited ??= limitsOf(this.kernel.ruleset);
		return this.limited;
	}

	cell(ref: CellRef): Cells {
		return walkedCellOf(this, ref);
	}

	test(cond: Cond): Test {
		return walkedTestOf(this, cond);
	}

	number(num: Num): Value {
		return walkedNumberOf(this, num);
	}

	act(effect: Effect, skipping: boolean): Act {
		return walkedActOf(this, effect, skipping);
	}

	/** Whether a code walks at all. */
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
		return this.attacks.captures() && asksMore(this, this.parts);
	}

	attackers(cell: number, side: number, asking: Walker | undefined, most: number): number[] {
		return this.attacks.list(cell, side, asking, undefined, most);
	}

	attacked(cell: number, side: number, asking: Walker | undefined): boolean {
		return this.attacks.attacked(cell, side, asking);
	}

	royals(side: number, asking: Walker | undefined): number[] {
		return this.attacks.royals(side, asking);
	}

	piece(cell: number, side: number, base: number): void {
		this.walked.piece(cell, side, base);
	}

	phase(side: number, phase: number, base: number, only = -1): void {
		for (const name of this.dropped[phase]!) this.drops.list(name, side, only);
		this.walked.phase(side, phase, base);
	}

	tracks(statics: StaticTests, directions: Directions, endings: Lists): TrackMaker {
		return new TrackMaker(this.kernel, statics, directions, endings);
	}

	rare(demoted: ReadonlyMap<string, readonly Path[]>): Rare | undefined {
		const odd = Oddities.of(this.kernel);
		this.walkers = Walkers.of(this, demoted.size > 0);
		return odd !== undefined && this.walkers !== undefined ? new Both(odd, this.walkers) : (odd ?? this.walkers);
	}

	asks(code: number, cell: number): number {
		return this.reach.of(code, cell).asks;
	}

	prey(code: number, cell: number): Int32Array {
		return this.attacks.capturing[code] === 1 ? this.reach.of(code, cell).prey : NOBODY;
	}

	writes(detail: number): Int32Array {
		return this.walked.candidate(detail).writes;
	}

	dropsOnly(phase: number): boolean {
		return this.also[phase]!.length === 0;
	}

	apart(phase: number): boolean {
		return this.alsoOf[phase]!().apart;
	}

	liftsAsk(phase: number): number {
		const { lifted, asks } = this.alsoOf[phase]!();
		return lifted ? asks : 0;
	}

	nowhere(side: number, phase: number, only: number): void {
		this.only = only;
		this.walked.phase(side, phase, this.kernel.generator.lister.top);
		this.only = -1;
	}

	countDrops(side: number, phase: number): number {
		let total = 0;
		for (const name of this.dropped[phase]!) total += this.drops.count(name, side);
		return total;
	}

	candidates(side: number, phase: number): void {
		const { bench, size, generator, codes, lattice } = this.kernel;
		const { lister } = generator;
		const admits = lister.admitted[phase];
		const base = lister.top;
		for (let cell = 0; cell < size; cell++) {
			const code = bench.board[cell]!;
			if (code === 0 || code === codes.ghost || lattice.exists[cell] === 0) continue;
			if (admits === undefined ? codes.side[code] !== side : admits[code] === 0) continue;
			if (codes.side[code] === side) {
				lister.piece(cell, side);
				lister.scripts(cell, side);
			}
			this.piece(cell, side, base);
		}
		lister.pointTakes(side);
		this.phase(side, phase, base);
	}

	mergeLasting(base: number, side: number): void {
		this.walked.mergeLasting(base, side);
	}

	private judge(): Trial {
		if (this.trial === undefined) {
			this.trial = new Trial(this.kernel);
			this.quiets = Quiets.of(this, this.trial);
		}
		return this.trial;
	}

	lawful(route: number, detail: number, side: number): boolean {
		return this.judge().lawful(route, detail, side);
	}

	generate(side: number, phase: number): void {
		const judge = this.judge();
		if (this.quiets?.generate(side, phase) === true) return;
		const base = this.kernel.generator.lister.top;
		this.candidates(side, phase);
		judge.filter(base, side);
	}

	lookBack(side: number, to: number, kind: number, from: number): void {
		const { kernel } = this;
		const { bench, codes, size, generator } = kernel;
		const { lister } = generator;
		const base = lister.top;
		for (const cell of bench.list.slice(side * size, side * size + bench.counts[side]!)) {
			const code = bench.board[cell]!;
			if (!this.isWalking(code) || (kind >= 0 && codes.kind[code] !== kind) || (from >= 0 && cell !== from)) continue;
			this.piece(cell, side, base);
		}
		if (from < 0) this.phase(side, kernel.phaseNow(), base, to);
		// What comes from nowhere is of the kind that it leaves there.
		const fits = (packed: number, detail: number): boolean =>
			kind < 0 || packed >>> 16 !== NOWHERE || codes.kind[this.placed(detail)] === kind;
		lister.keep(base, (packed, detail) => (packed & 0xffff) === to && fits(packed, detail));
	}

	/** The code under the cursor where a recorded walk ended. */
	private placed(detail: number): number {
		return shapeOf(detail) === DROPPED ? this.drops.code(detail) : this.walked.candidate(detail).under;
	}

	write(route: number, detail: number): void {
		if (shapeOf(detail) === DROPPED) {
			this.drops.write(route, detail);
			return;
		}
		const { bench, size } = this.kernel;
		const { writes } = this.walked.candidate(detail);
		for (let index = 0; index < writes.length; index += 2) {
			const address = writes[index]!;
			if (address < size) bench.set(address, writes[index + 1]!);
			else bench.write(address - size, writes[index + 1]!);
		}
	}

	context(route: number, detail: number, walker: Walker): void {
		if (shapeOf(detail) === DROPPED) {
			this.drops.context(route, detail, walker);
			return;
		}
		const candidate = this.walked.candidate(detail);
		walker.first = candidate.first;
		walker.mover = candidate.mover;
		walker.stand = candidate.stand;
		walker.eventCodes = candidate.eventCodes;
		walker.eventCells = candidate.eventCells;
		walker.marks.set(candidate.marks);
		walker.bounds.set(candidate.bounds);
		walker.ended = candidate.ended;
	}

	scripted(walker: Walker, { marks, marked, stand }: Script): void {
		const { slots } = this.kernel;
		walker.stand = stand;
		for (const [index, mark] of marks.entries()) {
			const place = slots.marks.get(mark);
			if (place !== undefined) walker.marks[place] = marked[index]!;
		}
	}

	entered(walker: Walker): void {
		this.turns.entered(walker);
	}

	afterMove(walker: Walker): void {
		this.turns.afterMove(walker);
	}

	over(): boolean {
		return this.turns.over();
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

	forget(height: number): void {
		this.walked.candidates.length = height;
	}

	again(candidate: Candidate): number {
		return this.walked.again(candidate);
	}

	text(detail: number): string {
		return String(this.walked.candidate(detail).writes);
	}

	move(position: SeatedPosition, route: number, detail: number): Move {
		if (shapeOf(detail) === DROPPED) return new DroppedMove(position, route, detail, this.drops.code(detail), this.drops.marks(detail));
		return new RecordedMove(position, route, this.walked.candidate(detail));
	}
}
