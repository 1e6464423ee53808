import { type Diagnostic, NotationError, quote, type Result, textGiven } from '@x/diagnostics';
import type { WxfCode } from './codes.js';
import { type MoveOptions, modeOf } from './options.js';
import { Report } from './report.js';
import { CHINESE, LETTER_OF, numberOf } from './words.js';

/**
 * The notations of moves:
 *
 * - `wxf`: that of the World Xiangqi Federation, `C2.5`, `R+.3`, `3-.4`
 * - `axf`: the same with `=` for moves along a rank, as the Asian Xiangqi Federation began it: `C2=5`
 * - `iccs`: the points of the Internet Chinese Chess Server, `H2-E2`; ranks are counted from 0
 * - `ucci`: the same without the dash, as engines write it: `h2e2`
 * - `chinese`, `traditional`: `炮二平五` in simplified and in traditional characters
 */
export type MoveDialect = 'wxf' | 'axf' | 'iccs' | 'ucci' | 'chinese' | 'traditional';

/** Which of several alike pieces on a file moves; a number counts from the front. `foremost` and `rearmost` are the ends of four or five. */
export type Order = 'front' | 'middle' | 'rear' | 'foremost' | 'rearmost' | number;

/** A move by its piece, seen by the player who makes it. */
export interface NamedMove {
	readonly form: 'wxf' | 'chinese';
	/** The letter of the piece: K, A, E, H, R, C, P, or that of a piece of another game. A soldier may do without. */
	readonly piece?: string;
	/** The file, counted from the player's right. */
	readonly file?: number;
	readonly order?: Order;
	readonly direction: 'forward' | 'backward' | 'sideways';
	/** The file of the target, or the number of steps along the file. */
	readonly target: number;
}

/** A move by its points, such as `h2`. */
export interface PointMove {
	readonly form: 'points';
	readonly from: string;
	readonly to: string;
}

/** A piece that is put on the board from the hand: `P@e5`. */
export interface DropMove {
	readonly form: 'drop';
	readonly piece: string;
	readonly to: string;
}

/** A move as text says it. */
export type MoveText = NamedMove | PointMove | DropMove;

/** Letters of other programs: of chess, and of the Internet Chinese Chess Server. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { N: 'H', B: 'E', G: 'A' };
const SIGNS: Readonly<Record<string, Order>> = { '+': 'front', '-': 'rear', '++': 'foremost', '--': 'rearmost' };
const CHINESE_ORDERS: Readonly<Record<string, Order>> = { 前: 'front', 中: 'middle', 后: 'rear', 後: 'rear' };

const NAMED = '(?<piece>[A-Za-z])(?<file>[1-9+-])(?<sign>[+\\-.=]?)(?<target>[1-9])';
const TANDEM = '(?<file>[1-9])(?<place>[1-9+-])(?<sign>[+\\-.=])(?<target>[1-9])';
const ENDS = '(?<order>\\+\\+|--)(?<sign>[+\\-.=])(?<target>[1-9])';
const POINTS = '(?<from>[A-Ia-i]\\d)-?(?<to>[A-Ia-i]\\d)';
const DROP = '(?<piece>[A-Za-z])@(?<to>[A-Ia-i]\\d)';

/** A sticky pattern of a move that ends before a letter, a digit or a sign. */
const pattern = (source: string): RegExp => new RegExp(`${source}(?![A-Za-z\\d@.=]|[+-][\\d.=])`, 'y');

const direction = (sign: string): NamedMove['direction'] => (sign === '+' ? 'forward' : sign === '-' ? 'backward' : 'sideways');

type Groups = Readonly<Record<string, string | undefined>>;

const named = ({ piece = '', file = '', sign = '', target }: Groups): NamedMove => ({
	form: 'wxf',
	piece: OTHER_LETTERS[piece.toUpperCase()] ?? piece.toUpperCase(),
	...(SIGNS[file] === undefined ? { file: Number(file) } : { order: SIGNS[file] }),
	direction: direction(sign),
	target: Number(target),
});

