import { readFileSync } from 'node:fs';
import { isNotationError, type Problem, type Span } from '@x/diagnostics';
import type { GameId } from '@x/games';
import { type ErrorExample, exampleOf } from '../../../tools/lib/error-examples.js';
import { type ParseOptions, safeParse, stringify, type XiangqiGame } from '../src/index.js';
import { safePlay } from '../src/play.js';
import { gameOf } from './support/games.js';

/** A code with a failing example: a text that is read, perhaps also played, or a value that is written. */
interface Example {
	readonly code: string;
	readonly meaning: string;
	readonly severity: string;
	readonly text?: string;
	readonly options?: ParseOptions;
	/** The game by whose rules the text is played. */
	readonly game?: GameId;
	readonly span?: Span;
	readonly value?: XiangqiGame;
	readonly path?: string;
	/** The good text or value, in the form of the bad example. */
	readonly good: unknown;
	/** The repair that the reader must offer; it leads to the good text. */
	readonly fix?: Span & { readonly text: string };
}

export const catalogue: readonly Example[] = JSON.parse(readFileSync(new URL('../vectors/errors.json', import.meta.url), 'utf8'));

export const problemsOf = ({ text, options, value, game }: Example): readonly Problem[] => {
	if (text !== undefined) {
		const result = safeParse(text, options);
		if (!result.ok) return result.problems;
		const played = game === undefined ? undefined : safePlay(result.value[0]!, gameOf(game));
		return played?.ok === false ? played.problems : result.warnings;
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
	exampleOf(entry, ['text', 'value'], problemsOf, ['options', 'game']),
);
