import { legal, moveName, perft, restore, save, setupOf, validate } from '@x/core';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { checkRuleset } from '@x/core/src/ruleset/check';
import type { Ruleset } from '@x/core/src/ruleset/types';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';

const ODD = ['', '__proto__', 'constructor', 'toString', 'a.b[0]', '"', '\ud800'];
const PARTS = { kind: 'N', path: 'knight', variable: 'halfmove', 'side and phase': 'white', flag: 'castle', point: 'ep', zone: 'last' };

describe.each(Object.entries(PARTS))('a %s with an odd name', (_, name) => {
	test.each(ODD)('%j plays like any other', (odd) => {
		const rules = JSON.parse(JSON.stringify(games.chess.rules).replaceAll(JSON.stringify(name), () => JSON.stringify(odd))) as Ruleset;
		expect(checkRuleset(rules)).toEqual([]);
		const game = compile(rules);
		expect(perft(game.start, 2)).toBe(400);
		const literal = reference(rules);
		expect(literal.perft(literal.start(), 1)).toBe(20);
		const stored = JSON.parse(JSON.stringify(setupOf(game.start)));
		expect(validate(game, stored).ok).toBe(true);
		expect(restore(game, JSON.parse(JSON.stringify(save(game.start)))).ok).toBe(true);
		expect(new Set(legal(game.start).map(moveName)).size).toBe(20);
	});
});
