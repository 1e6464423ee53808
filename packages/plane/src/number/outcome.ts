import type { GameOutcome, Outcome } from '@x/core';
import { fold } from '@x/core/rules';
import type { Tables } from '../tables.js';
import { type BoardState, otherSide } from './board-state.js';
import type { ExpressionCompiler } from './evaluate.js';
import type { LastMove } from './make-move.js';
import type { Predicate } from './piece-moves.js';

interface CompiledOutcome {
	readonly outcome: Outcome;
	readonly condition: Predicate | undefined;
	readonly result: (state: BoardState, side: number) => Pick<GameOutcome, 'winner' | 'draw' | 'points'>;
}

/** A result as a function of the position and the side whose result it is. */
const resultOf = fold<'result', CompiledOutcome['result'], [Tables, ExpressionCompiler]>('result', {
	plain: (result, { sides }) =>
		result === 'draw' ? () => ({ draw: true }) : (_, side) => ({ winner: sides[result === 'win' ? side : otherSide(side)]! }),
	points: ({ points }, _, expressions) => {
		const [own, other] = [expressions.number(points[0]), expressions.number(points[1])];
		return (state, side) => ({ points: side === 0 ? [own(state), other(state)] : [other(state), own(state)] });
	},
});

/** Evaluates the outcomes of a ruleset. */
export class Outcomes {
	private readonly rules: readonly CompiledOutcome[];

	constructor(tables: Tables, expressions: ExpressionCompiler) {
		this.rules = tables.ruleset.outcomes.map((outcome) => ({
			outcome,
			condition: outcome.if === undefined ? undefined : expressions.condition(outcome.if),
			result: resultOf(outcome.result, tables, expressions),
		}));
	}

	first(state: BoardState, which: 'early' | 'decisive' | 'stuck', claims: boolean, last: LastMove | undefined): GameOutcome | undefined {
		for (const rule of this.rules) {
			const { when, claim, result } = rule.outcome;
			if ((when === 'stuck') !== (which === 'stuck') || (claim !== undefined && !claims)) continue;
			if (which === 'decisive' && (result === 'draw' || claim !== undefined)) continue;
			if (when === 'moved' && last === undefined) continue;
			this.setContext(state, when === 'moved' ? last : undefined);
			const found = rule.condition === undefined || rule.condition(state) ? this.result(state, rule) : undefined;
			this.setContext(state, undefined);
			if (found !== undefined) return found;
		}
		return undefined;
	}

	/** Sets the context of the last move, or of the side to move. */
	private setContext(state: BoardState, last: LastMove | undefined): void {
		const { context } = state;
		context.side = state.side;
		context.phase = state.phase;
		context.captured = [];
		context.marks = new Map();
		context.boardChanged = true;
		if (last !== undefined) Object.assign(context, last);
	}

	private result(state: BoardState, { outcome: { id, for: whom, claim }, result }: CompiledOutcome): GameOutcome {
		const own = state.context.side;
		return { reason: id, ...result(state, whom === 'other' ? otherSide(own) : own), ...(claim === undefined ? {} : { claim }) };
	}
}
