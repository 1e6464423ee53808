import { promotionOrder } from '../rules/promotion-order.js';
import { remembered } from './remembered.js';
import { setupOf } from './setup-of.js';
import type { Game, Move } from './types.js';

/** The place of each kind in the order of promotions. */
const promotionsOf = /* @__PURE__ */ remembered(
	({ ruleset }: Game) => new Map(promotionOrder(ruleset).map((kind, place) => [kind, place])),
);

/** Everything in which moves with one origin, target, kind, promotion and marks can differ, as text. The position after them comes last. */
const effects: readonly ((move: Move) => string)[] = [
	({ captured }) => JSON.stringify([...captured].sort((a, b) => a.cell - b.cell).map(({ cell, side, kind }) => [cell, side, kind])),
	({ writes }) =>
		JSON.stringify(writes.map(({ cell, piece }) => [cell, ...(piece === undefined ? [] : [piece.side, piece.kind, piece.flags ?? []])])),
	(move) => JSON.stringify(setupOf(move.position.game.engine.apply(move.position, move))),
];

/** Compares moves of one position that have the same origin and target, by the order of `legal`. */
function compare(a: Move, b: Move): number {
	const { codes } = a.position.game.engine.ground;
	if (a.kind !== b.kind) return codes.kindIndex(a.kind) - codes.kindIndex(b.kind);
	if (a.promotion !== b.promotion) {
		const places = promotionsOf(a.position.game);
		return (places.get(a.promotion ?? '') ?? -1) - (places.get(b.promotion ?? '') ?? -1);
	}
	for (const text of [({ marks }: Move) => marks.join(), ...effects]) {
		const [one, other] = [text(a), text(b)];
		if (one !== other) return one < other ? -1 : 1;
	}
	return 0;
}

const isTied = (one: Move, next: Move): boolean => one.to === next.to && one.from === next.from;

/** Completes the order of `legal` where moves are sorted by origin and target: sorts those with the same origin and target. */
export function orderTied<M extends Move>(moves: M[]): readonly M[] {
	for (let first = 0, index = 1; index <= moves.length; index++) {
		if (index < moves.length && isTied(moves[index - 1]!, moves[index]!)) continue;
		if (index - first > 1) for (const move of moves.slice(first, index).sort(compare)) moves[first++] = move;
		first = index;
	}
	return moves;
}
