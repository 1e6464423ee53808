import { readFileSync } from 'node:fs';
import { isNotationError, type Problem, type Span } from '@x/diagnostics';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { Chess } from '../src/index.js';

interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly text: string;
	readonly span: Span;
	readonly severity: string;
	readonly good: string;
}

export const catalogue: readonly Example[] = JSON.parse(readFileSync(new URL('../vectors/errors.json', import.meta.url), 'utf8'));

export function problemsOf({ text }: Pick<Example, 'text'>): readonly Problem[] {
	try {
		new Chess().loadPgn(text);
		return [];
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
}

export const examples: readonly ErrorExample[] = catalogue.map((entry) => exampleOf(entry, ['text'], problemsOf, []));
