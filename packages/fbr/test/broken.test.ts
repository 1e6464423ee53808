import { describe, expect, it } from 'vitest';
import { type BrokenText, faultsOf } from '../../../tools/lib/broken-texts.js';
import type { ErrorExample } from '../../../tools/lib/error-examples.js';
import { safeParse } from '../src/index.js';
import { readVectors } from './vectors.js';

const texts = readVectors<readonly BrokenText[]>('broken');

const read: ErrorExample['read'] = (text) => {
	const result = safeParse(text);
	return result.ok ? result.warnings : result.problems;
};

describe('a text with one mistake', () => {
	it('is one of a hundred or more', () => {
		expect(texts.length).toBeGreaterThanOrEqual(100);
	});

	it('has its problem at the exact place, with a hint, and with a repair where one is sure', () => {
		expect(faultsOf(texts, read)).toEqual([]);
	});
});
