import type { Plan } from '../analyse/plan.js';
import { Attacks } from '../attack/attacks.js';
import { Bench, zobristKeys } from '../board/bench.js';
import { Codes } from '../board/codes.js';
import { PHASE, Registers } from '../board/registers.js';
import type { Tables } from '../board/tables.js';
import { Generator } from '../legal/generator.js';
import { Outcomes } from '../outcome/outcomes.js';
import { testOf } from '../program/conditions.js';
import { pathOf } from '../program/paths.js';
import { type Step, type Test, Walker } from '../program/walker.js';
import type { Path, Ruleset, Side } from '../ruleset/types.js';
import { Lattice } from '../space/lattice.js';
import { Vectors } from '../space/vectors.js';
import { zoneMaps } from '../space/zones.js';
import { Player } from '../turn/player.js';
import { expand } from './expand.js';
import { StaticTests } from './static.js';

/** A code's walks that no table holds. */
export interface CodeProgram {
	readonly step: Step;
	readonly captures: boolean;
}

/**
 * A loaded game's inside: tables, compiled programs, and the bench they work on.
 *
 * Everything here is built once by `load`; the only thing that changes afterwards is the bench (and the walkers' scratch state).
 */
export class Kernel {
	readonly plan: Plan;
	readonly ruleset: Ruleset;
	readonly lattice: Lattice;
	readonly size: number;
	readonly codes: Codes;
	readonly registers: Registers;
	readonly zones: Readonly<Record<string, Readonly<Record<string, Uint8Array>>>>;
	readonly sideData: readonly Side[];
	readonly vectors: Vectors;
	readonly tables: Tables;
	/** 1 for codes whose piece is royal whatever the board; all 0 where that depends on the board. */
	readonly royal: Uint8Array;
	readonly slots: { readonly bounds: Map<string, number>; readonly marks: Map<string, number>; loops: number } = {
		bounds: new Map(),
		marks: new Map(),
		loops: 0,
	};
	readonly bench: Bench;
	readonly attacks: Attacks;
	readonly generator: Generator;
	readonly player: Player;
	readonly outcomes: Outcomes;
	/** Programs by code: a branch that asks first what the mover is belongs only to codes that pass. */
	readonly programs: readonly (CodeProgram | undefined)[];
	/** How often the position at hand occurred; set by whoever asks outcomes. */
	repeats: () => number = () => 1;
	/** A phase that is taken as given while attacks are judged, or -1. */
	phaseInstead = -1;
	/** Cells read since recording began; `recording` is the stamp, 0 when off. */
	recording = 0;
	readonly readStamp: Int32Array;
	everythingRead = false;
	/** Inside `moves`, which reads 0 there. */
	counting = false;
	/** How deep `moves` is nested: walkers of one level do not disturb another's. */
	level = 0;
	private readonly whole: (Step | undefined)[] = [];
	private readonly definitions = new Map<string, Test>();
	private readonly walkers: Walker[] = [];
	private readonly seriesList: (readonly number[])[] = [];

	constructor(plan: Plan) {
		const { ruleset } = plan;
		this.plan = plan;
		this.ruleset = ruleset;
		this.lattice = new Lattice(ruleset.space);
		this.size = this.lattice.count;
		this.codes = new Codes(ruleset);
		this.registers = new Registers(ruleset, this.codes);
		this.zones = zoneMaps(ruleset, this.lattice);
		this.sideData = Object.values(ruleset.sides);
		this.vectors = new Vectors(this.lattice, ruleset.space, this.sideData);
		this.readStamp = new Int32Array(this.size);
		const statics = new StaticTests(ruleset, this.codes, this.zones);
		this.royal = new Uint8Array(this.codes.count);
		if (plan.facts.staticRoyal) {
			for (let code = 1; code < this.codes.ghost; code++) {
				if (this.codes.side[code]! < 2 && royalByTable(ruleset, this.codes, code)) this.royal[code] = 1;
			}
		}
		const { tables, demoted } = expand(plan, this.lattice, this.codes, statics);
		this.tables = tables;
		const keys = zobristKeys(this.codes.count, this.size);
		this.bench = new Bench(this.size, this.codes, this.royal, keys, this.registers.initial, this.registers.hashed);
		this.attacks = new Attacks(this);
		this.programs = this.compilePrograms(statics, demoted);
		this.generator = new Generator(this);
		this.player = new Player(this);
		this.outcomes = new Outcomes(this);
		this.attacks.ready();
	}

