import { perft, type Ruleset } from '@x/core';
import { chess } from '@x/games/chess';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { parse, stringify } from '../src/index.js';
import { fromRuleset, toRuleset } from '../src/rules.js';
import { builtin, countable, shipped, variantsOf } from './shared.js';

/** X_ROUND_TRIP=1 counts three moves deep everywhere; by default only for positions with few leaves. */
const LONG = process.env.X_ROUND_TRIP !== undefined;
const FEW = LONG ? Number.POSITIVE_INFINITY : 700;

const counts = (ruleset: Ruleset): number[] => {
	const { start } = countable(ruleset);
	const found = [perft(start, 1), perft(start, 2)];
	return found[1]! > FEW ? found : [...found, perft(start, 3)];
};

describe.skipIf(shipped === '')('texts', () => {
	it.each([
		['the shipped file', shipped],
		['the built-in variants', builtin],
	])('%s is written back byte for byte, and its canonical form is a fixed point', (_, text) => {
		const file = parse(text);
		expect(stringify(file)).toBe(text);
		const canonical = stringify(file, { style: 'canonical' });
		expect(stringify(parse(canonical), { style: 'canonical' })).toBe(canonical);
	});
});

describe.skipIf(shipped === '')('converts rules to a variant that plays the same game', () => {
	const all = [...variantsOf(shipped), ...(LONG ? variantsOf(builtin) : [])];
	it.each(sampleOf('round trips', all, { normal: 0.25, quick: 0.1 }).map((variant) => [variant.name, variant] as const))(
		'%s',
		(name, variant) => {
			const rules = toRuleset(variant);
			const { value, lost } = fromRuleset(rules, { title: name });
			// Pawns that leave a point behind on a diagonal step are read correctly, but cannot be written.
			expect(lost.map(({ path }) => path)).toEqual(name === 'std berolina' ? ['kinds.P', 'kinds.P'] : []);
			const [again] = parse(stringify(value)).variants;
			expect(counts(toRuleset(again!))).toEqual(counts(rules));
		},
	);

	it('includes castling and names of chess', () => {
		const { value, lost } = fromRuleset(chess.rules, { names: chess.names, title: 'Chess' });
		const text = stringify(value);
		for (const line of ['white e1-g1 with h1', 'white e1-c1 with a1', 'black e8-g8 with h8', 'black e8-c8 with a8'])
			expect(text).toContain(`Castle: ${line}`);
		expect(text).toContain('Special: second, rank7, step 2N');
		// The language does not have draws by claim, by five repetitions, by 75 moves and by bare bishops.
		expect(lost.map(({ path }) => path)).toEqual(
			['insufficient-material', 'fivefold-repetition', '75-move-rule', 'threefold-repetition', '50-move-rule'].map(
				(id) => `outcomes.${id}`,
			),
		);
		expect(counts(toRuleset(parse(text).variants[0]!))).toEqual([20, 400, 8902]);
	});

	it('renames zones whose names are prefixes of others', () => {
		const zones = {
			...chess.rules.zones,
			zone: { box: [null, [1, 1]] },
			zone1: { box: [null, [6, 6]] },
			z: { box: [null, [7, 7]] },
		} as const;
		const { value } = fromRuleset({ ...chess.rules, zones }, { names: chess.names, title: 'Chess' });
		expect(parse(stringify(value)).variants).toHaveLength(1);
	});
});
