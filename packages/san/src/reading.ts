import type { Diagnostic } from '@x/core';
import { flaw, quote, type SanCode } from './errors.js';
import { type Parts, scan, spell } from './grammar.js';
import { lettersOf, localise } from './locales.js';
import { scanLoose } from './loose.js';
import { levelOf, type ParseOptions } from './options.js';
import { check } from './san.js';
import { readStrict } from './strict.js';

/** The one difference between a text and its canonical spelling; undefined when there is none. */
export function spelling(
	text: string,
	canonical: string,
	from: number,
	to: number,
	code: SanCode = 'san/spelling',
): Diagnostic | undefined {
	const found = text.slice(from, to);
	if (found === canonical) return undefined;
	const most = Math.min(found.length, canonical.length);
	let same = 0;
	while (same < most && found[same] === canonical[same]) same++;
	let end = 0;
	while (end < most - same && found.at(-1 - end) === canonical.at(-1 - end)) end++;
	const data = { found: found.slice(same, found.length - end), expected: canonical.slice(same, canonical.length - end), canonical };
	return flaw(code, from + same, to - end, `${quote(found)} is written "${canonical}"`, data);
}

/** The letter table that options ask for. */
export const tableOf = (options: ParseOptions | undefined): readonly string[] | undefined =>
	options?.pieces === undefined ? undefined : lettersOf(options.pieces);

/** Canonical spelling with the letters of a table. */
export const spellWith = (parts: Parts, letters: readonly string[] | undefined): string =>
	spell(parts, letters && ((letter) => localise(letter, letters)));

/** A null move that the options do not allow. */
export const passFlaw = (parts: Parts, options: ParseOptions | undefined): Diagnostic | undefined =>
	parts.form === 3 && !options?.nullMoves
		? flaw('san/null-move', parts.start, parts.end, 'a null move needs the option nullMoves')
		: undefined;

/** Takes text apart leniently, and checks it against the orthodox board. */
function readLoose(text: string, options: ParseOptions | undefined): Parts | Diagnostic {
	const letters = tableOf(options);
	const parts = (letters === undefined ? scan(text) : undefined) ?? scanLoose(text, letters);
	return 'span' in parts ? parts : (passFlaw(parts, options) ?? check(parts, false) ?? parts);
}

/** Takes text apart as a level allows, and checks it against the orthodox board. */
export function read(text: string, options: ParseOptions | undefined): Parts | Diagnostic {
	if (levelOf(options, 'strict') !== 'strict') return readLoose(text, options);
	const letters = tableOf(options);
	const strict = letters === undefined ? readStrict(text) : undefined;
	if (strict !== undefined && !('span' in strict)) return strict;
	const loose = readLoose(text, options);
	if ('span' in loose) return strict ?? loose;
	const canonical = spellWith(loose, letters);
	if (canonical === text) return check(loose, true) ?? loose;
	// What a lenient reader understands, a strict one can at least correct.
	if (strict === undefined) return spelling(text, canonical, 0, text.length) ?? loose;
	return { ...strict, hint: `With { lenient: true } it reads as ${canonical}.`, data: { canonical } };
}
