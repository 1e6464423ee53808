import { type AnyMove, type AnyPosition, inHand, pieces } from '@x/core';

/** The worth of a game's pieces and moves. */
export interface Values {
	/** kind → the average number of moves of such a piece. */
	readonly kinds: Readonly<Record<string, number>>;
	/** -1 for games in which the side with less material tends to win, as where the aim is to lose all pieces. */
	readonly material: 1 | -1;
	/** The average of the values of kinds. */
	readonly average: number;
}

type KindValues = Readonly<Record<string, number>>;

/** The value of a side's pieces, on the board and in hand, less that of the other sides. */
export const materialOf = (position: AnyPosition, side: string, kinds: KindValues): number => {
	const { sideOrder, stores } = position.game.ruleset;
	let sum = 0;
	for (const { piece } of pieces(position)) {
		const value = kinds[piece.kind] ?? 0;
		if (piece.side === side) sum += value;
		else if (sideOrder.includes(piece.side)) sum -= value;
	}
	for (const store of Object.values(stores)) {
		if (store.shared === true) continue;
		for (const owner of sideOrder) sum += (owner === side ? 1 : -1) * handOf(position, owner, kinds);
		break;
	}
	return sum;
};

const handOf = (position: AnyPosition, side: string, kinds: KindValues): number => {
	let sum = 0;
	for (const held of Object.values(inHand(position, side)))
		for (const [kind, count] of Object.entries(held)) sum += count * (kinds[kind] ?? 0);
	return sum;
};

/** The value that a move wins at once: captured pieces, own ones counted as losses, and a promotion. */
export const gainOf = ({ captured, side, kind, promotion }: AnyMove, kinds: KindValues): number => {
	let gain = promotion === undefined ? 0 : (kinds[promotion] ?? 0) - (kinds[kind] ?? 0);
	for (const piece of captured) gain += (piece.side === side ? -1 : 1) * (kinds[piece.kind] ?? 0);
	return gain;
};
