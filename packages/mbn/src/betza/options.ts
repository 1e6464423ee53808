import { checkOptions, type OptionRule } from '@x/diagnostics';
import type { Dialect } from './tree.js';

/** How strictly a text is read. */
export type BetzaMode = 'strict' | 'lenient' | 'repair';

export interface BetzaLimits {
	/** The longest text that is read, in UTF-16 units; 4096 by default. */
	readonly length?: number | undefined;
	/** The most problems that are listed; 1000 by default. */
	readonly problems?: number | undefined;
	/** The most legs of a term; 16 by default. */
	readonly legs?: number | undefined;
}

export interface BetzaOptions {
	/** `xbetza` by default. */
	readonly dialect?: Dialect | undefined;
	/**
	 * `strict`, the default, reads texts that follow the documentation of the dialect. `lenient` also reads blanks, modifiers without effect and
	 * atoms that programs read differently, each with a warning. `repair` also leaves out terms that cannot be read, each with a warning.
	 */
	readonly mode?: BetzaMode | undefined;
	readonly limits?: BetzaLimits | undefined;
}

const DIALECTS: readonly Dialect[] = ['betza', 'xbetza', 'fairy'];
const RULES: Readonly<Record<keyof BetzaOptions, OptionRule>> = {
	dialect: DIALECTS,
	mode: ['strict', 'lenient', 'repair'],
	limits: 'object',
};
const LIMIT_RULES: Readonly<Record<keyof BetzaLimits, OptionRule>> = { length: 'number', problems: 'number', legs: 'number' };

/** Options with their defaults. */
export interface Settings {
	readonly dialect: Dialect;
	readonly mode: BetzaMode;
	readonly length: number;
	readonly problems: number;
	readonly legs: number;
}

/** Checks options, and fills in the defaults. */
export function settingsOf(options: BetzaOptions = {}): Settings {
	checkOptions(options, RULES);
	checkOptions(options.limits, LIMIT_RULES, 'options.limits');
	const { dialect = 'xbetza', mode = 'strict', limits: { length = 4096, problems = 1000, legs = 16 } = {} } = options;
	return { dialect, mode, length, problems, legs };
}

/** The options of a writer that needs a dialect only. */
export interface DialectOptions {
	/** `xbetza` by default. */
	readonly dialect?: Dialect | undefined;
}

export function dialectOf(options: DialectOptions = {}): Dialect {
	checkOptions(options, { dialect: DIALECTS });
	return options.dialect ?? 'xbetza';
}
