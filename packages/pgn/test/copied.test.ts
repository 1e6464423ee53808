import { legal } from '@x/core';
import { stringify as fenOf } from '@x/fen';
import { chess } from '@x/games/ready/chess';
import { resolve, safeResolve, stringify as sanOf } from '@x/san';
import { describe, expect, test } from 'vitest';

describe('a position that was sent through structuredClone', () => {
	const copy = structuredClone(chess.start) as typeof chess.start;
	const [move] = legal(chess.start);
	test.each<readonly [string, () => unknown]>([
		['fen', () => fenOf(copy)],
		['san, writing', () => sanOf(move!, copy)],
		['san, reading', () => resolve('e4', copy)],
		['san, reading safely', () => safeResolve('e4', copy)],
	])('is refused by %s, with what to send instead', (_, use) => {
		expect(use).toThrow('found a copy of a Position. Positions cannot be copied or sent. Send `save(position)` instead');
	});
});
