import type { Diagnostic } from '@x/diagnostics';
import { safeParse, type Variant } from '@x/sjaak-variants';
import { gallery } from '@x/sjaak-variants/gallery';
import { toGame } from '@x/sjaak-variants/rules';
import * as strings from '../../strings/worker/languages.js';
import type { GalleryEntry } from '../lazy-views.js';
import { sectionAt, sectionsOf, shifted } from '../sections.js';
import { FACTS } from './facts.js';
import { variantFormats } from './formats.js';
import { jsonFormat } from './json/format.js';
import { type Language, type Parsed, treeMeaning } from './language.js';
import { fbrFormat } from './to-fbr.js';
import { sjaakWords } from './words/sjaak.js';

const nothing = (text: string): Diagnostic => ({
	code: 'playground/no-variant',
	message: strings.noVariant,
	hint: strings.noVariantHint,
	severity: 'error',
	span: { from: 0, to: text.length },
});

/** One game of a text after reading. */
interface Read {
	readonly variant: Variant | undefined;
	readonly problems: readonly Diagnostic[];
}

const readSection = (text: string): Read => {
	const parsed = safeParse(text);
	if (!parsed.ok) return { variant: undefined, problems: parsed.problems };
	const [variant] = parsed.value.variants;
	return { variant, problems: variant === undefined ? [nothing(text)] : parsed.warnings };
};

/** Cache of the sections of the last text: only changed sections are read again. */
let known = new Map<string, Read>();

/** Reads a text of variants.txt. The game with the caret is played; the other games are only read. */
const parse = (text: string, caret: number = 0): Parsed<Variant> => {
	const sections = sectionsOf(text);
	const chosen = sectionAt(sections, caret);
	const now = new Map(sections.map((section) => [section.text, known.get(section.text) ?? readSection(section.text)]));
	known = now;
	let lines = 0;
	let place = (problem: Diagnostic): Diagnostic => problem;
	const problems = sections.flatMap((section) => {
		const before = lines;
		if (sections.length > 1) lines += section.text.split('\n').length - 1;
		const placed = (problem: Diagnostic): Diagnostic => shifted(problem, section.from, before);
		if (section === chosen) place = placed;
		return now.get(section.text)!.problems.map(placed);
	});
	return { played: chosen.text, value: now.get(chosen.text)!.variant, problems, place };
};

const entries = (): readonly GalleryEntry[] =>
	gallery.map(({ id, name, source, text }) => ({ id, title: name, source, text })).sort((a, b) => (a.title < b.title ? -1 : 1));

/** The meaning of rules without comments, blanks and names. */
export const variantMeaning = ({ lines }: Variant): string =>
	treeMeaning(
		lines.filter(({ key }) => key !== 'blank' && key !== 'Variant'),
		['layout'],
	);

export const sjaak: Language<Variant> = {
	...FACTS.sjaak,
	id: 'sjaak',
	parse,
	titleOf: ({ name }) => name,
	meaningOf: variantMeaning,
	toGame: (variant) => toGame(variant),
	gallery: entries,
	words: sjaakWords,
	exports: (variant) => [...variantFormats(variant), jsonFormat(() => toGame(variant)), fbrFormat(() => toGame(variant))],
};
