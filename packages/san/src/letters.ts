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

/** U+2654 and the eleven after it: king, queen, rook, bishop, knight, pawn of White, then of Black. */
const FIGURINES = 'KQRBNP';
const FIRST_FIGURINE = 0x2654;

/** The piece of a PGN letter. */
export const pieceOf = (letter: string): Piece | undefined => (letter === '' ? undefined : PIECES[ENGLISH.indexOf(letter)]);

/** The PGN letter of a piece. */
export const letterOf = (piece: Piece): string => ENGLISH.charAt(PIECES.indexOf(piece));

/** The PGN letter that a figurine of either colour stands for. */
export function figurineLetter(text: string): string | undefined {
	const index = text.charCodeAt(0) - FIRST_FIGURINE;
	return index >= 0 && index < 12 ? FIGURINES.charAt(index % 6) : undefined;
}

/** The white figurine of a PGN letter; other letters stay as they are. */
export function figurineOf(letter: string): string {
	const index = FIGURINES.indexOf(letter);
	return index < 0 ? letter : String.fromCharCode(FIRST_FIGURINE + index);
}
