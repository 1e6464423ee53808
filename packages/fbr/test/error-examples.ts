import { isNotationError, type Problem, type Span } from '@x/diagnostics';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { type ExpandOptions, expand, type Fbr, type ParseOptions, parse, safeParse, stringify } from '../src/index.js';
import { readVectors } from './vectors.js';

/** A code with a failing example: a text that is read, a text that is expanded, or a value that is written. */
interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly severity: string;
	readonly text?: string;
	readonly options?: ParseOptions;
	readonly expand?: ExpandOptions;
	readonly span?: Span;
	readonly value?: Fbr;
	/** What was meant, in the form of the bad example. */
	readonly good?: unknown;
	readonly fix?: Span & { readonly text: string };
}

export const catalogue: readonly Example[] = readVectors<readonly Example[]>('errors');

export function problemsOf({ text, options, expand: limits, value }: Example): readonly Problem[] {
	if (text !== undefined && limits === undefined) {
		const result = safeParse(text, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		if (text === undefined) stringify(value!);
		else expand(parse(text), limits);
		return [];
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
}

export const examples: readonly ErrorExample[] = catalogue.map((entry) =>
	exampleOf(entry, ['text', 'value'], problemsOf, ['options', 'expand']),
);
