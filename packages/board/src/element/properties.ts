import { faultOf, foundText } from '../model/faults.js';
import type { CellId, Geometry, Orientation } from '../model/geometry.js';
import type { Arrow, Mark } from '../model/mark.js';
import type { BoardMove, Destinations, Turn } from '../model/move.js';
import type { BoardPiece, BoardSide, Hand } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import type { BoardMode } from './interaction.js';
import { type BoardWords, ENGLISH } from './words.js';

/** Parts of the board that have to be drawn again. */
export type Part = 'layout' | 'pieces' | 'marks' | 'hands' | 'labels' | 'actions';

/** The values of the properties of a board. */
export interface BoardProperties {
	geometry: Geometry | undefined;
	pieces: readonly BoardPiece[] | undefined;
	hands: readonly Hand[] | undefined;
	sides: readonly BoardSide[] | undefined;
	sets: readonly PieceSet[] | undefined;
	orientation: Orientation | undefined;
	lastMove: readonly CellId[] | undefined;
	checks: readonly CellId[] | undefined;
	marks: readonly Mark[] | undefined;
	arrows: readonly Arrow[] | undefined;
	turn: Turn | undefined;
	moves: readonly BoardMove[] | undefined;
	destinations: Destinations | undefined;
	mode: BoardMode | undefined;
	label: string | undefined;
	words: Partial<BoardWords> | undefined;
	describeCell: ((cell: CellId) => string) | undefined;
	focusCell: CellId | undefined;
}

type Type = 'object' | 'array' | 'map' | 'string' | 'function' | 'cell' | readonly string[];

interface Property {
	readonly type: Type;
	/** The parts that show it. */
	readonly parts: readonly Part[];
}

/** The properties of a board: their types, and the parts of the board that show them. */
export const PROPERTIES: Readonly<Record<keyof BoardProperties, Property>> = {
	geometry: { type: 'object', parts: ['layout', 'pieces', 'marks', 'labels', 'actions'] },
	pieces: { type: 'array', parts: ['pieces', 'marks', 'labels'] },
	hands: { type: 'array', parts: ['hands'] },
	sides: { type: 'array', parts: ['pieces', 'hands', 'labels'] },
	sets: { type: 'array', parts: ['pieces', 'hands'] },
	orientation: { type: ['first', 'second'], parts: ['layout', 'pieces', 'marks', 'hands', 'labels'] },
	lastMove: { type: 'array', parts: ['marks'] },
	checks: { type: 'array', parts: ['marks', 'labels'] },
	marks: { type: 'array', parts: ['marks'] },
	arrows: { type: 'array', parts: ['marks'] },
	turn: { type: 'object', parts: ['hands', 'marks', 'labels'] },
	moves: { type: 'array', parts: ['marks', 'labels', 'actions'] },
	destinations: { type: 'map', parts: ['marks', 'labels', 'actions'] },
	mode: { type: ['play', 'free', 'view'], parts: ['marks', 'labels', 'actions', 'hands'] },
	label: { type: 'string', parts: ['labels'] },
	words: { type: 'object', parts: ['labels', 'hands', 'actions'] },
	describeCell: { type: 'function', parts: ['labels'] },
	focusCell: { type: 'cell', parts: ['labels'] },
};

const ARTICLES: Readonly<Record<Exclude<Type, readonly string[]>, string>> = {
	object: 'an object',
	array: 'an array',
	map: 'a Map',
	string: 'a string',
	function: 'a function',
	cell: 'the id of a cell',
};

const fits = (value: unknown, type: Type): boolean => {
	if (value === undefined) return true;
	if (typeof type !== 'string') return type.includes(value as string);
	if (type === 'array') return Array.isArray(value);
	if (type === 'map') return value instanceof Map;
	if (type === 'cell') return typeof value === 'string' || typeof value === 'number';
	return typeof value === type && value !== null && !Array.isArray(value);
};

/**
 * Checks the value of a property, and of its elements. null counts as undefined, as frameworks write it.
 *
 * @throws TypeError if the value or an element has another type. The message names the first fault.
 */
export const checked = (name: keyof BoardProperties, value: unknown): unknown => {
	const given = value ?? undefined;
	const { type } = PROPERTIES[name];
	if (fits(given, type)) {
		const fault = given === undefined ? undefined : faultOf(name, given);
		if (fault === undefined) return given;
		throw new TypeError(`Expected ${fault.expected} for ${fault.path} of a board, found ${foundText(fault.found)}.`);
	}
	const expected = typeof type === 'string' ? ARTICLES[type] : type.map((one) => `"${one}"`).join(' or ');
	const found = typeof given === 'string' ? `"${given}"` : Array.isArray(given) ? 'an array' : `a value of type ${typeof given}`;
	throw new TypeError(`Expected ${expected} for the property ${name} of a board, found ${found}.`);
};

/** The words of a page, completed by English. */
export const wordsOf = (words: Partial<BoardWords> | undefined): BoardWords => ({ ...ENGLISH, ...words });
