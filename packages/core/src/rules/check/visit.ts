import { type AnyFields, type Field, isFirst, keyOf, type Thing, type Unions } from '../nodes/field.js';
import { NODES } from '../nodes/table.js';
import type { Vec } from '../types.js';
import { under } from './space.js';

/** The unions whose nodes often stand in several places. */
type Repeated = 'path' | 'condition' | 'effect';

/** Called for every name and vector in a node, with its JSON path. */
export interface Visitor {
	refer(thing: Thing, name: string, at: string): void;
	vector(vector: Vec, at: string): void;
	/** A name that the node gives to a direction or a cell. */
	give(thing: 'bound' | 'mark', name: string): void;
	/** A node that adds a second cell to a point, or reads the history. */
	rare(what: 'adds' | 'history'): void;
	/** A fault of the node itself. */
	fault(code: string, at: string, message: string): void;
	/** Whether the visit skips a path, condition or effect: it was visited completely before. */
	known(node: object, union: Repeated): boolean;
	/** Called at the end of the visit of a path, condition or effect. */
	done(node: object): void;
}

/** A visitor that looks for nothing. Others look for something. */
export class Passing implements Visitor {
	refer(_thing: Thing, _name: string): void {}
	vector(): void {}
	give(): void {}
	rare(): void {}
	fault(): void {}
	known(_node: object, _union: Repeated): boolean {
		return false;
	}
	done(): void {}
}

/** Stands for a JSON path that is not used. No paths are built below it. */
export const NOWHERE = '';

/** Visits a value that has the type of a field. */
// biome-ignore lint/suspicious/noExplicitAny: the form of the value is checked before
export type Visit = (value: any, at: string, visitor: Visitor) => void;

const readsHistory: Visit = (_, _at, visitor) => visitor.rare('history');

/** Faults and properties of a node that its fields alone do not have. */
const FURTHER: { readonly [Name in keyof Unions]?: Readonly<Record<string, Visit>> } = {
	number: { kept: readsHistory, repeats: readsHistory },
	effect: {
		point: ({ add }, _, visitor) => {
			if (add === true) visitor.rare('adds');
		},
		var: ({ to, add }, at, visitor) => {
			if (to === undefined && add === undefined) visitor.fault('rules/idle-effect', at, 'Expected `to` or `add`, found neither.');
		},
	},
	path: {
		loop: ({ min = 0, max }, at, visitor) => {
			if (max !== undefined && Number(max) < min)
				visitor.fault('rules/loop-bounds', at, `Expected \`max\` of at least ${min}, found ${max}.`);
		},
	},
};

const below = (at: string, part: string): string => (at === NOWHERE ? NOWHERE : at + part);

/** The visit of a field. Undefined where the field contains neither names nor vectors. */
export function visitOf(field: Field): Visit | undefined {
	switch (field.type) {
		case 'name':
			return (value, at, visitor) => {
				if (value !== field.except) visitor.refer(field.of, value, at);
			};
		case 'given':
			return (value, _, visitor) => visitor.give(field.of, value);
		case 'vector':
			return (value, at, visitor) => visitor.vector(value, at);
		case 'node':
			return visitNode(field.of);
		case 'record':
			return visitFields(field.of);
		case 'list': {
			const visit = visitOf(field.of);
			return visit && visitPlaces(() => visit);
		}
		case 'tuple': {
			const visits = field.of.map(visitOf);
			return visitPlaces((place) => visits[place]);
		}
		case 'nullable': {
			const visit = visitOf(field.of);
			return visit && ((value, at, visitor) => value !== null && visit(value, at, visitor));
		}
		case 'table':
			return visitTable(visitOf(field.of), field.key);
		case 'either': {
			const [one, other] = [visitOf(field.one), visitOf(field.other)];
			return (value, at, visitor) => (isFirst(field.one, value) ? one : other)?.(value, at, visitor);
		}
		default:
			return undefined;
	}
}

const visitPlaces =
	(visitAt: (place: number) => Visit | undefined): Visit =>
	(list, at, visitor) => {
		for (let place = 0; place < list.length; place++) visitAt(place)?.(list[place], at === NOWHERE ? NOWHERE : `${at}[${place}]`, visitor);
	};

const visitTable = (visit: Visit | undefined, key: Thing | undefined): Visit | undefined =>
	visit &&
	((table, at, visitor) => {
		for (const name of Object.keys(table)) {
			const where = under(at, name);
			if (key !== undefined) visitor.refer(key, name, where);
			visit(table[name], where, visitor);
		}
	});

function visitFields(fields: AnyFields): Visit {
	const parts = Object.entries(fields).flatMap(([field, type]) => {
		const { key } = keyOf(field);
		const visit = visitOf(type);
		return visit === undefined ? [] : [{ key, step: `.${key}`, visit }];
	});
	return (node, at, visitor) => {
		for (let index = 0; index < parts.length; index++) {
			const { key, step, visit } = parts[index]!;
			if (node[key] !== undefined) visit(node[key], below(at, step), visitor);
		}
	};
}

/** The visits of kinds, by union. They are made once: nodes contain nodes of their own union. */
const unions = new Map<string, Readonly<Record<string, Visit>>>();

function kindsOf(union: keyof Unions): Readonly<Record<string, Visit>> {
	let kinds = unions.get(union);
	if (kinds === undefined) {
		kinds = Object.fromEntries(
			Object.entries(NODES[union].kinds).map(([kind, fields]) => {
				const visit = visitFields(fields);
				const further = FURTHER[union]?.[kind];
				const both: Visit = (node, at, visitor) => {
					further?.(node, at, visitor);
					visit(node, at, visitor);
				};
				return [kind, further === undefined ? visit : both];
			}),
		);
		unions.set(union, kinds);
	}
	return kinds;
}

/** The visit of a node of a union. */
export function visitNode(union: keyof Unions): Visit {
	const repeated = union === 'path' || union === 'condition' || union === 'effect' ? union : undefined;
	let kinds: Readonly<Record<string, Visit>> | undefined;
	return (node, at, visitor) => {
		if (typeof node !== 'object' || (repeated && visitor.known(node, repeated))) return;
		kinds ??= kindsOf(union);
		for (const key in node)
			if (Object.hasOwn(kinds, key)) {
				kinds[key]!(node, at, visitor);
				break;
			}
		if (repeated) visitor.done(node);
	};
}
