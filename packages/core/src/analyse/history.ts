import { foldSome, type Pass } from '../rules/fold.js';
import { mentions, someNode } from '../rules/structure.js';
import { READS_HISTORY, WALKS } from '../rules/traits.js';
import type { Outcome, Ruleset } from '../rules/types.js';
import type { Facts } from './plan.js';

/**
 * Whether a part of a ruleset reads the history of the game.
 *
 * @example
 * import { mentionsHistory } from '@x/core/rules';
 * mentionsHistory({ repeats: 3 }) // → true
 */
export const mentionsHistory = (part: object): boolean => mentions(part, ...READS_HISTORY);

/** Whether history is read during a walk, or for moves that are only tried. */
export const asksInWalks = (part: object): boolean => someNode(part, (node) => WALKS.some((kind) => kind in node) && mentionsHistory(node));

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

const anytime = (): number => 0;

/** The occurrences of a position that a number of history needs to reach a limit; 0 where it can reach it at any time. */
const leastFor: Pass<'number', number, [limit: number]> = /* @__PURE__ */ foldSome(
	'number',
	{
		repeats: ({ repeats }, limit) => (repeats === 'position' && limit >= 1 ? limit : 0),
		kept: (_, limit) => (limit >= 1 ? 2 : 0),
	},
	anytime,
);

/** The least occurrences of a position with which a condition can hold, as far as its form shows. */
const leastOf: Pass<'condition', number> = /* @__PURE__ */ foldSome(
	'condition',
	{
		all: ({ all }) => Math.max(0, ...all.map((part) => leastOf(part))),
		some: ({ some }) => Math.min(...some.map((part) => leastOf(part))),
		compare: ({ compare: [left, relation, right] }) => {
			const atLeast = (limit: number): number => (relation === '=' ? Math.ceil(limit) : Math.floor(limit) + 1);
			if (typeof right === 'number' && relation !== '<') return leastFor(left, atLeast(right));
			return typeof left === 'number' && relation !== '>' ? leastFor(right, atLeast(left)) : 0;
		},
	},
	anytime,
);

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
