import type { Cond } from '@x/core';
import { cellWords, filterNoun, passes, pieceWords } from './filters.js';
import { comparisonWords } from './numbers.js';
import { conjuncts } from './parts.js';
import type { Wording } from './wording.js';
import { article, list, numeral, quoted, unreachable } from './words.js';
import { inArea } from './zones.js';

const isOrAre = (positive: boolean): string => (positive ? 'is' : 'is not');

/** Conditions joined to one clause. A compound condition inside another one is put in brackets. */
function joinConditions(wording: Wording, parts: readonly Cond[], joint: 'and' | 'or', positive: boolean): string {
	const clauses = parts.map((part) => {
		const words = conditionWords(wording, part, positive);
		return isCompound(part) && parts.length > 1 ? `(${words})` : words;
	});
	return list([...new Set(clauses)], joint);
}

const isCompound = (condition: Cond): boolean =>
	'not' in condition
		? isCompound(condition.not)
		: 'before' in condition
			? isCompound(condition.before)
			: ('all' in condition && condition.all.length > 1) || ('some' in condition && condition.some.length > 1);

/** Conditions joined by "and", each in its own wording, as one clause. Compound conditions are put in brackets. */
export function conjunctionWords(told: readonly (readonly [Wording, Cond])[]): string {
	const flat = told.flatMap(([wording, condition]) => conjuncts(condition).map((part) => [wording, part] as const));
	return mergeClauses(
		flat.map(([wording, part]) =>
			isCompound(part) && flat.length > 1 ? `(${conditionWords(wording, part)})` : conditionWords(wording, part),
		),
	);
}

/** Conditions joined by "and", all in the same wording. */
export const clausesWords = (wording: Wording, conditions: readonly Cond[]): string =>
	conjunctionWords(conditions.map((condition) => [wording, condition] as const));

const shared = [
	[' is empty', ' are empty'],
	[' is not attacked by the opponent', ' are not attacked by the opponent'],
] as const;

/** A list of clauses. Clauses that say the same of several cells are merged. */
function mergeClauses(clauses: readonly string[]): string {
	let rest: readonly string[] = clauses;
	for (const [one, many] of shared) {
		const subjects = rest
			.filter((clause) => clause.endsWith(one) && !clause.startsWith('(') && !clause.includes(','))
			.map((clause) => clause.slice(0, -one.length));
		if (subjects.length < 2) continue;
		const at = rest.indexOf(`${subjects[0]}${one}`);
		rest = rest.flatMap((clause, index) =>
			index === at ? [list(subjects) + many] : subjects.includes(clause.slice(0, -one.length)) && clause.endsWith(one) ? [] : [clause],
		);
	}
	return list([...new Set(rest)]);
}

/** An attack as a clause: the attackers, the path, and the conditions on them. */
function attackWords(wording: Wording, condition: Extract<Cond, { attacked: unknown }>, positive: boolean): string {
	const { attacked, by = 'other', via, as, atLeast } = condition;
	const cell = cellWords(wording, attacked);
	const side = by === 'neutral' ? 'neutral pieces' : by === 'own' ? wording.own : wording.other;
	const attacker: Wording = {
		...wording,
		at: "the attacker's cell",
		origin: "the attacker's cell",
		stand: "the attacker's cell",
		mover: 'the attacker',
		own: "the attacker's side",
		other: 'the other side',
	};
	const agent = atLeast === undefined || atLeast === 1 ? ` by ${side}` : ` by at least ${numeral(atLeast)} pieces of ${side}`;
	return [
		`${cell} ${isOrAre(positive)} attacked${agent}`,
		via === undefined ? '' : ` in the way of ${quoted(via)}`,
		as === undefined ? '' : `, with ${pieceWords(wording, as)} on it`,
		condition.if === undefined ? '' : `, counting attackers only of which this is true: ${conditionWords(attacker, condition.if)}`,
	].join('');
}

/** A condition as a clause; with `positive` false the clause says that it does not hold. */
export function conditionWords(wording: Wording, condition: Cond, positive = true): string {
	const { lexicon, own, other } = wording;
	if ('is' in condition) return passes(wording, cellWords(wording, condition.is), condition.a, positive);
	if ('in' in condition) return `${cellWords(wording, condition.in)} ${isOrAre(positive)} ${inArea(lexicon, condition.zone)}`;
	if ('same' in condition) return `${cellWords(wording, condition.same[0])} ${isOrAre(positive)} ${cellWords(wording, condition.same[1])}`;
	if ('mover' in condition) {
		const noun = filterNoun(wording, condition.mover) ?? 'piece';
		return `${wording.mover} ${isOrAre(positive)} ${article(noun)}`;
	}
	if ('attacked' in condition) return attackWords(wording, condition, positive);
	if ('royalAttacked' in condition) {
		const side = condition.royalAttacked === 'own' ? own : other;
		return `${side}'s ${lexicon.royal} ${isOrAre(positive)} attacked`;
	}
	if ('phase' in condition) {
		const phases = condition.phase.map(quoted);
		return `the phase ${isOrAre(positive)} ${list(phases, 'or')}`;
	}
	if ('compare' in condition) {
		const [left, operator, right] = condition.compare;
		return comparisonWords(wording, left, operator, right, positive);
	}
	if ('before' in condition) return `before the move, ${conditionWords(wording, condition.before, positive)}`;
	if ('def' in condition) return `${quoted(condition.def)} ${positive ? 'holds' : 'does not hold'}`;
	if ('all' in condition) {
		if (condition.all.length === 0) return positive ? 'it is so in any case' : 'it is never so';
		return joinConditions(wording, condition.all, positive ? 'and' : 'or', positive);
	}
	if ('some' in condition) {
		if (condition.some.length === 0) return positive ? 'it is never so' : 'it is so in any case';
		return joinConditions(wording, condition.some, positive ? 'or' : 'and', positive);
	}
	if ('not' in condition) return conditionWords(wording, condition.not, !positive);
	return unreachable(condition);
}
