import type { Outcome } from '../rules/types.js';
import { contextOf } from './context.js';
import { evaluate, holds } from './interpreter.js';
import { otherSide, phaseOf } from './rules.js';
import type { Context, State } from './types.js';

/** How a game ended: by which rule, and for whom. */
export interface ReferenceOutcome {
	readonly reason: string;
	readonly winner?: string;
	readonly draw?: true;
	readonly claim?: 'mover' | 'either';
	/** Points of the first and of the second side. */
	readonly points?: readonly [number, number];
}

export interface OutcomeOptions {
	/** Also what a player may claim. */
	readonly claims?: boolean;
}

/** Clause 15: `turn` is asked by the side about to choose, `moved` in the context of the last candidate, on the board as it is now. */
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

function resultOf(context: Context, { id, result, for: whom, claim }: Outcome): ReferenceOutcome {
	const claimed = claim === undefined ? {} : { claim };
	const { rules } = context.scene;
	const side = whom === 'other' ? otherSide(rules, context.side) : context.side;
	if (typeof result !== 'string') {
		const [own, other] = [evaluate(context, result.points[0]), evaluate(context, result.points[1])];
		return { reason: id, points: side === rules.sides[0] ? [own, other] : [other, own], ...claimed };
	}
	if (result === 'draw') return { reason: id, draw: true, ...claimed };
	return { reason: id, winner: result === 'win' ? side : otherSide(rules, side), ...claimed };
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
	(ended.verdict === 'draw'
		? { reason: ended.id, draw: true }
		: { reason: ended.id, winner: ended.verdict === 'win' ? ended.side : otherSide(rules, ended.side) });

/** Clause 15: what the setup says of its own position comes before all rules. */
function bySetup({ given }: State): ReferenceOutcome | undefined {
	if (given === undefined) return undefined;
	const { playable: _, ...outcome } = given;
	return outcome;
}

/** What ends the game before anybody looks for moves: an `end`, else the first `moved` or `turn` outcome that holds. */
export const outcomeOf = (state: State, { claims = false }: OutcomeOptions = {}): ReferenceOutcome | undefined =>
	bySetup(state) ?? byEnd(state) ?? first(state, ({ when, claim }) => when !== 'stuck' && (claims || claim === undefined));

/** The outcome of having nothing legal, if one is said. */
export const stuckOutcomeOf = (state: State): ReferenceOutcome | undefined => first(state, ({ when }) => when === 'stuck');

/**
 * The game is decided, so that nothing is legal any more: an `end`, or a `moved` or `turn` outcome that is no draw and no claim.
 * Draws leave the moves readable, as published move counts do.
 */
export function decided(state: State): boolean {
	if (state.given !== undefined) return state.given.playable !== true;
	if (state.ended !== undefined) return true;
	return first(state, ({ when, claim, result }) => when !== 'stuck' && claim === undefined && result !== 'draw') !== undefined;
}
