import { ENDED, FIRST_POINT, PHASE } from '../board/registers.js';
import type { Candidate } from '../legal/candidate.js';
import type { Kernel } from '../load/kernel.js';
import { auxOf, endingOf, fromOf, LEAVING, NOWHERE, recordOf, shapeOf, TAKING, toOf } from '../move/packed.js';
import { testOf } from '../program/conditions.js';
import { actOf } from '../program/effects.js';
import type { Act, Test, Walker } from '../program/walker.js';
import type { Hook } from '../ruleset/types.js';
import { Flags } from './flags.js';

interface CompiledHook {
	readonly test: Test | undefined;
	readonly acts: readonly Act[];
	readonly otherwise: readonly Act[];
}

/** Makes moves on the bench, in the order of clause 12: walk, hooks, flags; then next phase, ends of lives, enter hooks, skips. */
export class Player {
	readonly sideOf: readonly number[];
	private readonly kernel: Kernel;
	private readonly hooks: readonly CompiledHook[];
	private readonly enters: readonly (readonly CompiledHook[])[];
	private readonly nexts: readonly (readonly { readonly test: Test | undefined; readonly to: number }[])[];
	private readonly skips: readonly number[];
	private readonly lives: readonly string[];
	private readonly turnVars: readonly { readonly register: number; readonly start: number }[];
	private readonly walkVars: readonly { readonly register: number; readonly start: number }[];
	private readonly hasWalkPoints: boolean;
	private readonly flags: Flags;
	/** Endings that `end` effects declare, by number. */
	readonly declared: { readonly verdict: string; readonly id: string; readonly side: number; readonly ends: boolean }[] = [];
	/** Does any phase skip? */
	readonly skipping: boolean;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
		const { ruleset, registers, codes } = kernel;
		const phases = Object.values(ruleset.turn.phases);
		const hook = ({ if: condition, do: acts, else: otherwise = [] }: Hook): CompiledHook => ({
			test: condition === undefined ? undefined : testOf(kernel, condition),
			acts: acts.map((act) => actOf(kernel, act, true)),
			otherwise: otherwise.map((act) => actOf(kernel, act, true)),
		});
		this.sideOf = phases.map((phase) => codes.sideIndex(phase.side));
		this.hooks = ruleset.after.map(hook);
		this.enters = phases.map((phase) => (phase.enter ?? []).map(hook));
		this.nexts = phases.map((phase) =>
			phase.next.map((next) => ({
				test: next.if === undefined ? undefined : testOf(kernel, next.if),
				to: registers.phases.indexOf(next.to),
			})),
		);
		this.skips = phases.map((phase) => (phase.skip === undefined ? -1 : registers.phases.indexOf(phase.skip)));
		this.skipping = this.skips.some((skip) => skip >= 0);
		this.lives = Object.values(ruleset.points);
		const ofLife = (life: string) =>
			Object.entries(ruleset.vars).flatMap(([name, variable]) =>
				variable.life === life
					? (variable.perSide === true ? [0, 1] : [0]).map((side) => ({ register: registers.variable(name, side), start: variable.start }))
					: [],
			);
		this.turnVars = ofLife('turn');
		this.walkVars = ofLife('walk');
		this.hasWalkPoints = this.lives.includes('walk');
		this.flags = new Flags(kernel);
	}

	sideNow(): number {
		return this.sideOf[this.kernel.bench.registers[PHASE]!]!;
	}

	/** The candidate that a detail of shape RECORDED numbers. */
	candidate(packedDetail: number): Candidate {
		return this.kernel.generator.lister.candidates[recordOf(packedDetail)]!;
	}

	/** Writes a move's own changes: no hooks, no flags that die, no turn. */
	write(route: number, detail: number): void {
		const { bench, codes, tables, size } = this.kernel;
		const shape = shapeOf(detail);
		if (shape <= TAKING) {
			const from = fromOf(route);
			const code = bench.board[from]!;
			bench.set(from, 0);
			if (shape === TAKING) bench.set(auxOf(detail), 0);
			const ending = shape === LEAVING ? 0 : endingOf(detail);
			bench.set(toOf(route), ending === 0 ? codes.landed[code]! : tables.endings.items[ending - 1]!);
			if (shape === LEAVING) {
				const register = FIRST_POINT + 2 * endingOf(detail);
				bench.write(register, auxOf(detail));
				bench.write(register + 1, codes.side[code]!);
			}
			return;
		}
		this.writeAll(this.candidate(detail).writes, size);
	}

	private writeAll(writes: Int32Array, size: number): void {
		const { bench } = this.kernel;
		for (let index = 0; index < writes.length; index += 2) {
			const address = writes[index]!;
			if (address < size) bench.set(address, writes[index + 1]!);
			else bench.write(address - size, writes[index + 1]!);
		}
	}

	/** Writes a move with its hooks and the flags that die of it; returns the context that laws and outcomes ask. */
	make(route: number, detail: number, side: number): Walker {
		const { kernel } = this;
		const { bench } = kernel;
		const from = fromOf(route);
		const to = toOf(route);
		const walker = kernel.walker(kernel.level * 16 + 8);
		const shape = shapeOf(detail);
		if (shape <= TAKING) {
			const code = bench.board[from]!;
			walker.begin(side, from, code);
			const cell = shape === TAKING ? auxOf(detail) : to;
			const victim = bench.board[cell]!;
			if (victim !== 0) {
				walker.eventCodes = [victim];
				walker.eventCells = [cell];
			}
			walker.mover = kernel.codes.landed[code]!;
			walker.stand = to;
			this.write(route, detail);
		} else {
			const candidate = this.candidate(detail);
			walker.begin(side, from === NOWHERE ? -1 : from, candidate.mover);
			walker.first = candidate.first;
			walker.stand = candidate.stand;
			walker.eventCodes = [...candidate.eventCodes];
			walker.eventCells = [...candidate.eventCells];
			walker.marks.set(candidate.marks);
			walker.bounds.set(candidate.bounds);
			walker.ended = candidate.ended;
			this.writeAll(candidate.writes, kernel.size);
		}
		walker.at = to === NOWHERE ? -1 : to;
		this.run(this.hooks, walker);
		this.flags.settle(walker.start, walker);
		return walker;
	}

	/** Makes a move wholly, turn and all. */
	play(route: number, detail: number): void {
		const walker = this.make(route, detail, this.sideNow());
		this.advance(walker);
		this.kernel.outcomes.afterMove(walker);
		if (this.skipping) this.skip();
	}

	/** Makes a move wholly but for hooks, where they write only what generating never reads. */
	playBare(route: number, detail: number): void {
		const { kernel } = this;
		const walker = kernel.walker(kernel.level * 16 + 8);
		walker.begin(this.sideNow(), fromOf(route), 0);
		this.write(route, detail);
		this.flags.settle(walker.start, walker);
		this.advance(walker);
	}

	/** From the candidate made to the next phase entered. */
	advance(walker: Walker): void {
		const { kernel } = this;
		const { bench } = kernel;
		this.declareEnd(walker);
		const now = bench.registers[PHASE]!;
		let to = now;
		for (const next of this.nexts[now]!) {
			if (next.test !== undefined && !next.test(walker)) continue;
			to = next.to;
			break;
		}
		for (const { register, start } of this.walkVars) bench.write(register, start);
		if (this.hasWalkPoints) for (const [point, life] of this.lives.entries()) if (life === 'walk') this.clearPoint(point);
		this.enter(to);
	}

	/** Enters a phase: lives that end with the turn, then the phase's hooks. */
	private enter(phase: number): void {
		const { kernel } = this;
		const { bench } = kernel;
		const side = this.sideOf[phase]!;
		if (side !== this.sideNow()) {
			for (let point = 0; point < this.lives.length; point++) {
				const register = FIRST_POINT + 2 * point;
				if (bench.registers[register]! < 0) continue;
				const life = this.lives[point];
				if (life === 'turn' || (life === 'reply' && bench.registers[register + 1] === side)) this.clearPoint(point);
			}
			for (const { register, start } of this.turnVars) bench.write(register, start);
		}
		bench.write(PHASE, phase);
		const hooks = this.enters[phase]!;
		if (hooks.length === 0) return;
		const walker = this.settledContext();
		this.run(hooks, walker);
		this.declareEnd(walker);
	}

	/** The context of the side about to choose. */
	settledContext(): Walker {
		const { kernel } = this;
		const walker = kernel.walker(kernel.level * 16 + 12);
		walker.begin(this.sideNow(), -1, 0);
		walker.settled = true;
		return walker;
	}

	/** Where nothing is legal and no outcome holds, goes on to the phase that `skip` names; a circle of skips is stuck. */
	skip(): void {
		const { kernel } = this;
		const { bench } = kernel;
		const seen = new Set<number>();
		for (;;) {
			const phase = bench.registers[PHASE]!;
			const to = this.skips[phase]!;
			if (to < 0 || kernel.outcomes.before() !== undefined) return;
			if (kernel.generator.any() || kernel.outcomes.stuck() !== undefined) return;
			seen.add(phase);
			if (seen.has(to)) {
				bench.write(ENDED, -1);
				return;
			}
			this.enter(to);
		}
	}

	/** Legal moves of a phase (-1: the one about to be played) for which a test holds; for `moves`, which never nests. */
	countMoves(asking: Walker, phase: number, test: Test | undefined): number {
		const { kernel } = this;
		const { bench, generator } = kernel;
		const { lister } = generator;
		const mark = bench.top;
		const base = lister.top;
		const recorded = lister.candidates.length;
		kernel.counting = true;
		kernel.level++;
		if (!asking.settled) this.advance(asking);
		if (phase >= 0) bench.write(PHASE, phase);
		let count = generator.generate();
		if (test !== undefined) {
			const side = this.sideNow();
			let kept = 0;
			for (let index = base; index < base + count; index++) {
				const before = bench.top;
				if (test(this.make(lister.routes[index]!, lister.details[index]!, side))) kept++;
				bench.undo(before);
			}
			count = kept;
		}
		kernel.level--;
		kernel.counting = false;
		lister.top = base;
		lister.candidates.length = recorded;
		bench.undo(mark);
		return count;
	}

	/** Flags that could not stand die, in a position just set up. */
	settleAll(): void {
		this.flags.settleAll(this.settledContext());
	}

	private clearPoint(point: number): void {
		const register = FIRST_POINT + 2 * point;
		this.kernel.bench.write(register, -1);
		this.kernel.bench.write(register + 1, -1);
	}

	private declareEnd({ ended, side }: Walker): void {
		if (ended !== undefined) this.declare(ended.verdict, ended.id, side, true);
	}

	/** Ends the game by a rule's name; `ends`: nothing is legal any more. */
	declare(verdict: string, id: string, side: number, ends: boolean): void {
		let number = this.declared.findIndex((known) => known.verdict === verdict && known.id === id && known.side === side);
		if (number < 0) number = this.declared.push({ verdict, id, side, ends }) - 1;
		this.kernel.bench.write(ENDED, number + 1);
	}

	private run(hooks: readonly CompiledHook[], walker: Walker): void {
		for (const hook of hooks) {
			const acts = hook.test === undefined || hook.test(walker) ? hook.acts : hook.otherwise;
			for (const act of acts) act(walker);
		}
	}
}
