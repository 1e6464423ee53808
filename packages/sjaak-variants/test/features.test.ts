import { perft, type Ruleset } from '@x/core';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from '../src/index.js';
import { fromRuleset, toRuleset } from '../src/rules.js';
import { countable, readVectors } from './shared.js';

interface Feature {
	readonly id: string;
	readonly input: string;
	/** Move counts at depths one to three, which are the same in engine 1.4.1. */
	readonly counts?: readonly number[];
	/** Played by the reference interpreter only. */
	readonly exact?: true;
	/** Lines that a variant made from the rules must contain. */
	readonly says?: string;
	readonly source: string;
}

const rows = readVectors<Feature>('features');

const countsOf = (ruleset: Ruleset): number[] => {
	const { start } = countable(ruleset);
	return [1, 2, 3].map((depth) => perft(start, depth));
};

describe('features of the language, converted in both directions', () => {
	it.each(rows.map((row) => [row.id, row] as const))('%s', (_, { input, counts, exact, says = 'Variant: Feature' }) => {
		const rules = toRuleset(parse(input).variants[0]!, { exact });
		const { value, lost } = fromRuleset(rules, { title: 'Feature' });
		expect(lost).toEqual([]);
		const text = stringify(value);
		expect(text).toContain(says);
		const again = toRuleset(parse(text).variants[0]!, { exact });
		expect(again.outcomes.map(({ id, result, for: whose }) => [id, result, whose])).toEqual(
			rules.outcomes.map(({ id, result, for: whose }) => [id, result, whose]),
		);
		if (exact === true) return;
		const played = countsOf(rules);
		if (counts !== undefined) expect(played).toEqual(counts);
		expect(countsOf(again)).toEqual(played);
	});
});
