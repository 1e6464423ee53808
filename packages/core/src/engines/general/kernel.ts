import { RulesetError } from '@x/diagnostics';
import type { Branch, Plan } from '../../analyse/plan.js';
import { ChangedCodes } from '../../board/changed-codes.js';
import { PHASE } from '../../board/registers.js';
import { StoreRegisters } from '../../board/stores.js';
import { type Act, type Cells, EvaluationContext, type Test, type Value } from '../../evaluate/evaluation-context.js';
import type { GameOutcome } from '../../position/game-outcome.js';
import type { Move } from '../../position/types.js';
import { mentions } from '../../rules/structure.js';
import type { CellRef, Cond, Effect, Num, Path, Ruleset, Side } from '../../rules/types.js';
import { Lattice } from '../../space/lattice.js';
import { zoneMaps } from '../../space/zones.js';
import { Attacks } from './attack/attacks.js';
import { Lines } from './attack/lines.js';
import type { BoardCursor } from './board-cursor.js';
import { BoardState } from './board-state.js';
import type { Memory, Recorded } from './game-history.js';
import { Generator } from './legality/generator.js';
import { Outcomes } from './outcomes.js';
import type { LazyPosition } from './position.js';
import type { Directions } from './tables/directions.js';
import { expand } from './tables/expand.js';
import type { ExtraAttackers } from './tables/extra-attackers.js';
import type { Lists } from './tables/lists.js';
import { StaticTests } from './tables/static.js';
import type { Hopper, Script, Tables } from './tables/tables.js';
import type { TrackMaker } from './tables/tracks.js';
import { Player } from './turn/player.js';

/**
 * What a game needs that tables cannot hold: walks as closures, the rarer conditions, trial by every law, phases that skip.
 *
 * Loaded beside the kernel where a plan asks for it; a site whose games are all tables never bundles it.
 */
export interface PathRuntime {
	cell(ref: CellRef): Cells;
	test(cond: Cond): Test;
	number(num: Num): Value;
	act(effect: Effect, skipping: boolean): Act;
	/** Compiles what needs the finished kernel. */
	ready(demoted: ReadonlyMap<string, readonly Path[]>, statics: StaticTests): void;
	/** Whether attacks of a side are all in tables. */
	plain(side: number): boolean;
	/** Whether walks of a side's pieces may capture. */
	walking(side: number): boolean;
	/** Whether some walk can capture. */
	captures(): boolean;
	/** Cells from which pieces of `side` attack a cell, `most` of them at the most. */
	attackers(cell: number, side: number, asking: EvaluationContext | undefined, most: number): number[];
	/** Whether a piece of `side` attacks a cell. */
	attacked(cell: number, side: number, asking: EvaluationContext | undefined): boolean;
	royals(side: number, asking: EvaluationContext | undefined): number[];
	/** Lists recorded walks of the piece on a cell; its table moves lie on the stack from `base` on. */
	piece(cell: number, side: number, base: number): void;
	/** Lists the walks that a phase makes from nowhere; its pieces' moves lie on the stack from `base` on. */
	phase(side: number, phase: number, base: number, only?: number): void;
	/** The rarer rides, where there are some. */
	extraAttackers(demoted: ReadonlyMap<string, readonly Path[]>): ExtraAttackers | undefined;
	/** A hop or hit laid out. */
	hoppers(branch: Extract<Branch, { shape: 'hop' | 'hit' }>, code: number, directions: Directions): Hopper[];
	/** What lays out rides that end otherwise here than there. */
	tracks(statics: StaticTests, directions: Directions, endings: Lists): TrackMaker;
	/** Whether some piece walks. */
	readonly walks: boolean;
	/** What the walks of a code from a cell ask: 0 where there are none, else see `Asked`. */
	asks(code: number, cell: number): number;
	/** The cells on which walks of a code from a cell may capture, each doubled; one more where it may be a royal. */
	prey(code: number, cell: number): ArrayLike<number>;
	/** What a recorded walk wrote: pairs of address and value. */
	writes(detail: number): ArrayLike<number>;
	/** Whether of what a phase walks from nowhere all are drops that tables hold. */
	dropsOnly(phase: number): boolean;
	/** Whether the others do nothing that a piece of the phase does by itself. */
	disjointMoves(phase: number): boolean;
	/** What they ask, where each lifts one piece and so can be listed piece by piece; else 0. */
	liftsAsk(phase: number): number;
	/** Lists those others, as far as they do nothing that a piece does; only those that pick a cell, or all: -1. */
	nowhere(side: number, phase: number, only: number): void;
	/** How many such drops there are, while the side is not in check. */
	countDrops(side: number, phase: number): number;
	/** Lists recorded walks that look back asks for. */
	movesTo(side: number, to: number, kind: number, from: number): void;
	/** Lists all candidates of a phase, before laws and choices. */
	candidates(side: number, phase: number): void;
	/** Makes one of legal moves above `base` that differ only in what ended with their walks. */
	mergeLasting(base: number, side: number): void;
	/** Whether a candidate breaks no law of any kind. */
	lawful(route: number, detail: number, side: number): boolean;
	/** Lists legal moves where pins do not suffice. */
	generate(side: number, phase: number): void;
	/** Writes a recorded walk, or gives the context its facts. */
	write(route: number, detail: number): void;
	context(route: number, detail: number, walker: EvaluationContext): void;
	/** Gives the context of a script its marks. */
	scripted(walker: EvaluationContext, script: Script): void;
	/** What holds from the candidate to the next phase beyond the plain order: ends declared, skips. */
	entered(walker: EvaluationContext): void;
	afterMove(walker: EvaluationContext): void;
	/** What was, for those who ask. */
	readonly history: Memory;
	outcome(): GameOutcome | undefined;
	/** What the `moved` outcome of this number came to after the last move, where it holds. */
	moved(number: number): GameOutcome | undefined;
	/** Height of the stack of recorded walks, and back to it. */
	height(): number;
	forget(height: number): void;
	/** Puts a recorded walk on the stack again; returns its detail. */
	again(record: Recorded): number;
	/** A recorded walk as a text that equal ones share. */
	text(detail: number): string;
	move(position: LazyPosition, route: number, detail: number): Move;
}

