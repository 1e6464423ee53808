import { checkOptions, type OptionRule } from '@x/diagnostics';

/** How strictly a text is read. */
export type Mode = 'strict' | 'lenient' | 'repair';

export interface Limits {
	/** The longest text that is read, in UTF-16 units; 65536 by default. */
	readonly length?: number | undefined;
	/** The deepest nesting of groups and optional legs that is read; 100 by default. */
	readonly depth?: number | undefined;
	/** The most problems that are listed; 1000 by default. */
	readonly problems?: number | undefined;
}

export interface ParseOptions {
	/**
	 * `strict`, the default, reads FBR and MBN. `lenient` also reads `<br/>` between items as a blank, with a warning. `repair` also leaves out
	 * rules and items that cannot be read, each with a warning.
	 */
	readonly mode?: Mode | undefined;
	readonly limits?: Limits | undefined;
}

const RULES: Readonly<Record<keyof ParseOptions, OptionRule>> = { mode: ['strict', 'lenient', 'repair'], limits: 'object' };
const LIMIT_RULES: Readonly<Record<keyof Limits, OptionRule>> = { length: 'number', depth: 'number', problems: 'number' };

/** Options with their defaults. */
export interface Settings {
	readonly mode: Mode;
	readonly length: number;
	readonly depth: number;
	readonly problems: number;
}

/** Checks options, and fills in the defaults. */
export function settingsOf(options: ParseOptions = {}): Settings {
	checkOptions(options, RULES);
	checkOptions(options.limits, LIMIT_RULES, 'options.limits');
	const { mode = 'strict', limits: { length = 65_536, depth = 100, problems = 1000 } = {} } = options;
	return { mode, length, depth, problems };
}
