import type { CastlingStyle } from './options.js';
import { PARTNER, ROYAL, type Tables } from './tables.js';

/** The letter of a file, in the case of a side. Two of them name wings instead, whatever the width of the board. */
export const fileLetter = (file: number, side: number): string => String.fromCharCode((side === 0 ? 65 : 97) + file);
export const FILES = 26;
export const KING_WING = 10;
export const QUEEN_WING = 16;

/** Does a piece of this side and role stand here on `tables.board`? */
export function holds({ board, roles }: Tables, side: number, index: number, role: number): boolean {
	const code = board[index]!;
	return (roles[code]! & role) !== 0 && (code & 1) !== side;
}

/** The royal piece of a side that may castle: the first one on its home cells, in reading order; or -1. */
export function royalOf(tables: Tables, side: number): number {
	for (const index of tables.homes.royals[side]!) if (holds(tables, side, index, ROYAL)) return index;
	return -1;
}

/** Does a partner of this side stand here, where partners may hold a right? */
export const isPartner = (tables: Tables, side: number, index: number): boolean =>
	holds(tables, side, index, PARTNER) && tables.homes.partners[side]!.includes(index);

/** The outermost partner on one wing of the royal's row, or -1: `step` is 1 for the higher files, -1 for the lower. */
export function outermost(tables: Tables, side: number, royal: number, step: number): number {
	const row = royal - (royal % tables.width);
	for (let index = step > 0 ? row + tables.width - 1 : row; index !== royal; index -= step)
		if (isPartner(tables, side, index)) return index;
	return -1;
}

/**
 * The third field of `tables.board`, from the pieces that carry the flag: the first side before the second, the higher files first.
 * Undefined if FEN cannot say it: two rights on one wing, or an inner partner on a file without a letter of its own.
 */
export function writeCastling(tables: Tables, style: CastlingStyle): string | undefined {
	const { board, plain, width } = tables;
	let files = '';
	let mixed = '';
	let inner = false;
	for (let side = 0; side < 2; side++) {
		const royal = royalOf(tables, side);
		if (royal < 0 || board[royal]! <= plain) continue;
		for (const step of [1, -1]) {
			const outer = outermost(tables, side, royal, step);
			let partner = -1;
			for (let index = outer; index >= 0 && index !== royal; index -= step) {
				if (board[index]! <= plain || !isPartner(tables, side, index)) continue;
				if (partner >= 0) return undefined;
				partner = index;
			}
			if (partner < 0) continue;
			const file = partner % width;
			const named = file < FILES && file !== KING_WING && file !== QUEEN_WING;
			const wing = fileLetter(step > 0 ? KING_WING : QUEEN_WING, side);
			const letter = named ? fileLetter(file, side) : wing;
			if (partner !== outer) {
				if (!named) return undefined;
				inner = true;
			}
			files += letter;
			mixed += partner === outer ? wing : letter;
		}
	}
	return (style === 'shredder' || (style === 'auto' && inner) ? files : mixed) || '-';
}
