import { isNotationError, type Problem, type Span } from '@x/diagnostics';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { type Mbn, type ParseOptions, safeParse, stringify } from '../src/index.js';
import { toPath } from '../src/path/index.js';
import { examples as betza } from './betza-examples.js';
import { readVectors } from './vectors.js';

/** A code with a failing example: a text that is read, moves that are played on one board, or a value that is written. */
interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly severity: string;
	readonly text?: string;
	readonly options?: ParseOptions;
	readonly span?: Span;
	readonly path?: string;
	readonly value?: Mbn;
	/** The intended text, in the form of the bad example. */
	readonly good?: unknown;
	readonly fix?: Span & { readonly text: string };
}

export const catalogue: readonly Example[] = readVectors<readonly Example[]>('errors');

export function problemsOf({ text, options, path, value }: Example): readonly Problem[] {
	if (text !== undefined) {
		const result = safeParse(text, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		if (path === undefined) stringify(value!);
		else toPath(path, { size: [8, 8] });
		return [];
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
}

const mbn: readonly ErrorExample[] = catalogue.map((entry) => exampleOf(entry, ['text', 'path', 'value'], problemsOf, ['options']));

/** The codes of both notations of this package. */
export const examples: readonly ErrorExample[] = [...mbn, ...betza];
