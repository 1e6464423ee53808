import { type Field, isFirst, keyOf, type Unions } from '@x/core/src/rules/nodes/field';
import { RULESET } from '@x/core/src/rules/nodes/ruleset';
import { NODES } from '@x/core/src/rules/nodes/table';
import type { Ruleset } from '@x/core/src/rules/types';

const VECTOR = ['a list of coordinates', 'bound'] as const;

/** The values of a union that are not objects, as kinds. */
const plainKinds = (plain: Field | undefined): string[] =>
	plain === undefined ? [] : plain.type === 'literal' ? plain.values.map(String) : [`a ${plain.type}`];

const kindsOf = (union: keyof Unions): string[] => [...plainKinds(NODES[union].plain), ...Object.keys(NODES[union].kinds)];

/** The kinds of nodes of each of the small languages, by the key or the word that distinguishes them. */
export const NODE_KINDS: Readonly<Record<string, readonly string[]>> = {
	zone: kindsOf('zone'),
	cell: kindsOf('cell'),
	vector: VECTOR,
	number: kindsOf('number'),
	condition: kindsOf('condition'),
	piece: kindsOf('piece'),
	effect: kindsOf('effect'),
	path: kindsOf('path'),
};

/** The kinds of nodes that a ruleset uses: `path step`, `condition is`, … */
export function kindsUsed(ruleset: Ruleset): Set<string> {
	const met = new Set<string>();
	const visitFields = (fields: Readonly<Record<string, Field>>, value: object): void => {
		for (const [field, type] of Object.entries(fields)) {
			const part = value[keyOf(field).key as never];
			if (part !== undefined) visit(type, part);
		}
	};
	const visitNode = (union: keyof Unions, node: unknown): void => {
		const { plain, kinds } = NODES[union];
		const kind = typeof node === 'object' && node !== null ? Object.keys(kinds).find((key) => key in node) : undefined;
		if (kind !== undefined) visitFields(kinds[kind]!, node as object);
		else if (plain === undefined || typeof node === 'object') throw new Error(`An unknown ${union}: ${JSON.stringify(node)}`);
		met.add(`${union} ${kind ?? (typeof node === 'number' ? 'a number' : node)}`);
	};
	const visit = (field: Field, value: unknown): void => {
		if (field.type === 'node') visitNode(field.of, value);
		else if (field.type === 'record') visitFields(field.of, value as object);
		else if (field.type === 'list') for (const one of value as readonly unknown[]) visit(field.of, one);
		else if (field.type === 'tuple') for (const [place, of] of field.of.entries()) visit(of, (value as readonly unknown[])[place]);
		else if (field.type === 'table') for (const one of Object.values(value as object)) visit(field.of, one);
		else if (field.type === 'nullable' && value !== null) visit(field.of, value);
		else if (field.type === 'either') {
			const first = isFirst(field.one, value);
			if (field.one.type === 'vector') met.add(`vector ${VECTOR[first ? 0 : 1]}`);
			visit(first ? field.one : field.other, value);
		}
	};
	visitFields(RULESET, ruleset);
	return met;
}
