import type { Diagnostic } from '@x/core';
import { flaw, type SanCode } from './errors.js';
import { isCoordinate, originText, type Parts, scan, shown, tailOf } from './grammar.js';
import { spelling, spellWith } from './reading.js';

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
): readonly Diagnostic[] {
	if (text === canonical) return [];
	const { start, origin, target, suffixAt, end } = parts;
	const right = scan(english);
	const found: (Diagnostic | undefined)[] = [];
	const add = (code: SanCode, from: number, to: number, expected: string, message: string): void => {
		found.push(flaw(code, from, to, message, { found: text.slice(from, to), expected, canonical }));
	};
	if (repaired) found.push(spelling(text, canonical, start, end, 'san/repaired'));
	else if (right === undefined || right.form !== parts.form || isCoordinate(parts))
		add('san/spelling', start, end, canonical, `this is written "${canonical}"`);
	else {
		const named = parts.letter !== right.letter;
		const same = parts.suffix === right.suffix;
		const [is, should] = [originText(parts), originText(right)];
		if (is !== should)
			add(
				'san/disambiguation',
				origin,
				origin + is.length,
				should,
				`the origin is ${should === '' ? 'not written' : `written "${should}"`}`,
			);
		if (parts.mark !== right.mark)
			add(
				'san/capture-mark',
				target - (parts.mark && 1),
				target,
				shown(right.mark),
				right.mark ? 'this is a capture' : 'nothing is captured',
			);
		if (named) add('san/spelling', start, origin, '', 'a pawn is written without a letter');
		if (parts.promotion !== right.promotion)
			add(
				'san/promotion-missing',
				tailOf(parts),
				tailOf(parts),
				`=${shown(right.promotion)}`,
				'the text does not say what the pawn becomes',
			);
		if (!same) {
			const gives = right.suffix === 0 ? 'no check' : right.suffix === 35 ? 'mate' : 'check';
			add('san/suffix', suffixAt, end, shown(right.suffix), `this gives ${gives}`);
		}
		// A suffix that is wrong is not also misspelt.
		const rest = spellWith({ ...parts, letter: right.letter, suffix: same ? parts.suffix : 0 }, letters);
		found.push(spelling(text, rest, named ? origin : start, same ? end : suffixAt));
	}
	return found.filter((one) => one !== undefined);
}
