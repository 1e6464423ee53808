/** Joins words: `a, b or c`. */
export function list(words: readonly string[], last: 'and' | 'or'): string {
	if (words.length < 2) return words[0] ?? '';
	return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export const number = (value: number): string => NUMBERS[value] ?? String(value);

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Verbs are written with a dot before the ending of the third person: `move·s`, `go·es`. This keeps the ending (`it moves`) or drops it
 * (`it may move`).
 */
export const inflected = (text: string, third: boolean): string => (third ? text.replaceAll('·', '') : text.replace(/·e?s\b/g, ''));
