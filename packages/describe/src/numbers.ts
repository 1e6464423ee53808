import type { Num } from '@x/core';
import { cellsInDirections, placeWords } from './cells-in-directions.js';
import { cellWords, pluralWords, singularWords } from './filters.js';
import { inNestedPath, type Wording } from './wording.js';
import { article, numeral, plural, quoted, timesWords, unreachable } from './words.js';
import { inArea } from './zones.js';

/** The words for counted things: singular, plural, and the words after the noun. */
interface Counted {
	readonly one: string;
	readonly many: string;
	readonly rest: string;
	/** The thing happened in the move, so the clause is in the past tense. */
	readonly past?: true;
}

const holderWords = ({ own, other }: Wording, of: 'own' | 'other' | 'shared'): string =>
	of === 'shared' ? 'the common' : `${of === 'own' ? own : other}'s`;

type Countable = Extract<Num, { count: unknown } | { captured: unknown } | { matches: unknown } | { moves: unknown } | { store: unknown }>;

const isCountable = (number: Num): number is Countable =>
	typeof number !== 'number' && ['count', 'captured', 'matches', 'moves', 'store'].some((key) => key in number);

/** The words for the things that a number counts. */
function countedBy(wording: Wording, number: Countable): Counted {
	const { lexicon } = wording;
	const where = (zone: string | undefined): string => (zone === undefined ? '' : ` ${inArea(lexicon, zone)}`);
	if ('count' in number) {
		const { count, zone } = number;
		const rest = number.if === undefined ? '' : ` for which ${wording.writers.condition({ ...wording, at: 'its cell' }, number.if)}`;
		const on = count.who === 'empty' || pluralWords(wording, count).startsWith('cell') ? '' : zone === undefined ? ' on the board' : '';
		return { one: singularWords(wording, count), many: pluralWords(wording, count), rest: (zone === undefined ? on : where(zone)) + rest };
	}
	if ('captured' in number) {
		const all = Object.keys(number.captured).length === 0;
		const one = all ? 'piece' : singularWords(wording, number.captured);
		const many = all ? 'pieces' : pluralWords(wording, number.captured);
		return { one, many, rest: where(number.zone), past: true };
	}
	if ('matches' in number) {
		const as = number.as === 'piece' ? ', as the piece there,' : '';
		const cells = as === '' ? cellsInDirections(number.matches) : undefined;
		if (cells !== undefined) {
			const rest = ` ${placeWords(wording, cells)} ${cellWords(wording, number.from)}`;
			return { one: singularWords(wording, cells.filter), many: pluralWords(wording, cells.filter), rest };
		}
		const way = wording.writers.path(inNestedPath(wording), number.matches);
		return { one: 'cell', many: 'cells', rest: ` reached${as} from ${cellWords(wording, number.from)} by this way: ${way}` };
	}
	if ('moves' in number) {
		const phase = number.moves === 'next' ? '' : ` in the phase ${quoted(number.moves)}`;
		const which = number.if === undefined ? '' : ` after which ${wording.writers.condition(wording, number.if)}`;
		const one = number.moves === 'next' ? wording.nextMove : 'legal move';
		return { one, many: plural(one), rest: phase + which };
	}
	const noun = number.kind === undefined ? 'piece' : lexicon.kind(number.kind);
	return { one: noun, many: plural(noun), rest: ` in ${holderWords(wording, number.of)} ${quoted(number.store)}` };
}

/** A number as a noun. */
export function numberWords(wording: Wording, number: Num): string {
	if (typeof number === 'number') return String(number);
	if (isCountable(number)) {
		const { many, rest, past } = countedBy(wording, number);
		return `the number of ${past === true ? 'captured ' : ''}${many}${rest}`;
	}
	if ('var' in number) return `${number.of === undefined ? '' : `${holderWords(wording, number.of)} `}${quoted(number.var)}`;
	if ('repeats' in number)
		return {
			position: 'the number of times that this position has occurred',
			board: 'the number of times that these pieces have stood so',
			turn: 'the number of times that these pieces have stood so within this turn',
		}[number.repeats];
	if ('kept' in number)
		return `the number of pieces that every move of ${number.by === 'own' ? wording.own : wording.other} since the first occurrence of this position left in ${quoted(number.kept)}`;
	if ('sum' in number)
		return (
			number.sum
				.map(({ of, times = 1 }, index) => {
					const size = Math.abs(times) === 1 ? '' : `${Math.abs(times)} times `;
					const sign = times < 0 ? (index === 0 ? 'minus ' : ' minus ') : index === 0 ? '' : ' plus ';
					return `${sign}${size}${numberWords(wording, of)}`;
				})
				.join('') || '0'
		);
	return unreachable(number);
}

