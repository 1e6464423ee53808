import type { Path, Ruleset } from '@x/core';
import { any, at, diagonals, each, land, leap, loop, neighbours, oblique, orthogonals, quiet, ride, seq, step, take } from '@x/core/build';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';
import { stringify } from '../../src/index.js';
import { differenceOf, fromPath, sameMoves, toPath } from '../../src/path/index.js';
import type { Sequence } from '../../src/tree.js';

const textOf = (moves: Sequence | undefined): string | undefined =>
	moves && stringify({ items: [{ type: 'definition', piece: { prefixes: '', letters: 'M' }, tail: {}, moves }] }).slice(2);

interface Row {
	readonly name: string;
	readonly path: Path;
	readonly rules: Ruleset;
}

/** Every path of a piece of every game on a bounded plane board, once. */
const rows: readonly Row[] = (() => {
	const found = new Map<string, Row>();
	for (const definition of Object.values(games)) {
		const { id, rules } = definition;
		if (rules.space.axes.length !== 2 || rules.space.holes !== undefined) continue;
		if (rules.space.axes.some(({ wrap, extent }) => wrap === true || extent.includes(null))) continue;
		for (const [kind, { moves }] of Object.entries(rules.kinds)) {
			const path = rules.paths[moves]!;
			const key = JSON.stringify([path, rules.space.axes, Object.entries(rules.zones)]);
			if (!found.has(key)) found.set(key, { name: `${id} ${kind}`, path, rules });
		}
	}
	return [...found.values()];
})();

describe('fromPath', () => {
	it.each([
		['R', ride(orthogonals)],
		['K', leap(neighbours)],
		['N0', ride(oblique(1, 2))],
		['mR+cB', any(ride(orthogonals, quiet()), ride(diagonals, take()))],
		['F3', ride(diagonals, undefined, 3)],
		['W+fF', leap([...orthogonals, [1, 1], [-1, 1]])],
		[
			'(ff)N',
			leap([
				[1, 2],
				[-1, 2],
			]),
		],
		[
			'jyR-W',
			each(
				orthogonals,
				'd',
				seq(loop(seq(step('d'), at({ who: 'empty' }))), step('d'), at({ who: 'occupied' }), step('d'), any(quiet(), take())),
			),
		],
		[
			'mW-F',
			any(
				...orthogonals.map((leg) =>
					seq(
						step(leg),
						at({ who: 'empty' }),
						leap(neighbours.filter(([x, y]) => Number(x) * Number(leg[0]) + Number(y) * Number(leg[1]) > 0 && x !== 0 && y !== 0)),
					),
				),
			),
		],
	])('writes %s', (text, path) => {
		const { value, lost } = fromPath(path);
		if (text !== 'jyR-W') expect(textOf(value)).toBe(text);
		expect(lost).toEqual([]);
		expect(sameMoves(value!, { path })).toBe(true);
	});

	it('names what it cannot say', () => {
		const path = any(seq(step([0, 1]), at({ who: 'empty' }), land({ leave: { kind: 'N', side: 'own' } })), leap(orthogonals));
		const { value, lost } = fromPath(path);
		expect(textOf(value)).toBe('W');
		expect(lost.map(({ message }) => message)).toEqual(['MBN cannot say an effect or a condition between legs.']);
	});

	const written = rows.map((row) => ({ ...row, ...fromPath(row.path, { paths: row.rules.paths, zones: row.rules.zones }) }));
	const complete = written.filter(({ value, lost }) => value !== undefined && lost.length === 0);

	it('writes most pieces of the games without loss', () => {
		expect(complete.length).toBeGreaterThan(written.length / 2);
	});

	it.each(sampleOf('paths', complete, { normal: 0.4, quick: 0.1 }).map((row) => [row.name, textOf(row.value)!, row] as const))(
		'of %s writes %s, which moves alike',
		(_, __, { path, rules, value }) => {
			const needs = {
				zones: rules.zones,
				maps: {},
				wraps: {},
				points: rules.points,
				vars: rules.vars,
				flags: Object.keys(rules.flags),
				forbid: [],
			};
			const size = rules.space.axes.map(({ extent }) => Number(extent[1]) + 1);
			expect(differenceOf({ path, needs }, value!, { size, positions: 30 })).toBeUndefined();
		},
	);
});

describe('toPath and fromPath', () => {
	it.each([
		'W',
		'R',
		'Q',
		'K',
		'N',
		'A',
		'fR',
		'mW+cF',
		'N0',
		'R3',
		'W02',
		'mR+cpR',
		'c{N}B',
		'mK+c{^P}Q',
		'aK--K',
		'[1-2]mfW',
		'W[a-c]',
		'ifW02',
		'mW-fF',
		'ccK',
		'cyR',
	])('keep the meaning of %s', (text) => {
		const { path, needs } = toPath(text, { size: [9, 9] });
		const { value, lost } = fromPath(path, { zones: needs.zones });
		expect(lost).toEqual([]);
		expect(sameMoves(text, value!)).toBe(true);
	});
});
