import { type Diagnostic, NotationError } from '@x/diagnostics';
import { safeParse, stringifySetup } from '@x/fen';
import { type ErrorExample, exampleOf } from '../../../../tools/lib/error-examples.js';
import { type Example, gameOf, optionsOf, readVectors } from './vectors.js';

export const catalogue: readonly Example[] = readVectors<Example>('errors');

export function problemsOf(example: Example): readonly Diagnostic[] {
	const { text, setup } = example;
	const game = gameOf(example.game);
	const options = optionsOf(example);
	if (text !== undefined) {
		const result = safeParse(text, game, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		stringifySetup(setup!, game, options);
	} catch (error) {
		if (error instanceof NotationError) return error.problems;
		throw error;
	}
	return [];
}

export const examples: readonly ErrorExample[] = catalogue.map((entry) =>
	exampleOf(entry, ['text', 'setup'], problemsOf, ['game', 'dialect', 'options']),
);
