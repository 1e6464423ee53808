import { fold } from '../rules/fold.js';
import type { Outcome } from '../rules/types.js';
import { contextOf } from './context.js';
import { evaluate, holds } from './interpreter.js';
import { otherSide, phaseOf } from './rules.js';
import type { Context, State } from './types.js';

/** How a game ended: the rule, and the result. */
export interface ReferenceOutcome {
	readonly reason: string;
	readonly winner?: string;
	readonly draw?: true;
	readonly claim?: 'mover' | 'either';
	/** Points of the first and of the second side. */
	readonly points?: readonly [number, number];
}

export interface OutcomeOptions {
	/** Also outcomes that a player may claim. */
	readonly claims?: boolean;
}

/** Clause 15: `turn` is evaluated for the side to move; `moved` in the context of the last candidate, on the current board. */
const askedBy = (state: State, when: Outcome['when']): Context | undefined => {
	const now = contextOf(state, phaseOf(state.rules, state.phase).side);
	if (when !== 'moved') return now;
	const { last } = state;
	if (last === undefined) return undefined;
	const { points, vars } = state.rules.ruleset;
	return {
		...last,
		writes: undefined,
		stores: state.stores,
		points: new Map([...[...last.points].filter(([name]) => points[name] === 'walk'), ...state.points]),
		vars: new Map([...[...last.vars].filter(([name]) => vars[name]?.life === 'walk'), ...state.vars]),
		scene: { ...now.scene, phase: last.scene.phase, start: last.scene.start },
	};
};

/** The meaning of a result for a side. */
const meaning = fold<'result', Omit<ReferenceOutcome, 'reason'>, [Context, string]>('result', {
	plain: (result, { scene: { rules } }, side) =>
		result === 'draw' ? { draw: true } : { winner: result === 'win' ? side : otherSide(rules, side) },
	points: ({ points }, context, side) => {
		const [own, other] = [evaluate(context, points[0]), evaluate(context, points[1])];
		return { points: side === context.scene.rules.sides[0] ? [own, other] : [other, own] };
	},
});

function resultOf(context: Context, { id, result, for: whom, claim }: Outcome): ReferenceOutcome {
	const claimed = claim === undefined ? {} : { claim };
	const side = whom === 'other' ? otherSide(context.scene.rules, context.side) : context.side;
	return { reason: id, ...meaning(result, context, side), ...claimed };
}

const first = (state: State, admits: (outcome: Outcome) => boolean): ReferenceOutcome | undefined => {
	for (const outcome of state.rules.ruleset.outcomes) {
		if (!admits(outcome)) continue;
		const context = askedBy(state, outcome.when);
		if (context !== undefined && (outcome.if === undefined || holds(context, outcome.if))) return resultOf(context, outcome);
	}
	return undefined;
};

const byEnd = ({ ended, rules }: State): ReferenceOutcome | undefined =>
	ended &&
	(ended.result === 'draw'
		? { reason: ended.id, draw: true }
		: { reason: ended.id, winner: ended.result === 'win' ? ended.side : otherSide(rules, ended.side) });

/** Clause 15: `ended` of the setup comes before all rules. */
function bySetup({ given }: State): ReferenceOutcome | undefined {
	if (given === undefined) return undefined;
	const { playable: _, ...outcome } = given;
	return outcome;
}

/** The outcome that does not depend on legal moves: an `end`, else the first `moved` or `turn` outcome that holds. */
export const outcomeOf = (state: State, { claims = false }: OutcomeOptions = {}): ReferenceOutcome | undefined =>
	bySetup(state) ?? byEnd(state) ?? first(state, ({ when, claim }) => when !== 'stuck' && (claims || claim === undefined));

/** The outcome for a side without a legal move, if the ruleset has one. */
export const stuckOutcomeOf = (state: State): ReferenceOutcome | undefined => first(state, ({ when }) => when === 'stuck');

/**
 * Whether the game is over so that there are no legal moves: by an `end`, or by a `moved` or `turn` outcome that is neither a draw nor a claim.
 * After a draw the moves can still be listed, as in published move counts.
 */
export function isDecided(state: State): boolean {
	if (state.given !== undefined) return state.given.playable !== true;
	if (state.ended !== undefined) return true;
	return first(state, ({ when, claim, result }) => when !== 'stuck' && claim === undefined && result !== 'draw') !== undefined;
}
