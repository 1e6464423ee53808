/** Parses move texts for all modes. A text is canonical exactly if {@link spell} returns it unchanged. */
import { flaw, type Range, type SanProblem } from './errors.js';
import { englishOf, localise } from './letters.js';
import { MARKS, patternOf, TAIL } from './pattern.js';

/** A parsed move text, in PGN letters and signs; absent parts are empty texts. */
export interface Parts {
	/** 0: a move to a target, 1: `O-O`, 2: `O-O-O`, 3: a null move. */
	readonly form: 0 | 1 | 2 | 3;
	readonly letter: string;
	/** The origin: an empty text, `e`, `2` or `e2`. */
	readonly origin: string;
	/** `x`, `@` or an empty text. */
	readonly mark: string;
	readonly to: string;
	readonly promotion: string;
	readonly suffix: string;
	/** The annotation: `!?`, `$5`. */
	readonly note: string;
	/** The text contains `e.p.` */
	readonly passing: boolean;
	/** The ranges. `core` is the move without number, suffix and remarks, `whole` the move with its suffix. */
	readonly at: Readonly<Record<'core' | 'letter' | 'origin' | 'mark' | 'to' | 'promotion' | 'suffix' | 'whole', Range>>;
}

/** The parts of a canonical text. */
export type Spelled = Pick<Parts, 'form' | 'letter' | 'origin' | 'mark' | 'to' | 'promotion' | 'suffix'>;

/** The texts of the forms. */
export const FORMS = ['', 'O-O', 'O-O-O', '--'] as const;
/** Also if the text of a push is a capture. */
export const NO_FILE = 'a capturing pawn shows its file';
/** The annotations in the order of their NAG numbers. */
const GLYPHS = '! ? !! ?? !? ?! 7 8 9 = 11 12 ∞ ⩲ ⩱ ± ∓ +- -+';

/** The number of an annotation: `!` is 1, `$14` is 14; 0 for other text. */
export const nagOf = (text: string): number => (text[0] === '$' ? Number(text.slice(1)) : GLYPHS.split(' ').indexOf(text) + 1);

/** The fault of a text that is not a move: at the first unexpected character, or after the longest move at its beginning. */
function unexpected(text: string, from: number, to: number): SanProblem {
	const body = text.slice(from, to);
	const odd = /[^\w=+#@-]/u.exec(body);
	const read = /^(?:O-O(?:-O)?|[A-Z]?[a-z]?\d?x?[a-z]\d(?:=[A-Z])?)?[+#]?/.exec(body)![0].length;
	if (!odd) return flaw('syntax', [from + read, to], read ? 'the move ends before this' : 'this is not a move');
	const at = from + odd.index;
	return flaw('syntax', [at, at + odd[0].length], `"${odd}" is unexpected`);
}

const PLAIN = /* @__PURE__ */ patternOf();

/** Parses a text, or returns the fault of a text that is not a move. */
export function read(text: string, letters?: readonly string[], last = '8'): Parts | SanProblem {
	const body = text.trimEnd();
	const begin = body.search(/\S/);
	const stop = body.length;
	if (begin < 0) return flaw('empty', [0, text.length], 'Empty SAN string');
	// The maximum length of a move text, including all decorations.
	if (stop - begin > 80) return flaw('syntax', [begin, stop], 'too long');
	const pattern = letters ? patternOf(letters) : PLAIN;
	pattern.lastIndex = begin;
	const match = pattern.exec(body);
	const {
		core,
		result,
		pass,
		long,
		letter: name = '',
		origin = '',
		mark: sign = '',
		to = '',
		promotion: become = '',
		colon,
		tail,
	} = match?.groups ?? {};
	if (!match || (sign === '@' && origin)) return unexpected(text, begin, stop);
	const at = match.indices!.groups as unknown as Record<'core' | 'letter' | 'origin' | 'mark' | 'to', Range>;
	const [start, rest] = at.core;
	if (result) return flaw('result', [start, rest], 'this is a result');
	// A final N may be the sign of a novelty, a final D that of a diagram; for a pawn on the last rank it is tried as a promotion first.
	const remark = /\d[ND]$/.test(core!) && (name || !['1', last].includes(to.replace(/\D+/, '')));
	const end = remark ? rest - 1 : rest;
	const tokens = [...tail!.matchAll(new RegExp(TAIL, 'g'))];
	const placed = (token?: RegExpMatchArray): Range => [rest + token!.index!, rest + token!.index! + token![0].length];
	const [note, more] = tokens.filter((token) => token[1]);
	const [check, again] = tokens.filter((token) => token[2]);
	if (more ?? again) return flaw('syntax', placed(more ?? again), 'this is repeated');
	const suffixAt = check ? placed(check) : ([end, end] as const);
	return {
		form: to ? 0 : pass ? 3 : long ? 2 : 1,
		letter: englishOf(name, letters),
		origin,
		mark: sign === '@' ? sign : colon || (sign && MARKS.includes(sign)) ? 'x' : '',
		to,
		promotion: remark ? '' : englishOf(/^[a-z]/.test(become) ? become.toUpperCase() : become, letters),
		suffix: check ? (/[#e≠x]/.test(check[2]!) ? '#' : '+') : '',
		note: note?.[1] ?? '',
		passing: tokens.some((token) => token[3]),
		at: { ...at, core: [start, end], promotion: [to ? at.to[1] : end, end], suffix: suffixAt, whole: [start, suffixAt[1]] },
	};
}

/** Writes the parts in canonical spelling, independent of a position. */
export const spell = ({ form, letter, origin, mark, to, promotion, suffix }: Spelled, letters?: readonly string[]): string =>
	(FORMS[form] || localise(letter, letters) + origin + mark + to + (promotion && '=') + localise(promotion, letters)) + suffix;

/** `e2e4`, `b1c3`: origin and target without a letter, for any piece. */
export const isCoordinate = ({ letter, origin }: Parts): boolean => !letter && /^\D+\d/.test(origin);

/** Faults of parts that do not exist on a board: the piece, the origin, the target; and captures that do not name the pawn's file. */
export function absent({ letter, origin, mark, at }: Parts, known: boolean, near: boolean, there: boolean): SanProblem | undefined {
	const wrong = !known ? 'letter' : !near ? 'origin' : 'to';
	return known && near && there
		? mark === 'x' && !letter && origin < 'A'
			? flaw('disambiguation', at.origin, NO_FILE)
			: undefined
		: flaw('syntax', at[wrong], `there is no such ${known ? 'square' : 'piece'}`, undefined, known ? undefined : 'See the option pieces.');
}
