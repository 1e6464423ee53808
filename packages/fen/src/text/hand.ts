import type { Part } from './fields.js';
import type { PieceAt } from './pieces.js';

/** The text of a piece in hand, or a character that is not a piece. */
export interface HeldPart extends Part {
	/** The piece without its count; it ends at the end of the part. Empty after a count at the end of the text. */
	readonly piece: string;
	/** The number before the piece, if any. */
	readonly count: number | undefined;
}

const WORD = /(\d*)(.?)/suy;

/**
 * Reads the pieces in hand, each with or without a preceding count.
 *
 * @example
 * readHand('2Pn').map(({ piece, count, from }) => [piece, count, from]) // [ [ 'P', 2, 0 ], [ 'n', undefined, 2 ] ]
 */
export function readHand(text: string, pieceAt?: PieceAt): readonly HeldPart[] {
	const parts: HeldPart[] = [];
	for (let from = 0; from < text.length; ) {
		WORD.lastIndex = from;
		const [, digits = '', char = ''] = WORD.exec(text)!;
		const piece = pieceAt?.(text, from + digits.length) ?? char;
		const part = digits + piece;
		const to = from + part.length;
		parts.push({ text: part, piece, count: digits ? Number(digits) : undefined, from, to });
		from = to;
	}
	return parts;
}

/**
 * Writes the pieces in hand. A count above 1 precedes its piece.
 *
 * @example
 * writeHand([{ piece: 'P', count: 2 }, { piece: 'n', count: 1 }, { piece: 'r', count: 0 }]) // '2Pn'
 */
export function writeHand(held: readonly { readonly piece: string; readonly count: number }[]): string {
	return held.map(({ piece, count }) => (count > 1 ? count + piece : count ? piece : '')).join('');
}
