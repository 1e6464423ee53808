import type { Ruleset } from './types.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Keys whose order means something: the first side is the one that zones and vectors are written for. It is kept in a list of its own.
 */
const withOrder = (ruleset: Ruleset): unknown => ({ ...ruleset, sides: Object.entries(ruleset.sides) });

const isObject = (value: Json): value is { readonly [key: string]: Json } =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys sorted by code unit, lists as they are; keys without a value are left out, as JSON does. */
function ordered(value: Json): Json {
	if (Array.isArray(value)) return value.map(ordered);
	if (!isObject(value)) return value;
	const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
	return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}

/**
 * The canonical text of a ruleset: two rulesets that differ only in the order of keys have the same. It is JSON, with `sides` as a list
 * of pairs, since their order counts.
 *
 * @example
 * import { chess } from '@x/core/presets/chess';
 * canonicalText(chess) === canonicalText({ ...chess }) // true
 */
export const canonicalText = (ruleset: Ruleset): string => JSON.stringify(ordered(JSON.parse(JSON.stringify(withOrder(ruleset))) as Json));
