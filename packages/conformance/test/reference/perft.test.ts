import { runVectors } from '@x/core/testing';
import { describe, expect, test } from 'vitest';
import { count, ownVectors, type PerftInput } from './vectors.js';

describe('move counts of the literal interpreter, chess', () => {
	for (const vector of ownVectors<PerftInput, number>('perft.json').filter(({ input }) => input.game === 'chess'))
		test(vector.id, () => {
			expect(runVectors([vector], count)).toEqual([]);
		});
});
