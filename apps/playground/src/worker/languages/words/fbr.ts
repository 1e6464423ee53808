import { RULE_NAMES, RULES } from '@x/fbr';
import * as strings from '../../../strings/worker/words/fbr.js';
import { type Word, type WordGroup, wordsOf } from './word.js';

/** The meaning of a row of the table, whatever its parts are. */
export const plainMeaning = (meaning: string): string =>
	meaning.replace(/\{([a-z]+)(?:\|([^}]*))?\}/g, (_, part: string, absent?: string) => absent ?? strings.part(part));

/** The words of FBR, from the table of its package: the rules, and the attributes of each. */
export const fbrWords: readonly WordGroup[] = [
	{ id: 'forms', title: strings.TITLES.forms, words: wordsOf(strings.FORMS) },
	{ id: 'bases', title: strings.TITLES.bases, words: wordsOf(strings.BASES) },
	{
		id: 'rules',
		title: strings.TITLES.rules,
		words: RULE_NAMES.map((label): Word => ({ label, detail: plainMeaning(RULES[label].meaning) })),
	},
	...RULE_NAMES.flatMap((name): readonly WordGroup[] => {
		const { attributes } = RULES[name];
		if (attributes === undefined) return [];
		const words = Object.entries(attributes).map(([label, row]): Word => ({ label, detail: plainMeaning(row.meaning) }));
		return [{ id: `=${name}`, title: strings.attributesOf(name), words }];
	}),
];
