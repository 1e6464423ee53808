import { expect, test } from 'vitest';
import * as fen from '../src/index.js';

test('the surface is what the README lists, and nothing else', () => {
	expect(Object.keys(fen).sort()).toEqual([
		'isValid',
		'parse',
		'parsePosition',
		'safeParse',
		'safeParsePosition',
		'stringify',
		'stringifySetup',
	]);
});
