import { isNotationError, type Problem, type Span } from '@x/diagnostics';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { type Betza, type BetzaOptions, betzaToMbn, parseBetza, safeParseBetza, stringifyBetza } from '../src/betza/index.js';
import { readVectors } from './betza-shared.js';

interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly severity: string;
	readonly text?: string;
	readonly options?: BetzaOptions;
	readonly span?: Span;
	readonly value?: Betza;
	readonly path?: string;
	readonly converted?: string;
	/** The intended text, in the form of the bad example. */
	readonly good?: unknown;
	readonly fix?: Span & { readonly text: string };
}

export const catalogue: readonly Example[] = readVectors<Example>('betza-errors');

export const problemsOf = ({ text, options, value, converted }: Example): readonly Problem[] => {
	if (converted !== undefined) return betzaToMbn(parseBetza(converted)).lost;
	if (text !== undefined) {
		const result = safeParseBetza(text, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		stringifyBetza(value!);
		return [];
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
};

export const examples: readonly ErrorExample[] = catalogue.map((entry) =>
	exampleOf(entry, ['text', 'converted', 'value'], problemsOf, ['options']),
);
