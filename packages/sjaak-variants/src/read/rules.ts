import { didYouMean, nearest } from '../nearest.js';
import type { Ending, PieceFlag, Rule, Score, Values } from '../syntax.js';
import { ENDINGS, FLAGS, SWITCHES } from '../words.js';
import { cut, type Scanner } from './scanner.js';

const SCORES: readonly Score[] = ['win', 'loss', 'draw', 'illegal', 'repeat'];
const NAMES: readonly string[] = [...SWITCHES, ...ENDINGS.keys()];

/** Items with commas between them; each is read by itself. */
function items<T>(scan: Scanner, read: (text: string, from: number) => T | undefined): readonly T[] {
	const found: T[] = [];
	do {
		scan.blanks();
		const from = scan.at;
		const text = scan.take(/[^,]+/y).trimEnd();
		if (text === '') scan.warn('list', scan.rest(), 'Nothing stands between the commas.', { hint: 'Leave the comma out.' });
		else {
			const item = read(text, from);
			if (item !== undefined) found.push(item);
		}
	} while (scan.eat(','));
	return found;
}

/** `keep capture, allow drops` or `stalemate = draw`. */
export function rules(scan: Scanner): readonly Rule[] {
	const found = items<Rule>(scan, (text, from) => {
		const span = scan.span(from, from + text.length);
		if (text.includes('=')) {
			const rule = ending(scan, text, from);
			if (rule !== undefined && from > 0)
				scan.warn('rule-junk', span, 'How an end is scored is said on a line of its own.', {
					hint: 'Begin a new line.',
					engine: 'Passes over it.',
				});
			return rule;
		}
		const name = text.replaceAll(/\s+/g, ' ');
		const known = SWITCHES.find((word) => word === name);
		if (known !== undefined) return { rule: known, span };
		const hidden = SWITCHES.filter((word) => name.includes(word));
		if (hidden.length > 0)
			return scan.error('rule-junk', span, `"${cut(text)}" is not the name of a rule, but has one in it.`, {
				hint: `Write "${hidden.join(', ')}" if that is meant.`,
				engine: `Switches "${hidden.join('", "')}" on: it looks for the words anywhere in the line.`,
			});
		const bare = /^([a-z]+)\d*$/.exec(name)?.[1];
		if (bare !== undefined && ENDINGS.has(bare as Ending))
			return scan.error('rule-score', span, `It is not said how "${cut(text)}" is scored.`, {
				hint: `Write "${name} = draw", say.`,
				engine: 'Passes over it.',
			});
		return unknown(scan, text, from);
	});
	return found;
}

function unknown(scan: Scanner, text: string, from: number): undefined {
	const near = nearest(text.trim(), NAMES);
	scan.error('unknown-rule', scan.span(from, from + text.length), `No rule is called "${cut(text)}".`, {
		...(near === undefined ? { hint: `Rules are ${SWITCHES.slice(0, 4).join(', ')} and so on.` } : didYouMean(near)),
		engine: 'Passes over it.',
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
		return scan.error('number', scan.span(from + equals + 1, from + text.length), `"${cut(right)}" is no number of moves.`, {
			hint: 'Write a whole number; 0 means never.',
		});
	}
	if (!(scores as readonly string[]).includes(right)) {
		const near = nearest(right, scores);
		return scan.error('rule-score', scan.span(from + equals, from + text.length), `"${cut(right)}" is no score of "${rule}".`, {
			...(near === undefined ? { hint: `Scores are ${scores.join(', ')}.` } : { hint: didYouMean(near).hint! }),
			engine: SCORES.some((score) => right.includes(score)) ? 'Takes the first score that it finds in the line.' : 'Passes over it.',
		});
	}
	const score = right as Score;
	if (rule === 'repeat' || rule === 'check') {
		if (digits === '' && rule === 'check')
			return scan.error('number', span, 'It is not said how many checks.', { hint: 'Write "check3 = win", say.' });
		return { rule, ...(digits === '' ? {} : { count: Number(digits) }), score, span };
	}
	if (digits !== '')
		scan.warn('rule-junk', scan.span(from, from + left.length), `"${rule}" has no number.`, {
			hint: `Write "${rule}".`,
			fix: rule,
			engine: 'Passes over the number.',
		});
	return { rule, score, span };
}

/** `royal, set_ep`. */
export function flags(scan: Scanner): Values['Flags'] {
	return items(scan, (text, from) => {
		const span = scan.span(from, from + text.length);
		const known = FLAGS.find((flag) => flag === text);
		if (known !== undefined) return { name: known, span };
		const prefix = FLAGS.find((flag) => text.startsWith(flag));
		if (prefix !== undefined)
			return scan.error('prefix-flag', span, `No property is called "${cut(text)}"; "${prefix}" is one.`, {
				hint: `Write "${prefix}".`,
				fix: prefix,
				engine: `Reads it as "${prefix}".`,
			});
		const near = nearest(text, FLAGS) as PieceFlag | undefined;
		return scan.error('unknown-flag', span, `No property is called "${cut(text)}".`, {
			...(near === undefined ? { hint: `Properties are ${FLAGS.slice(0, 5).join(', ')} and so on.` } : didYouMean(near)),
			engine: 'Passes over it.',
		});
	});
}
