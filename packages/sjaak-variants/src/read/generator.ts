import { nearest } from '@x/diagnostics';
import { didYouMean } from '../did-you-mean.js';
import type { Axis, Compass, Generator, Step, Vector } from '../syntax.js';
import { AXES, COMPASS } from '../words.js';
import { cut, type Scanner } from './scanner.js';

const WORDS = ['slide', 'hop', 'leap', 'aleap', 'step', 'ride', 'none'] as const;
type Word = (typeof WORDS)[number];

const isWord = (text: string): text is Word => (WORDS as readonly string[]).includes(text);
const isCompass = (text: string): text is Compass => Object.hasOwn(COMPASS, text);

/** Reads a generator; returns `undefined` if the line cannot be read. */
export function generator(scan: Scanner): Generator | undefined {
	scan.blanks();
	const from = scan.at;
	const word = scan.take(/[A-Za-z]+/y);
	if (!isWord(word)) {
		const near = nearest(word, WORDS);
		scan.error(
			'unknown-generator',
			word === '' ? scan.rest() : scan.span(from),
			word === '' ? 'Expected a generator.' : `"${cut(word)}" is not a generator.`,
			{
				...(near === undefined ? { hint: `Expected one of ${WORDS.slice(0, -1).join(', ')} and none.` } : didYouMean(near)),
				engine: 'Reads it as a piece that does not move.',
			},
		);
		scan.at = scan.text.length;
		return undefined;
	}
	if (word === 'none') {
		scan.finish();
		return { type: 'none' };
	}
	const after = scan.at;
	if (scan.blanks() === 0 && !scan.done)
		scan.warn('no-blank', scan.span(from, after), `Expected a blank after "${word}".`, {
			hint: 'Insert a blank.',
			fix: `${word} `,
			engine: 'Reads it as a piece that does not move.',
		});
	const result = word === 'step' ? steps(scan) : word === 'slide' || word === 'hop' ? axes(scan, word) : leaper(scan, word);
	if (result === undefined) scan.at = scan.text.length;
	else if (scan.done) return result;
	else if (scan.sees(/\s*[,;]?\s*[a-z]{3,5}[ (]/y)) {
		scan.take(/\s*[,;]?\s*/y);
		scan.error('several-generators', scan.rest(), 'Expected one generator in a line.', {
			hint: 'Write a line for each generator.',
			engine: 'Reads only the first one.',
		});
		scan.at = scan.text.length;
		return undefined;
	} else scan.finish();
	return result;
}

/** `(H,V)`; brackets and commas may be omitted. */
function axes(scan: Scanner, type: 'slide' | 'hop'): Generator | undefined {
	const found: Axis[] = [];
	const open = scan.eat('(');
	while (!scan.done && scan.next !== ')') {
		const from = scan.at;
		const letter = scan.take(/[^\s,()]/y);
		if ((AXES as readonly string[]).includes(letter)) {
			if (found.includes(letter as Axis))
				scan.warn('direction-twice', scan.span(from), `${letter} is repeated.`, { hint: 'Remove one of them.' });
			else found.push(letter as Axis);
		} else if (letter !== '') {
			const big = letter.toUpperCase();
			const known = (AXES as readonly string[]).includes(big);
			return scan.error('direction', scan.span(from), `Expected H, V, D or A, found "${letter}".`, {
				hint: known ? `Write "${big}".` : 'H is along ranks, V along files, D along diagonals like a1–h8, A along diagonals like a8–h1.',
				...(known ? { fix: big } : {}),
				engine: 'Ignores everything except H, V, D and A.',
			});
		} else if (scan.take(/[\s,]+/y) === '') break;
	}
	if (open && !scan.eat(')')) {
		const isEnd = scan.done;
		scan.warn('generator', isEnd ? scan.span(scan.at) : scan.rest(), 'Expected a closing bracket.', {
			hint: 'Write ")".',
			...(isEnd && { fix: ')' }),
		});
	}
	if (found.length === 0)
		return scan.error('direction', scan.rest(), 'Expected the lines of movement: H, V, D or A.', { hint: 'Write (H,V), say.' });
	return { type, axes: found };
}

/** `2N,NE`: counts and directions. */
function steps(scan: Scanner): Generator | undefined {
	const found: Step[] = [];
	let wrong = false;
	do {
		scan.blanks();
		const from = scan.at;
		const digits = scan.take(/\d{1,9}/y);
		const letters = scan.take(/[A-Za-z]+/y);
		const behind = isCompass(letters) && digits === '' ? scan.take(/\d{1,2}/y) : '';
		const span = scan.span(from);
		if (behind !== '') {
			scan.error('direction', span, `Expected the number of steps before the direction, found "${letters}${behind}".`, {
				hint: `Write "${behind}${letters}".`,
				fix: `${behind}${letters}`,
				engine: `Reads it as ${letters}.`,
			});
			wrong = true;
			continue;
		}
		if (!isCompass(letters)) {
			const big = letters.toUpperCase();
			const known = isCompass(big);
			scan.error(
				'direction',
				letters === '' ? scan.rest() : span,
				letters === '' ? 'Expected a direction.' : `Expected a direction, found "${cut(letters)}".`,
				{
					hint: known ? `Write "${big}".` : 'Directions are N, NE, E, SE, S, SW, W and NW.',
					...(known ? { fix: `${digits}${big}` } : {}),
					engine: 'Reads every unknown direction as N.',
				},
			);
			wrong = true;
			continue;
		}
		const count = digits === '' ? 1 : Number(digits);
		if (count === 0) scan.error('step-count', span, 'Expected a step of at least one square.', { hint: 'Remove the 0.' });
		if (count > 9)
			scan.warn('step-count', span, `Expected a step of at most nine squares, found ${count}.`, {
				hint: 'For steps to the edge, use another generator such as slide.',
				engine: letters === 'N' && count < 16 ? 'Reads it correctly, by luck.' : 'Reads only the last digit, or another number.',
			});
		const known = found.find(({ direction }) => direction === letters);
		if (known !== undefined) {
			const shorter = Math.min(count, known.count);
			scan.error('direction-twice', span, `The direction ${letters} is repeated.`, {
				hint:
					count === known.count
						? 'Remove one of them.'
						: `The longer step includes the shorter one: remove ${shorter === 1 ? '' : shorter}${letters}.`,
				engine: `Reads ${known.count | count}${letters}: it mixes the bits of the two counts.`,
			});
			wrong = true;
		}
		found.push({ direction: letters, count });
		scan.blanks();
	} while (scan.separator(',', /\d?[NESW]/y, { written: ', ' }));
	return wrong ? undefined : { type: 'step', steps: found };
}

/** A blank at `+` and `&`, which the documentation shows and the engine misreads. */
function operator(scan: Scanner, sign: '+' | '&'): boolean {
	const from = scan.at;
	const before = scan.take(/[)\s]*/y);
	if (!scan.eat(sign)) {
		scan.at = from;
		return false;
	}
	const after = scan.blanks();
	if (/\s/.test(before) || (after > 0 && sign === '+'))
		scan.warn('blank', scan.span(from), `Expected no blank next to "${sign}".`, {
			hint: 'Remove it.',
			fix: `${before.replaceAll(/\s/g, '')}${sign}`,
			engine: `Reads "${sign}" as "|", which makes another piece.`,
		});
	return true;
}

