import { type Flaw, isFlaw, quote } from './errors.js';
import { type Parts, scan, spell } from './grammar.js';
import { lettersOf, localise } from './locales.js';
import { alphabet, isPass, isResult, scanLoose, scanRepairs, unexpected } from './loose.js';
import { levelOf, type ParseOptions } from './options.js';
import { check } from './san.js';

/** The one difference between a text and its canonical spelling, as a warning; undefined when there is none. */
export function spelling(
	text: string,
	canonical: string,
	from: number,
	to: number,
	code: 'san/spelling' | 'san/repaired',
): Flaw | undefined {
	const found = text.slice(from, to);
	if (found === canonical) return undefined;
	let same = 0;
	while (same < found.length && same < canonical.length && found[same] === canonical[same]) same++;
	let end = 0;
	const most = Math.min(found.length, canonical.length) - same;
	while (end < most && found[found.length - 1 - end] === canonical[canonical.length - 1 - end]) end++;
	const expected = canonical.slice(same, canonical.length - end);
	const wrong = found.slice(same, found.length - end);
	return {
		code,
		from: from + same,
		to: to - end,
		message: `${quote(found)} is ${code === 'san/repaired' ? 'taken for' : 'written'} "${canonical}"`,
		data: { found: wrong, expected, canonical },
	};
}

/** Parts, and whether they are a guess. */
export interface Reading {
	readonly parts: Parts;
	readonly repaired: boolean;
}

/** Takes text apart as one level allows, and checks it against the orthodox board. */
export function read(text: string, options: ParseOptions | undefined): Reading | Flaw {
	const level = levelOf(options, 'strict');
	const letters = options?.pieces === undefined ? undefined : lettersOf(options.pieces);
	const canonical = letters === undefined ? scan(text) : undefined;
	if (level === 'strict' && letters === undefined) {
		const flaw = canonical === undefined ? unreadableStrictly(text, options) : check(canonical, true);
		if (flaw !== undefined) return isFlaw(flaw) ? withHint(flaw, text, options) : { parts: flaw, repaired: false };
		return { parts: canonical!, repaired: false };
	}
	const table = alphabet(letters);
	const parts = canonical ?? scanLoose(text, table);
	const flaw = isFlaw(parts) ? parts : (passFlaw(parts, options) ?? check(parts, false));
	if (level === 'repair' && flaw !== undefined)
		for (const other of scanRepairs(text, table)) if (check(other, false) === undefined) return { parts: other, repaired: true };
	if (flaw !== undefined) return flaw;
	if (level === 'strict') {
		const strict = check(parts as Parts, true) ?? spelling(text, spellWith(parts as Parts, letters), 0, text.length, 'san/spelling');
		if (strict !== undefined) return strict;
	}
	return { parts: parts as Parts, repaired: false };
}

/** Why text of another shape is not export form; a null move that the options allow is. */
function unreadableStrictly(text: string, options: ParseOptions | undefined): Flaw | Parts {
	const trimmed = text.length > 200 ? text : text.trim();
	if (trimmed === '') return { code: 'san/empty', from: 0, to: text.length, message: 'Empty SAN string' };
	if (text === '--' && options?.nullMoves === true) return scanLoose(text);
	if (isPass(text)) return passFlaw(scanLoose(text) as Parts, options) ?? unexpected(text);
	if (isResult(text)) return { code: 'san/result', from: 0, to: text.length, message: 'this is the result of a game, not a move' };
	return unexpected(text);
}

/** A null move that the options do not allow. */
export function passFlaw(parts: Parts, options: ParseOptions | undefined): Flaw | undefined {
	if (!parts.pass || options?.nullMoves === true) return undefined;
	const hint = 'Null moves are read with { nullMoves: true }.';
	return { code: 'san/null-move', from: parts.start, to: parts.end, message: 'a null move is not a move of the game', hint };
}

/** Adds how a lenient reader would write the text, if it can read it. */
function withHint(flaw: Flaw, text: string, options: ParseOptions | undefined): Flaw {
	if (flaw.hint !== undefined || text.length > 200) return flaw;
	const loose = read(text, { ...options, level: 'lenient', lenient: undefined });
	if (isFlaw(loose)) return flaw;
	const canonical = spell(loose.parts);
	return { ...flaw, hint: `With { lenient: true } it reads as ${canonical}.`, data: { canonical } };
}

/** Canonical spelling with the letters of a table. */
export function spellWith(parts: Parts, letters: readonly string[] | undefined): string {
	if (letters === undefined) return spell(parts);
	return spell(parts, (code) => localise(String.fromCharCode(code), letters));
}
