import { ENDED } from '../board/registers.js';
import type { Kernel } from '../load/kernel.js';
import { testOf } from '../program/conditions.js';
import { numberOf } from '../program/numbers.js';
import type { Test, Value, Walker } from '../program/walker.js';
import type { Outcome } from '../ruleset/types.js';

/** How a game ended, or may be called ended. */
export interface GameOutcome {
	/** The id of the outcome rule: `checkmate`, `stalemate`, `fivefold-repetition`; `stuck` where nothing says more. */
	readonly reason: string;
	/** The winning side's name. */
	readonly winner?: string;
	readonly draw?: true;
	/** Who may call it; absent where it is so without a call. */
	readonly claim?: 'mover' | 'either';
	/** Points of the first and the second side, where the rule gives points. */
	readonly points?: readonly [number, number];
}

interface Compiled {
	readonly outcome: Outcome;
	readonly test: Test | undefined;
	readonly points: readonly [Value, Value] | undefined;
}

/** Asks a ruleset's outcomes of the position on the bench. */
export class Outcomes {
	private readonly kernel: Kernel;
	private readonly compiled: readonly Compiled[];
	/** Outcomes that decide the game at once, so that nothing is legal any more: no draws (published counts go on), no claims. */
	private readonly decisive: readonly Compiled[];
	private readonly declares: boolean;
	private readonly early: readonly Compiled[];
	/** Some outcome is asked in the candidate's own context. */
	readonly asksMoved: boolean;

	constructor(kernel: Kernel) {
		this.kernel = kernel;
		this.compiled = kernel.ruleset.outcomes.map((outcome) => ({
			outcome,
			test: outcome.if === undefined ? undefined : testOf(kernel, outcome.if),
			points:
				typeof outcome.result === 'string'
					? undefined
					: [numberOf(kernel, outcome.result.points[0]), numberOf(kernel, outcome.result.points[1])],
		}));
		this.early = this.compiled.filter(({ outcome }) => outcome.when !== 'stuck' && outcome.claim === undefined);
		this.asksMoved = this.early.some(({ outcome }) => outcome.when === 'moved');
		this.decisive = this.compiled.filter(
			({ outcome }) => outcome.when === 'turn' && outcome.claim === undefined && outcome.result !== 'draw',
		);
		this.declares = this.asksMoved || JSON.stringify(kernel.ruleset).includes('"end":') || kernel.player.skipping;
	}

	/** Whether the game is over so that nothing is legal. */
	decided(): boolean {
		const ended = this.declares ? this.kernel.bench.registers[ENDED]! : 0;
		if (ended < 0 || (ended > 0 && this.kernel.player.declared[ended - 1]!.ends)) return true;
		return this.decisive.length > 0 && this.first(this.decisive) !== undefined;
	}

	/** What ends the game before anybody looks for moves. */
	before(claims = false): GameOutcome | undefined {
		const { bench, player, codes } = this.kernel;
		const ended = bench.registers[ENDED]!;
		if (ended > 0) {
			const { verdict, id, side } = player.declared[ended - 1]!;
			if (verdict === 'draw') return { reason: id, draw: true };
			return { reason: id, winner: codes.sides[verdict === 'win' ? side : 1 - side]! };
		}
		const list = claims ? this.compiled.filter(({ outcome }) => outcome.when === 'turn') : this.early;
		return this.first(list);
	}

	/**
	 * Asks the `moved` outcomes in the candidate's own context, on the position after it. The first of all outcomes that
	 * holds counts; where that is one of `moved`, the game is declared ended, for the context is gone later.
	 */
	afterMove(walker: Walker): void {
		if (!this.asksMoved || this.kernel.bench.registers[ENDED] !== 0) return;
		for (const { outcome, test } of this.early) {
			const asked = outcome.when === 'moved' ? walker : this.kernel.player.settledContext();
			if (test !== undefined && !test(asked)) continue;
			if (outcome.when !== 'moved' || typeof outcome.result !== 'string') return;
			const side = outcome.for === 'other' ? 1 - walker.side : walker.side;
			this.kernel.player.declare(outcome.result, outcome.id, side, outcome.result !== 'draw');
			return;
		}
	}

	/** The outcome of having nothing legal, if one is said. */
	stuck(): GameOutcome | undefined {
		return this.first(this.compiled.filter(({ outcome }) => outcome.when === 'stuck'));
	}

	private first(list: readonly Compiled[]): GameOutcome | undefined {
		for (const { outcome, test, points } of list) {
			if (outcome.when === 'moved') continue;
			const walker = this.kernel.player.settledContext();
			if (test === undefined || test(walker)) return this.result(outcome, walker, points);
		}
		return undefined;
	}

	private result({ id, result, for: whom, claim }: Outcome, walker: Walker, points: readonly [Value, Value] | undefined): GameOutcome {
		const { sides } = this.kernel.codes;
		const claimed = claim === undefined ? {} : { claim };
		const side = whom === 'other' ? 1 - walker.side : walker.side;
		if (points !== undefined) {
			const own = points[0](walker);
			const other = points[1](walker);
			return { reason: id, points: side === 0 ? [own, other] : [other, own], ...claimed };
		}
		if (result === 'draw') return { reason: id, draw: true, ...claimed };
		return { reason: id, winner: sides[result === 'win' ? side : 1 - side]!, ...claimed };
	}
}
