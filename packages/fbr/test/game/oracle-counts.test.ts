import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSharedFile } from '../vectors.js';

/** The rows of the independent program for each rule and attribute, by their ids. */
const COUNTS = JSON.parse(readFileSync(new URL('../../vectors/oracle-counts.json', import.meta.url), 'utf8')) as Readonly<
	Record<string, number>
>;
const SHARED = ['a', 'b'].map((part) =>
	readSharedFile<readonly { readonly rule: string; readonly attribute: string | null }[]>(`oracle-rules-${part}`),
);

it.skipIf(SHARED.includes(undefined))('the page of support counts the rows of the independent program', () => {
	const counts: Record<string, number> = {};
	for (const { rule, attribute } of SHARED.flatMap((rows) => rows ?? [])) {
		const id = attribute === null ? rule : `${rule}=${attribute}`;
		counts[id] = (counts[id] ?? 0) + 1;
	}
	expect(COUNTS).toEqual(counts);
});
