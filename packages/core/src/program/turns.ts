import type { Walker } from '../ask/walker.js';
import { ENDED, PHASE } from '../board/registers.js';
import type { Kernel } from '../load/kernel.js';
import type { GameOutcome } from '../outcome/outcomes.js';

/** Ends that effects declare, outcomes asked in the candidate's own context, and phases that are skipped. */
export class Turns {
	private readonly kernel: Kernel;
	private readonly declared: { readonly verdict: string; readonly id: string; readonly side: number; readonly ends: boolean }[] = [];
	/** The phase in which the last move was made. */
	private movedIn = 0;
	/** Some outcome is asked in the candidate's own context. */
	private readonly asksMoved: boolean;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
		this.asksMoved = kernel.ruleset.outcomes.some((outcome) => outcome.when === 'moved');
	}

	/** Notes the end that a walk or hook declared. */
	entered({ ended, side, settled }: Walker): void {
		const { registers } = this.kernel.bench;
		if (!settled) {
			this.movedIn = registers[PHASE]!;
			// What was drawn but played on is over with the next move.
			if (registers[ENDED]! > 0 && !this.declared[registers[ENDED]! - 1]!.ends) this.kernel.bench.write(ENDED, 0);
		}
		if (ended !== undefined) this.declare(ended.verdict, ended.id, side, true);
	}

	/** Whether the game is over so that nothing is legal. */
	over(): boolean {
		const ended = this.kernel.bench.registers[ENDED]!;
		return ended < 0 || (ended > 0 && this.declared[ended - 1]!.ends);
	}

	/** The declared end as an outcome. */
	outcome(): GameOutcome | undefined {
		const ended = this.kernel.bench.registers[ENDED]!;
		if (ended <= 0) return undefined;
		const { verdict, id, side } = this.declared[ended - 1]!;
		if (verdict === 'draw') return { reason: id, draw: true };
		return { reason: id, winner: this.kernel.codes.sides[verdict === 'win' ? side : 1 - side]! };
	}

	/**
	 * Asks the `moved` outcomes in the candidate's own context, on the position after it. The first of all outcomes that
	 * holds counts; where that is one of `moved`, the game is declared ended, for the context is gone later. Then skips.
	 */
	afterMove(walker: Walker): void {
		// A position just set up has no candidate.
		if (this.asksMoved && !walker.settled && this.kernel.bench.registers[ENDED] === 0) this.askMoved(walker);
		this.skip();
	}

	private askMoved(walker: Walker): void {
		const { kernel } = this;
		const { outcomes, player } = kernel;
		for (const { outcome, test } of outcomes.compiled) {
			if (outcome.when === 'stuck' || outcome.claim !== undefined) continue;
			const moved = outcome.when === 'moved';
			kernel.phaseInstead = moved ? this.movedIn : -1;
			const holds = test === undefined || test(moved ? walker : player.settledContext());
			kernel.phaseInstead = -1;
			if (!holds) continue;
			if (outcome.when !== 'moved' || typeof outcome.result !== 'string') return;
			this.declare(outcome.result, outcome.id, outcome.for === 'other' ? 1 - walker.side : walker.side, outcome.result !== 'draw');
			return;
		}
	}

	/** Where nothing is legal and no outcome holds, goes on to the phase that `skip` names; a circle of skips is stuck. */
	skip(): void {
		const { bench, outcomes, generator, player } = this.kernel;
		const seen = new Set<number>();
		for (;;) {
			const phase = bench.registers[PHASE]!;
			const to = player.phases[phase]!.skip;
			if (to < 0 || outcomes.before() !== undefined || generator.any() || outcomes.stuck() !== undefined) return;
			seen.add(phase);
			if (seen.has(to)) {
				bench.write(ENDED, -1);
				return;
			}
			player.enter(to);
		}
	}

	private declare(verdict: string, id: string, side: number, ends: boolean): void {
		let number = this.declared.findIndex((known) => known.verdict === verdict && known.id === id && known.side === side);
		if (number < 0) number = this.declared.push({ verdict, id, side, ends }) - 1;
		this.kernel.bench.write(ENDED, number + 1);
	}
}
