import { describe, expect, test } from 'vitest';
import { runVectors } from '../../src/testing/index.js';
import { gameOf, ownVectors, type PerftInput, sharedRows, stateOf } from './vectors.js';

const count = ({ game, position, depth, unit }: PerftInput): number => gameOf(game).perft(stateOf(game, position), depth, unit);

describe('move counts of the literal interpreter', () => {
	for (const vector of ownVectors<PerftInput, number>('perft.json'))
		test(vector.id, () => {
			expect(runVectors([vector], count)).toEqual([]);
		});
});

interface SharedRow {
	readonly fen: string;
	readonly variant: string;
	readonly chess960: boolean;
	readonly depth: number;
	readonly nodes: number;
	readonly source: string;
}

test('published tables of chess and Chess960, first plies', () => {
	const rows = sharedRows<SharedRow>('chess/perft.json').filter(
		({ variant, depth, nodes }) => variant === 'chess' && (depth === 1 || (depth === 2 && nodes < 150)),
	);
	const vectors = rows.map(({ fen, chess960, depth, nodes, source }) => ({
		id: `${fen} ${depth}`,
		input: { game: chess960 ? 'chess960' : 'chess', position: fen, depth, unit: 'phase' } as const,
		expect: nodes,
		source,
	}));
	expect(runVectors(vectors, count)).toEqual([]);
});
