import { checkOptions, type Diagnostic, misuse, NotationError, type OptionRule, type Result } from '@x/diagnostics';
import { type DecodingFault, GameReader, type ReaderParts } from './events/game-reader.js';
import { type Limits, limitsOf } from './events/limits.js';
import type { GamePlace } from './events/visitor.js';
import { ByteText } from './text/byte-text.js';
import { hasLoneSurrogate, indexOfLone, wellFormed } from './text/surrogates.js';
import { unitsOf } from './text/units.js';
import { isUtf16, Utf16Input } from './text/utf-16.js';
import type { ParsedGame, PgnProblemCode } from './tree/game.js';
import { TreeBuilder } from './tree/tree-builder.js';
import type { Validator } from './validate/validator.js';

/**
 * How strictly a text is read:
 *
 * - `strict`: a text with any deviation is refused, also one that loses nothing.
 * - `lenient`: a text with a fault is refused; deviations that lose nothing are warnings.
 * - `repair`: every text is read. Each game lists its faults, and the text that is left out.
 */
export type Mode = 'strict' | 'lenient' | 'repair';

/** The options for reading a text. */
export interface ParseOptions {
	/** `repair` by default. */
	readonly mode?: Mode | undefined;
	/** Plays all moves while they are read. `@x/pgn/validate` makes one. */
	readonly validator?: Validator | undefined;
	readonly limits?: Limits | undefined;
	/** The place of the text in its file, if it is not the start: numbers of games, offsets and lines count from it. */
	readonly from?: GamePlace | undefined;
}

const RULES: Readonly<Record<keyof ParseOptions, OptionRule>> = {
	mode: ['strict', 'lenient', 'repair'],
	validator: 'object',
	limits: 'object',
	from: 'object',
};

/**
 * Reads all games of a text, and lists every fault with its place. In the default mode `repair` there is always a value; its warnings are the
 * problems of all games.
 *
 * Spans count UTF-16 units of a string, or bytes. Bytes are UTF-8; texts that are not are read as Windows-1252, and files with a byte order
 * mark of UTF-16 as UTF-16, each with a problem. Time and memory are
 * linear in the text.
 *
 * @throws TypeError if `text` is neither a string nor a `Uint8Array`, or if an option is wrong.
 *
 * @example
 * const result = safeParse('1. e4 {open', { mode: 'lenient' });
 * result.ok ? [] : result.problems.map(({ code, span }) => [code, span.from]) // → [['pgn/comment-unclosed', 6]]
 */
export function safeParse(
	text: string | Uint8Array,
	options: ParseOptions = {},
): Result<readonly ParsedGame[], Diagnostic<PgnProblemCode>> {
	checkOptions(options, RULES);
	const games = read(text, options);
	const { mode = 'repair' } = options;
	const problems: Diagnostic<PgnProblemCode>[] = games.flatMap((game) => game.problems);
	const isFault = mode === 'strict' ? () => true : ({ severity }: Diagnostic) => severity === 'error';
	return mode !== 'repair' && problems.some(isFault) ? { ok: false, problems } : { ok: true, value: games, warnings: problems };
}

/** How a reader gets the text of a range, and learns of its faults. */
type Texts = Pick<ReaderParts, 'decode' | 'takeFault'>;

const byteTexts = (bytes: Uint8Array): Texts => {
	const texts = new ByteText();
	return { decode: (from, to) => texts.text(bytes, from, to), takeFault: () => texts.takeFault() };
};

const stringTexts = (text: string, bytes: Uint8Array): Texts => {
	const texts = new ByteText();
	// Short texts come from the cache, so that a tree holds each move's text once.
	const decode = (from: number, to: number): string =>
		to - from > 8 ? text.slice(from, to) : (texts.units(bytes, from, to) ?? text.slice(from, to));
	if (!hasLoneSurrogate(text)) return { decode, takeFault: () => undefined };
	let fault: DecodingFault | undefined;
	return {
		decode: (from, to) => {
			const given = decode(from, to);
			if (!hasLoneSurrogate(given)) return given;
			const lone = from + indexOfLone(given, 0);
			fault = { code: 'surrogate', span: { from: lone, to: lone + 1 } };
			return wellFormed(given);
		},
		takeFault: () => {
			const found = fault;
			fault = undefined;
			return found;
		},
	};
};

function read(text: string | Uint8Array, { validator, limits, from: place }: ParseOptions): readonly ParsedGame[] {
	const isText = typeof text === 'string';
	if (!isText && !(text instanceof Uint8Array)) misuse('text', 'a string or a Uint8Array', text);
	const isWide = !isText && (place === undefined || place.offset === 0) && isUtf16(text);
	const bytes = isText ? unitsOf(text) : isWide ? new Utf16Input(true).utf8(text) : text;
	const texts = isText ? stringTexts(text, bytes) : byteTexts(bytes);
	const games: ParsedGame[] = [];
	const visitor = new TreeBuilder((game) => games.push(game));
	const { lexer } = new GameReader({ ...texts, visitor, validator, limits: limitsOf(limits), isUtf16: () => isWide }, place);
	lexer.bytes = bytes;
	lexer.end = bytes.length;
	lexer.run(true);
	return games;
}

/**
 * Reads all games of a text as trees. By default every text is read, and each game lists its problems.
 *
 * @throws NotationError with every problem, if the mode is not `repair` and the text has faults; TypeError for wrong arguments.
 *
 * @example
 * const [game] = parse('[White "Anna"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3! {best} 1-0');
 * game?.moves.map(({ san }) => san) // → ['e4', 'e5', 'Nf3']
 * game?.moves[1]?.variations[0]?.moves.map(({ san }) => san) // → ['c5', 'Nf3']
 * parse('1. e4 (1. d4', { mode: 'lenient' }) // throws NotationError
 */
export function parse(text: string | Uint8Array, options?: ParseOptions): readonly ParsedGame[] {
	const result = safeParse(text, options);
	if (!result.ok) throw new NotationError(result.problems);
	return result.value;
}

/**
 * Says whether a text can be read without a fault. The mode is `lenient` by default.
 *
 * @example
 * isValid('1. e4 e5 *') // → true
 * isValid('1. e4 e5) *') // → false
 */
export function isValid(text: string | Uint8Array, options?: ParseOptions): boolean {
	return safeParse(text, { mode: 'lenient', ...options }).ok;
}
