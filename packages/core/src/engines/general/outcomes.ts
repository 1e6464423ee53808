import { mentionsHistory } from '../../analyse/history.js';
import { ENDED, ENDED_BY_SETUP } from '../../board/registers.js';
import type { EvaluationContext, Test } from '../../evaluate/evaluation-context.js';
import { numberOf, testOf } from '../../evaluate/expressions.js';
import type { GameOutcome } from '../../position/game-outcome.js';
import { fold } from '../../rules/fold.js';
import type { Cond } from '../../rules/types.js';
import type { CompiledOutcome, GameInPlay } from './model.js';

/** A result as a function of its context and the side whose result it is. */
const resultFor = /* @__PURE__ */ fold<'result', CompiledOutcome['resultFor'], [GameInPlay]>('result', {
	plain: (result, { codes: { sides } }) =>
		result === 'draw' ? () => ({ draw: true }) : (_, side) => ({ winner: sides[result === 'win' ? side : 1 - side]! }),
	points: ({ points }, inPlay) => {
		const [own, other] = [numberOf(inPlay, points[0]), numberOf(inPlay, points[1])];
		return (context, side) => ({ points: side === 0 ? [own(context), other(context)] : [other(context), own(context)] });
	},
});

/** Evaluates a ruleset's outcomes on the position on the board. */
export class Outcomes {
	readonly compiled: readonly CompiledOutcome[];
	/** No outcome can decide the game at once. */
	private neverDecided: boolean;
	private readonly inPlay: GameInPlay;
	/** Outcomes that decide the game at once, so that there are no legal moves: not draws (published counts go on), not claims. */
	private readonly decisive: readonly CompiledOutcome[];
	/** The decisive outcomes that do not read history. */
	private readonly present: readonly CompiledOutcome[];

	/** Outcomes that are tested before moves are generated, without those that a side must claim. */
	private readonly automatic: readonly CompiledOutcome[];
	/** The same, with those that a side must claim. */
	private readonly claimed: readonly CompiledOutcome[];
	/** Outcomes that are tested where a side has no legal move. */
	private readonly blocked: readonly CompiledOutcome[];

	constructor(inPlay: GameInPlay) {
		this.inPlay = inPlay;
		this.compiled = inPlay.ruleset.outcomes.map((outcome) => ({
			outcome,
			test: outcome.if && this.compile(outcome.if),
			resultFor: resultFor(outcome.result, inPlay),
		}));
		this.decisive = this.compiled.filter(
			({ outcome: { when, claim, result } }) => when !== 'stuck' && claim === undefined && result !== 'draw',
		);
		this.automatic = this.compiled.filter(({ outcome: { when, claim } }) => when !== 'stuck' && claim === undefined);
		this.claimed = this.compiled.filter(({ outcome: { when } }) => when !== 'stuck');
		this.blocked = this.compiled.filter(({ outcome: { when } }) => when === 'stuck');
		this.present = this.decisive.filter(({ outcome }) => !mentionsHistory(outcome));
		this.neverDecided = this.decisive.length === 0 && inPlay.pathRuntime === undefined;
	}

	endBySetup(): void {
		this.neverDecided = false;
		this.inPlay.boardState.write(ENDED, ENDED_BY_SETUP);
	}

	decided(): boolean {
		if (this.neverDecided) return false;
		const { boardState, remembers } = this.inPlay;
		const list = remembers ? this.decisive : this.present;
		return boardState.registers[ENDED] !== 0 || (list.length > 0 && this.firstHolding(list) !== undefined);
	}

	/** Compiles a condition; one that reads history does not hold while history is switched off. */
	private compile(condition: Cond): Test {
		const { inPlay } = this;
		const test = testOf(inPlay, condition);
		return inPlay.remembers && mentionsHistory(condition) ? (context) => inPlay.remembers && test(context) : test;
	}

	before(claims = false): GameOutcome | undefined {
		const ended = this.inPlay.pathRuntime?.turns.outcome();
		return ended ?? this.firstHolding(claims ? this.claimed : this.automatic);
	}

	stuck(): GameOutcome | undefined {
		return this.firstHolding(this.blocked);
	}

	private firstHolding(list: readonly CompiledOutcome[]): GameOutcome | undefined {
		for (const one of list) {
			const { outcome, test } = one;
			if (outcome.when === 'moved') {
				// Its context is gone: the path runtime recorded which outcomes held, and for which side.
				const noted = this.inPlay.pathRuntime!.turns.moved(this.compiled.indexOf(one));
				if (noted !== undefined) return noted;
				continue;
			}
			const { frames, player } = this.inPlay;
			const context = player.settle(frames.push());
			const found = test === undefined || test(context) ? this.result(one, context) : undefined;
			frames.pop();
			if (found !== undefined) return found;
		}
		return undefined;
	}

	result({ outcome: { id, for: whom, claim }, resultFor }: CompiledOutcome, context: EvaluationContext): GameOutcome {
		const side = whom === 'other' ? 1 - context.side : context.side;
		return { reason: id, ...resultFor(context, side), ...(claim === undefined ? {} : { claim }) };
	}
}
