import { isNotationError, type Problem, type Span } from '@x/diagnostics';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { toGame } from '../src/game/index.js';
import { type ExpandOptions, expand, type Fbr, type ParseOptions, parse, safeParse, stringify } from '../src/index.js';
import { examples as diagrams } from './diagram/error-examples.js';
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
	/** The intended text, in the form of the bad example. */
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

/** A definition that is made a game, or a start position for rules. */
interface GameExample {
	readonly code: string;
	readonly meaning: string;
	readonly call: 'toGame';
	readonly text?: string;
	readonly rules?: string;
	readonly start?: string;
	readonly good: string;
}

function gameProblemsOf({ text, rules, start }: GameExample): readonly Problem[] {
	try {
		toGame(parse(text ?? rules ?? ''), { start });
		return [];
	} catch (error) {
		if (isNotationError(error)) return error.problems;
		throw error;
	}
}

const texts: readonly ErrorExample[] = catalogue.map((entry) => exampleOf(entry, ['text', 'value'], problemsOf, ['options', 'expand']));
const games: readonly ErrorExample[] = readVectors<readonly GameExample[]>('game-errors').map((entry) =>
	exampleOf(entry, ['text', 'start'], gameProblemsOf, ['call', 'rules']),
);

export const examples: readonly ErrorExample[] = [...texts, ...games, ...diagrams];
