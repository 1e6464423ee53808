import type { Setup } from '@x/core';
import { NotationError, type Problem, type Result, type Span } from '@x/diagnostics';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { chess, fromSetup, shogi } from '../src/bindings/index.js';
import { exportFen, importFen, importSfen } from '../src/convert/index.js';
import { parse as parseEpin } from '../src/epin.js';
import { type Feen, importLegacy, type ParseOptions, parse, parsePlacement, placementOf, safeParse, stringify } from '../src/index.js';
import { parse as parsePin } from '../src/pin.js';
import { parseJson } from '../src/schema.js';
import { parse as parseSin } from '../src/sin.js';
import { readVectors } from './vectors.js';

export interface Example {
	readonly code: string;
	readonly meaning: string;
	/** A whole text, a text of another edition, a board, a token, a value to write, or the sizes of a board with its squares. */
	readonly text?: string;
	readonly legacy?: string;
	readonly placement?: string;
	readonly pin?: string;
	readonly epin?: string;
	readonly sin?: string;
	readonly value?: Feen;
	/** A conversion: its direction and its input. */
	readonly convert?: readonly [way: string, text: string];
	readonly sizes?: readonly number[];
	readonly squares?: readonly (string | null)[];
	/** A value of unknown shape, and a setup. */
	readonly json?: unknown;
	readonly setup?: Setup;
	readonly options?: ParseOptions;
	/** Absent for a fault with a path in a value. */
	readonly span?: Span;
	readonly severity?: string;
	readonly fix?: Span & { readonly text: string };
	/** The intended text, in the form of the bad example. */
	readonly good?: unknown;
}

export const catalogue: readonly Example[] = readVectors<Example>('errors');
const WAYS: Readonly<Record<string, (text: string) => Result<unknown, Problem>>> = {
	fen: (text) => importFen(text, chess),
	sfen: (text) => importSfen(text, shogi),
	feen: (text) => exportFen(parse(text), chess),
};

export function problemsOf({
	text,
	legacy,
	placement,
	pin,
	epin,
	sin,
	value,
	sizes,
	squares = [],
	json,
	setup,
	convert,
	options,
}: Example): readonly Problem[] {
	if (text !== undefined) {
		const result = safeParse(text, options);
		return result.ok ? [] : result.problems;
	}
	if (convert !== undefined) {
		const result = WAYS[convert[0]]!(convert[1]);
		return result.ok ? result.warnings : result.problems;
	}
	if (json !== undefined || setup !== undefined) {
		const result = setup === undefined ? parseJson(json) : fromSetup(setup, chess);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		if (placement !== undefined) parsePlacement(placement, options);
		if (value !== undefined) stringify(value);
		if (sizes !== undefined) placementOf(sizes, squares);
		if (legacy !== undefined) importLegacy(legacy);
		if (pin !== undefined) parsePin(pin);
		if (epin !== undefined) parseEpin(epin);
		if (sin !== undefined) parseSin(sin);
	} catch (error) {
		if (error instanceof NotationError) return error.problems;
		throw error;
	}
	return [];
}

const FORMS = ['text', 'placement', 'legacy', 'pin', 'epin', 'sin', 'value', 'sizes', 'json', 'setup'] as const;

/** A conversion: its text is the second part of its entry. */
const conversionOf = (entry: Example, [way, text]: readonly [string, string]): ErrorExample => ({
	...exampleOf({ ...entry, text }, ['text'], problemsOf),
	settings: [['convert', way === 'feen' ? 'FEEN to FEN' : `${way.toUpperCase()} to FEEN`]],
	read: (read) => problemsOf({ ...entry, convert: [way, read] }),
});

export const examples: readonly ErrorExample[] = catalogue.map((entry) =>
	entry.convert === undefined ? exampleOf(entry, FORMS, problemsOf, ['squares', 'options']) : conversionOf(entry, entry.convert),
);
