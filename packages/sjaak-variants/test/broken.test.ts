import { describe, expect, it } from 'vitest';
import { type BrokenText, faultsOf } from '../../../tools/lib/broken-texts.js';
import type { ErrorExample } from '../../../tools/lib/error-examples.js';
import { safeParse } from '../src/index.js';
import broken from '../vectors/broken.json' with { type: 'json' };

/** A game, and mistakes in lines of it: `broken` stands in the place of `line`, or of its beginning. */
const { game, texts } = broken as {
	readonly game: string;
	readonly texts: readonly { readonly line: string; readonly broken: string; readonly sure?: true }[];
};

const expanded = texts.map(
	({ line, broken: wrong, ...rest }): BrokenText => ({ text: game.replace(line, () => wrong), good: game, ...rest }),
);

const read: ErrorExample['read'] = (text) => {
	const result = safeParse(text);
	return result.ok ? result.warnings : result.problems;
};

describe('a text with one mistake', () => {
	it('is one of a hundred or more', () => {
		expect(expanded.length).toBeGreaterThanOrEqual(100);
		expect(read(game)).toEqual([]);
	});

	it('has its problem at the exact place, with a hint, and with a repair where one is sure', () => {
		expect(faultsOf(expanded, read)).toEqual([]);
	});
});
