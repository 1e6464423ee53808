import type { Diagnostic } from '@x/diagnostics';
import { flaw } from './errors.js';
import { type Disambiguation, ENGLISH, letterOf, type Piece, type PromotionPiece, pieceOf, type Square } from './letters.js';
import { absent, isCoordinate, type Parts, spell } from './text.js';

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
	const { form, letter, origin, mark, to, promotion, at } = parts;
	if (form) return undefined;
	const pawn = !letter || letter === 'P';
	const far = /[18]/.test(to);
	const range = [at.origin[0], at.to[1]] as const;
	const wrong = absent(parts, ENGLISH.includes(letter), /^[a-h]?[1-8]?$/.test(origin), /^[a-h][1-8]$/.test(to));
	if (wrong) return wrong;
	if (mark === '@') return strict ? flaw('variant', range, 'chess has no drops') : undefined;
	if (pawn && !isCoordinate(parts)) {
		const aside = origin > '9' ? Math.abs(origin.charCodeAt(0) - to.charCodeAt(0)) : -1;
		if (aside > 1 || (mark && !aside)) return flaw('syntax', range, 'a pawn captures one file aside');
		if (strict && aside > 0 && !mark) return flaw('capture-mark', at.mark, '"x" is missing');
		if (far && !promotion) return flaw('promotion-missing', at.promotion, PROMOTION);
	}
	// Export form gives a pawn no letter and its file only when it captures, and the one king nothing.
	const most = letter === 'K' || (pawn && !mark) ? 0 : pawn ? 1 : 2;
	if (strict && (origin.length > most || letter === 'P'))
		return flaw('disambiguation', [at.letter[pawn ? 0 : 1], at.origin[1]], 'this is not written');
	return promotion && !(pawn && far && 'NBRQ'.includes(promotion)) ? flaw('promotion-invalid', at.promotion, PROMOTION) : undefined;
}

/** The value of parts that {@link check} found sound. */
export const toSan = (parts: Parts): San => ({
	// Without a letter it is a pawn.
	piece: parts.form ? 'king' : (pieceOf(parts.letter) ?? 'pawn'),
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
	const { from = '', to = '', piece, promotion } = san;
	return spell({
		form: san.null ? 3 : san.castling ? (san.long ? 2 : 1) : 0,
		// A pawn with its whole origin keeps its letter, or it would read as a coordinate move of any piece.
		letter: piece === 'pawn' && (from.length < 2 || san.coordinate) ? '' : letterOf(piece),
		origin: from,
		mark: san.drop ? '@' : san.capture ? 'x' : '',
		to,
		promotion: promotion ? letterOf(promotion) : '',
		suffix: san.checkmate ? '#' : san.check ? '+' : '',
	});
}
