import { checkOptions, misuse, type OptionRule } from '@x/diagnostics';
import type { VariantsIni } from './tree.js';

/** How strictly a text is read. */
export type Mode = 'strict' | 'lenient' | 'repair';

export interface Limits {
	/** The longest text that is read, in UTF-16 units; 1 000 000 by default. */
	readonly length?: number | undefined;
	/** The most problems that are listed; 1000 by default. */
	readonly problems?: number | undefined;
}

export interface ParseOptions {
	/**
	 * `strict`, the default, refuses what Fairy-Stockfish reports or silently ignores. `lenient` reads what Fairy-Stockfish can load, with a
	 * warning for each fault. `repair` also reads files with sections that Fairy-Stockfish leaves out.
	 */
	readonly mode?: Mode | undefined;
	/** Files that are loaded before this one: its sections may be based on theirs. */
	readonly loaded?: readonly VariantsIni[] | undefined;
	readonly limits?: Limits | undefined;
}

const RULES: Readonly<Record<keyof ParseOptions, OptionRule>> = {
	mode: ['strict', 'lenient', 'repair'],
	loaded: 'object',
	limits: 'object',
};
const LIMIT_RULES: Readonly<Record<keyof Limits, OptionRule>> = { length: 'number', problems: 'number' };

/** Options with their defaults. */
export interface Settings {
	readonly mode: Mode;
	readonly loaded: readonly VariantsIni[];
	readonly length: number;
	readonly problems: number;
}

/** Checks options, and fills in the defaults. */
export function settingsOf(options: ParseOptions = {}): Settings {
	checkOptions(options, RULES);
	checkOptions(options.limits, LIMIT_RULES, 'options.limits');
	const { mode = 'strict', loaded = [], limits: { length = 1_000_000, problems = 1000 } = {} } = options;
	if (!Array.isArray(loaded)) misuse('options.loaded', 'an array of VariantsIni', loaded);
	return { mode, loaded, length, problems };
}
