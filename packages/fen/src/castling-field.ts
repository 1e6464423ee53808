import { FILES, fileLetter, holds, isPartner, KING_WING, outermost, QUEEN_WING, royalOf } from './castling.js';
import type { Reader } from './reader.js';
import { PARTNER, type Tables } from './tables.js';

/**
 * Reads the third field, and flags on `tables.board` the pieces that hold the rights.
 *
 *     r3k2r/8/8/8/8/8/8/1R2K2R w KBkq - 0 1
 *                                ^
 *
 * `K` and `Q` name the outermost partner of a wing (X-FEN), any other letter the partner's file (Shredder-FEN); they may be mixed.
 * With `pieces` false the board could not be read, and only the letters are checked.
 */
export function readCastling(reader: Reader, pieces: boolean): void {
	const { tables, at: from } = reader;
	const { board, plain, width, sides } = tables;
	const field = reader.field();
	if (field === '-') return;
	const to = reader.at;
	/** The letter of each right: by side, then wing. */
	const found = ['', '', '', ''];
	let last = -1;
	let sorted = true;
	for (let at = from; at < to; at++) {
		const letter = field[at - from]!;
		const code = letter.charCodeAt(0);
		const side = code & 32 ? 1 : 0;
		const file = (code | 32) - 97;
		const wing = file === KING_WING ? 1 : file === QUEEN_WING ? -1 : 0;
		if (tables.castling === undefined || file < 0 || file >= FILES || (wing === 0 && file >= width)) {
			const hint = `A wing is "K" or "Q", a file "A" to "${fileLetter(Math.min(width, FILES) - 1, 0)}"; lower case for ${sides[1]}.`;
			reader.fault('castling-letter', at, at + 1, `"${letter}" names no right to castle.`, undefined, { letter }, hint);
			continue;
		}
		if (!pieces) continue;
		const royal = royalOf(tables, side);
		const partner = royal < 0 ? -1 : wing === 0 ? royal - (royal % width) + file : outermost(tables, side, royal, wing);
		const slot = side * 2 + (partner > royal ? 0 : 1);
		const stands = partner >= 0 && isPartner(tables, side, partner);
		if (stands && found[slot] === '') {
			found[slot] = letter;
			sorted &&= slot > last;
			last = slot;
			if (board[royal]! <= plain) board[royal]! += plain;
			board[partner]! += plain;
		} else {
			const [why, reason] = stands ? DUPLICATE : lacking(tables, side, royal, wing === 0 ? file : -1);
			const message = `${sides[side]} has no right "${letter}": ${reason}.`;
			reader.warn(`castling-${why}`, at, at + 1, message, to - from === 1 ? '-' : '', { side: sides[side] });
		}
	}
	if (sorted) return;
	const ordered = found.join('');
	// With letters that were refused, the order is asked again once they are gone.
	if (ordered.length === to - from) reader.warn('castling-order', from, to, 'Rights have another order.', ordered);
}

type Lack = readonly ['duplicate' | 'no-king' | 'no-rook' | 'off-rank', string];

const DUPLICATE: Lack = ['duplicate', 'the wing has its right already'];

/** Why a right is none: its king, or its rook, is not in place. */
function lacking(tables: Tables, side: number, royal: number, file: number): Lack {
	const { game, castling, homes, width, size, cellNames } = tables;
	const [king, rook] = [castling!.royal[0]!, castling!.partner[0]!].map((kind) => game.ruleset.kinds[kind]?.title ?? kind);
	if (royal < 0) return ['no-king', `its ${king} is not on ${homes.royals[side]!.map((index) => cellNames[index]).join(' or ')}`];
	for (let index = file; file >= 0 && index < size; index += width) {
		if (Math.floor(index / width) !== Math.floor(royal / width) && holds(tables, side, index, PARTNER)) {
			return ['off-rank', `the ${rook} on ${cellNames[index]} is not on the rank of the ${king}`];
		}
	}
	return ['no-rook', `its ${rook} is not ${homes.fixed ? 'in the corner' : file < 0 ? 'on that wing' : 'on that file'}`];
}
