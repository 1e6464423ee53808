import { type Game, inHand, type Move, type Position, turn } from '@x/core';
import type { Hand, HandPiece } from '../model/piece.js';
import { lookOf } from './look-of.js';

/** The kinds that moves drop. */
const droppedBy = (moves: readonly Move[]): ReadonlySet<string> =>
	new Set(moves.flatMap(({ from, to, kind }) => (from === undefined && to >= 0 ? [kind] : [])));

/** How many of each kind a side holds, in all of its stores. */
const countsOf = (position: Position, side: string): ReadonlyMap<string, number> => {
	const counts = new Map<string, number>();
	for (const store of Object.values(inHand(position, side))) {
		for (const [kind, count] of Object.entries(store)) counts.set(kind, (counts.get(kind) ?? 0) + count);
	}
	return counts;
};

/** The kinds as which a kind is stored. */
const storedAs = ({ ruleset }: Game, kind: string): readonly string[] =>
	Object.values(ruleset.stores).flatMap(({ as }) => (as !== undefined && Object.hasOwn(as, kind) ? [as[kind]!] : []));

/**
 * The pieces that the sides hold, and those that the moves drop without a hand. A piece that can be dropped on either face is there with both. A
 * single kind that is dropped without a hand needs none: it would come and go.
 */
export const handsOf = (position: Position, moves: readonly Move[]): readonly Hand[] => {
	const { game } = position;
	const dropped = droppedBy(moves);
	if (Object.keys(game.ruleset.stores).length === 0 && dropped.size < 2) return [];
	const mover = turn(position).side;
	return game.ruleset.sideOrder.map((side, index): Hand => {
		const counts = countsOf(position, side);
		const held = (kind: string, count: number | undefined): HandPiece => ({ ...lookOf(game, side, kind), kind, count });
		const more = side === mover ? [...dropped].filter((kind) => !counts.has(kind)) : [];
		const other = (kind: string): number | undefined => storedAs(game, kind).flatMap((one) => counts.get(one) ?? [])[0];
		return {
			side: index,
			pieces: [...[...counts].map(([kind, count]) => held(kind, count)), ...more.map((kind) => held(kind, other(kind)))],
		};
	});
};
