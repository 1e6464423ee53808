import type { GameOutcome, Outcome } from '@x/core';
import type { Tables } from '../tables.js';
import { type BoardState, otherSide } from './board-state.js';
import type { ExpressionCompiler } from './evaluate.js';
import type { LastMove } from './make-move.js';
import type { Predicate } from './piece-moves.js';

interface CompiledOutcome {
	readonly outcome: Outcome;
	readonly condition: Predicate | undefined;
	readonly points: readonly ((state: BoardState) => number)[];
}

/** Evaluates the outcomes of a ruleset. */
export class Outcomes {
	private readonly tables: Tables;
	private readonly rules: readonly CompiledOutcome[];

	constructor(tables: Tables, expressions: ExpressionCompiler) {
		this.tables = tables;
		this.rules = tables.ruleset.outcomes.map((outcome) => ({
			outcome,
			condition: outcome.if === undefined ? undefined : expressions.condition(outcome.if),
			points: typeof outcome.result === 'string' ? [] : outcome.result.points.map((num) => expressions.number(num)),
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

	private result(state: BoardState, { outcome, points }: CompiledOutcome): GameOutcome {
		const { id, result, for: whom, claim } = outcome;
		const { sides } = this.tables;
		const own = state.context.side;
		const side = whom === 'other' ? otherSide(own) : own;
		const claimed = claim === undefined ? {} : { claim };
		if (typeof result !== 'string') {
			const [first, second] = points.map((count) => count(state));
			return { reason: id, points: side === 0 ? [first!, second!] : [second!, first!], ...claimed };
		}
		if (result === 'draw') return { reason: id, draw: true, ...claimed };
		return { reason: id, winner: sides[result === 'win' ? side : otherSide(side)]!, ...claimed };
	}
}
