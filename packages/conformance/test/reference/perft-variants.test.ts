import { runVectors } from '@x/core/testing';
import { describe, expect, test } from 'vitest';
import { count, LITERAL_NODES, ownVectors, type PerftInput } from './vectors.js';

describe('move counts of the literal interpreter, other games', () => {
	for (const vector of ownVectors<PerftInput, number>('perft.json').filter(
		({ input, expect: nodes }) => input.game !== 'chess' && nodes <= LITERAL_NODES,
	))
		test(vector.id, () => {
			expect(runVectors([vector], count)).toEqual([]);
		});
});
