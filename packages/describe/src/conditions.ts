import type { Cond } from '@x/core';
import { fold, foldSome, type NodeOf, type Pass } from '@x/core/rules';
import { cellWords, filterNoun, passes, pieceWords } from './filters.js';
import { comparisonWords } from './numbers.js';
import { conjuncts } from './parts.js';
import type { Wording } from './wording.js';
import { article, list, numeral, quoted } from './words.js';
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

const isCompound: Pass<'condition', boolean> = foldSome(
	'condition',
	{
		not: ({ not }) => isCompound(not),
		before: ({ before }) => isCompound(before),
		all: ({ all }) => all.length > 1,
		some: ({ some }) => some.length > 1,
	},
	() => false,
);

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
function attackWords(wording: Wording, condition: NodeOf<'condition', 'attacked'>, positive: boolean): string {
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

/** The words for each kind of condition; with `positive` false those that say that it does not hold. */
const clauseOf: Pass<'condition', string, [Wording, boolean]> = fold('condition', {
	is: ({ is, a }, wording, positive) => passes(wording, cellWords(wording, is), a, positive),
	in: ({ in: cell, zone }, wording, positive) => `${cellWords(wording, cell)} ${isOrAre(positive)} ${inArea(wording.lexicon, zone)}`,
	same: ({ same: [one, other] }, wording, positive) => `${cellWords(wording, one)} ${isOrAre(positive)} ${cellWords(wording, other)}`,
	mover: ({ mover }, wording, positive) => `${wording.mover} ${isOrAre(positive)} ${article(filterNoun(wording, mover) ?? 'piece')}`,
	attacked: (condition, wording, positive) => attackWords(wording, condition, positive),
	royalAttacked: ({ royalAttacked }, { lexicon, own, other }, positive) =>
		`${royalAttacked === 'own' ? own : other}'s ${lexicon.royal} ${isOrAre(positive)} attacked`,
	phase: ({ phase }, _, positive) => `the phase ${isOrAre(positive)} ${list(phase.map(quoted), 'or')}`,
	compare: ({ compare: [left, operator, right] }, wording, positive) => comparisonWords(wording, left, operator, right, positive),
	before: ({ before }, wording, positive) => `before the move, ${conditionWords(wording, before, positive)}`,
	def: ({ def }, _, positive) => `${quoted(def)} ${positive ? 'holds' : 'does not hold'}`,
	all: ({ all }, wording, positive) => {
		if (all.length === 0) return positive ? 'it is so in any case' : 'it is never so';
		return joinConditions(wording, all, positive ? 'and' : 'or', positive);
	},
	some: ({ some }, wording, positive) => {
		if (some.length === 0) return positive ? 'it is never so' : 'it is so in any case';
		return joinConditions(wording, some, positive ? 'or' : 'and', positive);
	},
	not: ({ not }, wording, positive) => conditionWords(wording, not, !positive),
});

/** A condition as a clause; with `positive` false the clause says that it does not hold. */
export function conditionWords(wording: Wording, condition: Cond, positive = true): string {
	return clauseOf(condition, wording, positive);
}
