import { checkOptions, type OptionRule } from '@x/diagnostics';
import type { Dialect } from './game.js';

/**
 * How strictly a text is read:
 *
 * - `strict`: a text with any deviation is refused, also one that loses nothing.
 * - `lenient`: a text with a fault is refused; deviations that lose nothing are warnings.
 * - `repair`: every text is read; parts that cannot be read are left out, each with a warning.
 */
export type Mode = 'strict' | 'lenient' | 'repair';

export interface Limits {
	/** The longest text that is read, in UTF-16 units; 32 Mi by default. */
	readonly length?: number | undefined;
	/** The most problems that are listed; 1000 by default. */
	readonly problems?: number | undefined;
	/** The most variations inside each other; 256 by default. */
	readonly depth?: number | undefined;
}

export interface ParseOptions {
	/** The format of the text; it is detected by default. */
	readonly dialect?: Dialect | undefined;
	/** `lenient` by default. */
	readonly mode?: Mode | undefined;
	readonly limits?: Limits | undefined;
}

export const DIALECTS: readonly Dialect[] = ['kif', 'ki2', 'csa', 'jkf'];

const RULES: Readonly<Record<keyof ParseOptions, OptionRule>> = {
	dialect: DIALECTS,
	mode: ['strict', 'lenient', 'repair'],
	limits: 'object',
};
const LIMIT_RULES: Readonly<Record<keyof Limits, OptionRule>> = { length: 'number', problems: 'number', depth: 'number' };

/** Options with their defaults. */
export interface Settings {
	readonly dialect: Dialect | undefined;
	readonly mode: Mode;
	readonly length: number;
	readonly problems: number;
	readonly depth: number;
}

/** Checks options, and fills in the defaults. */
export function settingsOf(options: ParseOptions = {}): Settings {
	checkOptions(options, RULES);
	checkOptions(options.limits, LIMIT_RULES, 'options.limits');
	const { dialect, mode = 'lenient', limits: { length = 2 ** 25, problems = 1000, depth = 256 } = {} } = options;
	return { dialect, mode, length, problems, depth: Math.min(depth, 256) };
}
