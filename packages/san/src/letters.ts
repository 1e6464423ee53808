/** A file of the orthodox board. */
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';
/** A rank of the orthodox board. */
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
/** A cell of the orthodox board. */
export type Square = `${File}${Rank}`;
/** The origin in a move text: a file, a rank or a square. */
export type Disambiguation = File | Rank | Square;
/** The English names of the orthodox pieces. */
export type Piece = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';
/** The pieces to which an orthodox pawn promotes. */
export type PromotionPiece = 'knight' | 'bishop' | 'rook' | 'queen';

/** Custom letters. Omitted pieces keep their PGN letters. */
export type Letters = Readonly<Partial<Record<Piece, string>>>;

/** The pieces in the order of tables of letters. */
export const PIECES: readonly Piece[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'];
/** The PGN letters in the same order. */
export const ENGLISH = 'PNBRQK';
/** The figurines in the same order. */
export const FIGURINES = '♙♘♗♖♕♔';

/** The piece of a PGN letter; the pawn for an empty text. */
export const pieceOf = (letter: string): Piece | undefined => PIECES[ENGLISH.indexOf(letter)];

/** The PGN letter of a piece; an empty text for other words. */
export const letterOf = (piece: string): string => ENGLISH.charAt(PIECES.indexOf(piece as Piece));

/**
 * The PGN letter of a letter or figurine; other letters are returned unchanged. If custom letters are given, a replaced PGN letter is not
 * valid: `?`.
 */
export function englishOf(word: string, letters?: readonly string[]): string {
	// White's figurines precede Black's, both from the king to the pawn.
	const index = /[♔-♟]/.test(word) ? (0x265f - word.charCodeAt(0)) % 6 : letters ? letters.indexOf(word) : -1;
	return ENGLISH[index] ?? (word && letters && ENGLISH.includes(word) ? '?' : word);
}

/** Replaces a PGN letter by a custom one; letters of other pieces are returned unchanged. */
export const localise = (letter: string, letters: ArrayLike<string> | undefined): string =>
	(letters && letter && letters[ENGLISH.indexOf(letter)]) || letter;

/**
 * The letters of the options in the order of {@link PIECES}. In a word, a small letter belongs to the capital before it (`пКСЛФКр`).
 *
 * @throws TypeError for letters that are ambiguous among themselves or with squares
 */
export function lettersOf(pieces: string | Letters | undefined): readonly string[] | undefined {
	if (pieces === undefined) return undefined;
	const letters =
		typeof pieces === 'string' ? (pieces.match(/.\p{Ll}?/gu) ?? []) : PIECES.map((piece, index) => pieces[piece] ?? ENGLISH.charAt(index));
	if (new Set(letters).size !== 6 || letters.length > 6 || !letters.every((letter) => /^(?:(?![a-x])\p{L}{1,3}|[♔-♙])$/u.test(letter)))
		throw new TypeError(`options.pieces: expected six letters, found ${JSON.stringify(pieces)}`);
	return letters;
}
