/** The side that moves first, as FEN names it. */
export const WHITE = 'w';
/** The side that moves second. */
export const BLACK = 'b';

/** The letter of a pawn. */
export const PAWN = 'p';
/** The letter of a knight. */
export const KNIGHT = 'n';
/** The letter of a bishop. */
export const BISHOP = 'b';
/** The letter of a rook. */
export const ROOK = 'r';
/** The letter of a queen. */
export const QUEEN = 'q';
/** The letter of a king. */
export const KING = 'k';

/** A side, by its letter in FEN. */
export type Color = 'w' | 'b';
/** A kind of piece, by its letter in FEN, in lower case. */
export type PieceSymbol = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';

type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
/** The name of a square of the board of 8×8. */
export type Square = `${File}${Rank}`;

/** The squares of the board, from a8 to h1. */
export const SQUARES: Square[] = [...'87654321'].flatMap((rank) => [...'abcdefgh'].map((file) => `${file}${rank}` as Square));

/** The FEN of the start of chess. */
export const DEFAULT_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/**
 * The words of a game: its squares, its pieces and its sides. Those of chess by default; `new Chess<AnyWords>({ game })` is for the others.
 */
export interface Words {
	readonly square: string;
	readonly piece: string;
	readonly color: string;
}

/** The words of chess. */
export interface ChessWords extends Words {
	readonly square: Square;
	readonly piece: PieceSymbol;
	readonly color: Color;
}

/** The words of a game that the compiler does not know. */
export type AnyWords = Words;

/** A piece: its kind and its side. */
export interface Piece<W extends Words = ChessWords> {
	type: W['piece'];
	color: W['color'];
}
