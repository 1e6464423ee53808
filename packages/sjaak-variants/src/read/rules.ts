import { nearest } from '@x/diagnostics';
import { didYouMean } from '../did-you-mean.js';
import type { Ending, PieceFlag, Rule, Score, Values } from '../syntax.js';
import { ENDINGS, FLAGS, SWITCHES } from '../words.js';
import { cut, type Scanner } from './scanner.js';

const SCORES: readonly Score[] = ['win', 'loss', 'draw', 'illegal', 'repeat'];
const NAMES: readonly string[] = [...SWITCHES, ...ENDINGS.keys()];

/** Reads items separated by commas. */
function items<T>(scan: Scanner, read: (text: string, from: number) => T | undefined): readonly T[] {
	const found: T[] = [];
	do {
		scan.blanks();
		const from = scan.at;
		const text = scan.take(/[^,]+/y).trimEnd();
		if (text === '') {
			// The comma before the missing item, with blanks behind it.
			const comma = scan.text.lastIndexOf(',', from - 1);
			const fix = comma < 0 || from === 0 ? {} : { fix: { ...scan.span(comma), text: '' } };
			scan.warn('list', scan.rest(), 'Expected an item between the commas.', { hint: 'Remove the comma.', ...fix });
		} else {
			const item = read(text, from);
			if (item !== undefined) found.push(item);
		}
	} while (scan.eat(','));
	return found;
}

/** Reads `keep capture, allow drops` or `stalemate = draw`. */
export function rules(scan: Scanner): readonly Rule[] {
	const found = items<Rule>(scan, (text, from) => {
		const span = scan.span(from, from + text.length);
		if (text.includes('=')) {
			const rule = ending(scan, text, from);
			if (rule !== undefined && from > 0)
				scan.warn('rule-junk', span, 'Expected the score of an ending on a line of its own.', {
					hint: 'Begin a new line.',
					engine: 'Ignores it.',
				});
			return rule;
		}
		const name = text.replaceAll(/\s+/g, ' ');
		const known = SWITCHES.find((word) => word === name);
		if (known !== undefined) return { rule: known, span };
		const hidden = SWITCHES.filter((word) => name.includes(word));
		if (hidden.length > 0)
			return scan.error('rule-junk', span, `"${cut(text)}" is not a rule, but contains the name of one.`, {
				hint: `If that rule is meant, write "${hidden.join(', ')}".`,
				engine: `Enables "${hidden.join('", "')}": it searches for the words anywhere in the line.`,
			});
		const bare = /^([a-z]+)\d*$/.exec(name)?.[1];
		if (bare !== undefined && ENDINGS.has(bare as Ending))
			return scan.error('rule-score', span, `Expected the score of "${cut(text)}".`, {
				hint: `Write it like "${name} = draw".`,
				engine: 'Ignores it.',
			});
		return unknown(scan, text, from);
	});
	return found;
}

function unknown(scan: Scanner, text: string, from: number): undefined {
	const near = nearest(text.trim(), NAMES);
	scan.error('unknown-rule', scan.span(from, from + text.length), `"${cut(text)}" is not a rule.`, {
		...(near === undefined ? { hint: `Rules are, for instance, ${SWITCHES.slice(0, 4).join(', ')}.` } : didYouMean(near)),
		engine: 'Ignores it.',
	});
	return undefined;
}

function ending(scan: Scanner, text: string, from: number): Rule | undefined {
	const equals = text.indexOf('=');
	const left = text.slice(0, equals).trimEnd();
	const right = text.slice(equals + 1).trim();
	const span = scan.span(from, from + text.length);
	const [, word = '', digits = ''] = /^([a-z]+) ?(\d{0,4})$/.exec(left) ?? [];
	const rule = word as Ending;
	const scores = ENDINGS.get(rule);
	if (scores === undefined) return unknown(scan, left, from);
	if (rule === 'movecountdraw') {
		if (/^\d{1,5}$/.test(right)) return { rule, count: Number(right), span };
		return scan.error('number', scan.span(from + equals + 1, from + text.length), `Expected a number of moves, found "${cut(right)}".`, {
			hint: 'Write a whole number; 0 disables the rule.',
		});
	}
	if (!(scores as readonly string[]).includes(right)) {
		const near = nearest(right, scores);
		return scan.error('rule-score', scan.span(from + equals, from + text.length), `"${cut(right)}" is not a score of "${rule}".`, {
			...(near === undefined ? { hint: `Scores are ${scores.join(', ')}.` } : { hint: didYouMean(near).hint! }),
			engine: SCORES.some((score) => right.includes(score)) ? 'Uses the first score that it finds in the line.' : 'Ignores it.',
		});
	}
	const score = right as Score;
	if (rule === 'repeat' || rule === 'check') {
		if (digits === '' && rule === 'check')
			return scan.error('number', span, 'Expected the number of checks.', { hint: 'Write it like "check3 = win".' });
		return { rule, ...(digits === '' ? {} : { count: Number(digits) }), score, span };
	}
	if (digits !== '')
		scan.warn('rule-junk', scan.span(from, from + left.length), `"${rule}" does not have a number.`, {
			hint: `Write "${rule}".`,
			fix: rule,
			engine: 'Ignores the number.',
		});
	return { rule, score, span };
}

/** Reads `royal, set_ep`. */
export function flags(scan: Scanner): Values['Flags'] {
	return items(scan, (text, from) => {
		const span = scan.span(from, from + text.length);
		const known = FLAGS.find((flag) => flag === text);
		if (known !== undefined) return { name: known, span };
		const prefix = FLAGS.find((flag) => text.startsWith(flag));
		if (prefix !== undefined)
			return scan.error('prefix-flag', span, `"${cut(text)}" is not a property; "${prefix}" is one.`, {
				hint: `Write "${prefix}".`,
				fix: prefix,
				engine: `Reads it as "${prefix}".`,
			});
		const near = nearest(text, FLAGS) as PieceFlag | undefined;
		return scan.error('unknown-flag', span, `"${cut(text)}" is not a property.`, {
			...(near === undefined ? { hint: `Properties are, for instance, ${FLAGS.slice(0, 5).join(', ')}.` } : didYouMean(near)),
			engine: 'Ignores it.',
		});
	});
}
