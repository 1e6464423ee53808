import { readFileSync } from 'node:fs';
import { isNotationError, type Problem, type Span } from '@x/diagnostics';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { type ParseOptions, parse, safeParse, stringify, type VariantsIni } from '../src/index.js';
import { safeToGame } from '../src/rules/index.js';

/** A code with a failing example: a text that is read, or a value that is written. */
interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly severity: string;
	readonly text?: string;
	readonly options?: ParseOptions;
	/** The text is read as a game. */
	readonly play?: true;
	readonly span?: Span;
	readonly value?: VariantsIni;
	readonly path?: string;
	/** The good text or value, in the form of the bad example. */
	readonly good: unknown;
	/** The repair that the reader must offer; it leads to the good text. */
	readonly fix?: Span & { readonly text: string };
}

export const catalogue: readonly Example[] = JSON.parse(readFileSync(new URL('../vectors/errors.json', import.meta.url), 'utf8'));

export const problemsOf = ({ text, options, value, play }: Example): readonly Problem[] => {
	if (text !== undefined) {
		const result = play ? safeToGame(parse(text)) : safeParse(text, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		stringify(value!);
		return [];
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
};

/** `tools/errors.mjs` writes a page for each. */
export const examples: readonly ErrorExample[] = catalogue.map((entry) =>
	exampleOf(entry, ['text', 'value'], problemsOf, ['options', 'play']),
);
