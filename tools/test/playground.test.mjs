import { expect, it } from 'vitest';
import { packages, published } from '../lib/workspace.mjs';

// Here, since turbo remembers the tests of the playground by its own files: apps/playground/test/libraries.test.ts looks at what it does with each.
it('gives the playground every published library', () => {
	const dependencies = packages().find(({ name }) => name === '@x/playground')?.manifest.dependencies;
	// A program with a binary is not a library.
	const libraries = published().filter(({ manifest }) => manifest.bin === undefined);
	expect(libraries.filter(({ name }) => dependencies?.[name] === undefined)).toEqual([]);
});
