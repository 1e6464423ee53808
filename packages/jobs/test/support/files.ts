import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder that is removed after the tests of a file. */
export const temporaryFolder = (): string => {
	const folder = mkdtempSync(join(tmpdir(), 'x-jobs-'));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
};
