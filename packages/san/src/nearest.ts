import { type Cell, legal, type Move, type Position } from '@x/core';
import { castlingOf, type Lexicon } from './lexicon.js';
import { stringifyUnchecked } from './stringify.js';

const MOST = 4;

/** Legal moves most like the one that was refused: to the same cell, then of the same kind near it; as SAN without suffix. */
export function nearest(position: Position, lexicon: Lexicon, kinds: readonly string[], cell: Cell): readonly string[] {
	const distance = (move: Move): number => {
		const files = Math.abs(lexicon.files[move.to]! - lexicon.files[cell]!);
		const ranks = Math.abs(lexicon.ranks[move.to]! - lexicon.ranks[cell]!);
		return Math.max(files, ranks) + (kinds.includes(move.kind) ? 0 : 2);
	};
	const close = legal(position)
		.filter((move) => castlingOf(lexicon, move) === 0 && (move.to === cell || (kinds.includes(move.kind) && distance(move) < 3)))
		.map((move) => ({ move, far: distance(move) }))
		.sort((a, b) => a.far - b.far);
	return close.slice(0, MOST).map(({ move }) => stringifyUnchecked(move, position, { suffix: 'none' }));
}
