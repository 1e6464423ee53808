import { readFileSync } from 'node:fs';
import { games } from '@x/games';
import { testRulesets } from '@x/games/testing';
import { expect, test } from 'vitest';
import { kindsUsed, NODE_KINDS } from './node-kinds.js';

const page = readFileSync(new URL('../../../core/docs/rules-model.md', import.meta.url), 'utf8');
const all = Object.entries(NODE_KINDS).flatMap(([language, kinds]) => kinds.map((kind) => `${language} ${kind}`));

test('the language keeps within its budget of 64 kinds of nodes', () => {
	expect(all.length).toBeLessThanOrEqual(64);
	expect(page).toContain(`The language has ${all.length} kinds of nodes`);
});

test('every kind of node is used by a game on which the two engines are compared', () => {
	const used = new Set(
		[...Object.values(testRulesets), ...Object.values(games).map(({ rules }) => rules)].flatMap((ruleset) => [...kindsUsed(ruleset)]),
	);
	expect(all.filter((kind) => !used.has(kind))).toEqual([]);
});

test('the rules model has a paragraph for every kind of node', () => {
	const part = page.slice(page.indexOf('## 6 '));
	const told = part
		.split('\n### ')
		.slice(1)
		.map((section) => [...section.matchAll(/^\* \*\*`?([\w ]+?)`?(?:`| …|\*\*)/gm)].map(([, kind]) => kind));
	expect(told).toEqual(Object.values(NODE_KINDS).map((kinds) => [...kinds]));
});
