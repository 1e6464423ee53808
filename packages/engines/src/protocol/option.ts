import type { EngineOption } from './messages.js';

const KEYS = ['type', 'default', 'min', 'max', 'var'];

/** The parts of a line of an option: each key with the words behind it. */
const partsOf = (words: readonly string[]): readonly (readonly [key: string, value: string])[] => {
	const parts: [string, string[]][] = [['name', []]];
	for (const word of words) {
		if (KEYS.includes(word)) parts.push([word, []]);
		else parts.at(-1)![1].push(word);
	}
	return parts.map(([key, value]) => [key, value.join(' ')]);
};

/** An option from its parts; undefined if they do not fit each other. */
export const optionOf = (
	name: string,
	type: string,
	initial: string,
	least: number,
	most: number,
	values: readonly string[],
): EngineOption | undefined => {
	if (name === '') return undefined;
	if (type === 'check') return { name, type, initial: initial === 'true' || initial === '1' };
	if (type === 'button') return { name, type };
	if (type === 'string' || type === 'file' || type === 'path') return { name, type, initial: initial === '<empty>' ? '' : initial };
	if (type === 'combo') return values.length === 0 ? undefined : { name, type, initial, values };
	const number = Number(initial);
	if (type !== 'spin' || Number.isNaN(number) || !(least <= most)) return undefined;
	return { name, type, initial: number, least, most };
};

/** Reads the words behind `option name`, or behind `option` in UCCI. */
export const readOption = (words: readonly string[]): EngineOption | undefined => {
	const parts = partsOf(words);
	const wordsOf = (key: string): string | undefined => parts.find(([one]) => one === key)?.[1];
	const limit = (key: string, other: number): number => Number(wordsOf(key) ?? other);
	return optionOf(
		wordsOf('name')!,
		wordsOf('type') ?? '',
		wordsOf('default') ?? '',
		limit('min', Number.NEGATIVE_INFINITY),
		limit('max', Number.POSITIVE_INFINITY),
		parts.flatMap(([key, value]) => (key === 'var' ? [value] : [])),
	);
};
