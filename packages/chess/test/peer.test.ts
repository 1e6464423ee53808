/** The test files of chess.js, on this package. They are not part of the repository; the data folder has them. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const shared = process.env.X_SHARED ?? fileURLToPath(new URL('../../../../shared', import.meta.url));
const folder = resolve(shared, 'vectors/peers/chess.js/__tests__');
const isPresent = existsSync(folder);
const files = isPresent ? readdirSync(folder).filter((name) => name.endsWith('.test.ts')) : [];

test.skipIf(!isPresent)('finds the test files of chess.js', () => {
	expect(files).toHaveLength(24);
});

for (const name of files)
	describe(name, async () => {
		await import(/* @vite-ignore */ resolve(folder, name));
	});