/** `3-.4`: the rear soldier on file 3; `33.4`: the middle one. Fairy-Stockfish writes its number before the file: `13=4`. */
function tandem({ file = '', place = '', sign = '', target }: Groups): NamedMove {
	const order = SIGNS[place] ?? (file === place ? 'middle' : Number(file));
	return {
		form: 'wxf',
		file: Number(SIGNS[place] === undefined ? place : file),
		order,
		direction: direction(sign),
		target: Number(target),
	};
}

const chinese = ({ piece, file, order, sign, target = '' }: Groups): NamedMove => ({
	form: 'chinese',
	...(piece !== undefined && { piece: LETTER_OF.get(piece)! }),
	...(file !== undefined && { file: numberOf(file) }),
	...(order !== undefined && { order: CHINESE_ORDERS[order] ?? numberOf(order) }),
	direction: sign === '平' ? 'sideways' : sign === '退' ? 'backward' : 'forward',
	target: numberOf(target),
});

const FORMS: readonly (readonly [RegExp, (groups: Groups) => MoveText])[] = [
	[pattern(NAMED), named],
	[pattern(TANDEM), tandem],
	[
		pattern(ENDS),
		({ order = '', sign = '', target }) => ({ form: 'wxf', order: SIGNS[order]!, direction: direction(sign), target: Number(target) }),
	],
	[pattern(POINTS), ({ from = '', to = '' }) => ({ form: 'points', from: from.toLowerCase(), to: to.toLowerCase() })],
	[pattern(DROP), ({ piece = '', to = '' }) => ({ form: 'drop', piece: piece.toUpperCase(), to: to.toLowerCase() })],
	...CHINESE.map((source) => [new RegExp(source, 'y'), chinese] as const),
];

/** Replaces full-width signs and other dashes by those of ASCII, unit by unit: places stay the same. */
export const narrow = (text: string): string =>
	text.replace(/[！-～−–—·。　]/g, (sign) => {
		if (sign === '　') return ' ';
		const code = sign.charCodeAt(0);
		return code > 0xff00 ? String.fromCharCode(code - 0xfee0) : /[·。]/.test(sign) ? '.' : '-';
	});

/** A move that was found in a text. */
export interface FoundMove {
	readonly move: MoveText;
	readonly to: number;
	/** The text as it is written without deviations. */
	readonly canonical: string;
}

/** The move that begins at an index of a narrowed text. */
export function moveAt(text: string, narrowed: string, at: number): FoundMove | undefined {
	for (const [form, read] of FORMS) {
		form.lastIndex = at;
		const groups = form.exec(narrowed)?.groups;
		if (groups === undefined) continue;
		const to = form.lastIndex;
		return { move: read(groups), to, canonical: canonicalOf(groups, text.slice(at, to), narrowed.slice(at, to)) };
	}
	return undefined;
}

/** Latin texts are written in ASCII, with the letters of the Federation and a sign for moves along a rank. Chinese texts stay as they are. */
function canonicalOf({ piece = '', file, sign, target = '' }: Groups, text: string, narrowed: string): string {
	if (!/^[ -~]*$/.test(narrowed)) return text;
	if (file === undefined || piece === '') return narrowed;
	const letter = OTHER_LETTERS[piece.toUpperCase()];
	const written = letter === undefined ? piece : piece === piece.toUpperCase() ? letter : letter.toLowerCase();
	return written + file + (sign || '.') + target;
}

const DEVIATES = 'Write the move in ASCII, with the letters K A E H R C P and a point for moves along a rank.';

/** Notes that a move is written differently. */
export function noteSpelling(report: Report, found: FoundMove, text: string, from: number): void {
	const { canonical, to } = found;
	if (canonical === text.slice(from, to)) return;
	report.deviation('spelling', { from, to }, `Expected ${quote(canonical)}, found ${quote(text.slice(from, to))}.`, {
		hint: DEVIATES,
		fix: { from, to, text: canonical },
	});
}

