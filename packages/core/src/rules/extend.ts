import { misuse, nearest, quote } from '@x/diagnostics';
import { isObject } from './structure.js';
import type { Ruleset } from './types.js';

type Named = { readonly id: string };

/** Changes of a list of things with ids: the thing by its id, or `null`, which removes it. */
type ChangesById<T extends Named> = { readonly [id: string]: Omit<T, 'id'> | null };

/** Changes of a value: an object with some of its keys, where `null` removes a key. A list of things with ids is also changed by an object of ids. */
export type Patch<T> = T extends readonly (infer Entry)[]
	? T | (Entry extends Named ? ChangesById<Entry> : never)
	: T extends object
		? { readonly [K in keyof T]?: Patch<T[K]> | null }
		: T;

const isNamed = (value: unknown): value is Named => isObject(value) && typeof value.id === 'string';

/** Changes of a ruleset: some of its parts, each with its changes; `null` removes a part. */
export type RulesetPatch = { readonly [Part in keyof Ruleset]?: Patch<Ruleset[Part]> | null };

/** Tables merge key by key down to this depth below the ruleset; their entries (a path, a condition, a zone) are replaced whole. */
const TABLES: Readonly<Record<string, number>> = {
	space: 2,
	zones: 1,
	sides: 2,
	kinds: 2,
	flags: 2,
	stores: 2,
	points: 1,
	vars: 2,
	traces: 1,
	defs: 1,
	paths: 1,
	turn: 3,
	start: 1,
};

function merged(base: unknown, patch: unknown, depth: number, path: string): unknown {
	if (Array.isArray(base) && base.every(isNamed) && isObject(patch)) return changedById(base, patch, path);
	if (Array.isArray(base) && Array.isArray(patch) && patch.length > 0 && [...base, ...patch].every(isNamed)) return mergedById(base, patch);
	if (depth === 0 || !isObject(base) || !isObject(patch)) return patch;
	const entries = new Map(Object.entries(base));
	for (const [key, value] of Object.entries(patch)) {
		if (value === null) entries.delete(key);
		else if (value !== undefined) entries.set(key, entries.has(key) ? merged(entries.get(key), value, depth - 1, `${path}.${key}`) : value);
	}
	return Object.fromEntries(entries);
}

/** An entry replaces the entries with its id; entries with new ids follow at the end. */
function mergedById(base: readonly Named[], patch: readonly Named[]): Named[] {
	const ids = new Set(patch.map(({ id }) => id));
	const placed = new Set<string>();
	const kept = base.flatMap((entry) => {
		if (!ids.has(entry.id)) return [entry];
		if (placed.has(entry.id)) return [];
		placed.add(entry.id);
		return patch.filter(({ id }) => id === entry.id);
	});
	return [...kept, ...patch.filter(({ id }) => !placed.has(id))];
}

/** `null` removes the entries with an id, which must be there. */
function changedById(base: readonly Named[], patch: Readonly<Record<string, unknown>>, path: string): Named[] {
	const ids = new Set(base.map(({ id }) => id));
	for (const [id, entry] of Object.entries(patch))
		if (entry === null && !ids.has(id)) {
			const meant = nearest(id, ids);
			const hint = meant === undefined ? `The ids are ${[...ids].map(quote).join(', ')}.` : `Did you mean ${quote(meant)}?`;
			misuse(path, 'the id of an entry', id, ids.size === 0 ? 'The list is empty.' : hint);
		}
	const kept = base.filter(({ id }) => !Object.hasOwn(patch, id) || patch[id] !== null);
	const changed = Object.entries(patch).flatMap(([id, entry]) => (isObject(entry) ? [{ ...entry, id }] : []));
	return mergedById(kept, changed);
}

/**
 * A ruleset with some parts changed. Tables merge by key and lists of things with ids (`after`, `forbid`, `prefer`, `outcomes`, `enter`)
 * by id, and an empty list replaces them; a path, a condition or a zone is replaced whole, and `null` removes a key. Such a list is also changed by an
 * object of ids, where `null` removes an entry: `{ outcomes: { stalemate: null } }`. The result is not checked.
 *
 * @throws {TypeError} if an argument is wrong, or `null` stands for an entry that is not there.
 *
 * @example
 * import { extend } from '@x/core/build';
 * import { chess } from '@x/games/chess';
 * extend(chess.rules, { zones: { centre: { box: [[3, 4], [3, 4]] } } }).zones.centre // { box: [[3, 4], [3, 4]] }
 * extend(chess.rules, { outcomes: { stalemate: null } }).outcomes.length // → 6
 */
export function extend(ruleset: Ruleset, patch: RulesetPatch): Ruleset {
	if (!isObject(ruleset) || !isObject(ruleset.space)) misuse('ruleset', 'a Ruleset', ruleset);
	if (!isObject(patch)) misuse('patch', 'an object with parts of a ruleset', patch);
	const entries = new Map<string, unknown>(Object.entries(ruleset));
	for (const [key, value] of Object.entries(patch)) {
		if (value === null) entries.delete(key);
		else if (value !== undefined)
			entries.set(key, entries.has(key) ? merged(entries.get(key), value, TABLES[key] ?? 0, `patch.${key}`) : value);
	}
	return Object.fromEntries(entries) as unknown as Ruleset;
}
