import type { Flaw } from './errors.js';
import { bare, isCoordinate, originText, type Parts, scan, targetText } from './grammar.js';
import { type Disambiguation, letterOf, type Piece, type PromotionPiece, pieceOf, type Square } from './letters.js';
import { unexpected, unknownLetter } from './loose.js';

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

const onFiles = (file: number): boolean => file >= 97 && file <= 104;
const onRanks = (rank: number): boolean => rank >= 1 && rank <= 8;

/** What no position could make right on the orthodox board; `strict` adds what export form asks for. */
export function check(parts: Parts, strict: boolean): Flaw | undefined {
	if (parts.pass) return undefined;
	if (parts.castling !== 0) return undefined;
	const letter = parts.letter === 0 ? '' : String.fromCharCode(parts.letter);
	const piece = letter === '' ? 'pawn' : pieceOf(letter);
	const flaw = (code: Flaw['code'], from: number, to: number, message: string, hint?: string): Flaw => ({ code, from, to, message, hint });
	if (piece === undefined || (strict && letter === 'P')) return unknownLetter(letter, parts.start, parts.origin);
	if (parts.fromFile !== 0 && !onFiles(parts.fromFile))
		return flaw('san/syntax', parts.origin, parts.origin + 1, `there is no file "${originText(parts).charAt(0)}"`);
	if (parts.fromRank >= 0 && !onRanks(parts.fromRank))
		return flaw('san/syntax', parts.origin, parts.target, `there is no rank ${parts.fromRank}`);
	if (!onFiles(parts.toFile) || !onRanks(parts.toRank))
		return flaw('san/syntax', parts.target, parts.tail, `there is no square "${targetText(parts)}"`);
	if (parts.drop) {
		if (strict) return flaw('san/variant', parts.origin, parts.tail, 'chess has no drops', 'Drops are read with { lenient: true }.');
		return undefined;
	}
	if (isCoordinate(parts)) {
		if (strict) return flaw('san/disambiguation', parts.origin, parts.target, 'a move is not written with its whole origin alone');
	} else if (piece === 'pawn') {
		const flawOfPawn = checkPawn(parts, strict);
		if (flawOfPawn !== undefined) return flawOfPawn;
	} else if (strict && piece === 'king' && parts.origin < parts.target - (parts.capture ? 1 : 0)) {
		return flaw('san/disambiguation', parts.origin, parts.target - (parts.capture ? 1 : 0), 'there is one king only');
	}
	if (parts.promotion !== 0) {
		const allowed = 'NBRQ'.includes(String.fromCharCode(parts.promotion));
		if (!allowed || piece !== 'pawn' || (parts.toRank !== 1 && parts.toRank !== 8))
			return flaw(
				'san/promotion-invalid',
				parts.tail,
				parts.suffixAt,
				allowed ? 'only a pawn that reaches the last rank promotes' : 'a pawn becomes a queen, rook, bishop or knight',
			);
	}
	return undefined;
}

function checkPawn(parts: Parts, strict: boolean): Flaw | undefined {
	const flaw = (code: Flaw['code'], from: number, to: number, message: string): Flaw => ({ code, from, to, message });
	const mark = parts.capture ? parts.target - 1 : parts.target;
	if (parts.capture && parts.fromFile === 0)
		return flaw('san/disambiguation', parts.origin, mark, 'a pawn that captures is written with its file');
	if (strict && parts.fromRank >= 0) return flaw('san/disambiguation', parts.origin, mark, 'a pawn is written without its rank');
	if (strict && parts.fromFile !== 0 && !parts.capture) {
		if (parts.fromFile !== parts.toFile) return flaw('san/capture-mark', parts.target, parts.target, 'a capture is written with "x"');
		return flaw('san/disambiguation', parts.origin, mark, 'a pawn that does not capture is written without its file');
	}
	const aside = Math.abs(parts.fromFile - parts.toFile);
	if (parts.fromFile !== 0 && aside !== 1 && (parts.capture || aside > 1))
		return flaw('san/syntax', parts.origin, parts.tail, 'a pawn captures onto a neighbouring file');
	if (parts.promotion === 0 && (parts.toRank === 1 || parts.toRank === 8))
		return {
			...flaw('san/promotion-missing', parts.tail, parts.tail, 'a pawn that reaches the last rank becomes something'),
			hint: `Write ${targetText(parts)}=Q, =R, =B or =N.`,
		};
	return undefined;
}

/** The value of parts that {@link check} found sound. */
export function toSan(parts: Parts): San {
	const letter = parts.letter === 0 ? '' : String.fromCharCode(parts.letter);
	const coordinate = parts.castling === 0 && !parts.pass && isCoordinate(parts);
	const origin = originText(parts);
	const target = targetText(parts);
	return {
		piece: parts.castling !== 0 || parts.pass ? 'king' : (pieceOf(letter) ?? 'pawn'),
		from: origin === '' ? undefined : (origin as Disambiguation),
		to: target === '' ? undefined : (target as Square),
		capture: parts.capture,
		promotion: parts.promotion === 0 ? undefined : (pieceOf(String.fromCharCode(parts.promotion)) as PromotionPiece),
		castling: parts.castling !== 0,
		long: parts.castling === 2,
		check: parts.suffix === 43,
		checkmate: parts.suffix === 35,
		...(parts.nag === 0 ? {} : { nag: parts.nag }),
		...(parts.enPassant ? { enPassant: true } : {}),
		...(coordinate ? { coordinate: true } : {}),
		...(parts.drop ? { drop: true } : {}),
		...(parts.pass ? { null: true } : {}),
	};
}

/** A value as text, in canonical spelling: castling, null move, or letter, origin, mark, target, promotion, suffix. */
export function formatSan(san: San): string {
	const suffix = san.checkmate ? '#' : san.check ? '+' : '';
	if (san.null === true) return '--';
	if (san.castling) return (san.long ? 'O-O-O' : 'O-O') + suffix;
	const from = san.from ?? '';
	// A pawn with its whole origin keeps its letter, or it would read as a coordinate move of any piece.
	const silent = san.piece === 'pawn' && (from.length < 2 || san.coordinate === true);
	const promotion = san.promotion === undefined ? '' : `=${letterOf(san.promotion)}`;
	const mark = san.drop === true ? '@' : san.capture ? 'x' : '';
	return (silent ? '' : letterOf(san.piece)) + from + mark + (san.to ?? '') + promotion + suffix;
}

/** The parts of a value. */
export function partsOf(san: San): Parts | Flaw {
	const text = formatSan(san);
	if (san.null === true) return bare({ pass: true, suffixAt: text.length, end: text.length });
	const parts = scan(text);
	if (parts === undefined) return unexpected(text);
	return { ...parts, enPassant: san.enPassant === true };
}
