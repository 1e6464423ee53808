import { checkOptions, type OptionRule } from '@x/diagnostics';
import type { FileDialect } from './game.js';

/** How strictly a text is read. */
export type Mode = 'strict' | 'lenient' | 'repair';

/** Bounds for untrusted texts. */
export interface Limits {
	/** The longest text that is read, in UTF-16 units; 1,000,000 by default. */
	readonly length?: number | undefined;
	/** The most problems that are listed; 1000 by default. */
	readonly problems?: number | undefined;
	/** The deepest nesting of variations; 100 by default. */
	readonly depth?: number | undefined;
}

/** The options of the readers of files. */
export interface ParseOptions {
	/**
	 * `lenient`, the default, reads spellings that programs write although the notation has others, each with a warning. `strict` refuses them.
	 * `repair` also leaves out parts that cannot be read, each with a warning.
	 */
	readonly mode?: Mode | undefined;
	/** The form of the file. `auto`, the default, recognises it. */
	readonly dialect?: FileDialect | 'auto' | undefined;
	readonly limits?: Limits | undefined;
}

/** The options of the readers of single moves. */
export type MoveOptions = Pick<ParseOptions, 'mode'>;

const MODES: readonly Mode[] = ['strict', 'lenient', 'repair'];
export const FILE_DIALECTS: readonly FileDialect[] = ['pgn', 'dhtmlxq', 'playok'];

const RULES: Readonly<Record<keyof ParseOptions, OptionRule>> = { mode: MODES, dialect: ['auto', ...FILE_DIALECTS], limits: 'object' };
const LIMIT_RULES: Readonly<Record<keyof Limits, OptionRule>> = { length: 'number', problems: 'number', depth: 'number' };

/** Options with their defaults. */
export interface Settings {
	readonly mode: Mode;
	readonly dialect: FileDialect | 'auto';
	readonly length: number;
	readonly problems: number;
	readonly depth: number;
}

/** Checks options, and fills in the defaults. */
export function settingsOf(options: ParseOptions = {}): Settings {
	checkOptions(options, RULES);
	checkOptions(options.limits, LIMIT_RULES, 'options.limits');
	const { mode = 'lenient', dialect = 'auto', limits: { length = 1_000_000, problems = 1000, depth = 100 } = {} } = options;
	return { mode, dialect, length, problems, depth };
}

/** The mode of reading a move. */
export function modeOf(options: MoveOptions = {}): Mode {
	checkOptions(options, { mode: MODES });
	return options.mode ?? 'lenient';
}
