import { perft, type Ruleset } from '@x/core';
import { describe, expect, it } from 'vitest';
import { fromRuleset, parse, shortName, stringify, toRuleset } from '../src/index.js';
import { builtin, countable, shipped, variantsOf } from './shared.js';

/** Counts deeper than this many moves are for the long run, as are the slower games: X_ROUND_TRIP=1. */
const LONG = process.env.X_ROUND_TRIP !== undefined;
const LIMIT = LONG ? 300_000 : 3000;

/** What takes long to look at: large boards with many kinds. */
const SLOW = ['wa-shogi', 'wa-shogi-drop', 'elven', 'musketeer', 'supercapablanca'];

const counts = (ruleset: Ruleset): number[] => {
	const { start } = countable(ruleset);
	const found: number[] = [];
	for (let depth = 1; depth <= 3; depth++) {
		found.push(perft(start, depth));
		if (found.at(-1)! > LIMIT / 20) break;
	}
	return found;
};

describe.skipIf(shipped === '')('texts', () => {
	it.each([
		['the shipped file', shipped],
		['the built-in variants', builtin],
	])('%s is written back byte for byte, and canonically once and for all', (_, text) => {
		const file = parse(text);
		expect(stringify(file)).toBe(text);
		const canonical = stringify(file, { style: 'canonical' });
		expect(stringify(parse(canonical), { style: 'canonical' })).toBe(canonical);
	});
});

describe.skipIf(shipped === '')('rules become a variant that plays the same game', () => {
	const all = [...variantsOf(shipped), ...(LONG ? variantsOf(builtin) : [])];
	it.each(all.filter(({ name }) => LONG || !SLOW.includes(shortName(name))).map((variant) => [variant.name, variant] as const))(
		'%s',
		(_, variant) => {
			const rules = toRuleset(variant);
			const { value } = fromRuleset(rules, { title: variant.name });
			const [again] = parse(stringify(value)).variants;
			expect(counts(toRuleset(again!))).toEqual(counts(rules));
		},
	);
});
