import { apply, legal, type Position } from '@x/core';
import { compile } from '@x/core/compile';
import { randomFrom, shuffleKeys } from '@x/core/testing';
import { safeParse, stringify } from '@x/fen';
import { games as allGames } from '@x/games';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';

/** The written text, or the message of the refusal. */
const written = (write: () => unknown): unknown => {
	try {
		return write();
	} catch (error) {
		return String(error);
	}
};

describe('ignores the order of keys in rules and names', () => {
	test.each(sampleOf('key order', Object.entries(allGames), { normal: 0.15, quick: 0.05 }))('%s', (id, { rules: ruleset, names }) => {
		const random = randomFrom(id.length);
		const games = [compile(ruleset, names), compile(shuffleKeys(ruleset, random), shuffleKeys(names, random))] as const;
		let [position, same]: Position[] = [games[0].start, games[1].start];
		for (let ply = 0; ply < 8; ply++) {
			const text = written(() => stringify(position!));
			expect(written(() => stringify(same!))).toBe(text);
			expect(written(() => safeParse(String(text), games[1]))).toEqual(written(() => safeParse(String(text), games[0])));
			const moves = legal(position!);
			if (moves.length === 0) break;
			const chosen = random(moves.length);
			[position, same] = [apply(position!, moves[chosen]!), apply(same!, legal(same!)[chosen]!)];
		}
	});
});
