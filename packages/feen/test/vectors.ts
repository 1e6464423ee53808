import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const readVectors = <T>(name: string): readonly T[] => JSON.parse(readFileSync(here(`../vectors/${name}.json`), 'utf8'));

/** A file of the shared material; undefined where that is not at hand, an error where it has to be. */
export function readShared<T>(name: string): readonly T[] | undefined {
	const root = process.env.X_SHARED ?? here('../../../../shared');
	const file = `${root}/vectors/feen/${name}.json`;
	if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
	if (process.env.CI) throw new Error(`The shared vectors are missing: ${file}`);
	return undefined;
}
