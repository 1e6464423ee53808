import type { Ruleset } from '@x/core/src/rules/types';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import { testRulesets } from '@x/games/testing';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
import { agreementOf } from './made/agreement.js';
import { mutantOf } from './made/mutant.js';

/** Games with some of their rules changed at random; more by X_MUTANTS. */
const MANY = Number(process.env.X_MUTANTS ?? byExtent({ full: 5000, normal: 30, quick: 8 }));
const FIRST = Number(process.env.X_MUTANTS_FIRST ?? 1);

describe('games with a few changed rules', () => {
	const originals: readonly (readonly [string, Ruleset])[] = [
		...Object.entries(games).map(([id, { rules }]) => [id, rules] as const),
		...Object.entries(testRulesets),
	];

	it(
		'are played by the compiled engine as by the interpreter',
		() => {
			let played = 0;
			const different: string[] = [];
			for (let seed = FIRST; seed < FIRST + MANY; seed++) {
				const random = randomFrom(seed * 7919 + 13);
				const [id, rules] = originals[random(originals.length)]!;
				const ruleset = mutantOf(rules, random);
				const agreement = ruleset && agreementOf(ruleset, seed, { plies: 2, most: 50, cells: 3 });
				if (agreement === undefined) continue;
				if (agreement.positions > 0 || agreement.difference !== undefined) played++;
				if (agreement.difference !== undefined) different.push(`mutant ${seed} of ${id}, ${agreement.difference}`);
			}
			expect(different).toEqual([]);
			expect(played).toBeGreaterThan(MANY / 2);
		},
		120_000 + 200 * MANY,
	);
});