type Bound = { readonly least?: number; readonly most?: number; readonly not?: number };

/** The bound that a comparison with a fixed number expresses. */
function boundOf(operator: '<' | '=' | '>', value: number, positive: boolean): Bound {
	if (operator === '=') return positive ? { least: value, most: value } : { not: value };
	if (operator === '>') return positive ? { least: value + 1 } : { most: value };
	return positive ? { most: value - 1 } : { least: value };
}

const amount = ({ least, most, not }: Bound): string =>
	not !== undefined
		? `other than ${not}`
		: least === most
			? `exactly ${least}`
			: least !== undefined
				? `at least ${least}`
				: `at most ${most}`;

/** A comparison as a clause. */
export function comparisonWords(wording: Wording, left: Num, operator: '<' | '=' | '>', right: Num, positive: boolean): string {
	if (typeof right === 'number' && Number.isInteger(right)) {
		const bound = boundOf(operator, right, positive);
		if (isCountable(left)) return existence(countedBy(wording, left), bound);
		if (typeof left !== 'number' && 'repeats' in left) return repetition(left.repeats, bound);
		return `${numberWords(wording, left)} is ${amount(bound)}`;
	}
	const words = { '<': ['less than', 'at least'], '=': ['equal to', 'not equal to'], '>': ['more than', 'at most'] }[operator];
	return `${numberWords(wording, left)} is ${words[positive ? 0 : 1]} ${numberWords(wording, right)}`;
}

function existence({ one, many, rest, past }: Counted, bound: Bound): string {
	const { least, most, not } = bound;
	if (past === true) {
		if (not === 0 || (least === 1 && most === undefined)) return `${article(one)} was captured${rest}`;
		if (most === 0) return `no ${one} was captured${rest}`;
		return least === 1 && most === 1 ? `exactly one ${one} was captured${rest}` : `${amount(bound)} ${many} were captured${rest}`;
	}
	if (not === 0 || (least === 1 && most === undefined)) return `there is ${article(one)}${rest}`;
	if (most === 0) return `there is no ${one}${rest}`;
	if (least === 1 && most === 1) return `there is exactly one ${one}${rest}`;
	if (not !== undefined) return `there are more or fewer than ${numeral(not)} ${many}${rest}`;
	if (least === most) return `there are exactly ${numeral(least!)} ${many}${rest}`;
	if (least !== undefined) return `there are at least ${numeral(least)} ${many}${rest}`;
	return most === 1 ? `there is at most one ${one}${rest}` : `there are at most ${numeral(most!)} ${many}${rest}`;
}

const often = ({ least, most, not }: Bound): string =>
	not !== undefined
		? `not exactly ${timesWords(not)}`
		: least === most
			? `exactly ${timesWords(least!)}`
			: least !== undefined
				? `at least ${timesWords(least)}`
				: `at most ${timesWords(most!)}`;

const repetition = (what: 'position' | 'board' | 'turn', bound: Bound): string => {
	const subject = what === 'position' ? 'the position has occurred' : 'the pieces have stood so';
	return `${subject} ${often(bound)}${what === 'turn' ? ' within this turn' : ''}`;
};

/** The number that a choice maximises, as a noun. */
export const greatestWords = (wording: Wording, number: Num): string => {
	if (!isCountable(number)) return `the greatest value of ${numberWords(wording, number)}`;
	const { many, rest, past } = countedBy(wording, number);
	return `the most ${past === true ? 'captured ' : ''}${many}${rest}`;
};

/** `each captured piece`: the counted things, for an effect that is repeated for each. */
export function eachWords(wording: Wording, number: Num): string | undefined {
	if (!isCountable(number)) return undefined;
	const { one, rest, past } = countedBy(wording, number);
	return `each ${past === true ? 'captured ' : ''}${one}${rest}`;
}
