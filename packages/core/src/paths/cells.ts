import { type AnyFields, type Field, isFirst, keyOf, type Unions } from '../rules/nodes/field.js';
import { NODES } from '../rules/nodes/table.js';
import type { CellRef } from '../rules/types.js';

type Replace = (cell: CellRef) => CellRef;

/**
 * A node with other references to cells. Paths and conditions under `if` stay as they are: they have cells of their own.
 *
 * @example
 * import { replaceCells } from '@x/core/rules';
 * replaceCells('condition', { is: 'at', a: {} }, () => 'origin') // → { is: 'origin', a: {} }
 */
export function replaceCells<Name extends keyof Unions>(union: Name, node: Unions[Name], replace: Replace): Unions[Name] {
	return inNode(union, node, replace) as Unions[Name];
}

function inNode(union: keyof Unions, node: unknown, replace: Replace): unknown {
	if (union === 'cell') return replace(node as CellRef);
	if (union === 'path' || typeof node !== 'object' || node === null) return node;
	const { kinds } = NODES[union];
	for (const kind in node) if (Object.hasOwn(kinds, kind)) return inFields(kinds[kind]!, node, replace);
	return node;
}

function inFields(fields: AnyFields, node: object, replace: Replace): object {
	const copy: Record<string, unknown> = { ...node };
	for (const [name, field] of Object.entries(fields)) {
		const { key } = keyOf(name);
		if (key !== 'if' && copy[key] !== undefined) copy[key] = inField(field, copy[key], replace);
	}
	return copy;
}

function inField(field: Field, value: unknown, replace: Replace): unknown {
	if (field.type === 'node') return inNode(field.of, value, replace);
	if (field.type === 'record') return inFields(field.of, value as object, replace);
	if (field.type === 'nullable') return value === null ? null : inField(field.of, value, replace);
	if (field.type === 'list') return (value as readonly unknown[]).map((part) => inField(field.of, part, replace));
	if (field.type === 'tuple') return (value as readonly unknown[]).map((part, at) => inField(field.of[at]!, part, replace));
	return field.type === 'either' ? inField(isFirst(field.one, value) ? field.one : field.other, value, replace) : value;
}
