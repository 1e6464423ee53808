import { describe, expect, expectTypeOf, test } from 'vitest';
import { Inspection } from '../../src/analyse/inspect.js';
import { ruleset } from '../../src/rules/build/game.js';
import { checkRuleset } from '../../src/rules/check.js';
import { type AnyFields, type Field, keyOf, list, literal, node, tuple, type Unions } from '../../src/rules/nodes/field.js';
import { NODES, type Rows } from '../../src/rules/nodes/table.js';
import { canonicalText } from '../../src/rules/print.js';
import { parseRuleset } from '../../src/rules/schema.js';
import type { CellRef, Cond, Effect, Num, Path, PieceExpr, Ruleset, Zone } from '../../src/rules/types.js';

type Node = Readonly<Record<string, unknown>>;

/** Nodes inside of a sample. `path` and `condition` also stand in the ruleset under the name `n`. */
const INNER = {
	zone: { parity: 0 },
	cell: 'at',
	number: { var: 'n' },
	condition: { mover: {} },
	piece: 'mover',
	effect: { end: 'win', id: 'n' },
	path: { mark: 'n' },
	choice: { most: 1 },
	result: { points: [1, 1] },
} satisfies Unions;

/** A value of a field. `inner` receives the nodes in it. */
function sampleOf(field: Field, inner: Set<unknown>): unknown {
	switch (field.type) {
		case 'literal':
			return field.values[0];
		case 'node':
			inner.add(INNER[field.of]);
			return INNER[field.of];
		case 'list':
			return [sampleOf(field.of, inner)];
		case 'nullable':
			return sampleOf(field.of, inner);
		case 'tuple':
			return field.of.map((place) => sampleOf(place, inner));
		case 'table':
			return { n: sampleOf(field.of, inner) };
		case 'record':
			return sampleNode(field.of, inner);
		case 'either':
			return sampleOf(field.one, inner);
		case 'name':
			if (field.of === 'path' || field.of === 'via') inner.add(INNER.path);
			if (field.of === 'def') inner.add(INNER.condition);
			return 'n';
		case 'boolean':
			return true;
		case 'vector':
			return [1, 1];
		case 'text':
		case 'given':
			return 'n';
		default:
			return 1;
	}
}

const sampleNode = (fields: AnyFields, inner: Set<unknown>): Node =>
	Object.fromEntries(Object.entries(fields).map(([field, type]) => [keyOf(field).key, sampleOf(type, inner)]));

const axis = { extent: [0, 3] } as const;
const side = (team: string) => ({
	team,
	frame: {
		matrix: [
			[1, 0],
			[0, 1],
		],
	},
	threat: team,
});

/** A ruleset with every name `n`, and the parts given. */
const rulesWith = (parts: Partial<Ruleset>): Ruleset => ({
	...ruleset({
		space: { axes: [axis, axis], maps: { n: [] }, wraps: { n: [false, false] } },
		sides: { n: side('n') },
		kinds: { n: { moves: 'n' } },
		paths: {},
		turn: { start: 'n', phases: { n: { side: 'n', next: [{ to: 'n' }] } } },
	}),
	flags: { n: {} },
	stores: { n: {} },
	points: { p: 'game', m: 'game' },
	vars: { n: { start: 0 } },
	traces: { n: { of: {}, if: INNER.condition } },
	...parts,
	zones: { n: INNER.zone, ...parts.zones },
	defs: { n: INNER.condition, ...parts.defs },
	paths: { n: INNER.path, b: { each: [], as: 'n', path: INNER.path }, ...parts.paths },
});

/** A ruleset that contains a node of a union. */
const HOLDERS: { readonly [Name in keyof Unions]: (node: never) => Partial<Ruleset> } = {
	zone: (zone: Zone) => ({ zones: { z: zone } }),
	cell: (is: CellRef) => ({ royal: { is, a: {} } }),
	number: (number: Num) => ({ royal: { compare: [number, '=', 0] } }),
	condition: (royal: Cond) => ({ royal }),
	piece: (to: PieceExpr) => ({ after: [{ id: 'a', do: [{ set: 'at', to }] }] }),
	effect: (effect: Effect) => ({ after: [{ id: 'a', do: [effect] }] }),
	path: (path: Path) => ({ paths: { z: path } }),
	choice: (keep: Unions['choice']) => ({ prefer: [{ id: 'a', stage: 'legal', keep }] }),
	result: (result: Unions['result']) => ({ outcomes: [{ id: 'a', when: 'turn', result }] }),
};
const holding = (union: keyof Unions, given: Node): Ruleset => rulesWith(HOLDERS[union](given as never));

