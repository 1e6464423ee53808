/**
 * The shared test vectors: data that we may not publish, in a folder next to the repository (`../shared`, or the folder X_SHARED).
 * Tests that need them are skipped without them; `.ci/run` fails without them. An empty X_SHARED means that they are absent on purpose.
 */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { files, root } from './lib/workspace.mjs';

/** @returns {string | undefined} the folder, where it is */
export const sharedFolder = (env = process.env) => {
	if (env.X_SHARED === '') return undefined;
	const folder = env.X_SHARED ? resolve(env.X_SHARED) : resolve(root, '../shared');
	return existsSync(join(folder, 'vectors')) ? folder : undefined;
};

/**
 * The environment of tests that read the vectors. Their digest is part of turbo's cache key, so that tests that passed without the vectors (or with
 * others) run again when they change.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export const vectorsEnvironment = () => {
	const folder = sharedFolder();
	if (folder === undefined) return process.env.X_SHARED === '' ? { X_SHARED: '' } : {};
	const digest = createHash('sha256');
	for (const file of files(join(folder, 'vectors'))) digest.update(`${file.slice(folder.length)} ${statSync(file).size}\n`);
	return { X_SHARED: folder, X_SHARED_DIGEST: digest.digest('hex').slice(0, 16) };
};
