import { checkOptions, type OptionRule } from '@x/diagnostics';
import type { Letters } from './letters.js';

/**
 * How a text is read.
 *
 * - `strict`: PGN export form only. With a position: exactly what `stringify` writes.
 * - `lenient`: what PGN files and people write, where only one reading is possible.
 * - `repair`: also guesses that need the position (`nf3`, `exd`, `Kg1` for castling); each one is reported. Alone, a text is read leniently.
 */
export type Level = (typeof LEVELS)[number];

const LEVELS = ['strict', 'lenient', 'repair'] as const;

/** How to read one move. */
export interface ParseOptions {
	/** `strict` for `parse(text)`; `lenient` wherever a position is given. */
	readonly level?: Level | undefined;
	/** Short for `level: 'lenient'`. */
	readonly lenient?: boolean | undefined;
	/**
	 * Letters that replace the English ones: of pawn, knight, bishop, rook, queen and king in one word (`BSLTDK`), or by piece. Those of
	 * many languages are in `@x/san/locales`.
	 */
	readonly pieces?: string | Letters | undefined;
	/** Read `--`, `Z0`, `0000`, `@@@@`, `null`, `pass` and `<>` as a null move. */
	readonly nullMoves?: boolean | undefined;
}

/** How to read one move in a position. */
export interface ResolveOptions extends ParseOptions {
	/** What a pawn becomes when the text does not say. Without it such a text is an error. */
	readonly promotion?: 'queen' | 'rook' | 'bishop' | 'knight' | undefined;
	/** `ignore` lets `Nxf3` pass when there is nothing to take. */
	readonly captures?: 'ignore' | undefined;
}

/** The ways to write a move. */
export const NOTATIONS = ['san', 'lan', 'uci', 'fan'] as const;

/** How to write a move. */
export interface StringifyOptions {
	/** `san` unless said: `Nf3`; `lan`: `Ng1-f3`; `uci`: `g1f3`; `fan`: `♘f3`. */
	readonly notation?: (typeof NOTATIONS)[number] | undefined;
	/** Other letters, as for reading. Not for `uci` and `fan`. */
	readonly pieces?: string | Letters | undefined;
	/** `full` unless said; `check-only` never asks who won (`Ke5` on the hill); `none` writes neither `+` nor `#`. */
	readonly suffix?: 'full' | 'check-only' | 'none' | undefined;
}

/** The level that options ask for. */
export function levelOf(options: ParseOptions | undefined, usual: Level): Level {
	const level = options?.level ?? (options?.lenient ? 'lenient' : usual);
	return level;
}

const PARSING = { level: LEVELS, lenient: 'boolean', pieces: 'any', nullMoves: 'boolean' } as const;

const RESOLVING = { ...PARSING, promotion: ['queen', 'rook', 'bishop', 'knight'], captures: ['ignore'] } as const;

type Rules = Readonly<Record<string, OptionRule>>;

const RULES: Readonly<Record<'parsing' | 'resolving' | 'movetext' | 'writing', Rules>> = {
	parsing: PARSING,
	resolving: RESOLVING,
	movetext: { ...RESOLVING, at: 'number', warnings: 'boolean' },
	writing: { notation: NOTATIONS, pieces: 'any', suffix: ['full', 'check-only', 'none'] },
};

let checked: object | undefined;
let by: keyof typeof RULES | undefined;

/**
 * Checks options where there are any; those that were checked last are not looked at again.
 *
 * @throws TypeError for an unknown name or value.
 */
export function checkedOptions(options: object | undefined, rules: keyof typeof RULES): void {
	if (options === undefined || (options === checked && rules === by)) return;
	checkOptions(options, RULES[rules]);
	checked = options;
	by = rules;
}
