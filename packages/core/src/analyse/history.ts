import { mentions } from '../rules/structure.js';
import type { Cond, Num, Outcome, Ruleset } from '../rules/types.js';
import type { Facts } from './plan.js';

/**
 * Whether a part of a ruleset reads the history of the game.
 *
 * @example
 * import { mentionsHistory } from '@x/core/rules';
 * mentionsHistory({ repeats: 3 }) // → true
 */
export const mentionsHistory = (part: object): boolean => mentions(part, 'repeats') || mentions(part, 'kept');

/** Whether history is read during a walk, or for moves that are only tried. */
export function asksInWalks(part: unknown): boolean {
	if (typeof part !== 'object' || part === null) return false;
	const walks = 'attacked' in part || 'matches' in part || 'moves' in part;
	return walks ? mentionsHistory(part) : Object.values(part).some(asksInWalks);
}

/** Whether neither moves nor phases depend on an outcome: it is a draw or a claim, evaluated before a move. */
const isIdle = (outcome: Outcome): boolean =>
	outcome.when === 'turn' && (outcome.result === 'draw' || outcome.claim !== undefined) && !asksInWalks(outcome);

/**
 * Whether moves or phases depend on history: by rules other than outcomes, only by outcomes, or not at all (undefined). `rare`: rules other than
 * outcomes may read history.
 */
export function asksHistory(ruleset: Ruleset, rare: boolean): Facts['history'] {
	const { outcomes, start: _, ...rules } = ruleset;
	if (rare && mentionsHistory(rules)) return 'rules';
	const skips = Object.values(ruleset.turn.phases).some(({ skip }) => skip !== undefined);
	return mentionsHistory(skips ? outcomes : outcomes.filter((outcome) => !isIdle(outcome))) ? 'outcomes' : undefined;
}

/** The occurrences of a position that a number of history needs to reach a limit; 0 where it can reach it at any time. */
function leastFor(num: Num, limit: number): number {
	if (typeof num === 'number' || limit < 1) return 0;
	if ('repeats' in num) return num.repeats === 'position' ? limit : 0;
	return 'kept' in num ? 2 : 0;
}

/** The least occurrences of a position with which a condition can hold, as far as its form shows. */
function leastOf(cond: Cond): number {
	if ('all' in cond) return Math.max(0, ...cond.all.map(leastOf));
	if ('some' in cond) return Math.min(...cond.some.map(leastOf));
	if (!('compare' in cond)) return 0;
	const [left, relation, right] = cond.compare;
	const atLeast = (limit: number): number => (relation === '=' ? Math.ceil(limit) : Math.floor(limit) + 1);
	if (typeof right === 'number' && relation !== '<') return leastFor(left, atLeast(right));
	return typeof left === 'number' && relation !== '>' ? leastFor(right, atLeast(left)) : 0;
}

/** The least occurrences of a position with which an outcome that reads history can end a game; 0 where their form does not show it. */
export function leastOccurrences({ outcomes }: Ruleset): number {
	const asking = outcomes.filter((outcome) => outcome.when !== 'stuck' && !isIdle(outcome) && mentionsHistory(outcome));
	return Math.min(...asking.map((outcome) => (outcome.if === undefined ? 0 : leastOf(outcome.if))));
}

/**
 * When an outcome that reads history can end a game without a claim: never, only after a position has recurred, or at any time as far as its
 * form shows.
 */
export function historyEnds({ outcomes, defs }: Ruleset): 'never' | 'recurring' | 'any' {
	const asks = (outcome: Outcome): boolean => mentionsHistory(outcome) || (mentionsHistory(defs) && mentions(outcome, 'def'));
	const asking = outcomes.filter((outcome) => outcome.claim === undefined && asks(outcome));
	if (asking.length === 0) return 'never';
	return asking.every((outcome) => outcome.if !== undefined && leastOf(outcome.if) > 1) ? 'recurring' : 'any';
}
