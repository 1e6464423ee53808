import { didYouMean, nearest } from '../nearest.js';
import type { Axis, Compass, Generator, Step, Vector } from '../syntax.js';
import { AXES, COMPASS } from '../words.js';
import { cut, type Scanner } from './scanner.js';

const WORDS = ['slide', 'hop', 'leap', 'aleap', 'step', 'ride', 'none'] as const;
type Word = (typeof WORDS)[number];

const isWord = (text: string): text is Word => (WORDS as readonly string[]).includes(text);
const isCompass = (text: string): text is Compass => Object.hasOwn(COMPASS, text);

/** What a line says about how a piece moves; undefined where it cannot be understood. */
export function generator(scan: Scanner): Generator | undefined {
	scan.blanks();
	const from = scan.at;
	const word = scan.take(/[A-Za-z]+/y);
	if (!isWord(word)) {
		const near = nearest(word, WORDS);
		scan.error(
			'unknown-generator',
			word === '' ? scan.rest() : scan.span(from),
			word === '' ? 'It is not said how the piece moves.' : `"${cut(word)}" is not a way to move.`,
			{
				...(near === undefined ? { hint: `Ways to move are ${WORDS.slice(0, -1).join(', ')} and none.` } : didYouMean(near)),
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
		scan.warn('no-blank', scan.span(from, after), `A blank belongs behind "${word}".`, {
			hint: 'Put one in.',
			fix: `${word} `,
			engine: 'Reads it as a piece that does not move.',
		});
	const result = word === 'step' ? steps(scan) : word === 'slide' || word === 'hop' ? axes(scan, word) : leaper(scan, word);
	if (result === undefined) scan.at = scan.text.length;
	else if (scan.done) return result;
	else if (scan.sees(/\s*[,;]?\s*[a-z]{3,5}[ (]/y)) {
		scan.take(/\s*[,;]?\s*/y);
		scan.error('several-generators', scan.rest(), 'A line says one way to move only.', {
			hint: 'Give each way a line of its own.',
			engine: 'Reads the first one only.',
		});
		scan.at = scan.text.length;
		return undefined;
	} else scan.finish();
	return result;
}

/** `(H,V)`; brackets and commas may be left out. */
function axes(scan: Scanner, type: 'slide' | 'hop'): Generator | undefined {
	const found: Axis[] = [];
	const open = scan.eat('(');
	while (!scan.done && scan.next !== ')') {
		const from = scan.at;
		const letter = scan.take(/[^\s,()]/y);
		if ((AXES as readonly string[]).includes(letter)) {
			if (found.includes(letter as Axis))
				scan.warn('direction-twice', scan.span(from), `${letter} is named twice.`, { hint: 'Leave one out.' });
			else found.push(letter as Axis);
		} else if (letter !== '') {
			const big = letter.toUpperCase();
			const known = (AXES as readonly string[]).includes(big);
			return scan.error('direction', scan.span(from), `"${letter}" is no line of squares.`, {
				hint: known ? `Write "${big}".` : 'Lines are H (along the rank), V (along the file), D (like a1–h8) and A (like a8–h1).',
				...(known ? { fix: big } : {}),
				engine: 'Passes over what is no H, V, D or A.',
			});
		} else if (scan.take(/[\s,]+/y) === '') break;
	}
	if (open && !scan.eat(')')) scan.warn('generator', scan.rest(), 'The bracket is not closed.', { hint: 'Write ")".' });
	if (found.length === 0) return scan.error('direction', scan.rest(), 'It is not said along which lines.', { hint: 'Write (H,V), say.' });
	return { type, axes: found };
}

/** `2N,NE`: how far, and in which directions. */
function steps(scan: Scanner): Generator | undefined {
	const found: Step[] = [];
	let wrong = false;
	do {
		scan.blanks();
		const from = scan.at;
		const digits = scan.take(/\d{1,9}/y);
		const letters = scan.take(/[A-Za-z]+/y);
		const span = scan.span(from);
		if (!isCompass(letters)) {
			const big = letters.toUpperCase();
			const known = isCompass(big);
			scan.error(
				'direction',
				letters === '' ? scan.rest() : span,
				letters === '' ? 'A direction is missing.' : `"${cut(letters)}" is no direction.`,
				{
					hint: known ? `Write "${big}".` : 'Directions are N, NE, E, SE, S, SW, W and NW.',
					...(known ? { fix: `${digits}${big}` } : {}),
					engine: 'Takes every direction that it does not know for N.',
				},
			);
			wrong = true;
			continue;
		}
		const count = digits === '' ? 1 : Number(digits);
		if (count === 0) scan.error('step-count', span, 'A step of no squares goes nowhere.', { hint: 'Leave the 0 out.' });
		if (count > 9)
			scan.warn('step-count', span, `${count} is more than nine steps.`, {
				hint: 'A step may be followed by another way to move, such as slide, where it shall go to the edge.',
				engine: letters === 'N' && count < 16 ? 'Reads it rightly, by luck.' : 'Reads the last digit only, or worse.',
			});
		const known = found.find(({ direction }) => direction === letters);
		if (known !== undefined) {
			scan.error('direction-twice', span, `${letters} is given twice.`, {
				hint: `The longer one says both: leave ${Math.min(count, known.count)}${letters} out.`,
				engine: `Reads ${known.count | count}${letters}: it mixes the bits of the two counts.`,
			});
			wrong = true;
		}
		found.push({ direction: letters, count });
		scan.blanks();
	} while (scan.eat(','));
	return wrong ? undefined : { type: 'step', steps: found };
}

/** A blank at `+` and `&` is what the documentation shows and the engine misreads. */
function operator(scan: Scanner, sign: '+' | '&'): boolean {
	const from = scan.at;
	const before = scan.take(/[)\s]*/y);
	if (!scan.eat(sign)) {
		scan.at = from;
		return false;
	}
	const after = scan.blanks();
	if (/\s/.test(before) || (after > 0 && sign === '+'))
		scan.warn('blank', scan.span(from), `A blank stands beside "${sign}".`, {
			hint: 'Leave it out.',
			fix: `${before.replaceAll(/\s/g, '')}${sign}`,
			engine: `Takes "${sign}" for "|" and reads another piece.`,
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
		return scan.error('generator', scan.span(from), `"${type}" has no second leg and no mask.`, {
			hint: 'Only "leap" has.',
			engine: 'Reports that it does not know this, and reads nonsense.',
		});
	}
	const second = operator(scan, '+') ? terms(scan, type) : [];
	if (second === undefined) return undefined;
	const mask = operator(scan, '&') ? terms(scan, type) : [];
	if (mask === undefined) return undefined;
	scan.take(/[)\s]*/y);
	return { type, vectors, ...(second.length > 0 ? { second } : {}), ...(mask.length > 0 ? { mask } : {}) };
}

/** Vectors with `|` between them, in any brackets. */
function terms(scan: Scanner, type: string): readonly Vector[] | undefined {
	const found: Vector[] = [];
	const seen = new Set<string>();
	for (;;) {
		const from = scan.at;
		const one = vector(scan, found.at(-1));
		if (one === undefined) return undefined;
		// The eight images of a leap are one and the same; an aleap is what it says.
		const name =
			type === 'aleap'
				? one.join()
				: one
						.map(Math.abs)
						.sort((a, b) => a - b)
						.join();
		if (seen.has(name)) scan.warn('vector-twice', scan.span(from), `(${one.join()}) is listed twice.`, { hint: 'Leave one out.' });
		else found.push(one);
		seen.add(name);
		const end = scan.at;
		const brackets = scan.take(/[)\s]*/y);
		if (!scan.eat('|')) {
			scan.at = end;
			return found;
		}
		const blanks = scan.blanks() > 0 || /\s/.test(brackets);
		if (blanks)
			scan.warn('blank', scan.span(end), 'A blank stands beside "|".', {
				hint: 'Leave it out.',
				fix: `${brackets.replaceAll(/\s/g, '')}|`,
				engine: type === 'ride' ? 'Reads nothing behind it.' : 'Reads it all the same.',
			});
	}
}

/** `(1,2)`. A missing number is the one of the vector before, as the engine has it. */
function vector(scan: Scanner, before: Vector | undefined): Vector | undefined {
	const from = scan.at;
	scan.take(/[(\s]*(?=\()/y);
	if (!scan.eat('('))
		return scan.error('vector', scan.rest(), 'An offset is missing.', {
			hint: 'Offsets stand in brackets: (1,2).',
			engine: 'Reads no move at all.',
		});
	scan.blanks();
	const x = scan.integer();
	scan.blanks();
	const comma = scan.eat(',');
	scan.blanks();
	const y = comma ? scan.integer() : undefined;
	scan.blanks();
	const closed = scan.eat(')');
	const span = scan.span(from);
	if (x !== undefined && y === undefined && closed && before !== undefined) {
		const guess: Vector = [x, before[1]];
		scan.warn('missing-number', span, 'The second number is missing; it is read as that of the offset before.', {
			hint: `Write (${guess.join()}).`,
			fix: `(${guess.join()})`,
			engine: 'Keeps whatever number it has read last.',
		});
		return guess;
	}
	if (x === undefined || y === undefined || !closed || Math.abs(x) > 99 || Math.abs(y) > 99)
		return scan.error('vector', scan.rest(), 'This is no offset.', { hint: 'An offset is two numbers in brackets: (1,2).' });
	return [x, y];
}
