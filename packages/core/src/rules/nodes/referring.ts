import { isNamedPart, keyOf, NAMED_PARTS } from './field.js';
import { NODES } from './table.js';

/** The keys of nodes that refer to named paths and conditions, each with the table of its names. */
export const referring = (): (readonly [key: string, table: 'paths' | 'defs'])[] =>
	Object.values(NODES)
		.flatMap(({ kinds }) => Object.values(kinds).flatMap((fields) => Object.entries(fields)))
		.flatMap(([field, type]) => (type.type === 'name' && isNamedPart(type.of) ? [[keyOf(field).key, NAMED_PARTS[type.of]] as const] : []));