function leaper(scan: Scanner, type: 'leap' | 'aleap' | 'ride'): Generator | undefined {
	const vectors = terms(scan, type);
	if (vectors === undefined) return undefined;
	if (type !== 'leap') {
		const from = scan.at;
		if (!operator(scan, '+') && !operator(scan, '&')) {
			scan.take(/[)\s]*/y);
			return type === 'ride' ? { type, vectors } : { type, vectors };
		}
		return scan.error('generator', scan.span(from), `"${type}" cannot have a second leg or a mask.`, {
			hint: 'Only "leap" can have them.',
			engine: 'Reports an error, and reads another generator.',
		});
	}
	const second = operator(scan, '+') ? terms(scan, type) : [];
	if (second === undefined) return undefined;
	const mask = operator(scan, '&') ? terms(scan, type) : [];
	if (mask === undefined) return undefined;
	scan.take(/[)\s]*/y);
	return { type, vectors, ...(second.length > 0 ? { second } : {}), ...(mask.length > 0 ? { mask } : {}) };
}

/** Reads vectors separated by `|`, in any brackets. */
function terms(scan: Scanner, type: string): readonly Vector[] | undefined {
	const found: Vector[] = [];
	const seen = new Set<string>();
	for (;;) {
		const from = scan.at;
		const one = vector(scan, found.at(-1));
		if (one === undefined) return undefined;
		// The eight images of a leap are equivalent; an aleap consists of the given vectors only.
		const name =
			type === 'aleap'
				? one.join()
				: one
						.map(Math.abs)
						.sort((a, b) => a - b)
						.join();
		if (seen.has(name)) {
			// With the sign before it, if it has brackets of its own.
			const whole = from > 0 && /^\|\([^()]*\)$/.test(scan.text.slice(from - 1, scan.at));
			const fix = whole ? { fix: { ...scan.span(from - 1), text: '' } } : {};
			scan.warn('vector-twice', scan.span(from), `The vector (${one.join()}) is repeated.`, { hint: 'Remove one of them.', ...fix });
		} else found.push(one);
		seen.add(name);
		const end = scan.at;
		const brackets = scan.take(/[)\s]*/y);
		if (!(/\)\s*$/.test(scan.text.slice(0, scan.at)) ? scan.separator('|', /\(/y, { wrong: /[,;/]/y }) : scan.eat('|'))) {
			scan.at = end;
			return found;
		}
		const blanks = scan.blanks() > 0 || /\s/.test(brackets);
		if (blanks)
			scan.warn('blank', scan.span(end), 'Expected no blank next to "|".', {
				hint: 'Remove it.',
				fix: `${brackets.replaceAll(/\s/g, '')}|`,
				engine: type === 'ride' ? 'Does not read the rest.' : 'Still reads it.',
			});
	}
}

