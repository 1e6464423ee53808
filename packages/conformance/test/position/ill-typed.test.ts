import { parseSetup, position, setupOf, validate } from '@x/core';
import { compile } from '@x/core/compile';
import type { Setup } from '@x/core/src/rules/types';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import { chess } from '@x/games/ready/chess';
import { plane } from '@x/plane';
import { classicalPlane } from '@x/plane/rules';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';

const crazyhouse = compile(games.crazyhouse.rules, games.crazyhouse.names);
const whole = {
	...setupOf(crazyhouse.start),
	stores: { hand: { white: { P: 1 } } },
	seen: ['a'],
	ended: { reason: 'checkmate', points: [1, 0] },
};

const circle: Record<string, unknown> = { pieces: [] };
circle.stores = circle;
let deep: unknown = 1;
for (let level = 0; level < 100_000; level++) deep = [deep];

/** Values that may stand in place of any other. */
const STRANGERS: readonly unknown[] = [
	null,
	true,
	7,
	-1,
	0.5,
	Number.NaN,
	'',
	'e4',
	'40',
	[],
	{},
	['x'],
	{ x: 1 },
	[null],
	{ length: 1 },
	circle,
	deep,
];

const told = (value: unknown): string => (value === circle ? 'a circle' : value === deep ? 'a deep list' : String(JSON.stringify(value)));

/** A copy of a value with the nth of its parts replaced; undefined where it has fewer. */
function replaced(value: unknown, nth: number, by: unknown): unknown {
	let left = nth;
	const copy = (part: unknown): unknown => {
		if (left-- === 0) return by;
		if (Array.isArray(part)) return part.map(copy);
		if (typeof part !== 'object' || part === null) return part;
		return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
	};
	const result = copy(value);
	return left < 0 ? result : undefined;
}

describe('parseSetup', () => {
	it('reads every setup that a position gives', () => {
		for (const { rules: ruleset, names } of sampleOf('setups', Object.values(games), { normal: 0.3, quick: 0.1 })) {
			const setup = setupOf(compile(ruleset, names).start);
			const read = parseSetup(JSON.parse(JSON.stringify(setup)));
			expect(read.ok && read.value).toEqual(setup);
		}
		expect(parseSetup(whole).ok).toBe(true);
	});

	it('names every place that has not the form of a setup', () => {
		const read = parseSetup({
			pieces: [{ at: 'e1', piece: { side: 'white', kind: 6, flags: 'castle' } }, null],
			stores: { hand: { white: { P: '2' } } },
			points: { ep: 'e3' },
			vars: { halfmove: null },
			phase: 1,
			seen: 'key',
			colour: 'white',
		});
		const faults = read.ok ? [] : read.problems.map(({ code, path }) => `${code} ${path}`);
		expect(faults.sort()).toEqual([
			'setup/unknown-key colour',
			'setup/wrong-shape phase',
			'setup/wrong-shape pieces[0].at',
			'setup/wrong-shape pieces[0].piece.flags',
			'setup/wrong-shape pieces[0].piece.kind',
			'setup/wrong-shape pieces[1]',
			'setup/wrong-shape points.ep',
			'setup/wrong-shape seen',
			'setup/wrong-shape stores.hand.white.P',
			'setup/wrong-shape vars.halfmove',
		]);
	});

	it.each<[string, unknown]>([
		['nothing', undefined],
		['null', null],
		['a text', '{}'],
		['a list', []],
		['a number', 5],
		['a circle', circle],
		['a deep list', deep],
		['deep pieces', { pieces: deep }],
	])('refuses %s without an exception, as validate does on both boards', (_, value) => {
		expect(parseSetup(value).ok).toBe(false);
		expect(validate(chess, value as Setup).ok).toBe(false);
		expect(validate(plane(classicalPlane), value as Setup).ok).toBe(false);
		expect(() => position(chess, value as Setup)).toThrow(expect.objectContaining({ name: 'SetupError' }));
	});
});

describe('validate', () => {
	it('answers with faults wherever a part of a setup is replaced by a value of another type', () => {
		const random = randomFrom(97);
		const game = plane(classicalPlane);
		let refused = 0;
		for (let nth = 0; replaced(whole, nth, 0) !== undefined; nth++)
			for (const stranger of STRANGERS) {
				// Every part of a piece is tried on some pieces.
				if (nth > 60 && random(6) > 0) continue;
				const value = replaced(whole, nth, stranger) as Setup;
				const formed = parseSetup(value).ok;
				const result = validate(crazyhouse, value);
				if (!formed) expect(result.ok, `part ${nth}: ${told(stranger)}`).toBe(false);
				if (!result.ok) {
					refused++;
					for (const problem of result.problems) expect(typeof problem.path).toBe('string');
				}
				expect(typeof validate(game, value).ok).toBe('boolean');
			}
		expect(refused).toBeGreaterThan(1000);
	});

	it('refuses counters below zero, unless a rule lowers them', () => {
		const { ruleset } = crazyhouse;
		for (const variable of Object.keys(ruleset.vars)) {
			const result = validate(crazyhouse, { ...setupOf(crazyhouse.start), vars: { [variable]: -1 } });
			expect(result.ok ? [] : result.problems.map(({ path }) => path), variable).toEqual([`vars.${variable}`]);
		}
		const scores = {
			...games.chess.rules,
			vars: { ...games.chess.rules.vars, debt: { start: 0 } },
			after: [...games.chess.rules.after, { id: 'debt', do: [{ var: 'debt', add: -1 }] }],
		};
		const game = compile(scores);
		expect(validate(game, { ...setupOf(game.start), vars: { debt: -3 } }).ok).toBe(true);
		expect(validate(plane(classicalPlane), { pieces: [], vars: { halfmove: -1 } }).ok).toBe(
			Object.keys(classicalPlane.rules.vars).length === 0,
		);
	});
});
