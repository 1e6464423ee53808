import { RULE_NAMES, RULES } from '@x/fbr';
import { type Word, type WordGroup, wordsOf } from './word.js';

/** The meaning of a row of the table, whatever its parts are. */
export const plainMeaning = (meaning: string): string =>
	meaning.replace(
		/\{([a-z]+)(?:\|([^}]*))?\}/g,
		(_, part: string, absent?: string) => absent ?? (part === 'multiset' ? 'the set' : `the ${part}`),
	);

const BASES = {
	W: 'one square along ranks and files',
	F: 'one square diagonally',
	K: 'one square in all directions',
	D: 'jumps two squares along ranks and files',
	N: 'the knight: jumps one by two',
	A: 'jumps two squares diagonally',
	R: 'slides along ranks and files',
	B: 'slides along diagonals',
	Q: 'slides in all directions',
	P: 'the pawn',
} as const;

const FORMS = {
	'K Q R B N P': 'pieces with the moves of their letters',
	'L|Lion|=K': 'a piece: its letter, its name, its moves',
	'A=B+N': 'the moves of several pieces joined',
	'+P==QRBN': 'the pieces that a pawn may become',
} as const;

/** The words of FBR, from the table of its package: the rules, and the attributes of each. */
export const fbrWords: readonly WordGroup[] = [
	{ id: 'forms', title: 'Pieces', words: wordsOf(FORMS) },
	{ id: 'bases', title: 'Letters of moves', words: wordsOf(BASES) },
	{ id: 'rules', title: 'Rules', words: RULE_NAMES.map((label): Word => ({ label, detail: plainMeaning(RULES[label].meaning) })) },
	...RULE_NAMES.flatMap((name): readonly WordGroup[] => {
		const { attributes } = RULES[name];
		if (attributes === undefined) return [];
		const words = Object.entries(attributes).map(([label, row]): Word => ({ label, detail: plainMeaning(row.meaning) }));
		return [{ id: `=${name}`, title: `Attributes of ${name}`, words }];
	}),
];
