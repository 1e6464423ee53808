import type { Orientation } from '../model/geometry.js';
import type { BoardSide } from '../model/piece.js';
import type { PieceSet } from '../model/set.js';
import {
	PLANE_CONTROLS,
	type PlaneBorder,
	type PlaneCell,
	type PlaneChoices,
	type PlaneControl,
	type PlaneMark,
	type PlanePiece,
	type PlanePromotion,
	type PlaneReach,
	type PlaneWheel,
} from './data.js';
import { checkParts } from './values.js';
import type { PlaneWords } from './words.js';

/** The values of the properties of an unbounded board. */
export interface PlaneProperties {
	pieces: readonly PlanePiece[] | undefined;
	sides: readonly BoardSide[] | undefined;
	sets: readonly PieceSet[] | undefined;
	lastMove: readonly PlaneCell[] | undefined;
	checks: readonly PlaneCell[] | undefined;
	checkers: readonly PlaneCell[] | undefined;
	marks: readonly PlaneMark[] | undefined;
	border: PlaneBorder | undefined;
	promotions: readonly PlanePromotion[] | undefined;
	reach: PlaneReach | undefined;
	choices: PlaneChoices | undefined;
	orientation: Orientation | undefined;
	view: string | undefined;
	label: string | undefined;
	words: Partial<PlaneWords> | undefined;
	controls: readonly PlaneControl[] | undefined;
	wheel: PlaneWheel | undefined;
}

export type PlaneProperty = keyof PlaneProperties;

type Type = 'object' | 'array' | 'string' | readonly string[];

const TYPES: Readonly<Record<PlaneProperty, Type>> = {
	pieces: 'array',
	sides: 'array',
	sets: 'array',
	lastMove: 'array',
	checks: 'array',
	checkers: 'array',
	marks: 'array',
	border: 'object',
	promotions: 'array',
	reach: 'object',
	choices: 'object',
	orientation: ['first', 'second'],
	view: 'string',
	label: 'string',
	words: 'object',
	controls: 'array',
	wheel: ['zoom', 'ctrl'],
};

/** The names of the properties. */
export const PLANE_PROPERTIES = Object.keys(TYPES) as readonly PlaneProperty[];

/** The properties that are drawn as the position. */
export const OF_POSITION: readonly PlaneProperty[] = [
	'pieces',
	'sides',
	'sets',
	'lastMove',
	'checks',
	'checkers',
	'marks',
	'border',
	'promotions',
];

const fits = (value: unknown, type: Type): boolean => {
	if (value === undefined) return true;
	if (typeof type !== 'string') return type.includes(value as string);
	if (type === 'array') return Array.isArray(value);
	return typeof value === type && !Array.isArray(value);
};

/**
 * Checks the value of a property, with the elements of arrays. null counts as undefined, as frameworks write it.
 *
 * @throws TypeError if the value or an element has another type.
 */
export const checked = (name: PlaneProperty, value: unknown): unknown => {
	const given = value ?? undefined;
	const type = TYPES[name];
	if (fits(given, type)) {
		if (given !== undefined) checkParts(name, given);
		return given;
	}
	const expected = typeof type !== 'string' ? type.map((one) => `"${one}"`).join(' or ') : type === 'string' ? 'a string' : `an ${type}`;
	const found = typeof given === 'string' ? `"${given}"` : Array.isArray(given) ? 'an array' : `a value of type ${typeof given}`;
	throw new TypeError(`Expected ${expected} for the property ${name} of a board, found ${found}.`);
};

/** The value of the property for an attribute; undefined for a wrong one. An attribute may come from anywhere, and HTML ignores wrong ones. */
export const ofAttribute = (name: string, text: string | null): string | readonly string[] | undefined => {
	if (text === null) return undefined;
	if (name === 'controls') return PLANE_CONTROLS.filter((part) => text.split(/\s+/).includes(part));
	return (name === 'orientation' || name === 'wheel') && !fits(text, TYPES[name]) ? undefined : text;
};
