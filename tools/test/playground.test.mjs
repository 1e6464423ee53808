import { expect, it } from 'vitest';
import { packages, published } from '../lib/workspace.mjs';

// Here, since turbo remembers the tests of the playground by its own files: apps/playground/test/libraries.test.ts looks at what it does with each.
it('gives the playground every published library', () => {
	const dependencies = packages().find(({ name }) => name === '@x/playground')?.manifest.dependencies;
	// A program with a binary is not a library, and a class over other packages has nothing of its own to show.
	const libraries = published().filter(({ name, manifest }) => manifest.bin === undefined && name !== '@x/chess');
	expect(libraries.filter(({ name }) => dependencies?.[name] === undefined)).toEqual([]);
});
