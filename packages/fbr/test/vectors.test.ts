import { describe, expect, it } from 'vitest';
import { safeParse, stringify } from '../src/index.js';
import { readSharedFile } from './vectors.js';

interface Vectors {
	readonly fbrValid: readonly { readonly src: string; readonly canonical: string }[];
	readonly fbrInvalid: readonly { readonly src: string; readonly code: string }[];
}

/** Our codes for those of the data, which has one code for all faults of form. */
const FORM = [
	'fbr/rule',
	'fbr/attribute',
	'fbr/number',
	'fbr/missing-prefix',
	'fbr/unexpected-attribute',
	'fbr/direction',
	'mbn/unbalanced',
];
const CODES: Readonly<Record<string, readonly string[]>> = {
	syntax: FORM,
	'unknown-rule': ['fbr/retired'],
	'unknown-attribute': ['fbr/attribute'],
	'missing-compass': ['fbr/missing-direction'],
};

const vectors = readSharedFile<Vectors>('vectors');

describe.skipIf(vectors === undefined)('the vectors', () => {
	it.each(vectors?.fbrValid ?? [])('read $src', ({ src, canonical }) => {
		const read = safeParse(src);
		expect(read.ok ? stringify(read.value) : read.problems).toBe(canonical);
		expect(read.ok && stringify(read.value, { style: 'exact' })).toBe(src);
	});

	it.each(vectors?.fbrInvalid ?? [])('refuse $src', ({ src, code }) => {
		const read = safeParse(src);
		const codes = read.ok ? [] : read.problems.map((problem) => problem.code);
		expect(CODES[code] ?? [`fbr/${code}`]).toContain(codes[0]);
	});
});
