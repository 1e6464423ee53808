import type { Cond, Num } from '@x/core';
import type { Lexicon } from '../lexicon.js';
import { list } from '../words.js';
import type { EndingParts, ToldEnding } from './ending-parts.js';
import { limitOf } from './recognise.js';

/** The time of a count: the board is full, or both players passed. */
function whenWords(conditions: readonly Cond[]): string | undefined {
	const parts = conditions.flatMap((part) => ('some' in part ? part.some : [part]));
	const words = parts.flatMap((part) => {
		const limit = limitOf(part);
		if (limit === undefined) return [];
		if ('count' in limit.number && limit.number.count.who === 'empty' && limit.value === 0) return ['the board is full'];
		if ('var' in limit.number) return ['both players pass in a row'];
		return [];
	});
	return words.length === 0 ? undefined : list(words, 'or');
}

/** `13 for a chariot`: the values in a sum of pieces. */
function valuesOf(lexicon: Lexicon, number: Num): readonly string[] {
	if (typeof number === 'number' || !('sum' in number)) return [];
	return number.sum.flatMap(({ of, times = 1 }) => {
		if (typeof of === 'number' || !('count' in of) || of.count.kind === undefined) return [];
		return [`${times} for each ${of.count.kind.map((kind) => lexicon.kind(kind)).join(' or ')}`];
	});
}

/** The side that gets a fixed number of points in addition. */
const extraOf = (number: Num): number =>
	typeof number === 'number' || !('sum' in number)
		? 0
		: number.sum.reduce((sum, { of, times = 1 }) => (typeof of === 'number' ? sum + of * times : sum), 0);

/** The comparison of the numbers of pieces of both sides. */
export const isMajority = (condition: Cond): boolean => {
	if (!('compare' in condition)) return false;
	const [left, , right] = condition.compare;
	return typeof left === 'object' && typeof right === 'object' && 'count' in left && 'count' in right;
};

/** A game that is decided by counting pieces. */
export function countedEnding({ lexicon, outcome, conditions }: EndingParts): ToldEnding | undefined {
	const { result } = outcome;
	const majority = conditions.find(isMajority);
	const stuck = outcome.when === 'stuck' ? 'a player has no legal move' : undefined;
	const when = whenWords(conditions) ?? stuck;
	if (majority !== undefined && typeof result !== 'object' && 'compare' in majority && result !== 'draw') {
		const more =
			((majority.compare[1] === '>') === ((majority.compare[0] as { count: { who?: string } }).count.who === 'friend')) ===
			(result === 'win');
		const which = more ? 'more' : 'fewer';
		return {
			about: 'Counting',
			text: `When ${when ?? 'the game ends'}, the player with ${which} pieces wins.`,
			goal: `have ${which} pieces than the opponent ${stuck === undefined ? 'in the end' : `when ${stuck}`}`,
			...(stuck === undefined ? {} : { weak: true as const }),
		};
	}
	if (typeof result !== 'object') return undefined;
	const values = valuesOf(lexicon, result.points[0]);
	if (values.length === 0)
		return conditions.every((part) => !('phase' in part)) &&
			result.points.every((number) => typeof number === 'object' && 'count' in number)
			? { about: 'Counting', text: `With equally many pieces the game is a draw.` }
			: undefined;
	const extra = Math.max(...result.points.map(extraOf));
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
