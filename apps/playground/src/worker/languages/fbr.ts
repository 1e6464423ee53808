import type { GameDefinition } from '@x/core';
import { type Diagnostic, isNotationError, NotationError, type Span } from '@x/diagnostics';
import { expand, type Fbr, safeExpand, safeParse, stringify } from '@x/fbr';
import { gallery } from '@x/fbr/gallery';
import { toGame as gameOf } from '@x/fbr/game';
import * as strings from '../../strings/worker/languages.js';
import type { ExportFormat, GalleryEntry } from '../lazy-views.js';
import { FACTS } from './facts.js';
import { FBR_EXAMPLES } from './fbr-examples.js';
import { gameFormats } from './formats.js';
import { jsonFormat } from './json/format.js';
import { type Language, type Parsed, treeMeaning } from './language.js';
import { fbrWords } from './words/fbr.js';

/** A definition with its text. */
export interface FbrRead {
	readonly text: string;
	readonly tree: Fbr;
}

/** Also reads the line breaks of C/CIF's pages. */
const parse = (text: string): Parsed<FbrRead> => {
	const place = (problem: Diagnostic): Diagnostic => problem;
	const parsed = safeParse(text, { mode: 'lenient' });
	if (!parsed.ok) return { played: text, value: undefined, problems: parsed.problems, place };
	return { played: text, value: { text, tree: parsed.value }, problems: parsed.warnings, place };
};

/** The place of a fault without one: the only macro rule, whose expansion has it, or else the whole text. */
const placeOf = ({ text, tree }: FbrRead): Span => {
	const expansion = safeExpand(tree);
	const [only, ...others] = expansion.ok ? expansion.value.steps : [];
	return (others.length === 0 ? only?.rule.span : undefined) ?? { from: 0, to: text.length };
};

/** The faults of a game with places in the text. The package counts those of the start from its line, and has none for expanded parts. */
const placed = (problems: readonly Diagnostic[], read: FbrRead): readonly Diagnostic[] => {
	const { text, tree } = read;
	const start = tree.start === undefined ? 0 : Math.max(0, text.indexOf(tree.start));
	const rest = problems.some(({ span }) => span.to === 0) ? placeOf(read) : undefined;
	const all = problems.map((problem): Diagnostic => {
		const { code, span } = problem;
		if (code === 'fbr/start') return { ...problem, span: { from: span.from + start, to: span.to + start } };
		return span.to === 0 && rest !== undefined ? { ...problem, span: rest } : problem;
	});
	// Several pieces may have the same fault.
	return [...new Map(all.map((problem) => [`${problem.message} ${problem.span.from}`, problem])).values()];
};

const toGame = (read: FbrRead): GameDefinition => {
	try {
		return gameOf(read.tree);
	} catch (error) {
		if (!isNotationError(error)) throw error;
		throw new NotationError(placed(error.problems, read));
	}
};

const exports = (read: FbrRead): readonly ExportFormat[] => {
	const { tree } = read;
	const expansion = safeExpand(tree);
	return [
		{ id: 'fbr', title: strings.formats.fbr, text: stringify(tree), lost: [] },
		...(expansion.ok && expansion.value.steps.length > 0
			? [{ id: 'expanded', title: strings.formats.expanded, text: stringify(expand(tree).value), lost: [] }]
			: []),
		...gameFormats(() => toGame(read)),
		jsonFormat(() => toGame(read)),
	];
};

/** Our examples, and the gallery of the package. */
const entries = (): readonly GalleryEntry[] => {
	const others = gallery.filter(({ id }) => !FBR_EXAMPLES.some((game) => game.id === id));
	return [...FBR_EXAMPLES, ...others.map(({ id, title, source, text }) => ({ id, title, source, text }))].sort((a, b) =>
		a.title < b.title ? -1 : 1,
	);
};

export const fbr: Language<FbrRead> = {
	...FACTS.fbr,
	id: 'fbr',
	parse,
	titleOf: ({ tree }) => tree.title ?? strings.unnamed,
	meaningOf: ({ tree: { title: _, ...rest } }) => treeMeaning(rest, ['layout', 'blanks', 'written']),
	toGame,
	gallery: entries,
	words: fbrWords,
	exports,
};
