import type { Setup } from '@x/core';
import { letterAt, readHand } from '@x/fen/text';
import { type Binding, SIDES } from '../bindings/binding.js';
import { kindOf, tokenOf } from './board.js';
import type { Tell } from './tell.js';

/** Counts from this number on are refused. */
const MOST = 1e6;

/** Reads the pieces in hand of a FEN or an SFEN; only SFEN has counts. */
export const readHeld = (field: string, binding: Binding, tell: Tell, counts: boolean): Setup['stores'] => {
	const held: Record<string, Record<string, number>> = { [SIDES[0]]: {}, [SIDES[1]]: {} };
	for (const { text, piece, count = 1, from, to } of field === '-' ? [] : readHand(field, letterAt)) {
		const at = to - piece.length;
		if (at > from && !counts) kindOf(field.slice(from, at), binding, tell, from);
		const kind = (counts ? /^[a-z]$/i.test(piece) : piece) ? kindOf(piece, binding, tell, at) : undefined;
		const side = held[SIDES[piece === piece.toUpperCase() ? 0 : 1]]!;
		if (kind !== undefined && binding.hand!.order.includes(kind) && count > 0 && count < MOST) side[kind] = (side[kind] ?? 0) + count;
		else if (kind !== undefined || counts) tell('refuse', 'convert-hand', `"${text.slice(0, 20)}" cannot be in a hand.`, from, to);
	}
	return { [binding.hand!.store]: held };
};

/** Writes the pieces in hand for FEN and SFEN, in the order of the binding. */
export const heldOf = ({ stores }: Setup, { hand }: Binding): readonly { readonly piece: string; readonly count: number }[] =>
	SIDES.flatMap((side) =>
		(hand?.order ?? []).map((kind) => ({ piece: tokenOf(kind, side), count: stores?.[hand!.store]?.[side]?.[kind] ?? 0 })),
	);
