/** Files of the orthodox board. */
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
/** Ranks of the orthodox board. */
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
/** Cells of the orthodox board. */
export type Square = `${File}${Rank}`;
/** What a move text says about its origin: a file, a rank or the whole square. */
export type Disambiguation = File | Rank | Square;
/** The orthodox pieces by their English names. */
export type Piece = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';
/** What an orthodox pawn becomes. */
export type PromotionPiece = 'knight' | 'bishop' | 'rook' | 'queen';

/** The pieces in the order in which tables of letters list them. */
export const PIECES: readonly Piece[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'];
/** Their letters in PGN, in the same order. */
export const ENGLISH = 'PNBRQK';

/** Figurines in the same order: White's, then Black's. */
export const FIGURINES = '♙♘♗♖♕♔♟♞♝♜♛♚';

/** The piece of a PGN letter; of none, the pawn. */
export const pieceOf = (letter: string): Piece | undefined => PIECES[ENGLISH.indexOf(letter)];

/** The PGN letter of a piece. */
export const letterOf = (piece: string): string => ENGLISH.charAt(PIECES.indexOf(piece as Piece));

/** The PGN letter that a letter or figurine stands for; '' for none. Without a table any capital may be a piece. */
export function englishOf(text: string, letters?: readonly string[]): string {
	const index = letters?.includes(text) ? letters.indexOf(text) : FIGURINES.indexOf(text.charAt(0) || ' ') % 6;
	return ENGLISH[index] ?? (/^[A-Z]$/.test(text) && !(letters && ENGLISH.includes(text)) ? text : '');
}

/** A PGN letter in a table or in figurines; letters of other pieces stay as they are. */
export const localise = (letter: string, letters: ArrayLike<string> | undefined): string =>
	letters?.[ENGLISH.indexOf(letter || ' ')] ?? letter;
