import { describe, expect, it } from 'vitest';
import { readSharedFile } from '../vectors.js';
import { expectedOf, movesOf, type Row } from './rows.js';

const rows = readSharedFile<readonly Row[]>('oracle-mbn');

/** Rows in which the independent program errs, with the reasons. */
const ARGUED: Readonly<Record<string, string>> = {
	// The program takes a zero move for one without a target, so nothing can be captured on the other board. A move with `a` may capture.
	'mbn.transition-c6e16adc': '<+-1>aO',
};

describe.skipIf(rows === undefined)('the rows of an independent program', () => {
	it('are all there', () => {
		expect(rows!.length).toBeGreaterThanOrEqual(291);
		for (const id of Object.keys(ARGUED)) expect(rows!.map((row) => row.id)).toContain(id);
	});

	it.each((rows ?? []).filter(({ id }) => !(id in ARGUED)).map((row) => [row.id, row.definition.pieces, row] as const))(
		'%s %s',
		(_, __, row) => {
			expect(movesOf(row)).toEqual(expectedOf(row));
		},
	);

	it.each((rows ?? []).filter(({ id }) => id in ARGUED).map((row) => [row.id, row.definition.pieces, row] as const))(
		'%s %s is argued, and differs',
		(id, pieces, row) => {
			expect(pieces).toContain(ARGUED[id]);
			expect(row.certain).toBe(false);
			expect(movesOf(row)).not.toEqual(expectedOf(row));
		},
	);
});
