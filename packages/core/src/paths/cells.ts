import { type AnyFields, type Field, isFirst, keyOf, type Unions } from '../rules/nodes/field.js';
import { NODES } from '../rules/nodes/table.js';
import type { CellRef } from '../rules/types.js';

type Replace = (cell: CellRef) => CellRef;

/**
 * A node with other references to cells; the same node where they are the same. Paths, conditions under `if` and effects under `do` stay as they
 * are: they have cells of their own.
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
	let copy = node;
	for (const [key, field] of partsOf(fields)) {
		const part: unknown = node[key as never];
		const other = part === undefined ? part : inField(field, part, replace);
		if (other !== part) copy = { ...copy, [key]: other };
	}
	return copy;
}

function inField(field: Field, value: unknown, replace: Replace): unknown {
	if (field.type === 'node') return inNode(field.of, value, replace);
	if (field.type === 'record') return inFields(field.of, value as object, replace);
	if (field.type === 'nullable') return value === null ? null : inField(field.of, value, replace);
	if (field.type === 'list') return inList(value as readonly unknown[], () => field.of, replace);
	if (field.type === 'tuple') return inList(value as readonly unknown[], (at) => field.of[at]!, replace);
	return field.type === 'either' ? inField(isFirst(field.one, value) ? field.one : field.other, value, replace) : value;
}

function inList(list: readonly unknown[], fieldAt: (at: number) => Field, replace: Replace): readonly unknown[] {
	const copy = list.map((part, at) => inField(fieldAt(at), part, replace));
	return copy.every((part, at) => part === list[at]) ? list : copy;
}

/** The fields that may hold references to cells, by the fields of a kind. */
const PARTS = /* @__PURE__ */ new WeakMap<AnyFields, readonly (readonly [key: string, field: Field])[]>();

function partsOf(fields: AnyFields): readonly (readonly [key: string, field: Field])[] {
	let found = PARTS.get(fields);
	if (found === undefined) {
		found = Object.entries(fields).flatMap(([name, field]) => {
			const { key } = keyOf(name);
			return key === 'if' || key === 'do' || field.type === 'name' || field.type === 'literal' ? [] : [[key, field] as const];
		});
		PARTS.set(fields, found);
	}
	return found;
}
