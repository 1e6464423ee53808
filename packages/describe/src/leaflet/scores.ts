import type { Cond, Num } from '@x/core';
import { asCondition, asNumber, asResult } from '@x/core/rules';
import type { Lexicon } from '../lexicon.js';
import { conjuncts, disjuncts } from '../parts.js';
import { list } from '../words.js';
import type { EndingParts, ToldEnding } from './ending-parts.js';
import { countLimitOf, limitedVariable } from './recognise.js';

/** The time of a count: the board is full, or both players passed. */
function whenWords(conditions: readonly Cond[]): string | undefined {
	const words = conditions.flatMap(disjuncts).flatMap((part) => {
		const limit = countLimitOf(part);
		if (limit?.number.count.who === 'empty' && limit.value === 0) return ['the board is full'];
		return limitedVariable(part) === undefined ? [] : ['both players pass in a row'];
	});
	return words.length === 0 ? undefined : list(words, 'or');
}

/** `13 for a chariot`: the values in a sum of pieces. */
function valuesOf(lexicon: Lexicon, number: Num): readonly string[] {
	const { sum = [] } = asNumber('sum', number) ?? {};
	return sum.flatMap(({ of, times = 1 }) => {
		const titles = asNumber('count', of)?.count.kind?.map((kind) => lexicon.kind(kind));
		return titles === undefined ? [] : [`${times} for each ${titles.join(' or ')}`];
	});
}

/** The side that gets a fixed number of points in addition. */
const extraOf = (number: Num): number =>
	(asNumber('sum', number)?.sum ?? []).reduce((sum, { of, times = 1 }) => (typeof of === 'number' ? sum + of * times : sum), 0);

/** The comparison of the numbers of pieces of both sides: the side that must have more. */
export const majorityOf = (condition: Cond | undefined): 'friend' | 'enemy' | undefined => {
	const [left, operator, right] = asCondition('compare', condition)?.compare ?? [];
	const first = asNumber('count', left);
	if (first === undefined || asNumber('count', right) === undefined) return undefined;
	return (operator === '>') === (first.count.who === 'friend') ? 'friend' : 'enemy';
};

/** A game that is decided by counting pieces. */
export function countedEnding({ lexicon, outcome, conditions, mover }: EndingParts): ToldEnding | undefined {
	const { result } = outcome;
	const [majority] = conditions.flatMap((part) => majorityOf(part) ?? []);
	const stuck = outcome.when === 'stuck' ? 'a player has no legal move' : undefined;
	const times = [whenWords(conditions), stuck].filter((time) => time !== undefined);
	const when = times.length === 0 ? undefined : times.join(' and ');
	if (majority !== undefined && mover !== undefined) {
		const which = (majority === 'friend') === (mover === 'wins') ? 'more' : 'fewer';
		return {
			about: 'Counting',
			text: `When ${when ?? 'the game ends'}, the player with ${which} pieces wins.`,
			goal: `have ${which} pieces than the opponent ${stuck === undefined ? 'in the end' : `when ${stuck}`}`,
			...(stuck === undefined ? {} : { weak: true as const }),
		};
	}
	const points = asResult('points', result)?.points;
	if (points === undefined) return undefined;
	const values = valuesOf(lexicon, points[0]);
	if (values.length === 0)
		return lexicon.ruleset.outcomes.some(
			(other) => other.when === outcome.when && conjuncts(other.if ?? { all: [] }).some((part) => majorityOf(part) !== undefined),
		) &&
			conditions.every((part) => asCondition('phase', part) === undefined) &&
			points.every((number) => asNumber('count', number) !== undefined)
			? { about: 'Counting', text: `With equally many pieces the game is a draw.` }
			: undefined;
	const extra = Math.max(...points.map(extraOf));
	const second = lexicon.ruleset.sideOrder[1];
	const bonus =
		extra === 0 || second === undefined
			? ''
			: ` ${lexicon.side(second).replace(/^./, (letter) => letter.toUpperCase())}, who moves second, gets ${String(extra).replace('.5', '½')} more.`;
	return {
		about: 'Points',
		text: `${when === undefined ? 'When the game is scored' : `When ${when}`}, the pieces left on the board are counted: ${list(values)}.${bonus} The player with more points wins.`,
	};
}
