import type { Diagnostic } from '@x/diagnostics';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { type ParseOptions, safeParse } from '../src/index.js';
import { readVectors } from './shared.js';

type Long = { readonly begin: string; readonly repeat: string; readonly times: number; readonly end?: string };

export interface Example {
	readonly code: string;
	/** The replaced part of the text and its replacement; `PIECES` is everything from the first piece on. */
	readonly replace: readonly [string, string | Long];
	readonly options?: ParseOptions;
	readonly severity: string;
	/** The beginning of the text at the fault. */
	readonly at: string;
	readonly line?: number;
	readonly meaning?: string;
	/** Another replacement, whose result was meant; without it, the text was. */
	readonly good?: Example['replace'];
	/** The text of the repair that the reader must offer. */
	readonly fix?: string;
}

const vectors = readVectors<never>('errors') as unknown as { readonly text: string; readonly examples: readonly Example[] };

/** A text without faults. */
export const text: string = vectors.text;
export const catalogue: readonly Example[] = vectors.examples;

export function withFault([old, now]: Example['replace']): string {
	const put = typeof now === 'string' ? now : now.begin + now.repeat.repeat(now.times) + (now.end ?? '');
	return text.replace(old === 'PIECES' ? text.slice(text.indexOf('Piece:')) : old, () => put);
}

const problemsOf = ({ bad, options }: { readonly bad: string; readonly options?: ParseOptions }): readonly Diagnostic[] => {
	const result = safeParse(bad, options);
	return result.ok ? result.warnings : result.problems;
};

const texts: readonly ErrorExample[] = catalogue.map(({ code, meaning = '', replace, good, fix, options = {} }) =>
	exampleOf(
		{
			code: `sjaak/${code}`,
			meaning,
			bad: withFault(replace),
			good: good === undefined ? text : withFault(good),
			...(fix !== undefined && { fix }),
			...(Object.keys(options).length > 0 && { options }),
		},
		['bad'],
		problemsOf,
		['options'],
	),
);

export const examples: readonly ErrorExample[] = texts;