const ofForm = ['rules/wrong-shape', 'rules/missing-key', 'rules/unknown-key', 'rules/unknown-node'];
const formCodes = (rules: Ruleset): string[] => checkRuleset(rules).flatMap(({ code }) => (ofForm.includes(code) ? [code] : []));

const ALL = Object.entries(NODES).flatMap(([union, { kinds }]) =>
	Object.entries(kinds).map(([kind, fields]) => [`${union} ${kind}`, union as keyof Unions, kind, fields] as const),
);

describe.each(ALL)('%s', (_, union, kind, fields) => {
	const inner = new Set<unknown>();
	const sample = sampleNode(fields, inner);

	test('is recognised by its key, which no other kind of the union has', () => {
		expect(Object.keys(sample)[0]).toBe(kind);
		expect(Object.keys(sample).filter((key) => key in NODES[union].kinds)).toEqual([kind]);
	});

	test('passes the check and the schema with all of its fields, and with those that it must have', () => {
		const needed = Object.keys(fields).filter((field) => !keyOf(field).optional);
		for (const one of [sample, Object.fromEntries(needed.map((key) => [key, sample[key]]))]) {
			const rules = holding(union, one);
			expect(formCodes(rules)).toEqual([]);
			const read = parseRuleset(rules);
			expect(read.ok ? [] : read.problems.map(({ code }) => code)).not.toContain('rules/unknown-node');
		}
	});

	test('has no other fields, and fails without one that it must have', () => {
		expect(formCodes(holding(union, { ...sample, other: 1 }))).toEqual(['rules/unknown-key']);
		for (const key of Object.keys(fields).filter((field) => field !== kind && !keyOf(field).optional)) {
			const { [key]: _missing, ...rest } = sample;
			expect(formCodes(holding(union, rest))).toEqual(['rules/missing-key']);
		}
	});

	test('is in the canonical text with all of its fields', () => {
		const text = canonicalText(holding(union, sample));
		for (const key of Object.keys(sample)) expect(text).toContain(`"${key}":${sorted(sample[key])}`);
	});

	if (union === 'path' || union === 'condition' || union === 'number' || union === 'effect')
		test('is inspected with the nodes in it', () => {
			const visited = new Set<unknown>();
			const visit = (one: unknown): unknown => visited.add(one);
			const inspection = new Inspection(rulesWith({}), { path: visit, cond: visit, num: visit, effect: visit });
			if (union === 'path') inspection.path(sample as Path);
			else if (union === 'condition') inspection.cond(sample as Cond);
			else if (union === 'number') inspection.num(sample as Num);
			else inspection.effect(sample as Effect);
			expect([...inner].filter((one) => typeof one === 'object' && !visited.has(one))).toEqual([]);
		});
});

const sorted = (value: unknown): string =>
	Array.isArray(value)
		? `[${value.map(sorted).join(',')}]`
		: typeof value === 'object' && value !== null
			? `{${Object.keys(value)
					.sort()
					.map((key) => `"${key}":${sorted(value[key as never])}`)
					.join(',')}}`
			: JSON.stringify(value);

/** Compiled by the step `typecheck`; the expectations do nothing at run time. */
test('the compiler compares the table with the types', () => {
	type No = { readonly not: readonly string[] };
	type Sample = { readonly is: CellRef; readonly by?: 'own' | 'other' } | No;
	// A row has all fields, and the key of an optional one ends in a question mark. A literal with another key is refused.
	expectTypeOf<Rows<Sample, 'is' | 'not'>>().toEqualTypeOf<{
		readonly is: { readonly is: Field<CellRef>; readonly 'by?': Field<'own' | 'other'> };
		readonly not: { readonly not: Field<readonly string[]> };
	}>();
	// An object without a kind is in the error.
	expectTypeOf<Rows<Sample, 'is'>>().toHaveProperty('a kind for').toEqualTypeOf<No>();
	// A field of a wider or of a narrower type does not take the place of a field.
	expectTypeOf(node('piece')).not.toExtend<Field<CellRef>>();
	expectTypeOf(literal('own')).not.toExtend<Field<'own' | 'other'>>();
	expectTypeOf(literal('own', 'other')).not.toExtend<Field<'own'>>();
	expectTypeOf(list(node('cell'))).not.toExtend<Field<readonly [CellRef, CellRef]>>();
	expectTypeOf(tuple([node('cell'), node('cell')])).toExtend<Field<readonly [CellRef, CellRef]>>();
	// The table has every union.
	expectTypeOf<keyof typeof NODES>().toEqualTypeOf<keyof Unions>();
});
