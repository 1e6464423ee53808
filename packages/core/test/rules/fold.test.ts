import { describe, expect, test } from 'vitest';
import { asPath, fold, foldSome, type Pass } from '../../src/rules/fold.js';
import { keyOf } from '../../src/rules/nodes/field.js';
import { NODES } from '../../src/rules/nodes/table.js';

describe('a fold over nodes', () => {
	test('calls the handler of the kind, with the other arguments', () => {
		const depth: Pass<'cell', number, [number]> = fold('cell', {
			plain: (_, more) => more,
			mark: (_, more) => more,
			point: (_, more) => more,
			cell: (_, more) => more,
			from: ({ from }, more) => depth(from, more + 1),
		});
		expect(depth({ by: [0, 1], from: { from: 'at', by: [1, 0] } }, 1)).toBe(3);
	});

	test('finds the kind whatever the order of keys', () => {
		const kind = foldSome('path', { each: () => 'each' }, () => 'other');
		expect(kind({ path: { seq: [] }, as: 'd', each: [] })).toBe('each');
		expect(kind({ seq: [] })).toBe('other');
	});

	test('refuses a node of an unknown kind', () => {
		const pass = fold<'condition', boolean>('condition', {
			...Object.fromEntries(Object.keys(NODES.condition.kinds).map((kind) => [kind, () => true])),
		} as never);
		expect(pass({ not: { mover: {} } })).toBe(true);
		expect(() => pass({ constructor: 1 } as never)).toThrow(/found one with the keys constructor/);
	});

	test('gives a node of one kind, and nothing for another', () => {
		expect(asPath('do', { do: { capture: 'at' } })?.do).toEqual({ capture: 'at' });
		expect(asPath('do', { mark: 'm' })).toBeUndefined();
		expect(asPath('do', undefined)).toBeUndefined();
	});

	test.each(Object.entries(NODES))('relies on nodes with the key of one kind: %s', (_, { kinds }) => {
		for (const [kind, fields] of Object.entries(kinds))
			expect(Object.keys(fields).filter((field) => keyOf(field).key !== kind && Object.hasOwn(kinds, keyOf(field).key))).toEqual([]);
	});
});
