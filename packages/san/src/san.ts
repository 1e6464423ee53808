import type { Diagnostic } from '@x/core';
import { flaw } from './errors.js';
import { type Disambiguation, ENGLISH, letterOf, type Piece, type PromotionPiece, pieceOf, type Square } from './letters.js';
import { absent, isCoordinate, type Parts } from './text.js';

/** What a move text says, before any position is asked. */
export interface San {
	readonly piece: Piece;
	/** What is said about the origin; the origin itself only when it is a whole square. */
	readonly from: Disambiguation | undefined;
	/** Undefined for castling and null moves. */
	readonly to: Square | undefined;
	readonly capture: boolean;
	readonly promotion: PromotionPiece | undefined;
	readonly castling: boolean;
	/** Castling to the queen's side. */
	readonly long: boolean;
	readonly check: boolean;
	readonly checkmate: boolean;
	/** The annotation, by its number in PGN: `!` is 1, `?` 2, `!!` 3, `??` 4, `!?` 5, `?!` 6. */
	readonly nag?: number;
	/** The text says `e.p.` */
	readonly enPassant?: true;
	/** Origin and target only (`g1f3`): `piece` is a guess. */
	readonly coordinate?: true;
	/** A piece comes from the hand. */
	readonly drop?: true;
	/** A null move. */
	readonly null?: true;
}

const PROMOTION = 'a pawn on the last rank becomes Q, R, B or N';

/** What no position could make right on the orthodox board; `strict` adds what export form asks for. */
export function check(parts: Parts, strict: boolean): Diagnostic | undefined {
	const { form, letter, origin, mark, to, promotion, originAt, target, tail } = parts;
	if (form > 0) return undefined;
	const pawn = !letter || letter === 'P';
	const far = /[18]$/.test(to);
	const known = ENGLISH.includes(letter) && !(strict && letter === 'P');
	const wrong = absent(parts, pawn, known, /^[a-h]?[1-8]?$/.test(origin), /^[a-h][1-8]$/.test(to));
	if (wrong) return wrong;
	if (mark === '@') return strict ? flaw('variant', originAt, tail, 'chess has no drops') : undefined;
	if (pawn && !isCoordinate(parts)) {
		const file = origin > '9';
		const aside = Math.abs(origin.charCodeAt(0) - to.charCodeAt(0));
		if (file && (aside > 1 || (mark && !aside))) return flaw('syntax', originAt, tail, 'a pawn captures one file aside');
		if (strict && file && aside && !mark) return flaw('capture-mark', target, target, '"x" is missing');
		if (far && !promotion) return flaw('promotion-missing', tail, tail, PROMOTION);
	}
	// Export form gives a pawn its file when it captures, nothing else, and the one king nothing.
	const most = letter === 'K' || (pawn && !mark) ? 0 : pawn ? 1 : 2;
	if (strict && origin.length > most) return flaw('disambiguation', originAt, originAt + origin.length, `"${origin}" is not written`);
	return promotion && !(pawn && far && 'NBRQ'.includes(promotion)) ? flaw('promotion-invalid', tail, parts.suffixAt, PROMOTION) : undefined;
}

/** The value of parts that {@link check} found sound. */
export const toSan = (parts: Parts): San => ({
	// Without a letter it is a pawn.
	piece: parts.form > 0 ? 'king' : (pieceOf(parts.letter) ?? 'pawn'),
	from: (parts.origin || undefined) as Disambiguation | undefined,
	to: (parts.to || undefined) as Square | undefined,
	capture: parts.mark === 'x',
	promotion: parts.promotion ? (pieceOf(parts.promotion) as PromotionPiece) : undefined,
	castling: parts.form === 1 || parts.form === 2,
	long: parts.form === 2,
	check: parts.suffix === '+',
	checkmate: parts.suffix === '#',
	...(parts.passing && { enPassant: true }),
	...(isCoordinate(parts) && { coordinate: true }),
	...(parts.mark === '@' && { drop: true }),
	...(parts.form === 3 && { null: true }),
});

/** A value as text, in canonical spelling: castling, null move, or letter, origin, mark, target, promotion, suffix. */
export function formatSan(san: San): string {
	const suffix = san.checkmate ? '#' : san.check ? '+' : '';
	if (san.null) return '--';
	if (san.castling) return (san.long ? 'O-O-O' : 'O-O') + suffix;
	const from = san.from ?? '';
	// A pawn with its whole origin keeps its letter, or it would read as a coordinate move of any piece.
	const letter = san.piece === 'pawn' && (from.length < 2 || san.coordinate) ? '' : letterOf(san.piece);
	const promotion = san.promotion ? `=${letterOf(san.promotion)}` : '';
	return letter + from + (san.drop ? '@' : san.capture ? 'x' : '') + (san.to ?? '') + promotion + suffix;
}
