import { type Cell, legal, type Move, type Position } from '@x/core';
import { castlingOf, type Lexicon } from './lexicon.js';
import { stringifyUnchecked } from './stringify.js';

const MOST = 4;

/** The first few moves as SAN without suffix. */
export const listed = (position: Position, moves: readonly Move[]): readonly string[] =>
	moves.slice(0, MOST).map((move) => stringifyUnchecked(move, position, { suffix: 'none' }));

/** Legal moves most like the one that was refused: to the same cell, then of the same kind near it. */
export function nearest(position: Position, lexicon: Lexicon, kinds: readonly string[], cell: Cell): readonly string[] {
	const { files, ranks } = lexicon;
	const far = ({ to, kind }: Move): number =>
		Math.max(Math.abs(files[to]! - files[cell]!), Math.abs(ranks[to]! - ranks[cell]!)) + (kinds.includes(kind) ? 0 : 2);
	const close = legal(position).filter(
		(move) => castlingOf(lexicon, move) === 0 && far(move) < 3 && (kinds.includes(move.kind) || move.to === cell),
	);
	return listed(
		position,
		close.sort((a, b) => far(a) - far(b)),
	);
}
