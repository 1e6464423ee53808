import { attackers, setupOf } from '@x/core';
import { compile, plan } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { bitboardPlanOf } from '@x/core/src/analyse/bitboard-plan-of';
import { games } from '@x/games';
import { describe, expect, it } from 'vitest';
import { chess, from } from './games.js';

describe('captures in passing as attacks', () => {
	it.each([
		['4k3/8/8/PpP5/8/8/8/4K3 w - b6 0 1', 'b5', 'white', ['a5', 'c5']],
		['4k3/8/8/PpP5/8/8/8/4K3 w - - 0 1', 'b5', 'white', []],
		['4k3/8/8/PpR5/8/8/8/4K3 w - b6 0 1', 'b5', 'white', ['a5', 'c5']],
		['4k3/8/8/PpP5/8/8/8/4K3 w - b6 0 1', 'b6', 'white', ['a5', 'c5']],
		['4k3/8/8/PpP5/8/8/8/4K3 w - b6 0 1', 'b5', 'black', []],
		['4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1', 'a4', 'black', ['b4']],
	] as const)('%s: who could capture on %s, %s, captures in passing counted', (fen, cell, side, expected) => {
		const tables = compile(chess.ruleset, chess.names);
		const definition = reference(chess.ruleset);
		const at = from(chess, fen);
		const all = [
			attackers(at, cell, side),
			attackers(from(tables, fen), cell, side),
			definition.attackers(definition.stateOf(setupOf(at)), chess.cell(cell), side),
		];
		for (const one of all) expect(one.map((each) => chess.cellName(each))).toEqual(expected);
	});

	it('bitboards do not hold a game in which a royal may be taken in passing', () => {
		const { rules: ruleset, names } = games.nocastle;
		const victim = '"a":{"who":"enemy","kind":["P"';
		const rules = JSON.parse(JSON.stringify(ruleset).replaceAll(victim, `${victim},"K"`));
		const definition = reference(rules);
		const passed = { ...setupOf(from(compile(ruleset, names), '8/8/8/Pk6/8/8/8/4K3 b - - 0 1')), phase: 'white', points: { ep: [[1, 5]] } };
		expect(definition.inCheck(definition.stateOf(passed), 'black')).toBe(true);
		expect([ruleset, rules].map((one) => bitboardPlanOf(plan(one, names)) === undefined)).toEqual([false, true]);
	});
});
