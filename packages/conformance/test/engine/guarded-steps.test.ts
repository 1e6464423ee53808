import { legal } from '@x/core';
import { any, at, attacked, board, land, leap, not, orthogonals, placed, ruleset, seq, side, step, test, turns } from '@x/core/build';
import { compile } from '@x/core/compile';
import { reference } from '@x/core/reference';
import { describe, expect, it } from 'vitest';

describe('a step that asks about attacks', () => {
	it('is one move with the same step without the question', () => {
		const guarded = seq(test(not(attacked('at'))), step([0, 1]), at({ who: 'empty' }), land());
		const rules = ruleset({
			space: board(3, 3),
			sides: { white: side('white', [1, 1]), black: side('black', [1, -1]) },
			kinds: { M: { moves: 'M' } },
			paths: { M: any(leap(orthogonals), guarded) },
			turn: turns('white', 'black'),
			start: { pieces: placed(['..m', '...', 'M..'], (letter) => ({ side: letter === 'M' ? 'white' : 'black', kind: 'M' })) },
		});
		const definition = reference(rules);
		expect(definition.legal(definition.start()).length).toBe(2);
		expect(legal(compile(rules).start).length).toBe(2);
	});
});
