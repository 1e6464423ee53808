import { promotionOrder } from '../rules/promotion-order.js';
import type { ReferenceMove } from './move.js';
import type { Rules } from './types.js';

/**
 * Clause 16: sorts the legal moves of a position: by origin, target, kind of the mover and promotion, in the order of cells, of the ruleset's kinds and of
 * `promotionOrder`. A move without an origin comes last, so does one without a target; one without promotion comes first. Then by marks,
 * captures, changes of cells and the setup after the move, as text.
 */
export function ordered({ ruleset }: Rules, moves: readonly ReferenceMove[], after: (move: ReferenceMove) => unknown): ReferenceMove[] {
	const kinds = Object.keys(ruleset.kinds);
	const promotions = promotionOrder(ruleset);
	const numbers = ({ from, to, kind, promotion }: ReferenceMove): number[] => [
		from ?? Number.POSITIVE_INFINITY,
		to < 0 ? Number.POSITIVE_INFINITY : to,
		kinds.indexOf(kind),
		promotion === undefined ? -1 : promotions.indexOf(promotion),
	];
	const texts = (move: ReferenceMove): string[] => [
		move.marks.join(),
		JSON.stringify([...move.captured].sort((a, b) => a.cell - b.cell).map(({ cell, side, kind }) => [cell, side, kind])),
		JSON.stringify(
			move.writes.map(({ cell, piece }) => [cell, ...(piece === undefined ? [] : [piece.side, piece.kind, piece.flags ?? []])]),
		),
	];
	const compare = (a: ReferenceMove, b: ReferenceMove): number => {
		const [one, other] = [numbers(a), numbers(b)];
		const differing = one.findIndex((value, index) => value !== other[index]);
		if (differing >= 0) return one[differing]! - other[differing]!;
		const [left, right] = [texts(a), texts(b)];
		const unequal = left.findIndex((text, index) => text !== right[index]);
		if (unequal >= 0) return left[unequal]! < right[unequal]! ? -1 : 1;
		return JSON.stringify(after(a)) < JSON.stringify(after(b)) ? -1 : 1;
	};
	return [...moves].sort(compare);
}
