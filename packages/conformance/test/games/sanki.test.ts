import { apply, legal, perft, setupOf } from '@x/core';
import { checkRuleset } from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import type { Names } from '@x/core/src/ruleset/names';
import type { Ruleset } from '@x/core/src/ruleset/types';
import { ogi } from '@x/games/ogi';
import { sankiChess } from '@x/games/sanki-chess';
import { xiongqi } from '@x/games/xiongqi';
import { describe, expect, it } from 'vitest';

/** Counts of Sashité's engine, which come with its tests; the fourth ones (197281, 291782, 285767) agree too and take longer. */
const table: readonly (readonly [name: string, ruleset: Ruleset, names: Names, counts: readonly number[]])[] = [
	['chess', sankiChess.rules, sankiChess.names, [20, 400, 8902]],
	['ogi', ogi.rules, ogi.names, [22, 484, 11936]],
	['xiongqi', xiongqi.rules, xiongqi.names, [22, 484, 11801]],
];

describe('the games of Sanki', () => {
	it.each(table)('%s: counts of moves', (_, ruleset, names, counts) => {
		expect(checkRuleset(ruleset)).toEqual([]);
		const { start } = compile(ruleset, names);
		expect(counts.map((_, nth) => perft(start, nth + 1))).toEqual(counts);
	});

	it.each(table)('%s: a game at random, as the definition has it', (_, ruleset, names) => {
		const definition = reference(ruleset);
		let position = compile(ruleset, names).start;
		for (let ply = 0, seed = 7; ply < 24; ply++, seed = (seed * 48271) % 2147483647) {
			const moves = legal(position);
			expect(moves.length).toBe(definition.perft(definition.stateOf(setupOf(position)), 1, 'phase'));
			if (moves.length === 0) return;
			position = apply(position, moves[seed % moves.length]!);
		}
	});
});
