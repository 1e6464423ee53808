/** The number of an annotation, from 0 to 255. */
export type NAG = number;

/** The annotations that are written next to a move. */
export const SUFFIX_LIST = ['!', '?', '!!', '!?', '?!', '??'] as const;

/** An annotation that is written next to a move. */
export type Suffix = (typeof SUFFIX_LIST)[number];

/** The suffixes in the order of their numbers, from 1. */
const NUMBERED: readonly Suffix[] = ['!', '?', '!!', '??', '!?', '?!'];

/** The suffix that has a number, or undefined. */
export const suffixOf = (nag: NAG): Suffix | undefined => NUMBERED[nag - 1];

/** The symbols of annotations, by their numbers. */
export const NAG_TO_SYMBOL = {
	7: '□',
	10: '=',
	13: '∞',
	14: '⩲',
	15: '⩱',
	16: '±',
	17: '∓',
	18: '+−',
	19: '-+',
	22: '⨀',
	32: '↑↑',
	36: '↑',
	40: '→',
	44: '=∞',
	132: '⇆',
	138: '⊕',
	140: '∆',
	146: 'N',
} as const;

/**
 * The symbol of an annotation, or undefined where it has none. Those from 1 to 6 are suffixes: see `getSuffixAnnotation`.
 *
 * @example
 * nagToGlyph(16) // → '±'
 */
export const nagToGlyph = (nag: NAG): string | undefined => (NAG_TO_SYMBOL as Readonly<Record<number, string>>)[nag];
