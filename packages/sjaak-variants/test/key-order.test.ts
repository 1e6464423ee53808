import { randomFrom, shuffleKeys } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../tools/lib/sample.js';
import { type Converted, stringify, type Variant } from '../src/index.js';
import { fromRuleset } from '../src/rules.js';

/** The text and its losses, or the message of the refusal. */
const told = (make: () => Converted<Variant>): unknown => {
	try {
		const { value, lost } = make();
		return [stringify(value), lost];
	} catch (error) {
		return String(error);
	}
};

const compared = sampleOf('key order', Object.entries(games), { normal: 0.15, quick: 0.03 });

describe('ignores the order of keys in rules and names', () => {
	test.each(compared)('%s', (id, { rules: ruleset, names }) => {
		const random = randomFrom(id.length);
		const turned = told(() => fromRuleset(shuffleKeys(ruleset, random), { names: shuffleKeys(names, random), title: id }));
		expect(turned).toEqual(told(() => fromRuleset(ruleset, { names, title: id })));
	});
});
