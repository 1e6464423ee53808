import { each, loop, seq, step } from '@x/core/build';
import { asCell, asPath, nodesIn } from '@x/core/rules';
import { expect, test } from 'vitest';
import type { Cond, Effect, Path } from '../../src/rules/types.js';

test('lists nodes by their unions, whatever keys they share', () => {
	const effect: Effect = { store: 'hand', of: 'own', kind: 'P', add: { store: 'hand', of: 'other' } };
	const path: Path = { seq: [{ mark: 'm' }, { go: { mark: 'm' } }, { do: effect }] };
	const { path: paths, cell, effect: effects, number } = nodesIn('path', path);
	expect(paths.flatMap((part) => asPath('mark', part)?.mark ?? [])).toEqual(['m']);
	expect(cell.map((one) => asCell('mark', one)?.mark)).toEqual(['m']);
	expect(effects).toEqual([effect]);
	expect(number).toEqual([{ store: 'hand', of: 'other' }]);
});

test('lists plain values, filters, and the part itself', () => {
	const condition: Cond = { all: [{ is: 'at', a: { who: 'enemy' } }, { compare: [{ count: { kind: ['K'] } }, '>', 0] }] };
	const nodes = nodesIn('condition', condition);
	expect(nodes.condition).toEqual([condition, ...condition.all]);
	expect(nodes.filter).toEqual([{ who: 'enemy' }, { kind: ['K'] }]);
	expect(nodes.number).toEqual([{ count: { kind: ['K'] } }, 0]);
	expect(nodes.cell).toEqual(['at']);
	expect(nodes.path).toEqual([]);
});

test('takes lists, and nothing', () => {
	expect(nodesIn('effect', [{ capture: 'at' }, { land: true }]).effect).toHaveLength(2);
	expect(nodesIn('zone', undefined).zone).toEqual([]);
});

test('lists a node that stands in several places once, in linear time', () => {
	let path: Path = step('d');
	for (let depth = 0; depth < 60; depth++) path = seq(loop(path), loop(path));
	expect(nodesIn('path', each([[1, 0]], 'd', path)).path.length).toBeLessThan(300);
});
