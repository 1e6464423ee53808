import type { Diagnostic, Fault, Span } from '@x/diagnostics';
import type { Converted, Variant } from '@x/sjaak-variants';
import { safeFromFairy, toGame } from '@x/sjaak-variants/rules';
import { FACTS } from './facts.js';
import { variantFormats } from './formats.js';
import { type Header, headersOf, withBases } from './headers.js';
import type { Language, Parsed } from './language.js';
import { variantMeaning } from './sjaak.js';
import { fbrFormat } from './to-fbr.js';
import { fairyWords } from './words/fairy.js';

/** The losses of a conversion as remarks at their places. */
export const lossRemarks = (lost: readonly Fault[], whole: Span): readonly Diagnostic[] =>
	lost.map(({ code, message, hint, data }) => ({
		code,
		message,
		severity: 'warning',
		span: (data?.span as Span | undefined) ?? whole,
		...(hint === undefined ? {} : { hint }),
	}));

export const noSection = (span: Span): Diagnostic => ({
	code: 'playground/no-section',
	message: 'Expected a section, found none.',
	hint: 'Begin with a name in brackets, such as “[mychess]”.',
	severity: 'error',
	span,
});

/** Carries a place of some parts of a text, joined, over to the text. */
const placedIn =
	(parts: readonly Header[]) =>
	(problem: Diagnostic): Diagnostic => {
		let before = 0;
		for (const { from, to } of parts) {
			const length = to - from;
			if (problem.span.from < before + length || parts.at(-1)!.from === from) {
				const offset = from - before;
				return offset === 0 ? problem : { ...problem, span: { from: problem.span.from + offset, to: problem.span.to + offset } };
			}
			before += length;
		}
		return problem;
	};

/** Reads the section with the caret, and those that it is based on. */
const parse = (text: string, caret: number = text.length): Parsed<Converted<Variant>> => {
	const headers = headersOf(text);
	const at = Math.max(
		0,
		headers.findLastIndex(({ from }) => from <= caret),
	);
	const header = headers[at];
	if (header === undefined)
		return { played: text, value: undefined, problems: [noSection({ from: 0, to: text.length })], place: (problem) => problem };
	const parts = withBases(headers, at);
	const place = placedIn(parts);
	const played = parts.map(({ from, to }) => text.slice(from, to)).join('');
	const { found, problems } = safeFromFairy(played);
	const last = found.at(-1);
	const own = headersOf(played).at(-1)!;
	// Faults of the section itself leave its bases as the last variants that were found.
	const failed = problems.some(({ span }) => span.from >= own.from && span.to <= own.to);
	const value = failed || last?.value.name !== header.name ? undefined : last;
	const remarks = value === undefined ? [] : lossRemarks(value.lost, { from: own.from, to: own.to });
	return { played, value, problems: [...problems, ...remarks].map(place), place };
};

export const fairy: Language<Converted<Variant>> = {
	...FACTS.fairy,
	id: 'fairy',
	parse,
	titleOf: ({ value }) => value.name,
	meaningOf: ({ value }) => variantMeaning(value),
	toGame: ({ value }) => toGame(value),
	gallery: () => [],
	words: fairyWords,
	exports: ({ value, lost }) => [...variantFormats(value, lost), fbrFormat(() => toGame(value))],
};
