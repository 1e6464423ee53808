import type { Flaw } from './errors.js';
import { isCoordinate, originText, type Parts, scan } from './grammar.js';
import { spelling, spellWith } from './reading.js';

const shown = (suffix: number): string => (suffix === 0 ? '' : String.fromCharCode(suffix));

const only = (flaw: Flaw | undefined): readonly Flaw[] => (flaw === undefined ? [] : [flaw]);

/**
 * How a text differs from the canonical text of the move it means, each difference at its place.
 * Empty exactly when the text is canonical up to blanks, move number and annotation.
 */
export function differences(
	text: string,
	parts: Parts,
	repaired: boolean,
	english: string,
	canonical: string,
	letters: readonly string[] | undefined,
): readonly Flaw[] {
	if (text === canonical) return [];
	const right = scan(english);
	if (repaired) return only(spelling(text, canonical, parts.start, parts.end, 'san/repaired'));
	if (right === undefined || right.castling !== parts.castling || isCoordinate(parts)) {
		const written = text.slice(parts.start, parts.end);
		const data = { found: written, expected: canonical, canonical };
		return [{ code: 'san/spelling', from: parts.start, to: parts.end, message: `"${written}" is written "${canonical}"`, data }];
	}
	const found: Flaw[] = [];
	const add = (code: Flaw['code'], from: number, to: number, expected: string, message: string): void => {
		found.push({ code, from, to, message, data: { found: text.slice(from, to), expected, canonical } });
	};
	if (parts.fromFile !== right.fromFile || parts.fromRank !== right.fromRank) {
		const expected = originText(right);
		const message = expected === '' ? 'the origin need not be written' : `the origin is written "${expected}"`;
		add('san/disambiguation', parts.origin, parts.origin + originText(parts).length, expected, message);
	}
	if (parts.capture !== right.capture) {
		const from = parts.capture ? parts.target - 1 : parts.target;
		add('san/capture-mark', from, parts.target, right.capture ? 'x' : '', right.capture ? 'this is a capture' : 'nothing is captured');
	}
	const named = parts.letter !== right.letter;
	if (named) add('san/spelling', parts.start, parts.origin, '', 'a pawn is written without a letter');
	if (parts.promotion !== right.promotion) {
		const expected = `=${String.fromCharCode(right.promotion)}`;
		add('san/promotion-missing', parts.tail, parts.tail, expected, `the pawn is taken to become "${expected}"`);
	}
	if (parts.suffix !== right.suffix) {
		const expected = shown(right.suffix);
		const absent = parts.suffix === 0 ? 'this gives check' : 'this is check, not mate';
		const message = expected === '' ? 'this gives no check' : expected === '#' ? 'this is mate' : absent;
		add('san/suffix', parts.suffixAt, parts.end, expected, message);
	}
	// A suffix that is wrong is not also misspelt.
	const same = parts.suffix === right.suffix;
	const rest = { ...parts, letter: right.letter, suffix: same ? parts.suffix : 0 };
	const spelled = spellWith(rest, letters);
	return [
		...found,
		...only(spelling(text, spelled, named ? parts.origin : parts.start, same ? parts.end : parts.suffixAt, 'san/spelling')),
	];
}
