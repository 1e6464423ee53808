import { readFileSync } from 'node:fs';
import type { Span } from '@x/diagnostics';
import type { IcnLong, ParseOptions } from '../src/index.js';

/** A code with a failing example: a text to read, or a text that is read and then passed to another function. */
export interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly severity: string;
	readonly text?: string;
	readonly long?: IcnLong;
	readonly call?: string;
	readonly options?: ParseOptions;
	readonly span?: Span;
	readonly path?: string;
	/** The intended text, in the form of the bad example. */
	readonly good?: unknown;
	readonly fix?: Span & { readonly text: string };
}

export const readOwn = <T>(name: string): readonly T[] =>
	JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
