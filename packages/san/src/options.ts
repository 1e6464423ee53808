import { checkOptions, type OptionRule } from '@x/diagnostics';
import type { Letters } from './letters.js';

/**
 * The tolerance of a reader:
 *
 * - `strict`: PGN export form only. With a position: exactly the output of `stringify`.
 * - `lenient`: also the common forms of PGN files, if only one reading is possible.
 * - `repair`: also guesses that need the position (`nf3`, `exd`, `Kg1` for castling), each with a warning. Without a position it equals
 *   `lenient`.
 */
export type Mode = (typeof MODES)[number];

const MODES = ['strict', 'lenient', 'repair'] as const;

/** The options for reading one move. */
export interface ParseOptions {
	/** `strict` by default without a position, `lenient` with one. */
	readonly mode?: Mode | undefined;
	/**
	 * Letters that replace the English ones: of pawn, knight, bishop, rook, queen and king in one word (`BSLTDK`), or by piece.
	 * `@x/san/locales` exports those of many languages.
	 */
	readonly pieces?: string | Letters | undefined;
	/** Accepts `--`, `Z0`, `0000`, `@@@@`, `null`, `pass` and `<>` as a null move. */
	readonly nullMoves?: boolean | undefined;
}

/** The options for reading one move in a position. */
export interface ResolveOptions extends ParseOptions {
	/** The promotion of a pawn if the text does not contain one: `queen`, `q`, or the name of another kind. Without this option such a text is an error. */
	readonly promotion?: string | undefined;
	/** `ignore` accepts `Nxf3` if the move is not a capture. */
	readonly captures?: 'ignore' | undefined;
}

/** A notation for writing moves. */
export const NOTATIONS = ['san', 'lan', 'uci', 'fan'] as const;

/** The options for writing a move. */
export interface StringifyOptions {
	/** `san` by default: `Nf3`; `lan`: `Ng1-f3`; `uci`: `g1f3`; `fan`: `♘f3`. */
	readonly notation?: (typeof NOTATIONS)[number] | undefined;
	/** Other letters, as for reading. Ignored for `uci` and `fan`. */
	readonly pieces?: string | Letters | undefined;
	/** `full` by default; `check-only` ignores wins without mate (`Ke5` in King of the Hill); `none` writes neither `+` nor `#`. */
	readonly suffix?: 'full' | 'check-only' | 'none' | undefined;
}

const PARSING = { mode: MODES, pieces: 'any', nullMoves: 'boolean' } as const;

const RESOLVING = { ...PARSING, promotion: 'string', captures: ['ignore'] } as const;

type Rules = Readonly<Record<string, OptionRule>>;

const RULES: Readonly<Record<'parsing' | 'resolving' | 'writing', Rules>> = {
	parsing: PARSING,
	resolving: RESOLVING,
	writing: { notation: NOTATIONS, pieces: 'any', suffix: ['full', 'check-only', 'none'] },
};

let checked: object | undefined;
let by: keyof typeof RULES | undefined;

/**
 * Checks options. The options of the last call are not checked again.
 *
 * @throws TypeError for an unknown name or value.
 */
export function checkedOptions(options: object | undefined, rules: keyof typeof RULES): void {
	if (options === undefined || (options === checked && rules === by)) return;
	checkOptions(options, RULES[rules]);
	checked = options;
	by = rules;
}