/** A loaded game's inside: tables, compiled conditions, and the bench they work on. Built once; only the bench changes. */
export class Kernel {
	readonly plan: Plan;
	readonly ruleset: Ruleset;
	readonly lattice: Lattice;
	readonly size: number;
	readonly codes: ChangedCodes;
	readonly registers: StoreRegisters;
	/** Zone bitmaps by side. */
	readonly zones: readonly Readonly<Record<string, Uint8Array>>[];
	readonly sides: readonly Side[];
	readonly tables: Tables;
	/** 1 for codes whose piece is royal whatever the board; all 0 where that depends on the board. */
	readonly royal: Uint8Array;
	/** 1 for codes that have scripts somewhere. */
	readonly scripted: Uint8Array;
	/** Some code has; only royal ones do. */
	readonly scripting: boolean;
	readonly royalScripts: boolean;
	/** Numbers for names that walks keep values under. */
	readonly slots: { readonly bounds: Map<string, number>; readonly marks: Map<string, number>; loops: number } = {
		bounds: new Map(),
		marks: new Map(),
		loops: 0,
	};
	readonly board: BoardState;
	readonly attacks: Attacks;
	readonly lines: Lines;
	readonly generator: Generator;
	readonly player: Player;
	readonly outcomes: Outcomes;
	/** The programs, where moves, phases, ends or attacks go through them. */
	readonly programs: PathRuntime | undefined;
	/** The programs that were given, needed or not: a condition may still be compiled by them. */
	readonly spare: PathRuntime | undefined;
	/** The rarer rides, where the game has some. */
	readonly extraAttackers: ExtraAttackers | undefined;
	/** Whether what was is noted, for those whom it may concern; not while nothing of it can matter. */
	remembers: boolean;
	/** How often the position at hand occurred, itself included. */
	repeats: () => number = () => 1;
	/** A phase that is taken as given while attacks are judged, or -1. */
	phaseInstead = -1;
	/** Whether the royal of the side to move is known to be attacked: 1, 0; -1: not known. */
	checked = -1;
	/** A side whose royals are known to be safe while the log is so high, or -1. */
	safe = -1;
	safeAt = -1;
	/** Cells read since recording began; `recording` is the stamp, 0 when off. */
	recording = 0;
	readonly readStamp: Int32Array;
	/** An answer depended on the whole board. */
	everythingRead = false;
	/** Some hook captures, so that only making a move tells all that it captures. */
	readonly hooksCapture: boolean;
	/** Where the game's positions are seated. */
	cursor: BoardCursor | undefined;
	/** While a position's identity is found, history reads as nothing. */
	timeless = false;
	/** The position at hand is being entered: it is not among those that were. */
	entering = false;
	/** Inside `moves`, which reads 0 there. */
	counting = false;
	/** How deep `moves` is nested: walkers of one level do not disturb another's. */
	level = 0;
	private readonly walkers: EvaluationContext[] = [];

