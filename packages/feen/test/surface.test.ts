import { expect, test } from 'vitest';
import * as feen from '../src/index.js';

test('the surface is what the README lists, and nothing else', () => {
	expect(Object.keys(feen).sort()).toEqual(['isCanonical', 'isValid', 'parse', 'parsePlacement', 'safeParse', 'stringify']);
});
