import type { GameDefinition, Names, Ruleset } from '@x/core';
import { RULESET } from '@x/core/rules';
import { type Diagnostic, nearest } from '@x/diagnostics';
import { json as words } from '../../../strings/json.js';
import * as strings from '../../../strings/worker/languages.js';
import { envelopeFault, type JsonPath, type JsonRead } from './read.js';

/** A game in JSON: its parts, which may have faults, and the text that they come from. */
export interface JsonGame {
	readonly read: JsonRead;
	readonly definition: GameDefinition;
	/** The path of the rules in the text. */
	readonly base: JsonPath;
}

const KEYS = ['id', 'title', 'rules', 'names'] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters for the pieces and the sides of rules that come without names. */
const namesFor = (rules: Readonly<Record<string, unknown>>): Names => {
	const keysOf = (part: string): readonly string[] => Object.keys(isObject(rules[part]) ? rules[part] : {});
	const free = new Set(LETTERS);
	const kinds = keysOf('kinds').flatMap((kind) => {
		const letter = [...kind.toUpperCase(), ...free].find((one) => free.has(one));
		if (letter === undefined) return [];
		free.delete(letter);
		return [[kind, { letter }] as const];
	});
	const sides = keysOf('sides').map((side, index) => [side, 'wb'[index] ?? side] as const);
	return { kinds: Object.fromEntries(kinds), cells: 'a1', sides: Object.fromEntries(sides) };
};

/** The definition in a text: `{ "id", "title", "rules", "names" }`, or the rules alone. */
export const definitionIn = (read: JsonRead): { readonly game: JsonGame | undefined; readonly problems: readonly Diagnostic[] } => {
	const { value } = read;
	if (!isObject(value)) return { game: undefined, problems: [envelopeFault(read, [], words.object, value)] };
	const isBare = !('rules' in value) && Object.keys(value).some((key) => key in RULESET || `${key}?` in RULESET);
	const given: Readonly<Record<string, unknown>> = isBare ? { rules: value } : value;
	const problems: Diagnostic[] = [];
	if (!isObject(given.rules)) problems.push(envelopeFault(read, ['rules'], words.object, given.rules));
	for (const key of ['id', 'title']) {
		if (given[key] !== undefined && typeof given[key] !== 'string') problems.push(envelopeFault(read, [key], words.text, given[key]));
	}
	for (const key of Object.keys(given)) {
		if (KEYS.some((one) => one === key)) continue;
		const fault = envelopeFault(read, [key], words.envelope, key);
		const property = read.root.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[0];
		const span = property === undefined ? fault.span : { from: property.offset, to: property.offset + property.length };
		const meant = nearest(key, KEYS);
		problems.push({
			...fault,
			code: 'json/unknown-key',
			span,
			...(meant === undefined ? {} : { hint: strings.didYouMean(meant), data: { fix: { ...span, text: `"${meant}"` } } }),
		});
	}
	if (problems.length > 0 || !isObject(given.rules)) return { game: undefined, problems };
	const title = typeof given.title === 'string' && given.title.trim() !== '' ? given.title : words.untitled;
	const definition: GameDefinition = {
		id: typeof given.id === 'string' ? given.id : title,
		title,
		rules: given.rules as unknown as Ruleset,
		names: (given.names as Names | undefined) ?? namesFor(given.rules),
	};
	return { game: { read, definition, base: isBare ? [] : ['rules'] }, problems };
};