	constructor(plan: Plan, programs?: (kernel: Kernel) => PathRuntime) {
		const { ruleset } = plan;
		this.plan = plan;
		this.remembers = plan.facts.history !== undefined;
		this.ruleset = ruleset;
		this.lattice = new Lattice(ruleset.space);
		this.size = this.lattice.count;
		this.hooksCapture = mentions(ruleset.after, 'capture');
		this.codes = new ChangedCodes(ruleset);
		this.registers = new StoreRegisters(ruleset, this.codes, plan.facts.pointSets ?? []);
		this.sides = ruleset.sideOrder.map((name) => ruleset.sides[name]!);
		this.zones = zoneMaps(ruleset, this.lattice);
		this.readStamp = new Int32Array(this.size);
		const statics = new StaticTests(this);
		this.royal = Uint8Array.from(this.codes.side, (side, code) =>
			plan.facts.staticRoyal && this.codes.isPlayers(code) && statics.of(ruleset.royal, side)(code, 0, 0, 0) ? 1 : 0,
		);
		this.spare = programs?.(this);
		const { tables, demoted } = expand(this, statics);
		this.tables = tables;
		this.scripted = new Uint8Array(this.codes.count);
		tables.scripts.forEach((scripts, row) => {
			if (scripts !== undefined) this.scripted[Math.floor(row / this.size)] = 1;
		});
		this.scripting = this.scripted.includes(1);
		this.royalScripts = this.scripted.every((scripted, code) => scripted <= this.royal[code]!);
		this.board = new BoardState(this.size, this.codes, this.royal, tables.rays, this.registers.initial, this.registers.hashed);
		this.attacks = new Attacks(this);
		const phases = Object.values(ruleset.turn.phases);
		const needed =
			Object.values(plan.kinds).some((kind) => kind.programs.length > 0) ||
			tables.oddities.length > 0 ||
			demoted.size > 0 ||
			phases.some((phase) => phase.also !== undefined || phase.skip !== undefined);
		if (needed) this.extended();
		const declares =
			ruleset.outcomes.some(({ when }) => when === 'moved') ||
			ruleset.immune !== undefined ||
			Object.values(ruleset.points).includes('walk') ||
			this.remembers ||
			phases.some((phase) => phase.pieces !== undefined) ||
			mentions([ruleset.after, phases], 'end');
		this.programs = needed || declares ? this.spare : undefined;
		this.extraAttackers = this.programs?.extraAttackers(demoted);
		this.spare?.ready(demoted, statics);
		this.lines = new Lines(this);
		this.generator = new Generator(this);
		this.player = new Player(this);
		this.outcomes = new Outcomes(this);
	}

	/** Content hash of the ruleset. */
	get hash(): string {
		return this.plan.hash;
	}

	/** The programs, where something needs them. */
	extended(): PathRuntime {
		if (this.spare === undefined) {
			const message = 'This plan needs programs; load it with `compile`.';
			throw new RulesetError([{ code: 'rules/needs-programs', message, path: '', severity: 'error' }]);
		}
		return this.spare;
	}

	/** The walker of a nesting depth; made when first needed. */
	walker(depth: number): EvaluationContext {
		this.walkers[depth] ??= new EvaluationContext(this, depth);
		return this.walkers[depth]!;
	}

	/** Lists walks of a side whose royals are known to be safe. */
	safely(side: number, list: () => void): void {
		const { safe, safeAt } = this;
		this.safe = side;
		this.safeAt = this.board.top;
		list();
		this.safe = safe;
		this.safeAt = safeAt;
	}

	/** Asks something that makes moves of its own, with walkers of its own. */
	deeper<T>(ask: () => T): T {
		this.level++;
		const answer = ask();
		this.level--;
		return answer;
	}

	/** The code on a cell, remembered while reads are recorded. */
	read(cell: number): number {
		if (this.recording !== 0) this.readStamp[cell] = this.recording;
		return this.board.board[cell]!;
	}

	phaseNow(): number {
		return this.phaseInstead >= 0 ? this.phaseInstead : this.board.registers[PHASE]!;
	}
}
