import type { Setup } from '@x/core';
import { castlingFile, castlingLetter } from '@x/fen/text';
import { type Binding, ownRank, SIDES } from '../bindings/binding.js';
import { cased } from '../side.js';
import type { Tell } from './tell.js';

type Pieces = Setup['pieces'];

const fileOf = ({ at }: Pieces[number]): number => Number(at[0]);

/** The king and the rooks of a side on squares from which they may castle. */
const atHome = (pieces: Pieces, binding: Binding, side: 0 | 1): { readonly royals: Pieces; readonly partners: Pieces } => {
	const { castling } = binding;
	const of = (kind: string | undefined): Pieces =>
		pieces
			.filter(
				({ at, piece }) =>
					piece.side === SIDES[side] && piece.kind === kind && ownRank(at as number[], side === 1, binding) === castling?.rank,
			)
			.toSorted((a, b) => fileOf(a) - fileOf(b));
	return { royals: of(castling?.royal), partners: of(castling?.partner) };
};

/** Reads the castling field: `K` and `Q` are the outermost rooks of a wing, other letters the rook's file. */
export const readCastling = (field: string, pieces: Pieces, binding: Binding, repairs: boolean, tell: Tell): Pieces => {
	const flagged = new Set<Pieces[number]>();
	const homes = [atHome(pieces, binding, 0), atHome(pieces, binding, 1)];
	for (const { 0: letter, index: at } of field === '-' ? [] : field.matchAll(/./gsu)) {
		const side = letter === letter.toUpperCase() ? 0 : 1;
		const { royals, partners } = homes[side]!;
		const [royal] = royals;
		const named = royal && castlingFile(letter, fileOf(royal), partners.map(fileOf));
		const partner = partners.find((one) => fileOf(one) === named);
		if (royal && partner) flagged.add(royal).add(partner);
		else tell(repairs ? 'lose' : 'refuse', 'convert-castling', `No king and rook for "${letter}".`, at, at + letter.length);
	}
	const flags = [binding.castling?.flag ?? ''];
	return pieces.map((one) => (flagged.has(one) ? { ...one, piece: { ...one.piece, flags } } : one));
};

/** Writes the castling field, in the order of `KQkq`. */
export const writeCastling = (pieces: Pieces, binding: Binding, style: 'x-fen' | 'shredder'): string => {
	let text = '';
	for (const side of [0, 1] as const) {
		const { royals, partners } = atHome(pieces, binding, side);
		const holds = ({ piece }: Pieces[number]): boolean => piece.flags?.includes(binding.castling!.flag) === true;
		const royal = royals.find(holds);
		if (!royal) continue;
		for (const partner of partners.filter(holds).toReversed())
			text += cased(castlingLetter(fileOf(partner), fileOf(royal), partners.map(fileOf), style), side ? 'second' : 'first');
	}
	return text || '-';
};
