/**
 * What people and programs write for a move, as one expression for all levels; every text it takes has one reading only.
 * Whether letters and cells exist is asked afterwards.
 *
 * - blanks around, a move number before (`12...Nf6`)
 * - `0-0`, `o-o`, `OO`, Cyrillic and Greek letters that look like O, every dash
 * - figurines, letters of a language, `P` for the pawn
 * - `Ng1-f3`, `e2e4`, `e7e8q`, `Ngf3` where `Nf3` would do
 * - `:`, `*`, `X`, `×` for `x`, `:` after the move, no mark at all
 * - `e8Q`, `e8(Q)`, `e8/Q`, `e8=q`
 * - `e.p.`; `++`, `ch`, `mate`, daggers; `!?`, `$1`, `+-`, `(=)`, `(D)`, `N`
 */
const DASH = '[-‐-―−]';
const OH = '[Oo0ОоΟ]';
/** `1-0`, `½`, `*`: the end of a game, not a move. */
export const RESULT: string = `(?:1|½|1/2)${DASH}(?:0|½|1/2)|0${DASH}1|½|1/2|\\*`;
export const MARKS = 'x×X✕:*';

/** Groups: annotation, check, e.p.; what matches without a group is dropped. */
export const TAIL =
	'\\s*(?:([!?]{1,2}|\\$\\d{1,3}|\\+-|-\\+|[=∞⩲⩱±∓])|((?:dbl |dis )?ch\\.?|mate|\\+\\+?|[#†‡≠]|x)|(e\\.?p\\.?)|\\([=D]\\)|\\s[ND])';

/**
 * The expression, to be tried where a text begins; `letters` replace the PGN ones. At most six remarks, so that no text is tried in many
 * ways. An x is a file only where a rank follows: elsewhere it is the mark.
 */
export function patternOf(letters: readonly string[] = []): RegExp {
	const piece = [...letters, '[♔-♟][\uFE0E\uFE0F]?|[A-Z]'].join('|');
	return new RegExp(
		`(?:\\d{0,4}\\s*[.…]+\\s*)?(?<core>(?<result>${RESULT})|(?<pass>--|Z0|0000|@@@@|null|pass|<>)|${OH}${DASH}?${OH}(?<long>${DASH}?${OH})?|(?<letter>(?:${piece})?)(?<origin>[a-wyz]{0,2}\\d{0,3}|x\\d+)(?<mark>[@${MARKS}]|${DASH}|)(?<to>(?:[a-wyz]{1,2}|x)\\d{1,3})(?:(?!\\(D)[=/:]?\\(?(?<promotion>${piece}|[a-wyz])\\)?|(?<colon>:))?)(?<tail>(?:${TAIL}){0,6})$`,
		'dy',
	);
}
