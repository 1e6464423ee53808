import { type Field, isFirst, keyOf, type Unions } from './nodes/field.js';
import { filter, NODES } from './nodes/table.js';
import type { Filter } from './types.js';

/** The nodes of a part of a ruleset by their unions, in the order of the text, and its filters. */
export type Nodes = { readonly [Name in keyof Unions]: readonly Unions[Name][] } & { readonly filter: readonly Filter[] };

type Found = Readonly<Record<string, Set<unknown>>>;

function collectFields(fields: Readonly<Record<string, Field>>, holder: object, into: Found): void {
	for (const name in fields) {
		const value = holder[keyOf(name).key as never];
		if (value !== undefined) collect(fields[name]!, value, into);
	}
}

function collectNode(union: keyof Unions, value: unknown, into: Found): void {
	if (into[union]!.has(value)) return;
	into[union]!.add(value);
	if (typeof value !== 'object' || value === null) return;
	const { kinds } = NODES[union];
	for (const key in value) if (Object.hasOwn(kinds, key)) collectFields(kinds[key]!, value, into);
}

// biome-ignore lint/suspicious/noExplicitAny: the value has the type of the field
function collect(field: Field, value: any, into: Found): void {
	if (field === filter) into.filter!.add(value);
	else if (field.type === 'node') collectNode(field.of, value, into);
	else if (field.type === 'record') collectFields(field.of, value, into);
	else if (field.type === 'list') for (const part of value) collect(field.of, part, into);
	else if (field.type === 'tuple') field.of.forEach((part, place) => void collect(part, value[place], into));
	else if (field.type === 'nullable' && value !== null) collect(field.of, value, into);
	else if (field.type === 'table') for (const part of Object.values(value)) collect(field.of, part, into);
	else if (field.type === 'either') collect(isFirst(field.one, value) ? field.one : field.other, value, into);
}

/**
 * Every node in a part of a ruleset, the part itself included, by its union. A node that stands in several places is listed once. Parts that it names
 * (`use`, `def`, `via`) are not followed.
 *
 * @example
 * import { asEffect, nodesIn } from '@x/core/rules';
 * import { chess } from '@x/games/chess';
 * nodesIn('path', chess.rules.paths.knight).effect.some((effect) => asEffect('capture', effect) !== undefined) // → true
 */
export function nodesIn<Name extends keyof Unions>(union: Name, part: Unions[Name] | readonly Unions[Name][] | undefined): Nodes {
	const into: Found = Object.fromEntries([...Object.keys(NODES), 'filter'].map((name) => [name, new Set()]));
	// The union of all lists of nodes is too complex for the compiler.
	const given: unknown = part;
	for (const node of Array.isArray(given) ? given : given === undefined ? [] : [given]) collectNode(union, node, into);
	return Object.fromEntries(Object.entries(into).map(([name, nodes]) => [name, [...nodes]])) as unknown as Nodes;
}
