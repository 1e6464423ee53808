import type { Diagnostic } from '@x/diagnostics';
import { stringify } from '@x/sjaak-variants';
import { safeFromFairy } from '@x/sjaak-variants/rules';
import { lossRemarks, noSection } from './languages/fairy.js';
import { sentences } from './languages/formats.js';
import type { LanguageId } from './languages/ids.js';
import { LANGUAGES } from './languages/table.js';
import type { Completions, ExportView, GalleryEntry, ImportView, WordGroup } from './protocol.js';

export const galleryEntries = (language: LanguageId): readonly GalleryEntry[] => LANGUAGES[language].gallery();

/** The words of a language. */
export const wordGroups = (language: LanguageId): readonly WordGroup[] => LANGUAGES[language].words;

/** The words that fit at a place of a text. */
export const completeRules = (language: LanguageId, text: string, caret: number): Completions | undefined =>
	LANGUAGES[language].completeAt?.(text, caret);

/** Text of `variants.ini` as rules, with the place of everything that they cannot express. */
export const importSections = (text: string): ImportView => {
	const { found, problems: faults } = safeFromFairy(text);
	const whole = { from: 0, to: text.length };
	const problems: readonly Diagnostic[] = [
		...faults,
		...found.flatMap(({ lost }) => lossRemarks(lost, whole)),
		...(found.length + faults.length === 0 ? [noSection(whole)] : []),
	];
	const sections = found.map(({ value, lost }) => ({
		title: value.name,
		text: stringify(value, { style: 'canonical' }),
		lost: sentences(lost),
	}));
	return { text, sections, problems };
};

/** Rules in other formats. */
export const exportRules = (id: LanguageId, text: string): ExportView => {
	const language = LANGUAGES[id];
	const { value } = language.parse(text);
	return { text, formats: value === undefined ? [] : language.exports(value) };
};
