import { rulesetSchema } from '@x/core/schema';
import type { Ruleset } from '@x/core/src/rules/types';
import { describe, expect, test } from 'vitest';
import { describe as sheetText } from '../src/index.js';
import { everything } from './everything.js';

/** The parts of a schema that this test reads: enough to walk it together with a value. */
interface Def {
	readonly type: string;
	readonly shape?: Readonly<Record<string, Node>>;
	readonly options?: readonly Node[];
	readonly element?: Node;
	readonly valueType?: Node;
	readonly innerType?: Node;
	readonly items?: readonly Node[];
}
interface Node {
	readonly _zod: { readonly def: Def; readonly innerType?: Node };
	safeParse(value: unknown): { readonly success: boolean };
}

const inner = (node: Node): Node => {
	const next = node._zod.def.type === 'lazy' ? node._zod.innerType : node._zod.def.innerType;
	return next === undefined ? node : inner(next);
};

const forms = new Map<object, string>();
const met = new Set<object>();

/** Walks a schema with a value: every form is listed, those that the value uses are met. */
function walk(node: Node, value: unknown, at: string): void {
	const here = inner(node);
	const { type, shape, options, element, valueType, items } = here._zod.def;
	if (value === undefined) {
		if (type !== 'union') return;
		for (const option of options ?? []) list(inner(option), at);
	} else if (type === 'union') {
		for (const option of options ?? []) list(inner(option), at);
		const fitting = (options ?? []).map(inner).find((option) => option.safeParse(value).success);
		if (fitting !== undefined) {
			met.add(fitting);
			walk(fitting, value, at);
		}
	} else if (shape !== undefined) {
		for (const [key, part] of Object.entries(shape)) {
			const field = (value as Readonly<Record<string, unknown>>)[key];
			forms.set(part, `${at}.${key}`);
			if (field !== undefined) met.add(part);
			walk(part, field, `${at}.${key}`);
		}
	} else if (Array.isArray(value)) for (const [index, part] of value.entries()) walk(element ?? items![index]!, part, `${at}[]`);
	else if (valueType !== undefined) for (const part of Object.values(value as object)) walk(valueType, part, `${at}.*`);
}

const list = (option: Node, at: string): void => {
	if (!forms.has(option)) forms.set(option, `${at}: ${Object.keys(option._zod.def.shape ?? { [option._zod.def.type]: 0 }).join('+')}`);
};

test('the ruleset of everything has every form of the language, with every field', () => {
	walk(rulesetSchema as unknown as Node, everything, 'ruleset');
	const missing = [...forms].filter(([node]) => !met.has(node)).map(([, name]) => name);
	expect(missing).toEqual([]);
	expect(forms.size).toBeGreaterThan(150);
});

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Key = string | number;

/** Other words of the language's own that may stand where these do. */
const instead: Readonly<Record<string, string>> = {
	own: 'other',
	other: 'own',
	shared: 'own',
	neutral: 'own',
	at: 'origin',
	origin: 'at',
	stand: 'at',
	none: 'mover',
	mover: 'none',
	keep: 'clear',
	win: 'loss',
	loss: 'win',
	draw: 'win',
	turn: 'moved',
	moved: 'turn',
	stuck: 'turn',
	either: 'mover',
	candidates: 'legal',
	legal: 'candidates',
	piece: '',
	primes: '',
	walk: 'game',
	reply: 'game',
	game: 'walk',
	friend: 'enemy',
	enemy: 'friend',
	occupied: 'enemy',
	'<': '>',
	'>': '<',
	'=': '<',
	next: 'move',
};

/** All places of a value where something single stands. */
const leaves = (value: Json, at: readonly Key[] = []): (readonly Key[])[] => {
	if (Array.isArray(value)) return value.flatMap((part, index) => leaves(part, [...at, index]));
	if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, part]) => leaves(part, [...at, key]));
	return [at];
};

const changed = (value: Json): Json | undefined => {
	if (typeof value === 'number') return value + 1;
	if (typeof value === 'boolean') return value ? undefined : true;
	if (value === null) return 0;
	const other = instead[value as string];
	return other === '' ? undefined : (other ?? `${value as string}x`);
};

/** The value with another leaf at a place, or without that key. */
function with_(value: Json, [key, ...rest]: readonly Key[], leaf: (value: Json) => Json | undefined): Json {
	if (Array.isArray(value)) {
		const parts = value.map((part, index) => (index === key ? (rest.length === 0 ? leaf(part) : with_(part, rest, leaf)) : part));
		return parts.filter((part): part is Json => part !== undefined);
	}
	const entries = Object.entries(value as { readonly [key: string]: Json }).map(([name, part]) => [
		name,
		name === key ? (rest.length === 0 ? leaf(part) : with_(part, rest, leaf)) : part,
	]);
	return Object.fromEntries(entries.filter(([, part]) => part !== undefined)) as Json;
}

describe('nothing in a ruleset is passed over in its sheet', () => {
	const value = everything as unknown as Json;
	const text = sheetText(everything);
	/** Said by other words already, or of no consequence. */
	const silent = [
		/^version$/,
		// The origin of a side follows from its matrix in most games; for earlier positions the sheet gives only their number.
		/^start\.seen/,
		// Of a single piece `at` and `origin` are both its cell.
		/^(?:flags\.fresh\.while|traces\.seen\.if|immune|royal)\.(?:is|in)$/,
		// Names of ways are given where they matter: another name for the same is the same rule.
		/\.as$/,
	];
	test.each(leaves(value).map((at) => [at.join('.'), at] as const))('%s', (name, at) => {
		if (silent.some((pattern) => pattern.test(name))) return;
		const other = with_(value, at, changed);
		let heard: string;
		try {
			heard = sheetText(other as unknown as Ruleset);
		} catch (error) {
			// A name of nothing may stop the sheet, but never silently.
			heard = String(error);
		}
		expect(heard).not.toBe(text);
	});
});

test('the sheet has no holes', () => {
	const text = sheetText(everything);
	for (const hole of ['undefined', '[object', '{', 'NaN', '  -  ']) expect(text).not.toContain(hole);
});
