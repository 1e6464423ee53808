import { nearest } from '@x/diagnostics';
import { didYouMean } from '../did-you-mean.js';
import type { Ref, Square, Values } from '../syntax.js';
import { generator } from './generator.js';
import { cut, type Scanner } from './scanner.js';
import { square, zonePair } from './squares.js';

/** The last value of a line with symbols. */
const BOARD_SYMBOLS = 'The pair of symbols for the board';

/** Reads the text between quotes. */
export function quoted(scan: Scanner, what: string): Ref | undefined {
	scan.blanks();
	const from = scan.at;
	if (!scan.eat('"')) {
		const rest = scan.text.slice(scan.at).trim();
		// Quotes that stand behind a comma are those of the next value.
		const bare = /^[^",]+(?=\s*,\s*")/.exec(rest)?.[0] ?? rest;
		const fix = /^'[^'"]*'$/.test(bare) ? bare.replaceAll("'", '"') : `"${bare}"`;
		const place = bare === '' ? scan.rest() : scan.span(from, from + bare.length);
		return scan.error(
			'quotes',
			place,
			bare === '' ? `${what} is missing.` : `Expected ${what[0]!.toLowerCase()}${what.slice(1)} in quotes.`,
			{
				hint: bare === '' ? 'Write it in quotes.' : 'Put quotes around it.',
				...(bare === '' || bare.includes('"') ? {} : { fix }),
				engine: 'Does not read it.',
			},
		);
	}
	const name = scan.take(/[^"]+/y);
	if (!scan.eat('"')) {
		// Where a list of values may go on, the place of the quotes is not known.
		const isWhole = what === 'A FEN' && !name.includes(',');
		const isPair = what === BOARD_SYMBOLS && /^[^\s,]+(?:,[^\s,]+)?$/.test(name);
		return scan.error('quotes', isWhole ? scan.span(scan.at) : scan.span(from), 'Expected closing quotes.', {
			hint: isWhole || isPair ? "Write '\"'." : 'A # begins a comment, also inside quotes.',
			...(isWhole && { fix: '"' }),
			...(isPair && { fix: `"${name}"` }),
		});
	}
	return { name, span: scan.span(from + 1, scan.at - 1) };
}

/** Reads a value that is one quoted text. */
export function quotedOnly(scan: Scanner, what: string): Ref | undefined {
	const text = quoted(scan, what);
	if (text === undefined) scan.at = scan.text.length;
	scan.finish();
	return text;
}

/** A symbol of White and that of Black, which differ in case: of `N` and of `n`, `N,n`. `undefined` for a symbol without case. */
function pairOf(sign: string): string | undefined {
	const small = sign.toLowerCase();
	const white = sign === small ? sign.toUpperCase() : sign;
	return white === small ? undefined : `${white},${small}`;
}

/** `"N", "N,n"`. */
export function symbol(scan: Scanner): Values['Symbol'] | undefined {
	const san = quoted(scan, 'The letter for moves');
	if (san === undefined) return undefined;
	scan.blanks();
	if (!scan.separator(',', /"/y, { written: ', ' })) {
		const [sign = '', other] = san.name.split(',').map((part) => part.trim());
		const pair = sign !== '' && other ? `${sign},${other}` : (pairOf(sign) ?? 'N,n');
		return scan.error('symbol-form', scan.rest(), 'Expected a comma and the symbols of the board.', {
			hint: `Write "${pair.slice(0, pair.indexOf(','))}", "${pair}".`,
		});
	}
	const from = scan.at + scan.take(/\s*/y).length;
	const board = quoted(scan, BOARD_SYMBOLS);
	if (board === undefined) return undefined;
	scan.finish();
	const comma = board.name.search(/[,;]/);
	if (board.name[comma] === ';') {
		const at = board.span!.from + comma;
		return scan.error('separator', { from: at, to: at + 1 }, 'Expected "," between the symbols, found ";".', {
			hint: 'Write ",".',
			fix: ',',
		});
	}
	const white = (comma < 0 ? board.name : board.name.slice(0, comma)).trim();
	const black = comma < 0 ? '' : board.name.slice(comma + 1).trim();
	const span = scan.span(from);
	for (const sign of new Set([white, black])) {
		const wrong = /[\d/*[\],\s]/.exec(sign)?.[0];
		if (wrong !== undefined)
			return scan.error('symbol-character', span, `"${wrong}" has another meaning in FENs, so a symbol cannot contain it.`, {
				hint: 'Take letters.',
			});
	}
	if (white === '')
		return scan.error('symbol-form', span, "Expected the symbol of White's piece.", { hint: `Write "${pairOf(black) ?? 'N,n'}".` });
	const pair = pairOf(white);
	if (black === '')
		scan.warn('symbol-black', span, "Expected the symbol of Black's piece.", {
			hint: pair === undefined ? 'Write it behind a comma.' : `Write "${pair}".`,
			...(pair === undefined ? {} : { fix: `"${pair}"` }),
			engine: 'Cannot use the piece.',
		});
	return { san: san.name, white, ...(black === '' ? {} : { black }), span };
}

/** Reads the symbols of a promotion: `+`, or letters, each with or without `~`. */
function choices(text: Ref, base: number): readonly Ref[] {
	return Array.from(text.name.matchAll(/\+|[^\s,+~]~?/gu), ({ 0: name, index }) => ({
		name,
		span: { from: base + index, to: base + index + name.length },
	}));
}

/** Reads `rank8, rank1, "QRBN"`; the choices may be omitted if `optional`. */
export function promotion(scan: Scanner, optional: boolean): Values['Optional promotion'] | undefined {
	const zones = zonePair(scan);
	if (zones === undefined) return undefined;
	scan.blanks();
	if (!scan.separator(',', /"/y, { written: ', ' })) {
		if (optional) {
			scan.finish();
			return zones;
		}
		return scan.error('missing-value', scan.rest(), 'Expected the promotion choices.', {
			hint: 'Write the symbols in quotes: "QRBN".',
		});
	}
	const text = quoted(scan, 'The promotion');
	if (text === undefined) return undefined;
	scan.finish();
	return { ...zones, choices: choices(text, text.span!.from) };
}

/** Reads `"W,N"`: symbols separated by commas. */
export function victims(scan: Scanner): readonly Ref[] | undefined {
	const text = quotedOnly(scan, 'The list of symbols');
	if (text === undefined) return undefined;
	const list: Ref[] = [];
	let at = text.span!.from;
	for (const part of text.name.split(',')) {
		const name = part.trim();
		const from = at + part.indexOf(name);
		if (name !== '') list.push({ name, span: { from, to: from + name.length } });
		at += part.length + 1;
	}
	return list;
}

export function special(scan: Scanner): Values['Special'] | undefined {
	const zones = zonePair(scan);
	if (zones === undefined) return undefined;
	const [, before = '', blank = ''] = /^(\S+)(\s+)(?:slide|hop|a?leap|step|ride)\b/.exec(zones.black.name) ?? [];
	if (before !== '') {
		const at = zones.black.span!.from + before.length;
		return scan.error('separator', { from: at, to: at + blank.length }, 'Expected "," before the generator, found a blank.', {
			hint: 'Write ",".',
			fix: ', ',
		});
	}
	if (!scan.separator(',', /[a-z]{3,5}[ (]/y, { written: ', ' }))
		return scan.error('missing-value', scan.rest(), 'Expected a generator after the zones.', {
			hint: 'Write a generator after them, such as "rank2, rank7, step 2N".',
		});
	const how = generator(scan);
	return how === undefined ? undefined : { ...zones, generator: how };
}

/** Reads `white e1-g1,h1 with a1`. */
export function castle(scan: Scanner): Values['Castle'] | undefined {
	scan.blanks();
	const start = scan.at;
	const word = scan.take(/[A-Za-z]+/y);
	if (word !== 'white' && word !== 'black') {
		const near = nearest(word, ['white', 'black']);
		return scan.error(
			'castle-side',
			word === '' ? scan.rest() : scan.span(start),
			word === '' ? 'Expected a side.' : `Expected "white" or "black", found "${cut(word)}".`,
			{
				...(near === undefined ? { hint: 'Sides are white and black.' } : { ...didYouMean(near), fix: near }),
				engine: 'Reads every other word of five letters as white.',
			},
		);
	}
	const wrong = (what: string): undefined =>
		scan.error('castle-form', scan.rest(), `${what} is missing.`, { hint: 'Write it like "white e1-g1 with h1".' });
	scan.blanks();
	const from = square(scan);
	if (from === undefined) return undefined;
	scan.blanks();
	if (!scan.separator('-', /[a-z]\d/y)) return wrong('"-" and the target');
	const to: Square[] = [];
	do {
		scan.blanks();
		const one = square(scan);
		if (one === undefined) return undefined;
		to.push(one);
		scan.blanks();
	} while (scan.eat(','));
	if (!scan.eat('with')) {
		const start = scan.at;
		const other = scan.take(/[A-Za-z]+(?=\s+[a-z]\d)/y);
		if (other === '') return wrong('"with" and the partner');
		scan.error('castle-form', scan.span(start), `Expected "with", found "${cut(other)}".`, { hint: 'Write "with".', fix: 'with' });
	}
	scan.blanks();
	const partner = square(scan);
	if (partner === undefined) return undefined;
	scan.finish();
	return { side: word, from, to, partner };
}

/** Reads `2` or `1,2`. */
export function most(scan: Scanner): Values['Max'] | undefined {
	const start = scan.at;
	const white = number(scan);
	if (white === undefined) return undefined;
	if (white < 0)
		return scan.error('number', scan.span(start), `Expected a number of pieces, found ${white}.`, { hint: 'Write 0 or more.' });
	scan.blanks();
	if (!scan.eat(',')) {
		scan.finish();
		return { white, black: white };
	}
	scan.blanks();
	const black = number(scan);
	scan.finish();
	return black === undefined ? undefined : { white, black };
}

export function number(scan: Scanner): number | undefined {
	const from = scan.at;
	const typed = scan.take(/\d[\dOoIl]*(?![\w.])/y);
	if (/[OoIl]/.test(typed)) {
		const fix = typed.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1');
		return scan.error('number', scan.span(from), `Expected a number, found "${cut(typed)}".`, { hint: `Write "${cut(fix)}".`, fix });
	}
	scan.at = from;
	const value = scan.integer();
	if (value !== undefined) return value;
	return scan.error(
		'number',
		scan.rest(),
		scan.done ? 'Expected a number.' : `Expected a number, found "${cut(scan.text.slice(scan.at))}".`,
		{
			hint: 'Write a whole number.',
		},
	);
}
