/** A number with thin groups: `12 345`. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ' ');

/** `1 file`, `2 files`. */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `a, b and c` */
export const listed = (words: readonly string[]): string =>
	words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
