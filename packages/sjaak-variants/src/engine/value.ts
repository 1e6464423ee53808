import { layoutOf } from '../lines.js';
import type { Axis, Compass, Ending, Generator, Key, PieceFlag, Ref, Rule, Score, Square, Step, Values, Vector } from '../syntax.js';
import { AXES, COMPASS, ENDINGS, FLAGS, SWITCHES } from '../words.js';

/**
 * The values of lines as engine 1.4.1 reads them: `undefined` for parts that it does not read. Nothing is reported here. This code follows
 * the observed behaviour of the engine (the tables in the notes on the language), not its sources.
 */

/** The text between the first quotes, and the rest. */
function quoted(text: string): { readonly name: string; readonly rest: string } | undefined {
	const from = text.indexOf('"');
	const to = from < 0 ? -1 : text.indexOf('"', from + 1);
	return to < 0 ? undefined : { name: text.slice(from + 1, to), rest: text.slice(to + 1) };
}

const ref = (name: string): Ref => ({ name });

/** Squares of one letter and a number. A blank counts as a letter: the engine reads it as the last file of eight. */
const squares = (text: string): readonly Square[] =>
	text.split(',').flatMap((item) => {
		const number = /\d+/.exec(item)?.[0];
		if (number === undefined) return [];
		return [{ file: item.startsWith(' ') ? 7 : item.charCodeAt(0) - 97, rank: Number(number) - 1 }];
	});

/** `white, black`, then the text after the second comma. */
function pair(text: string): { readonly white: Ref; readonly black: Ref; readonly rest: string | undefined } | undefined {
	const one = text.indexOf(',');
	if (one < 0) return undefined;
	const two = text.indexOf(',', one + 1);
	const black = two < 0 ? text.slice(one + 1) : text.slice(one + 1, two);
	return { white: ref(text.slice(0, one).trim()), black: ref(black.trim()), rest: two < 0 ? undefined : text.slice(two + 1).trim() };
}