/** `(1,2)`. A missing number is that of the vector before, like in the engine. */
function vector(scan: Scanner, before: Vector | undefined): Vector | undefined {
	const from = scan.at;
	scan.take(/[(\s]*(?=\()/y);
	if (!scan.eat('(')) {
		const start = scan.at;
		const bare = scan.take(/\[?\s*[+-]?\d{1,2}\s*,\s*[+-]?\d{1,2}\s*[\])]?(?=\s*(?:[|+&]|$))/y);
		const fix = bare === '' ? undefined : `(${bare.replaceAll(/[[\])\s]/g, '')})`;
		// Only the opening bracket is missing.
		const span = bare.endsWith(')') && !bare.startsWith('[') ? scan.span(start, start) : scan.span(start, start + bare.length);
		return scan.error('vector', bare === '' ? scan.rest() : span, 'Expected an offset in brackets.', {
			hint: `Write offsets in brackets: ${fix ?? '(1,2)'}.`,
			...(fix === undefined ? {} : { fix: span.from === span.to ? '(' : fix }),
			engine: 'Does not read a move.',
		});
	}
	scan.blanks();
	const x = scan.integer();
	scan.blanks();
	const comma = x === undefined ? scan.eat(',') : scan.separator(',', /[+-]?\d/y);
	scan.blanks();
	const y = comma ? scan.integer() : undefined;
	scan.blanks();
	const closed = scan.eat(')');
	const span = scan.span(from);
	if (x !== undefined && y === undefined && closed && before !== undefined) {
		const guess: Vector = [x, before[1]];
		scan.warn('missing-number', span, 'Expected a second number; that of the previous offset is used.', {
			hint: `Write (${guess.join()}).`,
			fix: `(${guess.join()})`,
			engine: 'Uses the number that it has read last.',
		});
		return guess;
	}
	if (x !== undefined && y !== undefined && !closed && scan.sees(/$|[|+&]/y))
		return scan.error('vector', scan.span(scan.at), 'Expected ")" behind the offset.', { hint: 'Write ")".', fix: ')' });
	if (x === undefined || y === undefined || !closed || Math.abs(x) > 99 || Math.abs(y) > 99)
		return scan.error('vector', scan.rest(), 'Expected an offset.', { hint: 'Write two numbers in brackets: (1,2).' });
	return [x, y];
}
