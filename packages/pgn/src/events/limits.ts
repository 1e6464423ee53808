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
	for (const [name, value] of Object.entries(limits ?? {})) {
		const least = name === 'token' ? 1 : 0;
		const isLimit = value === undefined || value === Number.POSITIVE_INFINITY || (Number.isSafeInteger(value) && value >= least);
		if (!isLimit) misuse(`options.limits.${name}`, `a whole number from ${least}`, value);
	}
	return { token: limits?.token ?? 1_048_576, depth: limits?.depth ?? 256, problems: limits?.problems ?? 1000 };
};
