import type { Fault } from '@x/diagnostics';
import { found } from '@x/diagnostics';
import { type AnyFields, type Field, isFirst } from '../nodes/field.js';
import { RULESET } from '../nodes/ruleset.js';
import { NODES } from '../nodes/table.js';
import { isObject } from '../structure.js';
import type { Ruleset } from '../types.js';
import { fault } from './fault.js';
import {
	coordinate,
	either,
	type Fields,
	list,
	node,
	number,
	object,
	oneOf,
	orNull,
	type Shape,
	table,
	text,
	tuple,
	vector,
	whole,
} from './form.js';
import { setupForm } from './setup-form.js';

const PLAIN = { text, number, whole, boolean: oneOf(true, false), coordinate, vector, setup: setupForm, name: text, given: text };

/** The shapes of unions, which are made once: nodes contain nodes of their own union. */
const unions = new Map<string, Shape>();

/** The check of a field's form. */
function shapeOf(field: Field): Shape {
	switch (field.type) {
		case 'literal':
			return oneOf(...field.values);
		case 'list':
			return list(shapeOf(field.of));
		case 'nullable':
			return orNull(shapeOf(field.of));
		case 'tuple':
			return tuple(field.of.map(shapeOf), field.title);
		case 'table':
			return table(shapeOf(field.of));
		case 'record':
			return object(shapesOf(field.of));
		case 'either':
			return either((value) => isFirst(field.one, value), shapeOf(field.one), shapeOf(field.other));
		case 'node':
			return unionShape(field.of);
		default:
			return PLAIN[field.type];
	}
}

const shapesOf = (fields: AnyFields): Fields => Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, shapeOf(field)]));

function unionShape(union: keyof typeof NODES): Shape {
	let shape = unions.get(union);
	if (shape === undefined) {
		const { title, plain, kinds } = NODES[union];
		shape = node(title, () => Object.entries(kinds).map(([lead, row]) => [lead, shapesOf(row)]), plain && shapeOf(plain));
		unions.set(union, shape);
	}
	return shape;
}

let ruleset: Shape | undefined;

/** Every fault of the form of a ruleset, with its JSON path. `checkRuleset` also checks names and circles. */
export function shapeFaults(given: Ruleset): Fault[] {
	if (!isObject(given)) return [fault('rules/wrong-shape', '', `ruleset: Expected a Ruleset, found ${found(given)}.`)];
	const faults: Fault[] = [];
	ruleset ??= object(shapesOf(RULESET));
	ruleset(given, '', faults);
	return faults;
}
