/** A blank inside a move, as in `exf6 e.p.`: any that the lexer takes for one. */
export const BLANK: RegExp = /[\s\u200b\u202a-\u202e]/;
/** All blanks of a text. */
export const BLANKS: RegExp = /[\s\u200b\u202a-\u202e]/g;
