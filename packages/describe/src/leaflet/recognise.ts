import type { Cond, Hook, Note, Num, Ruleset } from '@x/core';
import { isSame, someNode } from '@x/core/build';
import type { Lexicon } from '../lexicon.js';
import { conjuncts } from '../parts.js';

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
export interface Limit {
	readonly number: Exclude<Num, number>;
	readonly operator: '<' | '=' | '>';
	readonly value: number;
}

/** A condition as a comparison with a fixed number. */
export function limitOf(condition: Cond): Limit | undefined {
	if ('not' in condition) {
		const inner = limitOf(condition.not);
		if (inner === undefined || inner.operator === '=') return undefined;
		return inner.operator === '>'
			? { ...inner, operator: '<', value: inner.value + 1 }
			: { ...inner, operator: '>', value: inner.value - 1 };
	}
	if (!('compare' in condition)) return undefined;
	const [number, operator, value] = condition.compare;
	return typeof number === 'number' || typeof value !== 'number' ? undefined : { number, operator, value };
}

/** The conjuncts of a condition without a test of the phase that is true at the start of every turn. */
export function mainConjuncts({ turn, sideOrder }: Ruleset, condition: Cond | undefined): readonly Cond[] {
	const all = condition === undefined ? [] : conjuncts(condition);
	const covers = (phases: readonly string[]): boolean => sideOrder.every((side) => phases.some((name) => turn.phases[name]?.side === side));
	return all.filter((part) => !('phase' in part) || !covers(part.phase));
}

/** The player to move has a legal move, or is not mated: a detail of draws by a counter. */
export const isStillPlaying = (condition: Cond): boolean =>
	isSame(condition, { compare: [{ moves: 'next' }, '>', 0] }) ||
	isSame(condition, { not: { all: [{ royalAttacked: 'own' }, { compare: [{ moves: 'next' }, '=', 0] }] } });

export const isRoyalAttacked = (condition: Cond, whose: 'own' | 'other'): boolean =>
	'royalAttacked' in condition && condition.royalAttacked === whose;

/** The hook that raises a variable by one when its condition fails, and sets it to 0 when it holds: a counter of moves without progress. */
export const progressOf = ({ after }: Ruleset, name: string): Cond | undefined =>
	after.find(({ do: done }) => done.some((effect) => 'var' in effect && effect.var === name && effect.to === 0))?.if;

/** Whether a hook only changes variables: bookkeeping, unless an ending reads it. */
export const isBookkeeping = ({ do: done, else: otherwise = [] }: Hook): boolean =>
	[...done, ...otherwise].every((effect) => 'var' in effect);

/** The mark that a path sets when it is walked, if a condition asks for it. */
export const markIn = (condition: Cond): string | undefined =>
	'same' in condition ? condition.same.flatMap((cell) => (typeof cell === 'object' && 'mark' in cell ? [cell.mark] : []))[0] : undefined;

/** The paths that set a mark. */
export const pathsThatMark = ({ paths }: Ruleset, mark: string): readonly string[] =>
	Object.entries(paths).flatMap(([name, path]) => (someNode(path, (node) => node.mark === mark) ? [name] : []));

/** The number of pieces of a kind that each side has at the start; the smallest one. */
export const startCount = ({ start, sideOrder }: Ruleset, kind: string): number =>
	Math.min(...sideOrder.map((side) => start.pieces.filter(({ piece }) => piece.side === side && piece.kind === kind).length));

/** A fixed vector set contains only single steps. */
export const isNextTo = (condition: Cond): boolean => {
	const limit = limitOf(condition);
	return (
		limit !== undefined && 'matches' in limit.number && limit.operator === '>' && !someNode(limit.number.matches, (node) => 'loop' in node)
	);
};
