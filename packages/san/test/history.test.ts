import { apply, history, legal, outcome, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { byExtent, sampleOf } from '../../../tools/lib/sample.js';
import { stringify } from '../src/index.js';
import { applyNull, historyOf } from '../src/list.js';

describe('the moves that led to a position', () => {
	test.each(sampleOf('histories', Object.entries(games), { normal: 0.2, quick: 0.05 }))(
		'%s: have the text of each move and the position after it',
		(_, definition) => {
			const game = compile(definition);
			const random = randomFrom(7);
			let now: Position = game.start;
			for (let ply = 0; ply < byExtent({ full: 60, normal: 20, quick: 8 }) && outcome(now) === undefined; ply++) {
				const moves = legal(now);
				if (moves.length === 0) break;
				now = apply(now, moves[random(moves.length)]!);
			}
			const played = historyOf(now);
			expect([game.start, ...played.map(({ position }) => position)]).toEqual(history(now));
			for (const { san, move } of played) expect(san).toBe(stringify(move, move.position));
			expect(played.at(-1)?.position).toBe(played.length > 0 ? now : undefined);
		},
	);

	test('begin after a null move', () => {
		const game = compile(games.chess);
		const passed = applyNull(apply(game.start, 'e2e4'));
		expect(historyOf(apply(passed, 'd2d4')).map(({ san }) => san)).toEqual(['d4']);
	});
});
