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
		const [only] = hidden;
		// The name of one rule with a letter too many.
		const meant = hidden.length === 1 && name.length - only!.length < 3 ? only : undefined;
		if (hidden.length > 0)
			return scan.error('rule-junk', span, `"${cut(text)}" is not a rule, but contains the name of one.`, {
				hint: meant === undefined ? `If that rule is meant, write "${hidden.join(', ')}".` : `Write "${meant}".`,
				...(meant === undefined ? {} : { fix: meant }),
				engine: `Enables "${hidden.join('", "')}": it searches for the words anywhere in the line.`,
			});
		const bare = /^([a-z]+)\d*$/.exec(name)?.[1];
		if (bare !== undefined && ENDINGS.has(bare as Ending))
			return scan.error('rule-score', span, `Expected the score of "${cut(text)}".`, {
				hint: `Write it like "${name} = draw".`,
				engine: 'Ignores it.',
			});
		// An ending without its sign.
		const [, left = '', sign = '', score = ''] = /^([a-z]+ ?\d*?)(\s*:\s*|\s+)(\w+)$/.exec(text) ?? [];
		if (ENDINGS.has(left.replace(/ ?\d*$/, '') as Ending) && (SCORES as readonly string[]).includes(score)) {
			const at = from + left.length;
			const length = sign.trimEnd().length || sign.length;
			return scan.error('rule-score', scan.span(at, at + length), 'Expected "=" before the score.', {
				hint: 'Write "=".',
				fix: sign.includes(':') ? ' =' : ' = ',
				engine: 'Ignores it.',
			});
		}
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
		const [, digits = ''] = /^(\d{1,5})\s+[a-z]+$/.exec(right) ?? [];
		const place =
			right === ''
				? scan.span(from + equals, from + text.length)
				: scan.span(from + text.length - right.length + digits.length, from + text.length);
		return scan.error('number', place, `Expected a number of moves, found "${cut(right)}".`, {
			hint: digits === '' ? 'Write a whole number; 0 disables the rule.' : 'Write the number alone.',
			...(digits === '' ? {} : { fix: '' }),
		});
	}
	if (!(scores as readonly string[]).includes(right)) {
		const doubled = /^=+\s*/.exec(right)?.[0].trimEnd() ?? '';
		if (doubled !== '')
			return scan.error('rule-score', scan.span(from + equals, from + equals + 1 + doubled.length), `Expected "=", found "=${doubled}".`, {
				hint: 'Write "=".',
				fix: '=',
			});
		const near = nearest(right, scores);
		const place =
			right === '' ? scan.span(from + equals, from + text.length) : scan.span(from + text.length - right.length, from + text.length);
		return scan.error('rule-score', place, `"${cut(right)}" is not a score of "${rule}".`, {
			...(near === undefined ? { hint: `Scores are ${scores.join(', ')}.` } : didYouMean(near)),
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
		const parts = text.split(/\s*[;\s]\s*/);
		if (parts.length > 1 && parts.every((part) => (FLAGS as readonly string[]).includes(part))) {
			const sign = /\s*;\s*|\s+/.exec(text)!;
			const written = sign[0].includes(';')
				? { at: sign.index + sign[0].indexOf(';'), length: 1, fix: ',' }
				: { at: sign.index, length: sign[0].length, fix: ', ' };
			return scan.error(
				'separator',
				scan.span(from + written.at, from + written.at + written.length),
				`Expected "," between properties, found "${cut(text)}".`,
				{
					hint: 'Write ",".',
					fix: written.fix,
					engine: `Reads it as "${parts[0]}".`,
				},
			);
		}
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
