import type { GameDefinition } from '@x/core';
import type { Diagnostic, Span } from '@x/diagnostics';
import { safeParse, stringify, type VariantsIni } from '@x/variants-ini';
import { safeToGame } from '@x/variants-ini/rules';
import * as strings from '../../strings/worker/languages.js';
import * as wordStrings from '../../strings/worker/words/fairy.js';
import type { ExportFormat } from '../lazy-views.js';
import { FACTS } from './facts.js';
import { gameFormats } from './formats.js';
import { type Header, headersOf, withBases } from './headers.js';
import { jsonFormat } from './json/format.js';
import type { Language, Parsed } from './language.js';
import { nearestParent, parentOf, parentWords } from './parents.js';
import { fbrFormat } from './to-fbr.js';
import { fairyWords } from './words/fairy.js';

/** A section with its game. */
export interface SectionRead {
	readonly file: VariantsIni;
	readonly name: string;
	readonly game: GameDefinition;
}

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

/** The rules of a section without its name. */
const meaningOf = ({ file, name }: SectionRead): string =>
	stringify(
		{ sections: file.sections.map((section) => (section.name === name ? { ...section, name: 'section' } : section)) },
		{ style: 'canonical' },
	).replaceAll(/^#.*\n/gm, '');

/** Proposes a game of the page for a base that is unknown. */
const suggested =
	(base: string | undefined) =>
	(problem: Diagnostic): Diagnostic => {
		const meant =
			base === undefined || problem.code !== 'variants-ini/unknown-parent' || problem.data?.fix !== undefined
				? undefined
				: nearestParent(base);
		return meant === undefined ? problem : { ...problem, hint: strings.didYouMean(meant) };
	};

/** Reads the section with the caret, and those that it is based on. */
const parse = (text: string, caret: number = text.length): Parsed<SectionRead> => {
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
	const { before, remarks } = inheritance(parts[0]!.base);
	const whole = before + played;
	const strict = safeParse(whole);
	const read = strict.ok ? strict : safeParse(whole, { mode: 'lenient' });
	const faults = strict.ok ? strict.warnings : strict.problems;
	const made =
		read.ok && read.value.sections.some(({ name }) => name === header.name) ? safeToGame(read.value, { section: header.name }) : undefined;
	const ofGame = made === undefined ? [] : made.ok ? made.warnings : made.problems;
	const value = strict.ok && made?.ok === true ? { file: strict.value, name: header.name, game: made.value } : undefined;
	const others = ofGame.filter((problem) => !faults.some((one) => overlap(one, problem)));
	const problems = [...faults, ...others].map(after(before.length)).map(suggested(parts[0]!.base));
	return { played, value, problems: [...problems, ...remarks].map(place), place };
};

const overlap = ({ span: a }: Diagnostic, { span: b }: Diagnostic): boolean => a.from < b.to && b.from < a.to;

/** The section with those that it is based on, as text. */
const ownFormat = ({ file }: SectionRead): ExportFormat => ({
	id: 'fairy',
	title: strings.formats.fairy,
	text: stringify(file, { style: 'canonical' }),
	lost: [],
});

export const fairy: Language<SectionRead> = {
	...FACTS.fairy,
	id: 'fairy',
	parse,
	titleOf: ({ name }) => name,
	meaningOf,
	toGame: ({ game }) => game,
	gallery: () => [],
	words: [...fairyWords, { id: 'parents', title: wordStrings.TITLES.parents, words: parentWords }],
	exports: (value) => {
		const others = gameFormats(() => value.game).map((format) => (format.id === 'fairy' ? ownFormat(value) : format));
		return [...others, jsonFormat(() => value.game), fbrFormat(() => value.game)];
	},
};
