/**
 * The forms of moves in use, as one expression for all modes. Every text that it matches has only one reading. Callers check afterwards
 * that the letters and cells exist. It accepts:
 *
 * - surrounding blanks, a preceding move number (`12...Nf6`)
 * - `0-0`, `o-o`, `OO`, Cyrillic and Greek letters that look like O, every dash
 * - figurines, letters of a language, `P` for the pawn
 * - `Ng1-f3`, `e2e4`, `e7e8q`, and `Ngf3` instead of `Nf3`
 * - `:`, `*`, `X`, `×` for `x`, `:` after the move, or no mark
 * - `e8Q`, `e8(Q)`, `e8/Q`, `e8=q`
 * - `e.p.`; `++`, `ch`, `mate`, daggers; `!?`, `$1`, `+-`, `(=)`, `(D)`, `N`
 */
const DASH = '[-‐-―−]';
const OH = '[Oo0ОоΟ]';
/** `1-0`, `½`, `*`: the result of a game instead of a move. */
export const RESULT: string = `(?:1|½|1/2)${DASH}(?:0|½|1/2)|0${DASH}1|½|1/2|\\*`;
export const MARKS = 'x×X✕:*';

/** Groups: annotation, check, e.p. Matches outside of groups are dropped. */
export const TAIL =
	'\\s*(?:([!?]{1,2}|\\$\\d{1,3}|\\+-|-\\+|[=∞⩲⩱±∓])|((?:dbl |dis )?ch\\.?|mate|\\+\\+?|[#†‡≠]|x)|(e\\.?p\\.?)|\\([=D]\\)|\\s[ND])';

/**
 * The expression, to be matched at the start of a text; `letters` replace the PGN ones. At most six remarks match, to limit backtracking.
 * An x is a file only before a rank; elsewhere it is the capture mark.
 */
export function patternOf(letters: readonly string[] = []): RegExp {
	const piece = [...letters, '[♔-♟][\uFE0E\uFE0F]?|[A-Z]'].join('|');
	return new RegExp(
		`(?:\\d{0,4}\\s*[.…]+\\s*)?(?<core>(?<result>${RESULT})|(?<pass>--|Z0|0000|@@@@|null|pass|<>)|${OH}${DASH}?${OH}(?<long>${DASH}?${OH})?|(?<letter>(?:${piece})?)(?<origin>[a-wyz]{0,2}\\d{0,3}|x\\d+)(?<mark>[@${MARKS}]|${DASH}|)(?<to>(?:[a-wyz]{1,2}|x)\\d{1,3})(?:(?!\\(D)[=/:]?\\(?(?<promotion>${piece}|[a-wyz])\\)?|(?<colon>:))?)(?<tail>(?:${TAIL}){0,6})$`,
		'dy',
	);
}
