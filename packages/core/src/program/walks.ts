import type { Step, Walker } from '../ask/walker.js';
import { changesSince } from '../board/changes.js';
import type { Kernel } from '../load/kernel.js';
import { RECORDED, recordOf, route } from '../move/packed.js';
import { type Candidate, record, sameCandidate, united } from './candidate.js';
import type { WalkPrograms } from './programs.js';

/** Lists what walks come to: each finished walk is recorded, and its number stacked like any other move. */
export class Walks {
	/** Recorded walks by number; a stack like the moves. */
	readonly candidates: Candidate[] = [];
	private readonly programs: WalkPrograms;
	private readonly kernel: Kernel;
	private first = 0;
	private fromNowhere = false;
	private readonly collect: Step = (walker) => this.keep(walker);

	constructor(programs: WalkPrograms) {
		this.programs = programs;
		this.kernel = programs.kernel;
	}

	/** Walks of the piece on a cell; its table moves lie on the stack from `base` on. */
	piece(cell: number, side: number, base: number): void {
		const { kernel, programs } = this;
		const { codes, bench, generator } = kernel;
		const code = bench.board[cell]!;
		// A piece that is not of the phase's side walks its whole path from the view of that side.
		const steps = codes.side[code] === side ? programs.reach.of(code, cell).steps : [programs.named.wholePath(codes.kind[code]!)];
		if (steps.length === 0) return;
		const middle = generator.lister.top;
		const first = this.candidates.length;
		this.first = first;
		for (let index = 0; index < steps.length; index++) this.walk(steps[index]!, side, cell, code);
		if (generator.lister.top > middle) this.dropTwins(base, middle, first);
	}

	/** Walks that a phase makes from nowhere. */
	phase(side: number, phase: number): void {
		this.fromNowhere = true;
		this.first = this.candidates.length;
		for (const step of this.programs.also[phase]!) this.walk(step, side, -1, 0);
		this.fromNowhere = false;
	}

	candidate(detail: number): Candidate {
		return this.candidates[recordOf(detail)]!;
	}

	/** Puts a recorded walk on the stack again. */
	again(candidate: Candidate): number {
		return (RECORDED << 26) | (this.candidates.push(candidate) - 1);
	}

	private walk(step: Step, side: number, cell: number, code: number): void {
		const { kernel } = this;
		const { origins } = this.programs;
		const walker = kernel.walker(kernel.level * 16);
		walker.begin(side, cell, code);
		walker.emit = this.collect;
		const outer = origins?.steps ?? [];
		if (origins !== undefined) origins.steps = [];
		step(walker);
		if (origins !== undefined) origins.steps = outer;
	}

	private keep(walker: Walker): void {
		const { bench, generator } = this.kernel;
		const mark = bench.top;
		const found = record(this.kernel, walker, this.programs.origins?.steps);
		bench.undo(mark);
		if (found.writes.length === 0 && !this.fromNowhere) return;
		const { candidates } = this;
		for (let index = this.first; index < candidates.length; index++) {
			if (!sameCandidate(candidates[index]!, found)) continue;
			candidates[index] = united(candidates[index]!, found);
			return;
		}
		generator.lister.push(route(found.from, found.to), this.again(found));
	}

	/** Of a recorded walk and a table move that write the same, the table move stays. */
	private dropTwins(base: number, middle: number, first: number): void {
		const { kernel } = this;
		const { bench, player, generator } = kernel;
		const { lister } = generator;
		lister.keep(middle, (packed, packedDetail) => {
			const candidate = this.candidate(packedDetail);
			if (recordOf(packedDetail) < first) return true;
			for (let other = base; other < middle; other++) {
				if (lister.routes[other] !== packed || lister.details[other]! >>> 26 === RECORDED) continue;
				const mark = bench.top;
				player.write(packed, lister.details[other]!);
				const writes = changesSince(bench, mark);
				bench.undo(mark);
				if (String(writes) === String(candidate.writes)) return false;
			}
			return true;
		});
	}
}
