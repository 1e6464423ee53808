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

/** Letters of one's own; pieces left out keep their PGN letter. */
export type Letters = Readonly<Partial<Record<Piece, string>>>;

/** The pieces in the order in which tables of letters list them. */
export const PIECES: readonly Piece[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'];
/** Their letters in PGN, in the same order. */
export const ENGLISH = 'PNBRQK';
/** Figurines in the same order. */
export const FIGURINES = '♙♘♗♖♕♔';

/** The piece of a PGN letter; of none, the pawn. */
export const pieceOf = (letter: string): Piece | undefined => PIECES[ENGLISH.indexOf(letter)];

/** The PGN letter of a piece; '' for other words. */
export const letterOf = (piece: string): string => ENGLISH.charAt(PIECES.indexOf(piece as Piece));

/** The PGN letter that a letter or figurine stands for; others stay as they are. Where letters are given, the PGN ones mean nothing: `?`. */
export function englishOf(word: string, letters?: readonly string[]): string {
	// White's and Black's figurines follow each other, both from the king to the pawn.
	const index = /[♔-♟]/.test(word) ? (0x265f - word.charCodeAt(0)) % 6 : letters ? letters.indexOf(word) : -1;
	return ENGLISH[index] ?? (word && letters && ENGLISH.includes(word) ? '?' : word);
}

/** A PGN letter in other letters; letters of other pieces stay as they are. */
export const localise = (letter: string, letters: ArrayLike<string> | undefined): string =>
	(letters && letter && letters[ENGLISH.indexOf(letter)]) || letter;

/**
 * The letters that options ask for, in the order of {@link PIECES}; in one word a small letter belongs to the capital before it (`пКСЛФКр`).
 *
 * @throws TypeError for letters that cannot be told apart from each other or from squares
 */
export function lettersOf(pieces: string | Letters | undefined): readonly string[] | undefined {
	if (pieces === undefined) return undefined;
	const letters =
		typeof pieces === 'string' ? (pieces.match(/.\p{Ll}?/gu) ?? []) : PIECES.map((piece, index) => pieces[piece] ?? ENGLISH.charAt(index));
	if (new Set(letters).size !== 6 || letters.length > 6 || !letters.every((letter) => /^(?:(?![a-x])\p{L}{1,3}|[♔-♙])$/u.test(letter)))
		throw new TypeError(`options.pieces: not the letters of six pieces, as in @x/san/locales: ${JSON.stringify(pieces)}`);
	return letters;
}
