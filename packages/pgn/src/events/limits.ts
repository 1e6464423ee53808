import { checkOptions, misuse, type OptionRule } from '@x/diagnostics';

/** The limits of a reader: whole numbers, or `Infinity`. */
export interface Limits {
	/** The most bytes of a comment or a tag pair; 1 048 576 by default. A longer one is left out. */
	readonly token?: number | undefined;
	/** The most variations inside each other; 256 by default. Deeper ones are left out. */
	readonly depth?: number | undefined;
	/** The most problems of a game; 1000 by default. */
	readonly problems?: number | undefined;
}

const RULES: Readonly<Record<keyof Limits, OptionRule>> = { token: 'number', depth: 'number', problems: 'number' };

/** Checks limits, and fills in the defaults. */
export const limitsOf = (limits: Limits | undefined): Required<{ readonly [Name in keyof Limits]: number }> => {
	checkOptions(limits, RULES, 'options.limits');
	// Nothing fits into 0 bytes, not even the sign that begins a comment.
	for (const [name, value = 1] of Object.entries(limits ?? {}))
		if (!(value >= (name === 'token' ? 1 : 0)) || value % 1 > 0) misuse(`options.limits.${name}`, 'a whole number', value);
	return { token: limits?.token ?? 1_048_576, depth: limits?.depth ?? 256, problems: limits?.problems ?? 1000 };
};
