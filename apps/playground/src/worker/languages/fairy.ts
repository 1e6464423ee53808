import type { Diagnostic, Fault, Span } from '@x/diagnostics';
import type { Converted, Variant } from '@x/sjaak-variants';
import { safeFromFairy, toGame } from '@x/sjaak-variants/rules';
import * as strings from '../../strings/worker/languages.js';
import * as wordStrings from '../../strings/worker/words/fairy.js';
import { FACTS } from './facts.js';
import { variantFormats } from './formats.js';
import { type Header, headersOf, withBases } from './headers.js';
import { jsonFormat } from './json/format.js';
import type { Language, Parsed } from './language.js';
import { nearestParent, parentOf, parentWords } from './parents.js';
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
	message: strings.noSection,
	hint: strings.noSectionHint,
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

/** A place behind a text that was put before the section; a place within it becomes the beginning of the section. */
const after =
	(length: number) =>
	(problem: Diagnostic): Diagnostic => ({
		...problem,
		span: { from: Math.max(0, problem.span.from - length), to: Math.max(1, problem.span.to - length) },
	});

/** The section of a game of the page that a section is based on, and the rules that it lacks. */
const inheritance = (base: string | undefined): { readonly before: string; readonly remarks: readonly Diagnostic[] } => {
	const parent = base === undefined ? undefined : parentOf(base);
	if (parent === undefined) return { before: '', remarks: [] };
	const { text, title, lost } = parent;
	const message = strings.hasRulesOf(title, lost);
	const remark: Diagnostic = { code: 'playground/parent', message, severity: 'warning', span: { from: 0, to: 1 } };
	return { before: text, remarks: lost.length === 0 ? [] : [remark] };
};

/** Proposes a base for one that is unknown. */
const suggested =
	(base: string | undefined) =>
	(problem: Diagnostic): Diagnostic => {
		const meant = base === undefined || !problem.message.startsWith(`The content of "${base}"`) ? undefined : nearestParent(base);
		return meant === undefined ? problem : { ...problem, hint: strings.didYouMean(meant) };
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
	const { before, remarks: inherited } = inheritance(parts[0]!.base);
	const { found, problems: all } = safeFromFairy(before + played);
	const problems = all.map(after(before.length));
	const last = found.at(-1);
	const own = headersOf(played).at(-1)!;
	// Faults of the section itself leave its bases as the last variants that were found.
	const failed = problems.some(({ span }) => span.from >= own.from && span.to <= own.to);
	const value = failed || last?.value.name !== header.name ? undefined : last;
	const lost = value === undefined ? [] : lossRemarks(value.lost, { from: own.from + before.length, to: own.to + before.length });
	const remarks = lost.map(after(before.length)).map(suggested(parts[0]!.base));
	return { played, value, problems: [...problems, ...inherited, ...remarks].map(place), place };
};

export const fairy: Language<Converted<Variant>> = {
	...FACTS.fairy,
	id: 'fairy',
	parse,
	titleOf: ({ value }) => value.name,
	meaningOf: ({ value }) => variantMeaning(value),
	toGame: ({ value }) => toGame(value),
	gallery: () => [],
	words: [...fairyWords, { id: 'parents', title: wordStrings.TITLES.parents, words: parentWords }],
	exports: ({ value, lost }) => [...variantFormats(value, lost), jsonFormat(() => toGame(value)), fbrFormat(() => toGame(value))],
};
