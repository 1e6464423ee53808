import type { Setup } from '@x/core';
import { type Binding, ownRank, SIDES } from '../bindings/binding.js';
import type { Tell } from './tell.js';

type Pieces = Setup['pieces'];

/** King and rooks of a side that stand where they may castle. */
const atHome = (pieces: Pieces, binding: Binding, side: 0 | 1): { readonly royals: Pieces; readonly partners: Pieces } => {
	const { castling } = binding;
	const of = (kind: string | undefined): Pieces =>
		pieces
			.filter(
				({ at, piece }) =>
					piece.side === SIDES[side] && piece.kind === kind && ownRank(at as number[], side === 1, binding) === castling?.rank,
			)
			.toSorted((a, b) => Number(a.at[0]) - Number(b.at[0]));
	return { royals: of(castling?.royal), partners: of(castling?.partner) };
};

/** Reads the castling field: `K` and `Q` are the outermost rooks of a wing, other letters the rook's file. */
export const readCastling = (field: string, pieces: Pieces, binding: Binding, lenient: boolean, tell: Tell): Pieces => {
	const flagged = new Set<Pieces[number]>();
	const homes = [atHome(pieces, binding, 0), atHome(pieces, binding, 1)];
	for (const { 0: letter, index: at } of field === '-' ? [] : field.matchAll(/./gsu)) {
		const side = letter === letter.toUpperCase() ? 0 : 1;
		const { royals, partners } = homes[side]!;
		const [royal] = royals;
		const wing = letter.toUpperCase();
		const file = Number(royal?.at[0]);
		const partner =
			wing === 'K'
				? partners.findLast((one) => Number(one.at[0]) > file)
				: wing === 'Q'
					? partners.find((one) => Number(one.at[0]) < file)
					: partners.find((one) => one.at[0] === wing.charCodeAt(0) - 65);
		if (royal && partner) flagged.add(royal).add(partner);
		else
			tell(lenient ? 'lose' : 'refuse', 'convert-castling', `No king and rook stand where "${letter}" has them.`, at, at + letter.length);
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
		const file = Number(royal.at[0]);
		const [outer, inner] = [partners.at(-1), partners[0]];
		for (const partner of partners.filter(holds).toReversed()) {
			const right = Number(partner.at[0]) > file;
			const wing = partner === (right ? outer : inner) && style === 'x-fen';
			const letter = wing ? (right ? 'K' : 'Q') : String.fromCharCode(65 + Number(partner.at[0]));
			text += side ? letter.toLowerCase() : letter;
		}
	}
	return text || '-';
};
