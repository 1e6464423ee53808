import { runVectors } from '@x/core/testing';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../../tools/lib/sample.js';
import { count, sharedRows } from './vectors.js';

interface SharedRow {
	readonly fen: string;
	readonly variant: string;
	readonly chess960: boolean;
	readonly depth: number;
	readonly nodes: number;
	readonly source: string;
}

/** Where the tables are not present this has nothing to do; the package's own vectors hold a dozen of the same rows. */
test('published tables of chess and Chess960, first plies', () => {
	const rows = sampleOf(
		'published tables',
		sharedRows<SharedRow>('chess/perft.json').filter(
			({ variant, depth, nodes }) => variant === 'chess' && (depth === 1 || (depth === 2 && nodes < 150)),
		),
		{ normal: 0.3, quick: 0.05 },
	);
	const vectors = rows.map(({ fen, chess960, depth, nodes, source }) => ({
		id: `${fen} ${depth}`,
		input: { game: chess960 ? 'chess960' : 'chess', position: fen, depth, unit: 'phase' } as const,
		expect: nodes,
		source,
	}));
	expect(runVectors(vectors, count)).toEqual([]);
});
