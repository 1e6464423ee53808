import * as z from 'zod/mini';
import { type AnyFields, type Field, keyOf, type Unions } from '../nodes/field.js';
import { RULESET } from '../nodes/ruleset.js';
import { NODES } from '../nodes/table.js';
import type { Ruleset } from '../types.js';
import { coordinate, setupSchema, table, vector } from './setup.js';

const text = z.string();
const PLAIN = {
	text,
	name: text,
	given: text,
	number: z.number(),
	whole: z.int(),
	boolean: z.boolean(),
	coordinate,
	vector,
	setup: setupSchema,
};

/** The schemas of fields, and of unions by name. Each is made once: nodes contain nodes of their own union. */
const made = new Map<Field | keyof Unions, z.ZodMiniType>();

function once(key: Field | keyof Unions, make: () => z.ZodMiniType): z.ZodMiniType {
	const schema = made.get(key) ?? make();
	made.set(key, schema);
	return schema;
}

const schemaOf = (field: Field): z.ZodMiniType => once(field, () => makeSchema(field));

function makeSchema(field: Field): z.ZodMiniType {
	switch (field.type) {
		case 'literal':
			return z.literal([...field.values]);
		case 'list':
			return z.array(schemaOf(field.of));
		case 'nullable':
			return z.nullable(schemaOf(field.of));
		case 'tuple':
			return z.tuple(field.of.map(schemaOf) as [z.ZodMiniType, ...z.ZodMiniType[]]);
		case 'table':
			return table(schemaOf(field.of));
		case 'record':
			return recordOf(field.of);
		case 'either': {
			// Of forms that fit equally badly, the first is reported.
			const forms = [schemaOf(field.one), schemaOf(field.other)] as const;
			return z.union(field.other.type === 'record' && field.one.type !== 'literal' ? forms : [forms[1], forms[0]]);
		}
		case 'node':
			return unionOf(field.of);
		default:
			return PLAIN[field.type];
	}
}

const recordOf = (fields: AnyFields): z.ZodMiniType =>
	z.strictObject(
		Object.fromEntries(
			Object.entries(fields).map(([field, type]) => {
				const { key, optional } = keyOf(field);
				return [key, optional ? z.exactOptional(schemaOf(type)) : schemaOf(type)];
			}),
		),
	);

const unionOf = (union: keyof Unions): z.ZodMiniType =>
	once(union, () =>
		z.lazy(() => {
			const { plain, kinds } = NODES[union];
			const forms = Object.values(kinds).map(recordOf);
			return z.union(plain === undefined ? forms : [schemaOf(plain), ...forms]);
		}),
	);

/**
 * The shape of a ruleset: strict objects, so that an unknown key is a fault.
 *
 * @example
 * import { rulesetSchema } from '@x/core/schema';
 * rulesetSchema.safeParse({}).success // false
 */
export const rulesetSchema: z.ZodMiniType<Ruleset> = recordOf(RULESET as AnyFields) as z.ZodMiniType<Ruleset>;
