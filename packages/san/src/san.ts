import { flaw, type SanProblem } from './errors.js';
import { type Disambiguation, ENGLISH, letterOf, type Piece, type PromotionPiece, pieceOf, type Square } from './letters.js';
import { absent, isCoordinate, type Parts, spell } from './text.js';

/** The content of a move text, independent of a position. */
export interface San {
	readonly piece: Piece;
	/** The origin in the text; `from` is set only for a complete square. */
	readonly from: Disambiguation | undefined;
	/** Undefined for castling and null moves. */
	readonly to: Square | undefined;
	readonly capture: boolean;
	readonly promotion: PromotionPiece | undefined;
	readonly castling: boolean;
	/** Castling on the queen's side. */
	readonly long: boolean;
	readonly check: boolean;
	readonly checkmate: boolean;
	/** The annotation by its NAG number: `!` is 1, `?` 2, `!!` 3, `??` 4, `!?` 5, `?!` 6. */
	readonly nag?: number;
	/** The text contains `e.p.` */
	readonly enPassant?: true;
	/** The text has only origin and target (`g1f3`): `piece` is a guess. */
	readonly coordinate?: true;
	/** The move drops a piece from the hand. */
	readonly drop?: true;
	/** A null move. */
	readonly null?: true;
}

const PROMOTION = 'expected a promotion to Q, R, B or N';

/** The faults that no position of the orthodox board could make valid. `strict` adds those of export form. */
export function check(parts: Parts, strict: boolean): SanProblem | undefined {
	const { form, letter, origin, mark, to, promotion, at } = parts;
	if (form) return undefined;
	const pawn = !letter || letter === 'P';
	const far = /[18]/.test(to);
	const range = [at.origin[0], at.to[1]] as const;
	const wrong = absent(parts, ENGLISH.includes(letter), /^[a-h]?[1-8]?$/.test(origin), /^[a-h][1-8]$/.test(to));
	if (wrong) return wrong;
	if (mark === '@') return strict ? flaw('variant', range, 'chess does not have drops') : undefined;
	if (pawn && !isCoordinate(parts)) {
		const aside = origin > '9' ? Math.abs(origin.charCodeAt(0) - to.charCodeAt(0)) : -1;
		if (aside > 1 || (mark && !aside)) return flaw('syntax', range, 'a pawn captures on an adjacent file');
		if (strict && aside > 0 && !mark) return flaw('capture-mark', at.mark, '"x" is missing');
		if (far && !promotion) return flaw('promotion-missing', at.promotion, PROMOTION);
	}
	// Export form writes a pawn without a letter and with its file only in captures, and the king without an origin.
	const most = letter === 'K' || (pawn && !mark) ? 0 : pawn ? 1 : 2;
	if (strict && (origin.length > most || letter === 'P'))
		return flaw('disambiguation', [at.letter[pawn ? 0 : 1], at.origin[1]], 'this is not written');
	return promotion && !(pawn && far && 'NBRQ'.includes(promotion)) ? flaw('promotion-invalid', at.promotion, PROMOTION) : undefined;
}

/** The value of parts that passed {@link check}. */
export const toSan = (parts: Parts): San => ({
	// A move without a letter is a pawn's.
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

/** Writes a value in canonical spelling: castling, null move, or letter, origin, mark, target, promotion, suffix. */
export function formatSan(san: San): string {
	const { from = '', to = '', piece, promotion } = san;
	return spell({
		form: san.null ? 3 : san.castling ? (san.long ? 2 : 1) : 0,
		// A pawn with a complete origin keeps its letter; without it the text would be a coordinate move of any piece.
		letter: piece === 'pawn' && (from.length < 2 || san.coordinate) ? '' : letterOf(piece),
		origin: from,
		mark: san.drop ? '@' : san.capture ? 'x' : '',
		to,
		promotion: promotion ? letterOf(promotion) : '',
		suffix: san.checkmate ? '#' : san.check ? '+' : '',
	});
}
