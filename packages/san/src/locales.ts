import { ENGLISH, PIECES, type Piece } from './letters.js';

/** A language whose piece letters are known, by its ISO 639-1 code. */
export type Locale =
	| ('bg' | 'ca' | 'cs' | 'da' | 'de' | 'el' | 'en' | 'eo' | 'es' | 'et' | 'fi' | 'fr' | 'hr' | 'hu' | 'is' | 'it')
	| ('lt' | 'lv' | 'nb' | 'nl' | 'no' | 'pl' | 'pt' | 'ro' | 'ru' | 'sk' | 'sl' | 'sr' | 'sv' | 'tr' | 'uk');

/** Piece letters of one's own; pieces left out keep their PGN letter. */
export type Letters = Readonly<Partial<Record<Piece, string>>>;

/** Languages, then pawn, knight, bishop, rook, queen, king: PGN standard section 17, then common usage. */
const TABLE =
	'bg ПКОТДЦ|ca es it PCATDR|cs sk PJSVDK|da de nb no sv BSLTDK|el ΣΙΑΠΒΡ|en PNBRQK|eo PĈKTDR|et PROVLK|fi PRLTDK|fr PCFTDR|hr sl sr PSLTDK|hu GHFBVK|is PRBHDK|lt PŽRBVK|lv BZLTDK|nl OPLTDK|pl PSGWHK|pt PCBTDR|ro PCNTDR|ru пКСЛФ(Кр)|tr PAFKVŞ|uk пКСТФ(Кр)';

/** Each language's letters; two-letter ones stand in brackets. */
const ROWS: ReadonlyMap<string, readonly string[]> = new Map(
	TABLE.split('|').flatMap((row) => {
		const words = row.split(' ');
		const letters = (words.pop() ?? '').match(/\(..\)|./g) ?? [];
		return words.map((language) => [language, letters.map((letter) => letter.replace(/[()]/g, ''))] as const);
	}),
);

/** The languages whose piece letters are known. */
export const LOCALES: readonly Locale[] = [...ROWS.keys()] as Locale[];

/**
 * Six letters in the order pawn, knight, bishop, rook, queen, king.
 *
 * @throws TypeError for an unknown language, or for letters that cannot be told apart from each other or from squares
 */
export function lettersOf(pieces: Locale | Letters): readonly string[] {
	const letters = typeof pieces === 'string' ? ROWS.get(pieces) : PIECES.map((piece, index) => pieces[piece] ?? ENGLISH.charAt(index));
	if (letters === undefined || new Set(letters).size < 6 || !letters.every((letter) => /^(?![a-x])\p{L}{1,3}$/u.test(letter)))
		throw new TypeError(`options.pieces: these are not the letters of six pieces: ${JSON.stringify(pieces)}`);
	return letters;
}

/** A PGN letter in such a table; letters of other pieces stay as they are. */
export const localise = (letter: string, letters: readonly string[]): string => letters[ENGLISH.indexOf(letter || ' ')] ?? letter;
