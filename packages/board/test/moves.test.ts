import { describe, expect, it } from 'vitest';
import { MOVES_ENGLISH, type MoveNode, MoveTree } from '../src/moves/index.js';
import { checkedMoves } from '../src/moves/properties.js';
import { type Block, blocksOf, columnsOf } from '../src/moves/rows.js';
import { signsOf, spokenNags } from '../src/moves/words.js';

/** 1. e4 e5 (1... c5 2. Nf3 d6 (2... e6)) (1... e6) 2. d4 */
const NODES: readonly MoveNode[] = [
	{ id: 1, text: 'e4', number: 1 },
	{ id: 2, parent: 1, text: 'e5', number: 1, column: 1 },
	{ id: 3, parent: 1, text: 'c5', number: 1, column: 1 },
	{ id: 4, parent: 3, text: 'Nf3', number: 2 },
	{ id: 5, parent: 4, text: 'd6', number: 2, column: 1 },
	{ id: 6, parent: 4, text: 'e6', number: 2, column: 1 },
	{ id: 7, parent: 1, text: 'e6', number: 1, column: 1 },
	{ id: 8, parent: 2, text: 'd4', number: 2 },
];

describe('a tree of moves', () => {
	const tree = new MoveTree(NODES);

	it('steps along the line of a move', () => {
		expect([tree.back(), tree.next(), tree.end()]).toEqual([undefined, 1, 8]);
		expect([tree.back(1), tree.next(1), tree.end(1)]).toEqual([undefined, 2, 8]);
		expect([tree.back(3), tree.next(3), tree.end(3)]).toEqual([1, 4, 5]);
		expect([tree.back(8), tree.next(8), tree.end(8)]).toEqual([2, undefined, 8]);
		expect(tree.line(5).map(({ text }) => text)).toEqual(['e4', 'c5', 'Nf3', 'd6']);
	});

	it('takes an unknown move for the start', () => {
		expect([tree.back(99), tree.next(99), tree.node(99)]).toEqual([undefined, 1, undefined]);
	});

	it('goes from a variation to its neighbours, and nowhere from a main line without any', () => {
		expect([tree.above(2), tree.below(2), tree.below(3), tree.below(7)]).toEqual([undefined, 3, 7, undefined]);
		// Within a variation its first move counts, unless the move has alternatives of its own.
		expect([tree.above(4), tree.below(4)]).toEqual([2, 7]);
		expect([tree.above(5), tree.below(5), tree.above(6), tree.below(6)]).toEqual([undefined, 6, 5, undefined]);
		expect([tree.above(8), tree.below(8), tree.above(undefined)]).toEqual([undefined, undefined, undefined]);
		const other = new MoveTree([
			{ id: 1, text: 'e4' },
			{ id: 2, text: 'd4' },
			{ id: 3, parent: 1, text: 'e5' },
		]);
		expect([other.below(1), other.below(3), other.variations()]).toEqual([2, undefined, [2]]);
	});

	it('knows the variation of a move', () => {
		expect([1, 8, 3, 5, 6, 7].map((id) => tree.variationOf(id))).toEqual([undefined, undefined, 3, 3, 6, 7]);
	});

	it('refuses parents that do not stand before their children, and ids that occur twice', () => {
		expect(() => new MoveTree([{ id: 1, parent: 2, text: 'e4' }])).toThrow(
			'Expected the id of an earlier move for nodes[0].parent, found 2.',
		);
		expect(() => new MoveTree([NODES[0]!, NODES[0]!])).toThrow('Expected an id of its own for nodes[1].id, found 1 again.');
	});
});

describe('the rows of a list', () => {
	const shown = (nodes: readonly MoveNode[]): readonly string[] =>
		blocksOf(new MoveTree(nodes), columnsOf(nodes)).map((block: Block) =>
			block.type === 'row'
				? `${block.number} ${block.columns.map((column) => column.map(({ text }) => text).join('+')).join('|')}`
				: `{${block.comment ?? ''}} (${block.variations.join()})`,
		);

	it('are cut where variations or comments stand', () => {
		expect(shown(NODES)).toEqual(['1 e4|e5', '{} (3,7)', '2 d4|']);
		expect(shown([{ ...NODES[0]!, comment: 'best' }, NODES[1]!])).toEqual(['1 e4|', '{best} ()', '1 |e5']);
		expect(shown([NODES[0]!, { ...NODES[1]!, before: 'Or' }])).toEqual(['1 e4|', '{Or} ()', '1 |e5']);
	});

	it('begin with the side that moves first, and hold the moves of a turn in one column', () => {
		expect(shown(NODES.slice(1, 2).map(({ parent: _, ...node }) => node))).toEqual(['1 |e5']);
		const turns: readonly MoveNode[] = [
			{ id: 1, text: 'e4', number: 1 },
			{ id: 2, parent: 1, text: '@e5', number: 1 },
			{ id: 3, parent: 2, text: 'd5', number: 1, column: 2 },
			{ id: 4, parent: 3, text: 'd4', number: 2 },
		];
		expect(shown(turns)).toEqual(['1 e4+@e5||d5', '2 d4||']);
	});

	it('keep a variation behind a move that cannot be read', () => {
		expect(shown([NODES[0]!, { id: 2, parent: 1, text: 'c5', number: 1, column: 1, aside: true }])).toEqual(['1 e4|', '{} (2)']);
	});
});

describe('the words of a list', () => {
	it('are signs for readers of books, and words for listeners', () => {
		expect(signsOf([6, 14, 255], MOVES_ENGLISH)).toBe('?! ⩲ $255');
		expect(spokenNags([0, 6, 14, 255], MOVES_ENGLISH)).toEqual(['dubious move', 'White is slightly better', 'annotation 255']);
	});

	it('write clocks and evaluations', () => {
		const { clock, clockSpoken, evaluation, evaluationSpoken } = MOVES_ENGLISH;
		expect([3661, 600, 9.26, 9].map(clock)).toEqual(['1:01:01', '10:00', '0:09.2', '0:09']);
		expect([3661, 120, 0].map(clockSpoken)).toEqual(['1 hour 1 minute 1 second left', '2 minutes left', 'no time left']);
		expect([{ pawns: 0.3 }, { pawns: -2 }, { mate: -3 }, { pawns: 0 }].map(evaluation)).toEqual(['+0.30', '−2.00', '#−3', '0.00']);
		expect([{ pawns: -2 }, { mate: 3 }].map(evaluationSpoken)).toEqual(['evaluation minus 2', 'evaluation: mate in 3 for White']);
	});
});

describe('the properties of a list', () => {
	it('name the first wrong value', () => {
		expect(() => checkedMoves('nodes', [{ id: 1, text: 'e4' }, { id: 2 }])).toThrow(
			'Expected a string for nodes[1].text of a list of moves, found undefined.',
		);
		expect(() => checkedMoves('nodes', [{ id: {}, text: 'e4' }])).toThrow('Expected an id, a string or a number for nodes[0].id');
		expect(() => checkedMoves('nodes', [{ id: 1, text: 'e4', nags: ['!'] }])).toThrow('Expected an array of numbers for nodes[0].nags');
		expect(() => checkedMoves('current', {})).toThrow('for the property current of a list of moves');
		expect(checkedMoves('nodes', null)).toBeUndefined();
	});
});
