import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const readVectors = <T>(name: string): T => JSON.parse(readFileSync(here(`../vectors/${name}.json`), 'utf8'));

/** A file of the shared data; `undefined` if the data is absent, and an error if it is required. */
export function readSharedFile<T>(name: string): T | undefined {
	const root = process.env.X_SHARED ?? here('../../../../shared');
	const file = `${root}/vectors/fbr/${name}.json`;
	if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
	// An empty value means that the data is absent on purpose.
	if (process.env.CI && process.env.X_SHARED !== '') throw new Error(`The shared vectors are missing: ${file}`);
	return undefined;
}
