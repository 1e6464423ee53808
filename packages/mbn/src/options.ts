import { checkOptions, type OptionRule } from '@x/diagnostics';

/** How strictly a text is read. */
export type Mode = 'strict' | 'lenient' | 'repair';

export interface Limits {
	/** The longest text that is read, in UTF-16 units; 65536 by default. */
	readonly length?: number | undefined;
	/** The most problems that are listed; 1000 by default. */
	readonly problems?: number | undefined;
}

export interface ParseOptions {
	/**
	 * `strict`, the default, reads canonical texts only. `lenient` reads a text with superfluous blanks, each with a warning. `repair` also leaves
	 * out words that cannot be read, each with a warning.
	 */
	readonly mode?: Mode | undefined;
	readonly limits?: Limits | undefined;
}

const RULES: Readonly<Record<keyof ParseOptions, OptionRule>> = { mode: ['strict', 'lenient', 'repair'], limits: 'object' };
const LIMIT_RULES: Readonly<Record<keyof Limits, OptionRule>> = { length: 'number', problems: 'number' };

/** Options with their defaults. */
export interface Settings {
	readonly mode: Mode;
	readonly length: number;
	readonly problems: number;
}

/** Checks options, and fills in the defaults. */
export function settingsOf(options: ParseOptions = {}): Settings {
	checkOptions(options, RULES);
	checkOptions(options.limits, LIMIT_RULES, 'options.limits');
	const { mode = 'strict', limits: { length = 65_536, problems = 1000 } = {} } = options;
	return { mode, length, problems };
}
