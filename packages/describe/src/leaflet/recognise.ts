import type { Cond, Filter, Note, Num, Ruleset } from '@x/core';
import { isSame } from '@x/core/build';
import { asCell, asChoice, asCondition, asEffect, asNumber, asPath, type NodeOf, nodesIn } from '@x/core/rules';
import type { Lexicon } from '../lexicon.js';
import { conjuncts, hasLoop } from '../parts.js';

/** The sentences that the names of a game have about a rule. */
export const noteOf = ({ names }: Lexicon, id: string): Note | undefined => {
	const rules = names?.notes?.rules;
	return rules !== undefined && Object.hasOwn(rules, id) ? rules[id] : undefined;
};

/** The sentences that the names of a game have about the moves of a path. */
export const moveNotesOf = ({ names }: Lexicon, path: string): readonly string[] | undefined => {
	const moves = names?.notes?.moves;
	return moves !== undefined && Object.hasOwn(moves, path) ? moves[path] : undefined;
};

/** A comparison of a number with a fixed one, with its negation resolved. */
export interface Limit<Number extends Num = Exclude<Num, number>> {
	readonly number: Number;
	readonly operator: '<' | '=' | '>';
	readonly value: number;
}

/** A condition as a comparison with a fixed number. */
export function limitOf(condition: Cond | undefined): Limit | undefined {
	const negated = asCondition('not', condition);
	if (negated !== undefined) {
		const inner = limitOf(negated.not);
		if (inner === undefined || inner.operator === '=') return undefined;
		return inner.operator === '>'
			? { ...inner, operator: '<', value: inner.value + 1 }
			: { ...inner, operator: '>', value: inner.value - 1 };
	}
	const [number, operator, value] = asCondition('compare', condition)?.compare ?? [0];
	return typeof number === 'number' || typeof value !== 'number' ? undefined : { number, operator: operator!, value };
}

/** A limit of the number of pieces or cells. */
export type CountLimit = Limit<NodeOf<'number', 'count'>>;

/** A condition as a limit of the number of pieces or cells. */
export function countLimitOf(condition: Cond | undefined): CountLimit | undefined {
	const limit = limitOf(condition);
	const number = asNumber('count', limit?.number);
	return limit && number && { ...limit, number };
}

/** Whether a limit allows none. */
export const isNone = ({ operator, value }: Limit<Num>): boolean => (operator === '=' && value === 0) || (operator === '<' && value === 1);

/** Whether a limit asks for more than none. */
export const isSome = ({ operator, value }: Limit<Num>): boolean => operator === '>' && value === 0;

/** Whether a condition compares the number of captured pieces with a fixed number. */
export const isOfCaptures = (condition: Cond | undefined): boolean => asNumber('captured', limitOf(condition)?.number) !== undefined;

/** The variable that a condition compares with a fixed number. */
export const limitedVariable = (condition: Cond | undefined): string | undefined => asNumber('var', limitOf(condition)?.number)?.var;

/** The conjuncts of a condition without a test of the phase that is true at the start of every turn. */
export function mainConjuncts({ turn, sideOrder }: Ruleset, condition: Cond | undefined): readonly Cond[] {
	const all = condition === undefined ? [] : conjuncts(condition);
	const covers = (phases: readonly string[]): boolean => sideOrder.every((side) => phases.some((name) => turn.phases[name]?.side === side));
	return all.filter((part) => !covers(asCondition('phase', part)?.phase ?? []));
}

/** The player to move has a legal move, or is not mated: a detail of draws by a counter. */
export const isStillPlaying = (condition: Cond): boolean =>
	isSame(condition, { compare: [{ moves: 'next' }, '>', 0] }) ||
	isSame(condition, { not: { all: [{ royalAttacked: 'own' }, { compare: [{ moves: 'next' }, '=', 0] }] } });

export const isRoyalAttacked = (condition: Cond | undefined, whose: 'own' | 'other'): boolean =>
	asCondition('royalAttacked', condition)?.royalAttacked === whose;

/** Whether a condition asks for an attack on a royal piece of a side, anywhere in it. */
export const asksRoyalAttack = (condition: Cond | undefined, whose: 'own' | 'other'): boolean =>
	nodesIn('condition', condition).condition.some((part) => isRoyalAttacked(part, whose));

/** Whether a condition asks for an attack on a cell, or on a royal piece of a side, anywhere in it. */
export const asksAttack = (condition: Cond | undefined, whose?: 'own'): boolean =>
	nodesIn('condition', condition).condition.some((part) => {
		const royal = asCondition('royalAttacked', part)?.royalAttacked;
		return (royal !== undefined && (whose === undefined || royal === whose)) || asCondition('attacked', part) !== undefined;
	});

/** Whether a condition has a filter of some pieces, anywhere in it. */
export const hasFilter = (condition: Cond | readonly Cond[] | undefined, test: (filter: Filter) => boolean): boolean =>
	nodesIn('condition', condition).filter.some(test);

/** Whether a condition looks at the position before the move, anywhere in it. */
export const looksBack = (condition: Cond | undefined): boolean =>
	nodesIn('condition', condition).condition.some((part) => asCondition('before', part) !== undefined);

/** The hook that raises a variable by one when its condition fails, and sets it to 0 when it holds: a counter of moves without progress. */
export const progressOf = ({ after }: Ruleset, name: string): Cond | undefined =>
	after.find(({ do: done }) =>
		done.some((effect) => {
			const set = asEffect('var', effect);
			return set?.var === name && set.to === 0;
		}),
	)?.if;

/** The mark that a path sets when it is walked, if a condition asks for it. */
export const markIn = (condition: Cond | undefined): string | undefined =>
	asCondition('same', condition)?.same.flatMap((cell) => asCell('mark', cell)?.mark ?? [])[0];

/** The condition of a choice that keeps the moves after which one holds. */
export const kept = ({ keep }: Ruleset['prefer'][number]): Cond | undefined => asChoice('if', keep)?.if;

/** The paths that set a mark. */
export const pathsThatMark = ({ paths }: Ruleset, mark: string): readonly string[] =>
	Object.entries(paths).flatMap(([name, path]) =>
		nodesIn('path', path).path.some((part) => asPath('mark', part)?.mark === mark) ? [name] : [],
	);

/** The number of pieces of a kind that each side has at the start; the smallest one. */
export const startCount = ({ start, sideOrder }: Ruleset, kind: string): number =>
	Math.min(...sideOrder.map((side) => start.pieces.filter(({ piece }) => piece.side === side && piece.kind === kind).length));

/** A fixed vector set contains only single steps. */
export const isNextTo = (condition: Cond): boolean => {
	const limit = limitOf(condition);
	const matches = asNumber('matches', limit?.number)?.matches;
	return matches !== undefined && limit?.operator === '>' && !hasLoop(matches);
};
