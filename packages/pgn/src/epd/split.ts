import { isKnownOpcode, takesMoves } from './opcodes.js';

/** A token between blanks, up to a semicolon. */
interface Token {
	readonly text: string;
	readonly from: number;
	readonly to: number;
}

/** The most fields of a position. */
const MOST_FIELDS = 12;

/** A letter, then letters, digits and underscores. The standard allows 15 of them; longer ones are read. */
export const OPCODE: RegExp = /^[A-Za-z][A-Za-z0-9_]*$/;

/** A field behind the first four: counters, remaining checks, a dash. */
const LATER_FIELD = /^(?:-|\+?\d[\d+.]*)$/;

/** A semicolon inside a field: `-;passing=1`, as the dialect `complete` of `@x/fen` writes state of a position. */
const STATE = /;[\w.%-]+=/y;

/** The first tokens of a line up to the semicolon that ends the first operation, or begins a list of operations. */
export function firstTokens(text: string, from: number, end: number): readonly Token[] {
	const tokens: Token[] = [];
	const token = /[^\s;"]+|[";]/g;
	token.lastIndex = from;
	for (let match = token.exec(text); match !== null && match.index < end && tokens.length <= MOST_FIELDS; match = token.exec(text)) {
		let to = Math.min(token.lastIndex, end);
		if (match[0] === ';') break;
		while (isState(text, to)) {
			token.lastIndex = to + 1;
			to = Math.min(to + 1 + token.exec(text)![0].length, end);
		}
		token.lastIndex = to;
		tokens.push({ text: text.slice(match.index, to), from: match.index, to });
		if (match[0] === '"') break;
	}
	return tokens;
}

const isState = (text: string, at: number): boolean => {
	STATE.lastIndex = at;
	return text[at] === ';' && STATE.test(text);
};

const isString = (token: Token | undefined): boolean => token?.text === '"';

/** Whether a token can be the en passant cell: a dash, or a word with a digit. `c0 "…"` and `D1 20` are operations. */
function isPassed(token: Token | undefined, next: Token | undefined): boolean {
	if (token === undefined || isString(token)) return false;
	const { text } = token;
	if (text === '-' || !OPCODE.test(text)) return true;
	if (isString(next) || !/\d/.test(text)) return false;
	return !(/^D\d+$/.test(text) && /^\d+$/.test(next?.text ?? ''));
}

/** Whether a token belongs to the position, given its index among the fields. */
function isField(tokens: readonly Token[], nth: number): boolean {
	const token = tokens[nth]!;
	const next = tokens[nth + 1];
	if (isString(token) || (nth > 0 && nth < 3 && (isString(next) || takesMoves(token.text)))) return false;
	if (nth < 2) return true;
	if (nth === 2) return !isKnownOpcode(token.text) || isPassed(next, tokens[nth + 2]);
	return nth === 3 ? isPassed(token, next) : LATER_FIELD.test(token.text);
}

/**
 * The end of the position of a line, without a game.
 *
 * The first four fields belong to it, unless a token is clearly an opcode: one of moves (`bm`), one before a string, another of the standard without a
 * cell behind it, or a word without a digit in place of the cell. Later fields have the form of numbers. The operations begin
 * at the next token.
 */
export function positionEnd(text: string, from: number, end: number): number {
	const tokens = firstTokens(text, from, end);
	let nth = 0;
	while (nth < tokens.length && isField(tokens, nth)) nth++;
	return nth === 0 ? from : tokens[nth - 1]!.to;
}

/** The ends of all texts that may be the position, for a reader that tests each: the next token is an opcode, or the position ends the line. */
export const possibleEnds = (text: string, from: number, end: number): readonly number[] => {
	const tokens = firstTokens(text, from, end);
	return tokens.flatMap(({ to }, nth) => {
		const next = tokens[nth + 1]?.text;
		return next === undefined || OPCODE.test(next) ? [to] : [];
	});
};
