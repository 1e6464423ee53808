import { randomFrom, shuffleKeys } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { type Converted, stringify, type Variant } from '../src/index.js';
import { fromRuleset } from '../src/rules.js';

/** The text and what it loses, or why there is none. */
const told = (make: () => Converted<Variant>): unknown => {
	try {
		const { value, lost } = make();
		return [stringify(value), lost];
	} catch (error) {
		return String(error);
	}
};

describe('the order of keys in rules and names means nothing to the text of a variant', () => {
	test.each(Object.entries(games))('%s', (id, { rules: ruleset, names }) => {
		const random = randomFrom(id.length);
		const turned = told(() => fromRuleset(shuffleKeys(ruleset, random), { names: shuffleKeys(names, random), title: id }));
		expect(turned).toEqual(told(() => fromRuleset(ruleset, { names, title: id })));
	});
});
