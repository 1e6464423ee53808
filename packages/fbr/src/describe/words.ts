import type { PieceId, PieceSet } from '@x/mbn';

/** Words for pieces by their letters. */
export type Names = Readonly<Record<string, string>>;

/** Joins words: `a, b or c`. */
export function list(words: readonly string[], last: 'and' | 'or'): string {
	return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A letter that is read aloud with a vowel takes "an", as does a word. */
const article = (word: string): string => (/^(?:[aeiou]|[AEFHILMNORSX]$)/.test(word) ? 'an' : 'a');

const isSmall = ({ letters }: PieceId): boolean => /^[a-z]/.test(letters);

/** A piece as its comment calls it, or else its letters. */
export function nameOf({ prefixes, letters }: PieceId, names: Names): string {
	const upper = letters[0]!.toUpperCase() + letters.slice(1);
	return names[prefixes + upper] ?? prefixes + (names[upper] ?? upper);
}

/** Whose pieces the capitals and the small letters of a set are. */
export interface Sides {
	readonly capitals: string;
	readonly small: string;
}

export const COLOURS: Sides = { capitals: 'a white', small: 'a black' };
/** In a part of a turn with definitions of its own, small letters are the opponent's pieces. */
export const RELATIVE: Sides = { capitals: 'an own', small: 'an enemy' };

/** A set as one of its pieces: `a king or marshal`, `any piece but P`, `a white K or a black P`. */
export function setWords({ coloured, negated, pieces }: PieceSet, names: Names, sides: Sides = COLOURS): string {
	const named = (ids: readonly PieceId[]): string[] => [...new Set(ids.map((id) => nameOf(id, names)))];
	const one = (ids: readonly PieceId[], side?: string): string[] => {
		const found = named(ids);
		return found.length === 0 ? [] : [`${side ?? article(found[0]!)} ${list(found, 'or')}`];
	};
	const words = coloured
		? [
				...one(
					pieces.filter((id) => !isSmall(id)),
					sides.capitals,
				),
				...one(pieces.filter(isSmall), sides.small),
			]
		: one(pieces);
	if (negated) return words.length === 0 ? 'any piece' : `any piece but ${list(words, 'or')}`;
	return words.length === 0 ? 'no piece' : list(words, 'or');
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** All pieces of a set, each as often as it stands there: `one white K and two black P`. */
export function multisetWords({ pieces }: PieceSet, names: Names): string {
	const counts = new Map<string, number>();
	for (const id of pieces) {
		const what = `${isSmall(id) ? 'black' : 'white'} ${nameOf(id, names)}`;
		counts.set(what, (counts.get(what) ?? 0) + 1);
	}
	const words = [...counts].map(([what, count]) => `${NUMBERS[count] ?? count} ${what}`);
	return words.length === 0 ? 'no piece' : list(words, 'and');
}
