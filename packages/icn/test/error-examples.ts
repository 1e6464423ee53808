import { NotationError, type Problem } from '@x/diagnostics';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { toChess } from '../src/chess.js';
import { fromLong, parse, positionAt, safeParse, stringify } from '../src/index.js';
import { replay } from '../src/play.js';
import { type Example, readOwn } from './own.js';

export const catalogue: readonly Example[] = readOwn<Example>('errors');

/** The faults of a function, thrown or returned. */
export function problemsOf({ call, text = '', long, options }: Example): readonly Problem[] {
	if (call === undefined) {
		const result = safeParse(text, options);
		return result.ok ? result.warnings : result.problems;
	}
	try {
		if (call === 'fromLong') fromLong(long!);
		if (call === 'positionAt') positionAt(parse(text));
		if (call === 'replay') replay(parse(text));
		if (call === 'stringify') stringify(parse(text), options?.dialect === 'seed' ? { dialect: 'seed' } : {});
		if (call !== 'toChess') return [];
		const result = toChess(parse(text));
		return result.ok ? result.warnings : result.problems;
	} catch (error) {
		if (error instanceof NotationError) return error.problems;
		throw error;
	}
}

export const examples: readonly ErrorExample[] = catalogue.map((entry) =>
	exampleOf(entry, ['text', 'long'], problemsOf, ['call', 'options']),
);
