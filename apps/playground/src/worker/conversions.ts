import { stringify } from '@x/sjaak-variants';
import { fromRuleset } from '@x/sjaak-variants/rules';
import { safeParse } from '@x/variants-ini';
import { safeToGame } from '@x/variants-ini/rules';
import { noSection } from './languages/fairy.js';
import { sentences } from './languages/formats.js';
import { headersOf } from './languages/headers.js';
import type { LanguageId } from './languages/ids.js';
import { LANGUAGES } from './languages/table.js';
import type { Completions, ExportView, GalleryEntry, ImportView, WordGroup } from './protocol.js';

export const galleryEntries = (language: LanguageId): readonly GalleryEntry[] => LANGUAGES[language].gallery();

/** The words of a language. */
export const wordGroups = (language: LanguageId): readonly WordGroup[] => LANGUAGES[language].words;

/** The words that fit at a place of a text. */
export const completeRules = (language: LanguageId, text: string, caret: number): Completions | undefined =>
	LANGUAGES[language].completeAt?.(text, caret);

/** Text of `variants.ini` as rules, with the place of everything that is wrong or not played. */
export const importSections = (text: string): ImportView => {
	const strict = safeParse(text);
	const read = strict.ok ? strict : safeParse(text, { mode: 'lenient' });
	const faults = strict.ok ? strict.warnings : strict.problems;
	if (!read.ok) {
		const none = headersOf(text).length === 0;
		return { text, sections: [], problems: none ? [noSection({ from: 0, to: text.length })] : faults };
	}
	const made = read.value.sections.map(({ name }) => safeToGame(read.value, { section: name }));
	const sections = made.flatMap((one) => {
		if (!one.ok) return [];
		const { rules, names, title } = one.value;
		const { value, lost } = fromRuleset(rules, { names, title });
		return [{ title, text: stringify(value, { style: 'canonical' }), lost: sentences(one.warnings, lost) }];
	});
	return { text, sections, problems: [...faults, ...made.flatMap((one) => (one.ok ? one.warnings : one.problems))] };
};

/** Rules in other formats. */
export const exportRules = (id: LanguageId, text: string): ExportView => {
	const language = LANGUAGES[id];
	const { value } = language.parse(text);
	return { text, formats: value === undefined ? [] : language.exports(value) };
};
