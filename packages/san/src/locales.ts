/**
 * `@x/san/locales`: piece letters of many languages.
 */

/** A language with known piece letters, by its ISO 639-1 code. */
export type Locale =
	| ('bg' | 'ca' | 'cs' | 'da' | 'de' | 'el' | 'en' | 'eo' | 'es' | 'et' | 'fi' | 'fr' | 'hr' | 'hu' | 'is' | 'it')
	| ('lt' | 'lv' | 'nb' | 'nl' | 'no' | 'pl' | 'pt' | 'ro' | 'ru' | 'sk' | 'sl' | 'sr' | 'sv' | 'tr' | 'uk');

/** Languages, followed by pawn, knight, bishop, rook, queen, king. Sources: PGN standard section 17, then common usage. */
const TABLE =
	'bg ПКОТДЦ|ca es it PCATDR|cs sk PJSVDK|da de nb no sv BSLTDK|el ΣΙΑΠΒΡ|en PNBRQK|eo PĈKTDR|et PROVLK|fi PRLTDK|fr PCFTDR|hr sl sr PSLTDK|hu GHFBVK|is PRBHDK|lt PŽRBVK|lv BZLTDK|nl OPLTDK|pl PSGWHK|pt PCBTDR|ro PCNTDR|ru пКСЛФКр|tr PAFKVŞ|uk пКСТФКр';

/**
 * The piece letters of a language, as a value for the option `pieces`.
 *
 * @example
 * import { LOCALES } from '@x/san/locales';
 * moveName(resolve('Sf3', chess.start, { pieces: LOCALES.de })); // → 'g1f3'
 */
export const LOCALES: Readonly<Record<Locale, string>> = /* @__PURE__ */ (() =>
	Object.fromEntries(
		TABLE.split('|').flatMap((row) => {
			const words = row.split(' ');
			const letters = words.pop()!;
			return words.map((language) => [language, letters]);
		}),
	))() as Record<Locale, string>;
