import { legal } from '@x/core';
import { all, compare, extend, matches, not, test } from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { checkRuleset } from '@x/core/src/rules/check';
import type { Cond, Ruleset, Setup } from '@x/core/src/rules/types';
import { randomFrom, setupFromText } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { byExtent } from '../../../../tools/lib/sample.js';
import { moveText } from './games.js';
import { agreementOf } from './made/agreement.js';
import { nestedRuleset } from './made/nester.js';

/** Rulesets whose evaluations are nested up to the limit; more by X_NESTED_RULESETS. */
const MANY = Number(process.env.X_NESTED_RULESETS ?? byExtent({ full: 2000, normal: 20, quick: 8 }));
const FIRST = Number(process.env.X_NESTED_FIRST ?? 1);

/** A condition that holds where `inner` holds on e5, evaluated in this many contexts inside each other. */
const nested = (depth: number, inner: Cond): Cond =>
	depth === 0 ? inner : compare(matches({ seq: [{ go: { cell: [4, 4] } }, test(nested(depth - 1, inner))] }, 'origin'), '>', 0);

/** The games with a law that needs e5 to be empty and some move to be left, of which the first is nested. */
function lawful({ rules }: { readonly rules: Ruleset }, start: Setup, depth: number): Ruleset {
	const inner = all(compare({ moves: 'next' }, '>', -1), { is: 'at', a: { who: 'empty' } }, { in: 'at', zone: 'e5' });
	const zones = { ...rules.zones, e5: { cells: [[4, 4]] } };
	return extend(rules, { zones, start, forbid: [{ id: 'deep', if: not(nested(depth, inner)) }, ...rules.forbid] });
}

describe('nested conditions', () => {
	// The first of these depths used the context of a move's hooks, the others that of a move that `moves` counts.
	it.each([8, 15, 16, 17, 24, 31])('%i deep, a condition on moves holds as in the interpreter', (depth) => {
		for (const game of [games.chess, games.grasshopper]) {
			const start = setupFromText('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', game.rules, game.names);
			const ruleset = lawful(game, start, depth);
			const definition = reference(ruleset);
			const expected = definition.legal(definition.start()).map(moveText);
			expect(legal(compile(ruleset).start).map(moveText).sort()).toEqual(expected.sort());
			expect(expected.length).toBeGreaterThan(4);
		}
	});

	it('are evaluated by the compiled engine as by the interpreter, at every depth', () => {
		let played = 0;
		const different: string[] = [];
		for (let seed = FIRST; seed < FIRST + MANY; seed++) {
			const ruleset = nestedRuleset(randomFrom(seed * 7919 + 5));
			if (checkRuleset(ruleset).length > 0) continue;
			const agreement = agreementOf(ruleset, seed, { plies: 3, most: 40, cells: 4 });
			if (agreement === undefined) continue;
			played++;
			if (agreement.difference !== undefined) different.push(`ruleset ${seed}, ${agreement.difference}`);
		}
		expect(different).toEqual([]);
		expect(played).toBeGreaterThan(MANY / 2);
	});
});
