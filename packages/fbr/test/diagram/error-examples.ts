import type { Problem, Span } from '@x/diagnostics';
import { type ErrorExample, exampleOf } from '../../../../tools/lib/error-examples.js';
import { type DiagramOptions, diagramToFbr, parseDiagram, safeParseDiagram } from '../../src/diagram/index.js';
import { readVectors } from '../vectors.js';

/** A code with a failing example: a text that is read, or one that is converted. */
interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly severity: string;
	readonly text: string;
	readonly options?: DiagramOptions;
	readonly convert?: true;
	readonly span?: Span;
	/** The intended text. */
	readonly good: string;
	readonly fix?: Span & { readonly text: string };
}

export const catalogue: readonly Example[] = readVectors<readonly Example[]>('diagram-errors');

export function problemsOf({ text, options, convert }: Example): readonly Problem[] {
	if (convert === true) return diagramToFbr(parseDiagram(text)).lost;
	const result = safeParseDiagram(text, options);
	return result.ok ? result.warnings : result.problems;
}

export const examples: readonly ErrorExample[] = catalogue.map((entry) => exampleOf(entry, ['text'], problemsOf, ['options', 'convert']));
