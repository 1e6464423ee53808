import type { Diagnostic } from '@x/core';
import { flaw } from './errors.js';
import { AT, BLANK, CROSS, isCoordinate, originText, type Parts, scan, shown, tailOf, targetText } from './grammar.js';
import { type Disambiguation, letterOf, type Piece, type PromotionPiece, pieceOf, type Square } from './letters.js';

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

/** What no position could make right on the orthodox board; `strict` adds what export form asks for. */
export function check(parts: Parts, strict: boolean): Diagnostic | undefined {
	if (parts.form > 0) return undefined;
	const { file, rank, mark, toFile, toRank, origin, target, promotion } = parts;
	const piece = parts.letter === 0 ? 'pawn' : pieceOf(shown(parts.letter));
	const tail = tailOf(parts);
	const middle = target - (mark && 1);
	const far = toRank === 1 || toRank === 8;
	const aside = Math.abs(file - toFile);
	if (piece === undefined || (strict && parts.letter === 80))
		return flaw('san/syntax', parts.start, origin, `no piece is written "${shown(parts.letter)}"`);
	if (file > 104 || rank === 0 || rank > 8) return flaw('san/syntax', origin, middle, `"${originText(parts)}" is not on the board`);
	if (toFile > 104 || !(toRank > 0 && toRank < 9)) return flaw('san/syntax', target, tail, `"${targetText(parts)}" is not on the board`);
	if (mark === AT) return strict ? flaw('san/variant', origin, tail, 'chess has no drops') : undefined;
	if (!isCoordinate(parts) && piece === 'pawn') {
		if (mark && !file) return flaw('san/disambiguation', origin, middle, 'a capturing pawn is written with its file');
		if (file && (aside > 1 || (mark && !aside))) return flaw('san/syntax', origin, tail, 'a pawn captures onto a neighbouring file');
		if (strict && aside === 1 && !mark) return flaw('san/capture-mark', target, target, 'a capture is written with "x"');
		if (far && !promotion) return flaw('san/promotion-missing', tail, tail, 'the pawn becomes something: =Q, =R, =B, =N');
	}
	// Export form gives a pawn its file when it captures, nothing else, and the one king nothing.
	const most = piece === 'king' || (piece === 'pawn' && !mark) ? 0 : piece === 'pawn' ? 1 : 2;
	if (strict && originText(parts).length > most)
		return flaw('san/disambiguation', origin, middle, 'this much of the origin is not written');
	if (promotion && (piece !== 'pawn' || !far || !'NBRQ'.includes(shown(promotion))))
		return flaw('san/promotion-invalid', tail, parts.suffixAt, 'a pawn on the last rank becomes a queen, rook, bishop or knight');
	return undefined;
}

/** The value of parts that {@link check} found sound. */
export const toSan = (parts: Parts): San => ({
	piece: parts.form > 0 ? 'king' : (pieceOf(shown(parts.letter)) ?? 'pawn'),
	from: (originText(parts) || undefined) as Disambiguation | undefined,
	to: (targetText(parts) || undefined) as Square | undefined,
	capture: parts.mark === CROSS,
	promotion: pieceOf(shown(parts.promotion)) as PromotionPiece | undefined,
	castling: parts.form === 1 || parts.form === 2,
	long: parts.form === 2,
	check: parts.suffix === 43,
	checkmate: parts.suffix === 35,
	...(parts.nag > 0 && { nag: parts.nag }),
	...(parts.passing && { enPassant: true }),
	...(isCoordinate(parts) && { coordinate: true }),
	...(parts.mark === AT && { drop: true }),
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

/** The parts of a value. */
export function partsOf(san: San): Parts | Diagnostic {
	const text = formatSan(san);
	const parts = san.null ? { ...BLANK, form: 3 as const } : scan(text);
	return parts === undefined ? flaw('san/syntax', 0, text.length, 'this is no move') : { ...parts, passing: san.enPassant === true };
}