	private compilePrograms(statics: StaticTests, demoted: ReadonlyMap<string, readonly Path[]>): (CodeProgram | undefined)[] {
		const compiled = new Map<string, CodeProgram>();
		return Array.from({ length: this.codes.count }, (_, code) => {
			const kind = this.codes.kinds[this.codes.kind[code]!];
			if (kind === undefined) return undefined;
			const known = this.plan.kinds[kind]!;
			const all = [...known.programs, ...(demoted.get(kind) ?? []).map((path) => ({ path, captures: true }))];
			const side = this.codes.side[code]!;
			const numbers = all.flatMap(({ path }, index) => (side > 1 || statics.admits(path, code) ? [index] : []));
			if (numbers.length === 0) return undefined;
			const name = `${kind} ${numbers}`;
			let program = compiled.get(name);
			if (program === undefined) {
				const parts = numbers.map((index) => all[index]!);
				program = { step: pathOf(this, { any: parts.map((part) => part.path) }, emit), captures: parts.some((part) => part.captures) };
				compiled.set(name, program);
			}
			return program;
		});
	}

	/** The walker of a nesting depth; made when first needed. */
	walker(depth: number): Walker {
		let walker = this.walkers[depth];
		if (walker === undefined) {
			walker = new Walker(this, depth);
			this.walkers[depth] = walker;
		}
		return walker;
	}

	/** The code on a cell, remembered while reads are recorded. */
	read(cell: number): number {
		if (this.recording !== 0) this.readStamp[cell] = this.recording;
		return this.bench.board[cell]!;
	}

	/** Notes that an answer depends on the whole board. */
	readAll(): void {
		this.everythingRead = true;
	}

	phaseNow(): number {
		return this.phaseInstead >= 0 ? this.phaseInstead : this.bench.registers[PHASE]!;
	}

	/** What stood on a cell when the log was at `mark`. */
	was(mark: number, cell: number): number {
		const { log, top } = this.bench;
		for (let index = mark; index < top; index += 2) if (log[index] === cell) return log[index + 1]!;
		return this.bench.board[cell]!;
	}

	/** Asks a question of the board as it was when the walk began, then puts everything back. */
	asItWas(walker: Walker, test: Test): boolean {
		const { bench } = this;
		const since: [number, number][] = [];
		for (let index = walker.start; index < bench.top; index += 2) {
			const address = bench.log[index]!;
			since.push([address, address < this.size ? bench.board[address]! : bench.registers[address - this.size]!]);
		}
		bench.undo(walker.start);
		const { mover, eventCodes, eventCells, ghosts } = walker;
		walker.mover = walker.first;
		walker.eventCodes = [];
		walker.eventCells = [];
		walker.ghosts = [];
		const answer = test(walker);
		walker.mover = mover;
		walker.eventCodes = eventCodes;
		walker.eventCells = eventCells;
		walker.ghosts = ghosts;
		for (const [address, value] of since) {
			if (address < this.size) bench.set(address, value);
			else bench.write(address - this.size, value);
		}
		return answer;
	}

	/** The whole path of a kind, for pieces that do not walk as their own side. */
	wholePath(kind: number): Step {
		let step = this.whole[kind];
		if (step === undefined) {
			step = pathOf(this, { use: this.ruleset.kinds[this.codes.kinds[kind]!]!.moves }, emit);
			this.whole[kind] = step;
		}
		return step;
	}

	/** A named condition, compiled when first used. */
	definition(name: string): Test {
		return (walker) => {
			let test = this.definitions.get(name);
			if (test === undefined) {
				test = testOf(this, this.ruleset.defs[name]!);
				this.definitions.set(name, test);
			}
			return test(walker);
		};
	}

	/** A named path that ends in what its walker emits, compiled when first used. */
	namedPath(name: string): () => Step {
		let step: Step | undefined;
		return () => {
			step ??= pathOf(this, this.ruleset.paths[name]!, emit);
			return step;
		};
	}

	/** Legal moves of a phase (-1: the one about to be played) for which a test holds. */
	countMoves(walker: Walker, phase: number, test: Test | undefined): number {
		return this.player.countMoves(walker, phase, test);
	}

	/** A number for a list of distances, which `seriesGap` understands together with the step taken. */
	seriesStart(series: 'primes' | readonly number[]): number {
		this.seriesList.push(series === 'primes' ? primes(Math.max(...this.lattice.sizes) + 1) : series);
		return (this.seriesList.length << 12) | 0;
	}

	/** How much further the next step of a series lands. */
	seriesGap(state: number): number {
		const list = this.seriesList[(state >> 12) - 1]!;
		const step = state & 4095;
		return (list[step] ?? 1 << 20) - (step === 0 ? 0 : (list[step - 1] ?? 0));
	}
}

const emit: Step = (walker) => walker.emit(walker);

const royalByTable = (ruleset: Ruleset, codes: Codes, code: number): boolean => {
	const holds = (cond: Ruleset['royal']): boolean => {
		if ('is' in cond) return codes.matching(cond.a, codes.side[code]!)[code] === 1;
		if ('all' in cond) return cond.all.every(holds);
		if ('some' in cond) return cond.some.some(holds);
		return 'not' in cond && !holds(cond.not);
	};
	return holds(ruleset.royal);
};

const primes = (limit: number): number[] => {
	const found: number[] = [];
	for (let value = 2; value <= limit; value++) if (found.every((prime) => value % prime !== 0)) found.push(value);
	return found;
};
