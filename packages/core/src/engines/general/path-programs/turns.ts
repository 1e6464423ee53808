import { ENDED, MOVED, PHASE } from '../../../board/registers.js';
import { ofWalks } from '../../../board/stores.js';
import type { EvaluationContext } from '../../../evaluate/evaluation-context.js';
import type { GameOutcome } from '../../../position/game-outcome.js';
import type { GameInPlay } from '../model.js';

/** Declared ends, outcomes evaluated in the candidate's own context, and skipped phases. */
export class Turns {
	private readonly inPlay: GameInPlay;
	private readonly declared: { readonly result: string; readonly id: string; readonly side: number }[] = [];
	/**
	 * The results of `moved` outcomes after each distinct move, by index in the list of outcomes; and the number of each such list by its
	 * text.
	 */
	private readonly noted: (readonly (GameOutcome | undefined)[])[] = [[]];
	private readonly numbers = new Map<string, number>();
	/** The phase in which the last move was made. */
	private movedIn = 0;
	/** Some outcome is evaluated in the candidate's own context. */
	private readonly asksMoved: boolean;
	/** Registers that live for a walk, and their values after the last move. */
	private readonly walkRegisters: readonly number[];
	private walkValues: readonly number[] = [];

	constructor(inPlay: GameInPlay) {
		const { ruleset, registers } = inPlay;
		this.inPlay = inPlay;
		this.asksMoved = ruleset.outcomes.some((outcome) => outcome.when === 'moved');
		this.walkRegisters = ofWalks(registers, ruleset);
	}

	/** Records the end that a walk or hook declared. */
	entered({ ended, side, settled }: EvaluationContext): void {
		const { registers } = this.inPlay.boardState;
		if (!settled) {
			this.movedIn = registers[PHASE]!;
			if (this.asksMoved) this.walkValues = this.walkRegisters.map((register) => registers[register]!);
		}
		if (ended !== undefined && registers[ENDED] === 0) this.declare(ended.result, ended.id, side);
	}

	/** The state of the last move, to be restored after a trial. */
	get lastMove(): { readonly movedIn: number; readonly walkValues: readonly number[] } {
		return { movedIn: this.movedIn, walkValues: this.walkValues };
	}

	set lastMove({ movedIn, walkValues }: { readonly movedIn: number; readonly walkValues: readonly number[] }) {
		this.movedIn = movedIn;
		this.walkValues = walkValues;
	}

	/** The declared end as an outcome. */
	outcome(): GameOutcome | undefined {
		const ended = this.inPlay.boardState.registers[ENDED]!;
		if (ended <= 0) return undefined;
		const { result, id, side } = this.declared[ended - 1]!;
		if (result === 'draw') return { reason: id, draw: true };
		return { reason: id, winner: this.inPlay.codes.sides[result === 'win' ? side : 1 - side]! };
	}

	moved(number: number): GameOutcome | undefined {
		return this.noted[this.inPlay.boardState.registers[MOVED]!]![number];
	}

	/**
	 * Evaluates the `moved` outcomes in the candidate's own context, on the position after it, while that context exists. Then skips
	 * phases.
	 */
	afterMove(context: EvaluationContext): void {
		const { inPlay } = this;
		const { entering } = inPlay;
		inPlay.entering = true;
		try {
			this.afterEntry(context);
		} finally {
			inPlay.entering = entering;
		}
	}

	private afterEntry(context: EvaluationContext): void {
		// A position just set up has no candidate.
		if (!this.asksMoved || context.settled) {
			this.skip(undefined);
			return;
		}
		// From here on its position is the one entered since.
		context.settled = true;
		context.entered = this.inPlay.boardState.top;
		this.askMoved(context);
		this.skip(context);
	}

	private askMoved(context: EvaluationContext): void {
		const { inPlay } = this;
		const { outcomes, boardState } = inPlay;
		const mark = boardState.top;
		for (const [index, register] of this.walkRegisters.entries()) boardState.write(register, this.walkValues[index]!);
		inPlay.phaseInstead = this.movedIn;
		let found: (GameOutcome | undefined)[];
		try {
			found = outcomes.compiled.map((one) =>
				one.outcome.when === 'moved' && (one.test === undefined || one.test(context)) ? outcomes.result(one, context) : undefined,
			);
		} finally {
			inPlay.phaseInstead = -1;
		}
		boardState.undo(mark);
		if (found.every((one) => one === undefined)) {
			boardState.write(MOVED, 0);
			return;
		}
		const text = JSON.stringify(found);
		let number = this.numbers.get(text);
		if (number === undefined) {
			number = this.noted.push(found) - 1;
			this.numbers.set(text, number);
		}
		boardState.write(MOVED, number);
	}

	/** Where there is no legal move and no outcome holds, continues with the phase that `skip` names; a cycle of skips ends the game. */
	private skip(context: EvaluationContext | undefined): void {
		const { boardState, outcomes, generator, player, availableRuntime } = this.inPlay;
		const goesOn = (): boolean => outcomes.before() !== undefined || generator.any() || outcomes.stuck() !== undefined;
		const seen = new Set<number>();
		for (;;) {
			const phase = boardState.registers[PHASE]!;
			const to = player.phases[phase]!.skip;
			if (to < 0 || availableRuntime!.history.preserving(goesOn)) return;
			seen.add(phase);
			if (seen.has(to)) {
				boardState.write(ENDED, -1);
				return;
			}
			player.enter(to);
			if (context !== undefined) this.askMoved(context);
		}
	}

	private declare(result: string, id: string, side: number): void {
		let number = this.declared.findIndex((known) => known.result === result && known.id === id && known.side === side);
		if (number < 0) number = this.declared.push({ result, id, side }) - 1;
		this.inPlay.boardState.write(ENDED, number + 1);
	}
}
