import { ENGLISH, PIECES, type Piece } from './letters.js';

/** A language whose piece letters are known, by its ISO 639-1 code. */
export type Locale =
	| ('bg' | 'ca' | 'cs' | 'da' | 'de' | 'el' | 'en' | 'eo' | 'es' | 'et' | 'fi' | 'fr' | 'hr' | 'hu' | 'is' | 'it')
	| ('lt' | 'lv' | 'nb' | 'nl' | 'no' | 'pl' | 'pt' | 'ro' | 'ru' | 'sk' | 'sl' | 'sr' | 'sv' | 'tr' | 'uk');

/** Piece letters of one's own; pieces left out keep their PGN letter. */
export type Letters = Readonly<Partial<Record<Piece, string>>>;

/** Languages, then pawn, knight, bishop, rook, queen, king: PGN standard section 17, then common usage. */
const TABLE =
	'bg ПКОТДЦ|ca es it PCATDR|cs sk PJSVDK|da de nb no sv BSLTDK|el ΣΙΑΠΒΡ|en PNBRQK|eo PĈKTDR|et PROVLK|fi PRLTDK|fr PCFTDR|hr sl sr PSLTDK|hu GHFBVK|is PRBHDK|lt PŽRBVK|lv BZLTDK|nl OPLTDK|pl PSGWHK|pt PCBTDR|ro PCNTDR|ru пКСЛФКр|tr PAFKVŞ|uk пКСТФКр';

/** The languages whose piece letters are known. */
export const LOCALES: readonly Locale[] = /* @__PURE__ */ TABLE.match(/\b[a-z]{2}\b/g) as unknown as readonly Locale[];

/**
 * The letters that options ask for, in the order pawn, knight, bishop, rook, queen, king; undefined when they ask for none.
 *
 * @throws TypeError for an unknown language, or for letters that cannot be told apart from each other or from squares
 */
export function lettersOf(pieces: Locale | Letters | undefined): readonly string[] | undefined {
	if (pieces === undefined) return undefined;
	const row = TABLE.split('|').find((languages) =>
		languages
			.split(' ')
			.slice(0, -1)
			.includes(pieces as Locale),
	);
	// A small letter belongs to the capital before it.
	const letters =
		typeof pieces === 'string'
			? (row?.replace(/.* /, '').match(/.\p{Ll}?/gu) ?? [])
			: PIECES.map((piece, index) => pieces[piece] ?? ENGLISH.charAt(index));
	if (new Set(letters).size < 6 || !letters.every((letter) => /^(?![a-x])\p{L}{1,3}$/u.test(letter)))
		throw new TypeError(`options.pieces: these are not the letters of six pieces: ${JSON.stringify(pieces)}`);
	return letters;
}
