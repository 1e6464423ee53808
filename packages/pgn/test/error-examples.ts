import { readFileSync } from 'node:fs';
import { type Diagnostic, isNotationError, type Severity, type Span } from '@x/diagnostics';
import { chess } from '@x/games/ready/chess';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { type Epd, type ParseOptions as EpdOptions, safeParse as safeParseEpd, safeResolve, stringify } from '../src/epd.js';
import { games } from '../src/games.js';
import { type ParseOptions, type PgnGame, safeParse, stringify as stringifyPgn } from '../src/index.js';
import { validator } from '../src/validate.js';

interface CodeExample {
	readonly code: string;
	readonly meaning: string;
	readonly text?: string;
	readonly span: Span;
	readonly severity: Severity;
	/** The intended text, in the form of the bad example. */
	readonly good?: unknown;
	readonly fix?: Span & { readonly text: string };
}

interface PgnExample extends CodeExample {
	/** In place of the text. */
	readonly bytes?: readonly number[];
	readonly options?: ParseOptions;
}

interface EpdExample extends CodeExample {
	readonly value?: Epd;
	readonly game?: 'chess';
	readonly options?: EpdOptions;
}

const read = <Entry>(name: string): readonly Entry[] =>
	JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));

export const catalogue: readonly PgnExample[] = read('errors');
export const epdCatalogue: readonly EpdExample[] = read('epd-errors');

export function problemsOf({ text, bytes, options }: PgnExample): readonly Diagnostic[] {
	const result = safeParse(text ?? Uint8Array.from(bytes!), options);
	return result.ok ? result.warnings : [];
}

export function epdProblemsOf({ text, value, game, options }: EpdExample): readonly Diagnostic[] {
	if (text !== undefined) {
		const result = game === undefined ? safeParseEpd(text, options) : safeResolve(text, chess, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		stringify(value!);
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
	return [];
}

const pgn: readonly ErrorExample[] = catalogue.map((entry) => exampleOf(entry, ['text', 'bytes'], problemsOf, ['options']));
const epd: readonly ErrorExample[] = epdCatalogue.map((entry) => exampleOf(entry, ['text', 'value'], epdProblemsOf, ['game', 'options']));

/** A code of a validator, or of the writer. */
interface OtherExample {
	readonly code: string;
	readonly meaning: string;
	readonly text?: string;
	readonly value?: PgnGame;
	readonly good: unknown;
}

function otherProblemsOf({ text, value }: OtherExample): readonly Diagnostic[] {
	if (text !== undefined)
		return problemsOf({
			code: '',
			meaning: '',
			text,
			span: { from: 0, to: 0 },
			severity: 'error',
			options: { validator: validator(games) },
		});
	try {
		stringifyPgn(value!);
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
	return [];
}

const others: readonly ErrorExample[] = read<OtherExample>('other-errors').map((entry) =>
	exampleOf(entry, ['text', 'value'], otherProblemsOf),
);

/** The codes of both notations of this package. */
export const examples: readonly ErrorExample[] = [...pgn, ...others, ...epd];
