import type { Cond, GameResult, Names, Num, Outcome, Ruleset } from '@x/core';
import { isSame } from '@x/core/build';
import { asCondition, asNumber, foldSome, nodesIn, type Pass } from '@x/core/rules';

/** The keys of ends, as far as they can be read. */
export interface Ends {
	readonly keys: ReadonlyMap<string, string>;
	/** Ends that these keys say. */
	readonly said: ReadonlySet<Outcome>;
	/** Other ends by repetition and by moves without progress: a section has one of each. */
	readonly more: ReadonlySet<Outcome>;
}

/** Whether a condition holds for a side without a move that is in check, or that is not. */
const whenStuck: Pass<'condition', boolean | undefined, [Ruleset, boolean]> = /* @__PURE__ */ foldSome(
	'condition',
	{
		royalAttacked: ({ royalAttacked }, _, check) => (royalAttacked === 'own' ? check : undefined),
		// Without an own piece there is no royal piece either, and a side that guards its royal piece keeps it.
		compare: ({ compare: [number, sign, limit] }, rules) =>
			isSame(number, { count: { who: 'friend' } }) && ((sign === '=' && limit === 0) || (sign === '<' && limit === 1)) && isGuarded(rules)
				? false
				: undefined,
		not: ({ not }, rules, check) => negated(whenStuck(not, rules, check)),
		all: ({ all }, rules, check) => {
			const parts = all.map((part) => whenStuck(part, rules, check));
			return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;
		},
		some: ({ some }, rules, check) => {
			const parts = some.map((part) => whenStuck(part, rules, check));
			return parts.includes(true) ? true : parts.includes(undefined) ? undefined : false;
		},
		def: ({ def }, { defs }, check) => {
			const condition = defs[def];
			return condition !== undefined &&
				nodesIn('condition', condition).condition.some((part) => asCondition('attacked', part) !== undefined)
				? check
				: undefined;
		},
	},
	() => undefined,
);

const negated = (known: boolean | undefined): boolean | undefined => (known === undefined ? undefined : !known);

/** Whether royal pieces may not be left attacked: only then a side is mated. */
const isGuarded = ({ forbid }: Ruleset): boolean =>
	forbid.some(({ if: law }) =>
		nodesIn('condition', law).condition.some(
			(part) => asCondition('royalAttacked', part) !== undefined || asCondition('def', part) !== undefined,
		),
	);

/** The end of a side without a move. */
function stuckEnd(rules: Ruleset, check: boolean): Outcome | undefined {
	for (const outcome of rules.outcomes) {
		if (outcome.when !== 'stuck') continue;
		const holds = outcome.if === undefined ? true : whenStuck(outcome.if, rules, check);
		if (holds === undefined) return undefined;
		if (holds) return outcome;
	}
	return undefined;
}

/** The number above which a part of a condition lies, if the condition compares it. */
const above = (condition: Cond | undefined, fits: (number: Num) => boolean): number | undefined => {
	for (const part of nodesIn('condition', condition).condition) {
		const [number, sign, limit] = asCondition('compare', part)?.compare ?? [];
		if (number !== undefined && fits(number) && sign === '>' && typeof limit === 'number') return limit;
	}
	return undefined;
};

const resultOf = ({ result }: Outcome): GameResult | undefined =>
	result === 'win' || result === 'loss' || result === 'draw' ? result : undefined;

/** Reads the ends that simple keys say: mate, stalemate, repetition, moves without progress. */
export function endsOf(rules: Ruleset, names: Names | undefined): Ends {
	const keys = new Map<string, string>();
	const said = new Set<Outcome>();
	for (const [key, check] of [
		['checkmateValue', true],
		['stalemateValue', false],
	] as const) {
		const end = stuckEnd(rules, check);
		const result = end && resultOf(end);
		if (end === undefined || result === undefined || (check && !isGuarded(rules))) continue;
		keys.set(key, result);
		said.add(end);
	}
	const half = names?.clocks?.half ?? ('halfmove' in rules.vars ? 'halfmove' : undefined);
	const claims = (fits: (number: Num) => boolean) =>
		rules.outcomes
			.flatMap((outcome) => {
				const limit = above(outcome.if, fits);
				return outcome.when === 'turn' && limit !== undefined ? [{ outcome, limit }] : [];
			})
			.sort((one, other) => one.limit - other.limit);
	const repeated = claims((number) => asNumber('repeats', number) !== undefined);
	const counted = claims((number) => half !== undefined && asNumber('var', number)?.var === half);
	const [[again], [idle]] = [repeated, counted];
	keys.set('nFoldRule', String(again === undefined ? 0 : again.limit + 1));
	keys.set('nMoveRule', String(idle === undefined ? 0 : Math.floor((idle.limit + 1) / 2)));
	// The keys say a number; another result than a draw is not theirs.
	for (const one of [again, idle]) if (one?.outcome.result === 'draw') said.add(one.outcome);
	const more = new Set([...repeated, ...counted].map(({ outcome }) => outcome));
	for (const one of [again, idle]) if (one !== undefined) more.delete(one.outcome);
	return { keys, said, more };
}

/** Keys to try where an end by pieces is not yet said: a goal, or pieces that are gone. */
export function pieceEnds(
	rules: Ruleset,
	letters: (kinds: readonly string[] | undefined) => string,
	squares: Squares,
): readonly (readonly Entry[])[] {
	const found: (readonly Entry[])[] = [];
	for (const outcome of rules.outcomes) {
		const result = resultOf(outcome);
		if (outcome.when !== 'turn' || result === undefined || outcome.if === undefined) continue;
		for (const part of nodesIn('condition', outcome.if).condition) {
			const [number, sign, limit] = asCondition('compare', part)?.compare ?? [];
			const counted = number === undefined ? undefined : asNumber('count', number);
			if (counted === undefined || typeof limit !== 'number') continue;
			const { who, kind } = counted.count;
			if (counted.zone !== undefined && sign === '>' && result !== 'draw') {
				const goal: Entry[] = [['flagPiece', letters(kind)], ...squares(counted.zone, who === 'enemy')];
				const count: Entry[] = limit > 0 ? [['flagPieceCount', String(limit + 1)]] : [];
				found.push([...goal, ...count], [...goal, ...count, ['flagMove', 'true']]);
			}
			if (counted.zone === undefined && (sign === '<' || (sign === '=' && limit === 0)) && (who === 'friend' || who === 'enemy')) {
				const value = who === 'friend' ? result : result === 'win' ? 'loss' : result === 'loss' ? 'win' : 'draw';
				const extinct: Entry[] = [
					['extinctionValue', value],
					['extinctionPieceTypes', letters(kind)],
					['extinctionPieceCount', String(sign === '=' ? 0 : limit - 1)],
				];
				found.push(extinct, [...extinct, ['extinctionPseudoRoyal', 'true']]);
			}
		}
	}
	return found;
}

export type Entry = readonly [key: string, value: string];
type Squares = (zone: string, other: boolean) => readonly Entry[];
