import type { Num } from '@x/core';
import { asNumber, fold, foldSome, type Pass } from '@x/core/rules';
import { cellsInDirections, placeWords } from './cells-in-directions.js';
import { cellWords, pluralWords, singularWords } from './filters.js';
import { inNestedPath, type Wording } from './wording.js';
import { article, numeral, plural, quoted, timesWords } from './words.js';
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

const where = ({ lexicon }: Wording, zone: string | undefined): string => (zone === undefined ? '' : ` ${inArea(lexicon, zone)}`);

/** The words for the things that a number counts; undefined for a number that counts nothing. */
const countedBy: Pass<'number', Counted | undefined, [Wording]> = foldSome(
	'number',
	{
		count: ({ count, zone, if: condition }, wording): Counted => {
			const one = singularWords(wording, count);
			const many = pluralWords(wording, count);
			const on = count.who === 'empty' || many.startsWith('cell') ? '' : ' on the board';
			const which = condition === undefined ? '' : ` for which ${wording.writers.condition({ ...wording, at: 'its cell' }, condition)}`;
			return { one, many, rest: (zone === undefined ? on : where(wording, zone)) + which };
		},
		captured: ({ captured, zone }, wording): Counted => {
			const all = Object.keys(captured).length === 0;
			const one = all ? 'piece' : singularWords(wording, captured);
			const many = all ? 'pieces' : pluralWords(wording, captured);
			return { one, many, rest: where(wording, zone), past: true };
		},
		matches: ({ matches, from, as: mover }, wording): Counted => {
			const as = mover === 'piece' ? ', as the piece there,' : '';
			const cells = as === '' ? cellsInDirections(matches) : undefined;
			if (cells !== undefined) {
				const rest = ` ${placeWords(wording, cells)} ${cellWords(wording, from)}`;
				return { one: singularWords(wording, cells.filter), many: pluralWords(wording, cells.filter), rest };
			}
			const way = wording.writers.path(inNestedPath(wording), matches);
			return { one: 'cell', many: 'cells', rest: ` reached${as} from ${cellWords(wording, from)} by this way: ${way}` };
		},
		moves: ({ moves, if: condition }, wording): Counted => {
			const phase = moves === 'next' ? '' : ` in the phase ${quoted(moves)}`;
			const which = condition === undefined ? '' : ` after which ${wording.writers.condition(wording, condition)}`;
			const one = moves === 'next' ? wording.nextMove : 'legal move';
			return { one, many: plural(one), rest: phase + which };
		},
		store: ({ store, of, kind }, wording): Counted => {
			const noun = kind === undefined ? 'piece' : wording.lexicon.kind(kind);
			return { one: noun, many: plural(noun), rest: ` in ${holderWords(wording, of)} ${quoted(store)}` };
		},
	},
	() => undefined,
);

/** The words for a number of things. */
const amountOf = (number: Num, wording: Wording): string => {
	const { many, rest, past } = countedBy(number, wording)!;
	return `the number of ${past === true ? 'captured ' : ''}${many}${rest}`;
};

const nounOf: Pass<'number', string, [Wording]> = fold('number', {
	plain: (value, _) => String(value),
	count: amountOf,
	captured: amountOf,
	matches: amountOf,
	moves: amountOf,
	store: amountOf,
	var: ({ var: name, of }, wording) => `${of === undefined ? '' : `${holderWords(wording, of)} `}${quoted(name)}`,
	repeats: ({ repeats }) =>
		({
			position: 'the number of times that this position has occurred',
			board: 'the number of times that these pieces have stood so',
			turn: 'the number of times that these pieces have stood so within this turn',
		})[repeats],
	kept: ({ kept, by }, { own, other }) =>
		`the number of pieces that every move of ${by === 'own' ? own : other} since the first occurrence of this position left in ${quoted(kept)}`,
	sum: ({ sum }, wording) =>
		sum
			.map(({ of, times = 1 }, index) => {
				const size = Math.abs(times) === 1 ? '' : `${Math.abs(times)} times `;
				const sign = times < 0 ? (index === 0 ? 'minus ' : ' minus ') : index === 0 ? '' : ' plus ';
				return `${sign}${size}${numberWords(wording, of)}`;
			})
			.join('') || '0',
});

/** A number as a noun. */
export function numberWords(wording: Wording, number: Num): string {
	return nounOf(number, wording);
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
		const counted = countedBy(left, wording);
		if (counted !== undefined) return existence(counted, bound);
		const repeated = asNumber('repeats', left);
		if (repeated !== undefined) return repetition(repeated.repeats, bound);
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
	const counted = countedBy(number, wording);
	if (counted === undefined) return `the greatest value of ${numberWords(wording, number)}`;
	return `the most ${counted.past === true ? 'captured ' : ''}${counted.many}${counted.rest}`;
};

/** `each captured piece`: the counted things, for an effect that is repeated for each. */
export function eachWords(wording: Wording, number: Num): string | undefined {
	const counted = countedBy(number, wording);
	return counted && `each ${counted.past === true ? 'captured ' : ''}${counted.one}${counted.rest}`;
}
