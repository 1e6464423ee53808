import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../tools/lib/sample.js';
import { type Feen, parse, stringify } from '../src/index.js';
import { feenSchema, feenTextSchema, parseJson } from '../src/schema.js';
import { eachShared } from './vectors.js';

const START = parse('+rnbq+k^bn+r/+p+p+p+p+p+p+p+p/8/8/8/8/+P+P+P+P+P+P+P+P/+RNBQ+K^BN+R 2Pp/ C/c');

describe('the schema of the JSON form', () => {
	eachShared<{ feen: string }>('feen.valid', 700, ({ feen }) => {
		const value = parse(feen);
		expect(feenSchema.parse(value)).toEqual(value);
		expect(parseJson(JSON.parse(JSON.stringify(value)))).toEqual({ ok: true, value, warnings: [] });
		expect(feenTextSchema.safeParse(feen).success).toBe(true);
	});

	const wrong: readonly (readonly [why: string, value: unknown, path: string])[] = [
		['nothing', undefined, ''],
		['null', null, ''],
		['a text', '8/8 / C/c', ''],
		['a list', [], ''],
		['an additional key', { ...START, clock: 0 }, 'clock'],
		['a missing key', { ...START, hands: undefined }, 'hands'],
		['one hand', { ...START, hands: { first: {} } }, 'hands.second'],
		['three hands', { ...START, hands: { first: {}, second: {}, third: {} } }, 'hands.third'],
		['a count of 0', { ...START, hands: { first: { P: 0 }, second: {} } }, 'hands.first.P'],
		['a fractional count', { ...START, hands: { first: { P: 0.5 }, second: {} } }, 'hands.first.P'],
		['an inexact count', { ...START, hands: { first: { P: 2 ** 53 }, second: {} } }, 'hands.first.P'],
		['a piece with two letters', { ...START, hands: { first: { PP: 1 }, second: {} } }, 'hands.first.PP'],
		['zero segments', { ...START, segments: [], separators: [] }, 'segments'],
		['an empty segment', { ...START, segments: [[]], separators: [] }, 'segments[0]'],
		['zero empty squares', { ...START, segments: [[0]], separators: [] }, 'segments[0][0]'],
		['infinitely many squares', { ...START, segments: [[Number.POSITIVE_INFINITY]], separators: [] }, 'segments[0][0]'],
		['an invalid piece', { ...START, segments: [['K+']], separators: [] }, 'segments[0][0]'],
		['a piece and a line break', { ...START, segments: [['K\n']], separators: [] }, 'segments[0][0]'],
		['too many squares', { ...START, segments: [[2 ** 53 - 1, 1]], separators: [] }, 'segments[0]'],
		['a separator of 0', { ...START, segments: [[1], [1]], separators: [0] }, 'separators[0]'],
		['an additional separator', { ...START, segments: [[1], [1]], separators: [1, 1] }, 'separators'],
		['a missing separator', { ...START, segments: [[1], [1]], separators: [] }, 'separators'],
		['a style of two letters', { ...START, active: 'CC' }, 'active'],
		['a style that is not a letter', { ...START, inactive: 'ß' }, 'inactive'],
		['two styles of one player', { ...START, inactive: 'S' }, 'inactive'],
	];
	test.each(wrong)('refuses %s', (_, value, path) => {
		expect(feenSchema.safeParse(value).success).toBe(false);
		const read = parseJson(value);
		for (const { message } of read.ok ? [] : read.problems) expect(message).toMatch(/^[A-Z].{8,}\.$/);
		expect(read.ok ? [] : read.problems.map((fault) => [fault.code, fault.severity, fault.path])).toContainEqual([
			'feen/json',
			'error',
			path,
		]);
	});

	test('accepts exactly the values that stringify writes', () => {
		const square = fc.constantFrom<string | number>(
			...Array(9).fill('K'),
			'+p',
			"k^'",
			...Array(9).fill(2),
			2 ** 53 - 1,
			'PP',
			'',
			0,
			-1,
			0.5,
		);
		const value: fc.Arbitrary<Feen> = fc.record({
			segments: fc.array(fc.array(square, { maxLength: 3 }), { maxLength: 3 }),
			separators: fc.array(fc.constantFrom(1, 1, 1, 2, 2, 0, 1.5), { maxLength: 2 }),
			hands: fc.record({
				first: fc.dictionary(fc.constantFrom('P', '+p', 'x^'), fc.constantFrom(1, 2, 3, 4, 0), { maxKeys: 2, noNullPrototype: true }),
				second: fc.constant({}),
			}),
			active: fc.constantFrom('C', 'S', 'm', '1'),
			inactive: fc.constantFrom('c', 's', 'M', ''),
		});
		let written = 0;
		fc.assert(
			fc.property(value, (position) => {
				let text: string | undefined;
				try {
					text = stringify(position);
				} catch {
					text = undefined;
				}
				if (text !== undefined) written++;
				expect(feenSchema.safeParse(position).success).toBe(text !== undefined);
			}),
			{ numRuns: runs(20_000), seed: 5 },
		);
		expect(written).toBeGreaterThan(runs(200));
	});
});

test('refuses texts that are not FEENs', () => {
	for (const text of ['', '8/08 / C/c', '8 / C/C', 8, null]) expect(feenTextSchema.safeParse(text).success).toBe(false);
});

test('only the schema imports zod', () => {
	const sources = ['index', 'epin', 'pin', 'sin', 'bindings/index', 'convert/index'];
	const seen = new Set<string>();
	const visit = (url: URL): void => {
		if (seen.has(url.href)) return;
		seen.add(url.href);
		for (const [, path = ''] of readFileSync(url, 'utf8').matchAll(/from '([^']+)'/g)) {
			expect(path).not.toMatch(/zod|schema/);
			if (path.startsWith('.')) visit(new URL(path.replace(/\.js$/, '.ts'), url));
		}
	};
	for (const source of sources) visit(new URL(`../src/${source}.ts`, import.meta.url));
	expect(seen.size).toBeGreaterThan(30);
});
