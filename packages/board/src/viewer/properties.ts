import { foundText } from '../model/faults.js';
import type { PieceSet } from '../model/set.js';
import type { GameReader } from './reader.js';
import type { GameWords } from './words.js';

/** The place of the list of moves. By default it is to the right where there is room, and below the board otherwise. */
export type GameLayout = 'auto' | 'right' | 'below' | 'board';

/** The values of the properties of a viewer. */
export interface GameProperties {
	pgn: string | undefined;
	src: string | undefined;
	format: string | undefined;
	variant: string | undefined;
	game: number | undefined;
	startAt: number | string | undefined;
	orientation: string | undefined;
	layout: GameLayout | undefined;
	delay: number | undefined;
	wheel: 'moves' | undefined;
	label: string | undefined;
	words: Partial<GameWords> | undefined;
	sets: readonly PieceSet[] | undefined;
	readers: readonly GameReader[] | undefined;
}

interface Rule {
	readonly expected: string;
	readonly holds: (value: unknown) => boolean;
	/** The value of an attribute; it is the text by default. */
	readonly read?: (text: string) => unknown;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const choice = (...values: readonly unknown[]): Rule => ({
	expected: values.map((value) => `"${value}"`).join(' or '),
	holds: (value) => values.includes(value),
});

const TEXT: Rule = { expected: 'a string', holds: isText };

/** The rules of the properties. */
export const GAME_RULES: Readonly<Record<keyof GameProperties, Rule>> = {
	pgn: TEXT,
	src: TEXT,
	format: TEXT,
	variant: TEXT,
	game: { expected: 'a whole number from 1', holds: (value) => Number.isInteger(value) && (value as number) >= 1, read: Number },
	startAt: {
		expected: 'a number of plies, "last" or moves',
		holds: (value) => isText(value) || (Number.isInteger(value) && (value as number) >= 0),
		read: (text) => (/^\d+$/.test(text) ? Number(text) : text),
	},
	orientation: TEXT,
	layout: choice('auto', 'right', 'below', 'board'),
	delay: { expected: 'a number of milliseconds', holds: (value) => Number.isFinite(value) && (value as number) >= 0, read: Number },
	wheel: choice('moves'),
	label: TEXT,
	words: { expected: 'an object', holds: isObject },
	sets: { expected: 'an array', holds: Array.isArray },
	readers: { expected: 'an array', holds: Array.isArray },
};

/** The names of the properties. */
export const GAME_PROPERTIES = Object.keys(GAME_RULES) as readonly (keyof GameProperties)[];

/** The attributes, each with its property. */
export const GAME_ATTRIBUTES: Readonly<Record<string, keyof GameProperties>> = {
	pgn: 'pgn',
	src: 'src',
	format: 'format',
	variant: 'variant',
	game: 'game',
	'start-at': 'startAt',
	orientation: 'orientation',
	layout: 'layout',
	delay: 'delay',
	wheel: 'wheel',
	label: 'label',
};

/**
 * Checks the value of a property. null counts as undefined, as frameworks write it.
 *
 * @throws TypeError if the value has another type.
 */
export const checkedGame = (name: keyof GameProperties, value: unknown): unknown => {
	const given = value ?? undefined;
	const { expected, holds } = GAME_RULES[name];
	if (given === undefined || holds(given)) return given;
	throw new TypeError(`Expected ${expected} for the property ${name} of a game, found ${foundText(given)}.`);
};

/** The value of the property for an attribute; undefined for a wrong one, which HTML ignores. */
export const ofGameAttribute = (name: keyof GameProperties, text: string | null): unknown => {
	if (text === null) return undefined;
	const { read, holds } = GAME_RULES[name];
	const value = read === undefined ? text : read(text);
	return holds(value) ? value : undefined;
};
