import { apply, legal, moveName, sameMove } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom } from '@x/core/testing';
import { games } from '@x/games';
import { describe, expect, test } from 'vitest';
import { byExtent, sampleOf } from '../../../tools/lib/sample.js';
import { safeResolve, stringify } from '../src/index.js';

const PLIES = byExtent({ full: 60, normal: 14, quick: 5 });

describe('reads every written text back strictly as the same move, and every move has a unique text', () => {
	test.each(sampleOf('written and read', Object.entries(games), { normal: 0.25, quick: 0.08 }))('%s', (id, { rules: ruleset, names }) => {
		const game = compile(ruleset, names);
		for (let seed = 1; seed <= byExtent({ full: 3, normal: 1, quick: 1 }); seed++) {
			const random = randomFrom(seed * 1000 + id.length);
			let position = game.start;
			for (let ply = 0; ply < PLIES; ply++) {
				const moves = legal(position);
				const written = new Map<string, string>();
				const called = new Set<string>();
				for (const move of moves) {
					const text = stringify(move, position);
					const name = moveName(move);
					expect(written.get(text), `${text} of ${name}`).toBeUndefined();
					expect(called.has(name), name).toBe(false);
					written.set(text, name);
					called.add(name);
					const read = safeResolve(text, position, { mode: 'strict' });
					expect(read.ok ? moveName(read.value) : read.problems[0]!.message, text).toBe(name);
					expect(read.ok && sameMove(read.value, move)).toBe(true);
				}
				if (moves.length === 0) break;
				position = apply(position, moves[random(moves.length)]!);
			}
		}
	});
});
