import { type Position, pieces, setupOf } from '@x/core';
import { changed } from './fen.js';

/** The castling rights of a side: on the side of the king, and of the queen. */
export interface CastlingRights {
	k: boolean;
	q: boolean;
}

/** The rights of a side, by the flags of its pieces. */
export function rightsOf(position: Position, side: string): CastlingRights {
	const { game } = position;
	const rights = { k: false, q: false };
	const castling = game.names?.castling;
	if (castling === undefined) return rights;
	const flagged = pieces(position).filter(({ piece }) => piece.side === side && piece.flags?.includes(castling.flag));
	const king = flagged.find(({ piece }) => castling.royal.includes(piece.kind));
	if (king === undefined) return rights;
	for (const { cell, piece } of flagged) {
		if (!castling.partner.includes(piece.kind)) continue;
		if (game.vecOf(cell)[0]! > game.vecOf(king.cell)[0]!) rights.k = true;
		else rights.q = true;
	}
	return rights;
}

/** The position in which a side has other rights. A right that lacks its king or its rook is not given. */
export function withRights(position: Position, side: string, rights: Readonly<Partial<CastlingRights>>): Position {
	const { game } = position;
	const castling = game.names?.castling;
	if (castling === undefined) return position;
	const { flag, royal, partner } = castling;
	const next = { ...rightsOf(position, side), ...rights };
	const setup = setupOf(position);
	const own = setup.pieces.filter(({ piece }) => piece.side === side);
	const king = own.find(({ piece }) => royal.includes(piece.kind));
	if (king === undefined) return position;
	const [file, rank] = king.at as readonly number[];
	const rooks = own.filter(({ at, piece }) => partner.includes(piece.kind) && at[1] === rank);
	// Of several rooks on a wing, the outermost one, as in X-FEN, unless another has the right.
	const partnerOn = (isFar: boolean): (typeof rooks)[number] | undefined => {
		const wing = rooks.filter(({ at }) => Number(at[0]) > file! === isFar);
		const sorted = wing.sort((a, b) => (Number(b.at[0]) - Number(a.at[0])) * (isFar ? 1 : -1));
		return sorted.find(({ piece }) => piece.flags?.includes(flag)) ?? sorted[0];
	};
	const chosen = [...(next.k ? [partnerOn(true)] : []), ...(next.q ? [partnerOn(false)] : [])].filter((one) => one !== undefined);
	const holders = new Set(chosen.length > 0 ? [king, ...chosen] : []);
	const arranged = setup.pieces.map((placement) => {
		const { piece } = placement;
		if (piece.side !== side) return placement;
		const others = (piece.flags ?? []).filter((one) => one !== flag);
		const flags = holders.has(placement) ? [...others, flag] : others;
		return { ...placement, piece: { side: piece.side, kind: piece.kind, ...(flags.length > 0 && { flags }) } };
	});
	return changed(game, { ...setup, pieces: arranged }) ?? position;
}
