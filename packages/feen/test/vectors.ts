import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const readVectors = <T>(name: string): readonly T[] => JSON.parse(readFileSync(here(`../vectors/${name}.json`), 'utf8'));

/** A file of the shared material; undefined where that is not at hand, an error where it has to be. */
export function readSharedFile<T>(name: string): T | undefined {
	const root = process.env.X_SHARED ?? here('../../../../shared');
	const file = `${root}/vectors/feen/${name}.json`;
	if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
	// Empty, it means none on purpose.
	if (process.env.CI && process.env.X_SHARED !== '') throw new Error(`The shared vectors are missing: ${file}`);
	return undefined;
}

/** A test per file, which is skipped where the shared vectors are not at hand, and tells of all records that fail. */
export function eachShared<T>(name: string, least: number, check: (record: T) => void): void {
	const records = readSharedFile<readonly T[]>(name);
	test.skipIf(records === undefined)(name, () => {
		const failures: string[] = [];
		for (const record of records!) {
			try {
				check(record);
			} catch (error) {
				failures.push(`${JSON.stringify(record).slice(0, 300)}\n${(error as Error).message.slice(0, 600)}`);
			}
		}
		expect(failures.slice(0, 5)).toEqual([]);
		expect(records!.length).toBeGreaterThanOrEqual(least);
	});
}