const vectors = (text: string): Vector[] => {
	const found: Vector[] = [];
	let last: Vector = [0, 0];
	for (const { 1: x, 2: y } of text.matchAll(/\(\s*([+-]?\d+)\s*,\s*([+-]?\d+)?/g)) {
		last = [Number(x), y === undefined ? last[1] : Number(y)];
		found.push(last);
	}
	return found;
};

function leap(text: string): Generator {
	// A blank before the sign turns it into "or".
	const plain = text.replaceAll(/\s+[+&]\s*/g, '|').replaceAll(/\+\s+/g, '|');
	const amp = plain.indexOf('&');
	const [left, mask] = amp < 0 ? [plain, undefined] : [plain.slice(0, amp), plain.slice(amp + 1)];
	const plus = left.indexOf(')+');
	const [first, second] = plus < 0 ? [left, undefined] : [left.slice(0, plus + 1), left.slice(plus + 2)];
	const start = vectors(first);
	if (start.length === 0) return { type: 'none' };
	return {
		type: 'leap',
		vectors: start,
		...(second === undefined ? {} : { second: vectors(second) }),
		...(mask === undefined ? {} : { mask: vectors(mask) }),
	};
}

function steps(text: string): Generator {
	const counts = new Map<Compass, number>();
	for (const item of text.split(',')) {
		const [, digits = '', letters = ''] = /^\s*(\d*)\s*(\S*)/.exec(item) ?? [];
		const known = Object.hasOwn(COMPASS, letters) ? (letters as Compass) : undefined;
		const direction = known ?? 'N';
		const count = digits === '' ? 1 : direction === 'N' ? Number(digits) : Number(digits.at(-1));
		counts.set(direction, (counts.get(direction) ?? 0) | Math.min(count, 15));
	}
	return { type: 'step', steps: [...counts].map(([direction, count]): Step => ({ direction, count })) };
}

/** The generator of a line; an unknown one does not move. */
export function engineGenerator(text: string): Generator {
	const [, word = '', rest = ''] = /^([a-z]+) (.*)$/s.exec(text) ?? [];
	switch (word) {
		case 'slide':
		case 'hop': {
			const axes = AXES.filter((axis): axis is Axis => rest.includes(axis));
			return axes.length === 0 ? { type: 'none' } : { type: word, axes };
		}
		case 'leap':
			return leap(rest);
		case 'aleap':
			return { type: 'aleap', vectors: vectors(rest) };
		case 'ride': {
			const list = /^\(\s*[+-]?\d+\s*,\s*[+-]?\d+\s*\)(?:\|\(\s*[+-]?\d+\s*,\s*[+-]?\d+\s*\))*/.exec(rest)?.[0] ?? '';
			return { type: 'ride', vectors: vectors(list) };
		}
		case 'step':
			return steps(rest);
		default:
			return { type: 'none' };
	}
}

function rules(text: string): readonly Rule[] {
	const ending = /^([a-z]+?)(\d*)\b/.exec(text);
	const rule = ending?.[1] as Ending | undefined;
	if (rule !== undefined && ENDINGS.has(rule) && text.includes('=')) {
		if (rule === 'movecountdraw') return [{ rule, count: Number(/\d+/.exec(text.slice(text.indexOf('=')))?.[0] ?? 0) }];
		// The engine looks for the scores in this order, anywhere in the line.
		const score = (['loss', 'win', 'draw', 'illegal', 'repeat'] as const).find((word) => text.slice(rule.length).includes(word)) as
			| Score
			| undefined;
		const digits = ending?.[2] ?? '';
		const counted = rule === 'repeat' || rule === 'check';
		return score === undefined ? [] : [{ rule, ...(counted && digits !== '' ? { count: Number(digits) } : {}), score }];
	}
	return SWITCHES.filter((word) => text.includes(word)).map((word) => ({ rule: word }));
}

const flags = (text: string): Values['Flags'] =>
	text.split(',').flatMap((item) => {
		const known = FLAGS.find((flag) => item.trimStart().startsWith(flag));
		return known === undefined ? [] : [{ name: known as PieceFlag }];
	});

function castle(text: string): Values['Castle'] | undefined {
	const found = /^\s*(\S{5})\s+([a-p])(\d+)\s*-\s*([a-p]\d+(?:\s*,\s*[a-p]\d+)*)\s+with\s+([a-p])(\d+)/.exec(text);
	if (found === null) return undefined;
	const square = (letter: string, digits: string): Square => ({ file: letter.charCodeAt(0) - 97, rank: Number(digits) - 1 });
	const to = Array.from(found[4]!.matchAll(/([a-p])(\d+)/g), ({ 1: letter, 2: digits }) => square(letter!, digits!));
	return { side: found[1] === 'black' ? 'black' : 'white', from: square(found[2]!, found[3]!), to, partner: square(found[5]!, found[6]!) };
}

const choices = (text: string): readonly Ref[] => Array.from(text.matchAll(/\+|[^\s+~]~?/gu), ([name]) => ref(name));

function symbol(text: string): Values['Symbol'] | undefined {
	const san = quoted(text);
	const board = san && quoted(san.rest);
	if (san === undefined || board === undefined) return undefined;
	const [white = '', black] = board.name.split(',');
	return { san: san.name, white, ...(black === undefined ? {} : { black }) };
}

const text = (value: string): Ref | undefined => {
	const found = quoted(value);
	return found && ref(found.name);
};

const zones = (value: string): Values['Prison'] | undefined => pair(value);

/** Marks a crash of the engine. */
export const CRASH: unique symbol = Symbol('crash');

const READERS: { readonly [K in Key]: (value: string) => Values[K] | undefined | typeof CRASH } = {
	Variant: (value) => value,
	Board: (value) => {
		const found = /^(\d+)x(\d+)/.exec(value);
		return found === null ? undefined : { files: Number(found[1]), ranks: Number(found[2]) };
	},
	FEN: text,
	'XBoard pieces': text,
	'XBoard parent': text,
	Zone: (value) => {
		const equals = value.indexOf('=');
		if (equals < 0) return undefined;
		const list = value.slice(equals + 1).replace(/^ /, '');
		return list.trim() === '' ? CRASH : { zone: ref(value.slice(0, equals).trim()), squares: squares(list) };
	},
	Exclude: squares,
	WhiteFlag: squares,
	BlackFlag: squares,
	Rule: rules,
	Piece: (value) => value,
	Move: engineGenerator,
	Capture: engineGenerator,
	Initial: engineGenerator,
	Special: (value) => {
		const found = pair(value);
		return found && { white: found.white, black: found.black, generator: engineGenerator(found.rest ?? '') };
	},
	Castle: castle,
	Symbol: symbol,
	Prison: zones,
	Block: zones,
	'Drop zone': zones,
	Promotion: (value) => {
		const found = pair(value);
		const list = found?.rest === undefined ? undefined : quoted(found.rest);
		if (found?.rest !== undefined && list === undefined) return CRASH;
		return found && list && { white: found.white, black: found.black, choices: choices(list.name) };
	},
	'Optional promotion': (value) => {
		const found = pair(value);
		const list = found?.rest === undefined ? undefined : quoted(found.rest);
		return found && { white: found.white, black: found.black, ...(list === undefined ? {} : { choices: choices(list.name) }) };
	},
	'Entry promotion': zones,
	Demotion: text,
	'Allowed victims': (value) => {
		const found = quoted(value);
		if (found === undefined) return undefined;
		const last = found.name.split(',').at(-1)!;
		return last === '' ? [] : [ref(last)];
	},
	Flags: flags,
	Value: (value) => Number(/^-?\d+/.exec(value)?.[0] ?? 0),
	Max: (value) => {
		const [, white = '0', black = white] = /^(\d+)(?:\s*,\s*(\d+))?/.exec(value) ?? [];
		return { white: Number(white), black: Number(black) };
	},
};

/** The value of a line as the engine reads it; `undefined` if the engine ignores the line. */
export function engineValue<K extends Key>(key: K, line: string): Values[K] | undefined | typeof CRASH {
	// Comment and final white space are removed; the value begins after the colon and the white space that follows it.
	const { gap, text: value } = layoutOf(line, '', 1);
	// The engine looks for the number of "Max:" in the sixth column.
	if (key === 'Max' && gap === ':') return undefined;
	return READERS[key](value);
}