/** The sentence about a word that is not a move. */
export function expectedMove(report: Report, text: string, from: number, to: number): void {
	const word = text.slice(from, to);
	const repaired = repairOf(word);
	report.fault('move-form', { from, to }, `Expected a move, found ${quote(word)}.`, {
		hint: repaired === undefined ? hintFor(word) : `Did you mean ${quote(repaired)}?`,
		fix: repaired === undefined ? undefined : { from, to, text: repaired },
	});
}

const isHan = (text: string): boolean => /[㐀-鿿]/.test(text);

const hintFor = (word: string): string => {
	if (isHan(word)) return 'A move in Chinese has four characters: the piece, its file, 进, 退 or 平, and the target: 炮二平五.';
	return /^[a-i]\d/i.test(word) && /[a-i]\d$/i.test(word)
		? 'A move by points has two of them, from a0 to i9: H2-E2.'
		: 'A move has the letter of the piece, its file, one of + - . and its target: C2.5. Or it has two points: H2-E2.';
};

/** The slips of writers and of programs that recognise characters, each with its repair. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
	[/[乎干]/g, '平'],
	[/[迸近]/g, '进'],
	[/[遁腿]/g, '退'],
	[/[,:;]/, '.'],
	[/(?<=^[a-i]\d)[,:;.](?=[a-i]\d$)/i, '-'],
	[/[_~→>x]/, '-'],
	[/С/gi, 'C'],
	[/Н/gi, 'H'],
	[/Р/gi, 'P'],
	[/К/gi, 'K'],
	[/А/gi, 'A'],
	[/Е/gi, 'E'],
	[/[/\\|]/, ''],
	[/([+\-.=])\1/, '$1'],
	[/[oO]/g, '0'],
	[/[lI]/g, '1'],
];
/** Longer words are not repaired. */
const LONGEST = 12;

/** The only move that a mistyped word can mean. */
function repairOf(word: string): string | undefined {
	if (word.length > LONGEST) return undefined;
	const meant = new Set(
		SLIPS.map(([slip, repair]) => word.replace(slip, repair)).filter((one) => {
			const found = moveAt(one, narrow(one), 0);
			return one !== word && found?.to === one.length && found.canonical === one;
		}),
	);
	const [only] = meant;
	return meant.size === 1 ? only : undefined;
}

/** The end of a text without signs of approval and of check. */
function endOfMove(text: string): number {
	let end = text.trimEnd().length;
	while (end > 0 && '!?+#'.includes(text[end - 1]!)) end--;
	return end;
}

/**
 * Reads a move in any notation: `C2.5`, `C2=5`, `H2-E2`, `h2e2`, `炮二平五`. Signs of approval behind it do not count.
 *
 * @throws {TypeError} if `text` is not a string, or an option is wrong.
 *
 * @example
 * const result = safeParseMove('前车进三');
 * result.ok && result.value // → { form: 'chinese', piece: 'R', order: 'front', direction: 'forward', target: 3 }
 */
export function safeParseMove(text: string, options?: MoveOptions): Result<MoveText, Diagnostic<WxfCode>> {
	textGiven(text);
	const report = new Report(modeOf(options), 1000);
	const from = text.length - text.trimStart().length;
	const end = endOfMove(text);
	const found = moveAt(text, narrow(text), from);
	if (found !== undefined && found.to === end) {
		noteSpelling(report, found, text, from);
		return report.result(found.move);
	}
	// Without a move there is no value, so the mode `repair` cannot leave it out.
	const strict = new Report('strict', 1000);
	if (end <= from)
		strict.fatal('empty', { from: 0, to: text.length }, 'Expected a move, found an empty text.', { hint: 'Write a move: C2.5.' });
	else expectedMove(strict, text, from, Math.max(end, from));
	return strict.result({ form: 'points', from: '', to: '' });
}

/**
 * Reads a move in any notation.
 *
 * @throws {NotationError} if the text is not a move.
 *
 * @example
 * parseMove('C2=5') // → { form: 'wxf', piece: 'C', file: 2, direction: 'sideways', target: 5 }
 */
export function parseMove(text: string, options?: MoveOptions): MoveText {
	const result = safeParseMove(text, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}
