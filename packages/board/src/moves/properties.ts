import { foundText } from '../model/faults.js';
import type { MoveId, MoveNode } from './node.js';
import type { MovesWords } from './words.js';

/** The values of the properties of a list of moves. */
export interface MovesProperties {
	nodes: readonly MoveNode[] | undefined;
	current: MoveId | undefined;
	intro: string | undefined;
	result: string | undefined;
	label: string | undefined;
	words: Partial<MovesWords> | undefined;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isId = (value: unknown): boolean => typeof value === 'string' || Number.isFinite(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

interface Rule {
	readonly expected: string;
	readonly holds: (value: unknown) => boolean;
}

const TEXT: Rule = { expected: 'a string', holds: isText };
const ID: Rule = { expected: 'an id, a string or a number', holds: isId };

const RULES: Readonly<Record<keyof MovesProperties, Rule>> = {
	nodes: { expected: 'an array', holds: Array.isArray },
	current: ID,
	intro: TEXT,
	result: TEXT,
	label: TEXT,
	words: { expected: 'an object', holds: isObject },
};

const NODE_RULES: Readonly<Partial<Record<keyof MoveNode, Rule>>> = {
	parent: ID,
	number: { expected: 'a number', holds: Number.isFinite },
	column: { expected: 'a whole number from 0', holds: (value) => Number.isInteger(value) && (value as number) >= 0 },
	nags: { expected: 'an array of numbers', holds: (value) => Array.isArray(value) && value.every(Number.isFinite) },
	signs: TEXT,
	before: TEXT,
	comment: TEXT,
	clock: { expected: 'a number of seconds', holds: Number.isFinite },
	evaluation: { expected: 'an object', holds: isObject },
};

/** The names of the properties. */
export const MOVES_PROPERTIES = Object.keys(RULES) as readonly (keyof MovesProperties)[];

const misuse = (expected: string, path: string, found: unknown): never => {
	throw new TypeError(`Expected ${expected} for ${path} of a list of moves, found ${foundText(found)}.`);
};

/**
 * Checks the value of a property, and of its elements. null counts as undefined, as frameworks write it.
 *
 * @throws TypeError if the value or an element has another type. The message names the first fault.
 */
export const checkedMoves = (name: keyof MovesProperties, value: unknown): unknown => {
	const given = value ?? undefined;
	if (given === undefined) return undefined;
	const { expected, holds } = RULES[name];
	if (!holds(given)) misuse(expected, `the property ${name}`, given);
	if (name !== 'nodes') return given;
	for (const [index, node] of (given as readonly unknown[]).entries()) {
		if (!isObject(node)) throw misuse('an object', `nodes[${index}]`, node);
		if (!isId(node.id)) misuse(ID.expected, `nodes[${index}].id`, node.id);
		if (!isText(node.text)) misuse(TEXT.expected, `nodes[${index}].text`, node.text);
		for (const [field, rule] of Object.entries(NODE_RULES))
			if (node[field] !== undefined && !rule.holds(node[field])) misuse(rule.expected, `nodes[${index}].${field}`, node[field]);
	}
	return given;
};
