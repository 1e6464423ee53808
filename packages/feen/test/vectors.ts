import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const readVectors = <T>(name: string): readonly T[] => JSON.parse(readFileSync(here(`../vectors/${name}.json`), 'utf8'));

/** A file of the shared data; `undefined` if the data is absent, and an error if it is required. */
export function readSharedFile<T>(name: string): T | undefined {
	const root = process.env.X_SHARED ?? here('../../../../shared');
	const file = `${root}/vectors/feen/${name}.json`;
	if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
	// An empty value means that the data is absent on purpose.
	if (process.env.CI && process.env.X_SHARED !== '') throw new Error(`The shared vectors are missing: ${file}`);
	return undefined;
}

/** One test for each file; it is skipped if the shared vectors are absent, and reports all records that fail. */
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
