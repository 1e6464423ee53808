import { checkRuleset } from '@x/core/src/ruleset/check';
import { extend } from '@x/core/src/ruleset/extend';
import { hashRuleset, hashText } from '@x/core/src/ruleset/hash';
import { canonicalText } from '@x/core/src/ruleset/print';
import { chess } from '@x/games/chess';
import { chess960, firstRow, startSetup } from '@x/games/chess960';
import { testRulesets } from '@x/games/testing';
import { describe, expect, test } from 'vitest';

/** The same value with the keys of every object the other way round. */
const reversed = (value: unknown): unknown =>
	Array.isArray(value)
		? value.map(reversed)
		: typeof value === 'object' && value !== null
			? Object.fromEntries(
					Object.entries(value)
						.reverse()
						.map(([key, inner]) => [key, reversed(inner)]),
				)
			: value;

describe('canonical text and hash', () => {
	test('do not depend on the order of keys', () => {
		const turned = reversed(chess.rules) as typeof chess.rules;
		expect(canonicalText(turned)).toBe(canonicalText(chess.rules));
		expect(hashRuleset(turned)).toBe(hashRuleset(chess.rules));
	});
	test('depend on which side is the first', () => {
		expect(hashRuleset({ ...chess.rules, sideOrder: ['black', 'white'] })).not.toBe(hashRuleset(chess.rules));
	});
	test('tell the games apart', () => {
		const hashes = Object.values(testRulesets).map(hashRuleset);
		expect(new Set(hashes).size).toBe(hashes.length);
		expect(hashes.every((hash) => /^[0-9a-f]{32}$/.test(hash))).toBe(true);
	});
	test('small changes spread', () => {
		const texts = Array.from({ length: 2000 }, (_, index) => `text ${index}`);
		for (const from of [0, 8, 16, 24])
			expect(new Set(texts.map((text) => hashText(text).slice(from, from + 8))).size).toBeGreaterThan(1998);
	});
});

describe('extend', () => {
	test('tables merge by key, lists by id, nodes are replaced', () => {
		const extended = extend(chess.rules, {
			zones: {
				hill: {
					box: [
						[3, 4],
						[3, 4],
					],
				},
			},
			kinds: { Q: { moves: 'rook' } },
			outcomes: [
				{ id: 'stalemate', when: 'stuck', result: 'loss' },
				{ id: 'bare', when: 'turn', if: { compare: [{ count: { who: 'friend' } }, '=', 1] }, result: 'loss' },
			],
		});
		expect(checkRuleset(extended)).toEqual([]);
		expect(Object.keys(extended.zones)).toEqual([...Object.keys(chess.rules.zones), 'hill']);
		expect(extended.kinds.Q).toEqual({ title: 'queen', moves: 'rook' });
		expect(extended.outcomes.map(({ id, result }) => [id, result]).slice(-2)).toEqual([
			['stalemate', 'loss'],
			['bare', 'loss'],
		]);
	});
	test('null takes a key away, an empty list empties', () => {
		const extended = extend(chess.rules, { vars: { fullmove: null }, after: [] });
		expect(Object.keys(extended.vars)).toEqual(['halfmove']);
		expect(extended.after).toEqual([]);
	});
	test('an empty patch changes nothing', () => {
		expect(extend(chess.rules, {})).toEqual(chess.rules);
	});
});

describe('Chess960 starts', () => {
	test('960 different ones, 518 the orthodox', () => {
		expect(firstRow(518)).toBe('RNBQKBNR');
		expect(firstRow(0)).toBe('BBQNNRKR');
		expect(firstRow(959)).toBe('RKRNNQBB');
		const rows = Array.from({ length: 960 }, (_, id) => firstRow(id));
		expect(new Set(rows).size).toBe(960);
		expect(rows.every((row) => /R.*K.*R/.test(row) && (row.indexOf('B') + row.lastIndexOf('B')) % 2 === 1)).toBe(true);
	});
	test('every start is one of the ruleset', () => {
		for (const id of [0, 1, 400, 959]) expect(checkRuleset({ ...chess960.rules, start: startSetup(id) })).toEqual([]);
	});
	test.each([[-1], [960], [1.5], [Number.NaN]])('there is no start %d', (id) => {
		expect(() => startSetup(id)).toThrow(RangeError);
	});
});
