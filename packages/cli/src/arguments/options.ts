import { nearest, quote } from '@x/diagnostics';
import { Unusable } from '@x/jobs/errors';

/** A positional argument. */
export interface Argument {
	/** In capitals. */
	readonly name: string;
	readonly summary: string;
	readonly optional?: true;
	/** More of them may follow. Only the last one. */
	readonly repeated?: true;
}

/** An option: `--name` or `--name VALUE`. */
export interface Option<T> {
	readonly summary: string;
	/** One letter: `-n`. */
	readonly short?: string;
	/** The name of its value in the help. An option without it is a switch. */
	readonly placeholder?: string;
	readonly repeated?: true;
	/** The value of an option that is not given. */
	readonly initial: T;
	/** The value from the texts that are given, at least one. Throws an `Unusable`. */
	readonly read: (texts: readonly string[], name: string) => T;
}

export type Options = Readonly<Record<string, Option<unknown>>>;

export type Values<Own extends Options> = { readonly [Name in keyof Own]: Own[Name] extends Option<infer T> ? T : never };

interface Details {
	readonly short?: string;
}

const last = (texts: readonly string[]): string => texts.at(-1)!;

/** An option without a value. */
export const flag = (summary: string, details: Details = {}): Option<boolean> => ({
	...details,
	summary,
	initial: false,
	read: () => true,
});

/** An option with a text. */
export const text = (placeholder: string, summary: string, details: Details = {}): Option<string | undefined> => ({
	...details,
	summary,
	placeholder,
	initial: undefined,
	read: last,
});

/** An option with a text, which can be given several times. */
export const texts = (placeholder: string, summary: string): Option<readonly string[]> => ({
	summary,
	placeholder,
	repeated: true,
	initial: [],
	read: (all) => all,
});

/** An option with a whole number. */
export const wholeNumber = <Initial extends number | undefined>(
	placeholder: string,
	summary: string,
	{ least = 0, most = Number.MAX_SAFE_INTEGER, initial, ...details }: Details & { least?: number; most?: number; initial: Initial },
): Option<number | Initial> => ({
	...details,
	summary,
	placeholder,
	initial,
	read: (texts, name) => readWholeNumber(last(texts), { name, least, most }),
});

/** A whole number from an argument or an option. */
export const readWholeNumber = (
	given: string,
	{ name, least = 0, most = Number.MAX_SAFE_INTEGER }: { readonly name: string; readonly least?: number; readonly most?: number },
): number => {
	const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
	if (value >= least && value <= most) return value;
	const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
	throw new Unusable(`Expected a whole number ${range} for ${name}, found ${quote(given)}.`);
};

/** An option with a decimal number. */
export const decimal = <Initial extends number | undefined>(
	placeholder: string,
	summary: string,
	{ above = Number.NEGATIVE_INFINITY, below = Number.POSITIVE_INFINITY, initial }: { above?: number; below?: number; initial: Initial },
): Option<number | Initial> => ({
	summary,
	placeholder,
	initial,
	read: (texts, name) => {
		const given = last(texts);
		const value = /^-?(?:\d+\.?\d*|\.\d+)$/.test(given) ? Number(given) : Number.NaN;
		if (value > above && value < below) return value;
		const range = Number.isFinite(above) ? ` between ${above} and ${below}` : '';
		throw new Unusable(`Expected a number${range} for ${name}, found ${quote(given)}.`);
	},
});

/** An option with one of several words. */
export const choice = <const Word extends string>(
	placeholder: string,
	words: readonly Word[],
	summary: string,
	details: Details = {},
): Option<Word | undefined> => ({
	...details,
	summary,
	placeholder,
	initial: undefined,
	read: (texts, name) => readChoice(last(texts), words, name),
});

const readChoice = <Word extends string>(given: string, words: readonly Word[], name: string): Word => {
	const found = words.find((word) => word === given.toLowerCase());
	if (found !== undefined) return found;
	const meant = nearest(given.toLowerCase(), words);
	throw new Unusable(
		`Expected ${words.slice(0, -1).join(', ')} or ${words.at(-1)} for ${name}, found ${quote(given)}.`,
		meant === undefined ? undefined : `Did you mean ${quote(meant)}?`,
	);
};
